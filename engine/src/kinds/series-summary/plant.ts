import { measures, normal, tableOf, type Plant } from '../planting';

export const plant: Plant = {
  csv: () =>
    tableOf(['month', 'output'], 60, (i, random) => [
      new Date(Date.UTC(2015, i, 1)).toISOString().slice(0, 10),
      (500 + 50 * normal(random)).toFixed(1),
    ]),
  tells: measures('output'),
};
