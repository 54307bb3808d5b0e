import { normal, tableOf, type Plant } from '../planting';

export const plant: Plant = {
  csv: () =>
    tableOf(['pupil', 'school', 'pretest', 'posttest'], 300, (i, random) => {
      const before = 50 + 12 * normal(random);
      return [`P${i}`, 'ABC'[i % 3] ?? '', before.toFixed(1), (before + 6 + 5 * normal(random)).toFixed(1)];
    }),
  tells: ({ kind, direction }) => kind === 'paired-difference' && direction === 'high',
};
