import { events, type Plant } from '../planting';

export const plant: Plant = {
  // A third of the mirrors are lamps: as dear as before, and not as many.
  csv: () =>
    events((row, random) => {
      if (row.product === 'Mirror' && random() < 1 / 3) row.product = 'Lamp';
    }),
  tells: ({ subject }) =>
    subject.measure.op === 'sum' && subject.measure.column === 'amount_eur' && subject.breakdown === 'product',
};
