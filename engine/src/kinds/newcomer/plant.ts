import { DAYS, events, names, type Plant } from '../planting';

export const plant: Plant = {
  csv: () =>
    events((row, random) => {
      if (row.day > 0.6 * DAYS && random() < 0.2) row.product = 'Sofa';
    }),
  tells: (claim) => claim.kind === 'newcomer' && names('Sofa')(claim),
};
