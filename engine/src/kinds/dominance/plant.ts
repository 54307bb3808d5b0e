import { events, names, type Plant } from '../planting';

export const plant: Plant = {
  csv: () =>
    events((row, random) => {
      if (random() < 0.5) row.product = 'Desk';
    }),
  tells: names('Desk'),
};
