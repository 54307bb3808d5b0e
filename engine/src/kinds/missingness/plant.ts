import { events, names, type Plant } from '../planting';

export const plant: Plant = {
  csv: () =>
    events((row, random) => {
      if (row.team === 'South' && random() < 0.6) row.rating = null;
    }),
  tells: names('South'),
};
