import { DAYS, events, names, type Plant } from '../planting';

export const plant: Plant = {
  csv: () =>
    events((row, random) => {
      if (row.day < 0.55 * DAYS && random() < 0.2) row.product = 'Stool';
    }),
  tells: (claim) => claim.kind === 'vanished' && names('Stool')(claim),
};
