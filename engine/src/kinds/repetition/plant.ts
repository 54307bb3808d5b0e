import { events, names, type Plant } from '../planting';

export const plant: Plant = {
  csv: () =>
    events((row, random) => {
      if (random() < 0.05) [row.customer, row.amount] = ['Customer C', 4321];
    }),
  tells: names('Customer C'),
};
