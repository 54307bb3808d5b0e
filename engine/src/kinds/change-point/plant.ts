import { measures, events, type Plant } from '../planting';

export const plant: Plant = {
  csv: () =>
    events((row) => {
      if (row.day > 270) row.rating = (row.rating ?? 0) + 20;
    }),
  tells: measures('rating'),
};
