import { names, tableOf, type Plant } from '../planting';

export const plant: Plant = {
  csv: () =>
    tableOf(['nurse', 'clinic', 'place_of_visit'], 200, (i) => {
      // Ten nurses of Amber and Birch have four visits each, ten of Cedar have twelve.
      const [nurse, clinic] = i < 120 ? [i % 10, 'Cedar'] : [10 + (i % 20), i % 20 < 10 ? 'Amber' : 'Birch'];
      return [`N${nurse}`, clinic, ['home', 'ward'][Math.floor(i / 7) % 2] ?? ''];
    }),
  tells: names('Cedar'),
};
