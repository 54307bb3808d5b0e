import { DAYS, measures, events, type Plant } from '../planting';

export const plant: Plant = {
  csv: () =>
    events((row) => {
      row.rating = (row.rating ?? 0) + (30 * row.day) / DAYS;
    }),
  tells: measures('rating'),
};
