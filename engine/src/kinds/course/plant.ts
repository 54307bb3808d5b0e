import { measures, tableOf, type Plant } from '../planting';

export const plant: Plant = {
  csv: () =>
    tableOf(['month', 'price'], 60, (i) => [
      new Date(Date.UTC(2015, i, 1)).toISOString().slice(0, 10),
      (i < 30 ? 100 + 4 * i : 220 - 3 * (i - 30)).toFixed(1),
    ]),
  tells: measures('price'),
};
