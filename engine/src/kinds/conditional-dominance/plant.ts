import { events, names, type Plant } from '../planting';

export const plant: Plant = {
  csv: () =>
    events((row, random) => {
      if (random() < 0.3) row.team = 'North';
      if (row.team === 'North' && random() < 0.7) row.product = 'Rug';
    }),
  tells: names('Rug'),
};
