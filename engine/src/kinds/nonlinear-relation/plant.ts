import { measures, tableOf, type Plant } from '../planting';

export const plant: Plant = {
  csv: () =>
    tableOf(['warmth', 'growth'], 400, (_, random) => {
      const warmth = 20 * random();
      return [warmth.toFixed(2), (100 - (warmth - 10) ** 2 + 20 * random()).toFixed(2)];
    }),
  tells: measures('growth'),
};
