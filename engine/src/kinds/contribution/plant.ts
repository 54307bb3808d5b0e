import { events, names, type Plant } from '../planting';

export const plant: Plant = {
  csv: () =>
    events((row) => {
      if (row.product === 'Mirror') row.amount *= 5;
    }),
  tells: names('Mirror'),
};
