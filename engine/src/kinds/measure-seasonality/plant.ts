import { measures, events, type Plant } from '../planting';

export const plant: Plant = {
  csv: () =>
    events((row) => {
      if (Math.floor(row.day) % 7 === 2) row.rating = (row.rating ?? 0) + 20;
    }),
  tells: measures('rating'),
};
