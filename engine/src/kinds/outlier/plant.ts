import { measures, events, type Plant } from '../planting';

export const plant: Plant = {
  csv: () =>
    events((row, random) => {
      if (random() < 0.003) row.rating = 250;
    }),
  tells: measures('rating'),
};
