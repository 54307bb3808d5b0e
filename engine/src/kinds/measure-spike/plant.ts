import { measures, events, type Plant } from '../planting';

export const plant: Plant = {
  csv: () =>
    events((row) => {
      if (row.day > 243 && row.day < 273) row.rating = (row.rating ?? 0) + 40;
    }),
  tells: measures('rating'),
};
