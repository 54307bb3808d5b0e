import { normal, pick, tableOf, type Plant } from '../planting';

export const plant: Plant = {
  csv: () =>
    // Firms rent desks; some sit on more than they rent, some hardly come.
    tableOf(['firm', 'floor', 'desks', 'desks used', 'since'], 400, (i, random) => {
      const desks = 4 + Math.floor(12 * Math.exp(0.6 * normal(random)));
      const share = i % 19 === 3 ? 1.2 + 0.3 * random() : i % 13 === 5 ? 0.05 + 0.2 * random() : 0.6 + 0.38 * random();
      return [`F${1000 + i}`, pick(random, ['first', 'second', 'third']), desks, i % 19 === 3 ? Math.ceil(share * desks) : Math.floor(share * desks), pick(random, [2021, 2022, 2023])];
    }),
  tells: ({ kind, direction }) => kind === 'use-of-limit' && direction === 'high',
}; // prettier-ignore
