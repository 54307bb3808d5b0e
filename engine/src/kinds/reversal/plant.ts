import { tableOf, type Plant } from '../planting';

/** The hard cases get the better treatment. */
export const plant: Plant = {
  csv: () =>
    tableOf(['treatment', 'severity', 'cured'], 1200, (_, random) => {
      const hard = random() < 0.5;
      const first = random() < (hard ? 0.8 : 0.2);
      const cured = random() < (hard ? 0.5 : 0.85) + (first ? 0.08 : 0);
      return [first ? 'A' : 'B', hard ? 'hard' : 'light', cured ? 'yes' : 'no'];
    }),
  tells: ({ member }) => member === 'A',
};
