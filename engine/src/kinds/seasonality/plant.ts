import { events, type Plant } from '../planting';

export const plant: Plant = {
  csv: () =>
    events((row, random) => {
      // Of the rows of a Saturday and a Sunday nine in ten move to the Tuesday after.
      const weekday = (Math.floor(row.day) + 6) % 7;
      if (weekday >= 5 && random() < 0.9) row.day += 8 - weekday;
    }),
  tells: ({ direction }) => direction === 'high',
};
