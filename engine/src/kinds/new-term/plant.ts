import { events, names, type Plant } from '../planting';

export const plant: Plant = {
  csv: () =>
    events((row, random) => {
      if (random() < 0.06) [row.product, row.day] = ['coolant pressure low', 243 + 29 * random()];
    }),
  tells: names('coolant pressure low'),
};
