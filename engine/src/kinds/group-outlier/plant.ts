import { names, normal, tableOf, type Plant } from '../planting';

export const plant: Plant = {
  csv: () =>
    tableOf(['animal', 'weight_kg'], 600, (i, random) => {
      const animal = i % 2 === 0 ? 'mouse' : 'horse';
      // One mouse weighs what a light horse does.
      const weight = i === 100 ? 470 : animal === 'mouse' ? 20 + normal(random) : 500 + 20 * normal(random);
      return [animal, weight.toFixed(1)];
    }),
  tells: names('mouse'),
};
