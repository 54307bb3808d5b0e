import { names, tableOf, type Plant } from '../planting';

export const plant: Plant = {
  csv: () =>
    tableOf(['workshop', 'material used (kg)', 'material lost (kg)'], 400, (i, random) => {
      const workshop = ['Kiln', 'Loom', 'Forge'][i % 3] ?? '';
      const used = 100 + 900 * random();
      return [workshop, used.toFixed(1), (used * (workshop === 'Kiln' ? 0.2 : 0.1) * (0.9 + 0.2 * random())).toFixed(2)];
    }),
  tells: names('Kiln'),
};
