import { DAYS, events, names, type Plant } from '../planting';

export const plant: Plant = {
  csv: () =>
    events((row) => {
      if (row.team === 'East') row.rating = (row.rating ?? 0) + (50 * row.day) / DAYS;
    }),
  tells: names('East'),
};
