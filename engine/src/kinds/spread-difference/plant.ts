import { names, normal, events, type Plant } from '../planting';

export const plant: Plant = {
  csv: () =>
    events((row, random) => {
      if (row.team === 'East') row.rating = 50 + 30 * normal(random);
    }),
  tells: names('East'),
};
