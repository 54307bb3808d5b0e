import { events, names, type Plant } from '../planting';

export const plant: Plant = {
  csv: () =>
    events((row, random) => {
      if (random() < 0.06) [row.product, row.day] = ['E9', 243 + 29 * random()];
    }),
  tells: names('E9'),
};
