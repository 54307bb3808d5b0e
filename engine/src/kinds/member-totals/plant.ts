import { events, type Plant } from '../planting';

export const plant: Plant = {
  csv: () => events(() => undefined),
  tells: ({ subject }) =>
    subject.measure.op === 'sum' && subject.measure.column === 'amount_eur' && subject.breakdown === 'product',
};
