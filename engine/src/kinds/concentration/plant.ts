import { tableOf, type Plant } from '../planting';

export const plant: Plant = {
  csv: () =>
    // Six of 120 shops sell more than all others together.
    tableOf(['shop', 'sales_eur'], 120, (i, random) => [
      `${['Amber', 'Birch', 'Cedar', 'Dune', 'Elm', 'Fern', 'Grove', 'Hazel', 'Iris', 'Juniper'][i % 10] ?? ''} ${'ABCDEFGHIJKL'[Math.floor(i / 10)] ?? ''}`,
      Math.round((i % 20 === 7 ? 4000 : 100) * (0.8 + 0.4 * random())),
    ]),
  tells: ({ subject }) => subject.breakdown === 'shop',
};
