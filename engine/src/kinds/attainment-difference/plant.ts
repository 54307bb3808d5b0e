import { names, tableOf, type Plant } from '../planting';

export const plant: Plant = {
  csv: () =>
    tableOf(['branch', 'units_sold', 'units_target'], 600, (i, random) => {
      const branch = ['Harbour', 'Hill', 'Old Town'][i % 3] ?? '';
      const target = 80 + Math.floor(40 * random());
      return [branch, Math.round(target * (random() < (branch === 'Hill' ? 0.85 : 0.4) ? 1.1 : 0.9)), target];
    }),
  tells: names('Hill'),
};
