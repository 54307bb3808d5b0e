import { measures, normal, tableOf, type Plant } from '../planting';

export const plant: Plant = {
  csv: () =>
    tableOf(['month', 'price'], 96, (i, random) => [
      new Date(Date.UTC(2012, i, 1)).toISOString().slice(0, 10),
      (200 + (i < 50 ? 4 * i : 200 - 5 * (i - 50)) + 4 * normal(random)).toFixed(1),
    ]),
  tells: measures('price'),
};
