import { events, names, normal, type Plant } from '../planting';

export const plant: Plant = {
  csv: () =>
    events((row, random) => {
      if (row.team === 'East') row.rating = 50 + 20 * Math.log(row.amount / 100) + 3 * normal(random);
    }),
  tells: names('East'),
};
