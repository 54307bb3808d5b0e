import { normal, pick, tableOf, type Plant } from '../planting';

export const plant: Plant = {
  csv: () =>
    tableOf(['patient', 'treatment', 'weight'], 36, (i, random) => [
      `P${i}`,
      pick(random, ['A', 'B', 'C']),
      (70 + 10 * normal(random)).toFixed(1),
    ]),
  tells: ({ kind, subject }) => kind === 'group-levels' && subject.breakdown === 'treatment',
};
