import { events, names, type Plant } from '../planting';

export const plant: Plant = {
  csv: () =>
    events((row, random) => {
      if (random() < 0.05) [row.customer, row.amount, row.note] = ['Customer C', 4321, 'garden and wall'];
    }),
  tells: names('Customer C'),
};
