import { events, names, normal, type Plant } from '../planting';

/** Ratings that rise with the amount in the East and fall with it in the West. */
export const plant: Plant = {
  csv: () =>
    events((row, random) => {
      const sign = row.team === 'East' ? 1 : row.team === 'West' ? -1 : 0;
      if (sign !== 0) row.rating = 50 + sign * 16 * Math.log(row.amount / 100) + 6 * normal(random);
    }),
  tells: names('East'),
};
