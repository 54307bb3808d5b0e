import { DAYS, events, names, type Plant } from '../planting';

export const plant: Plant = {
  csv: () =>
    events((row, random) => {
      const inside = row.day > 0.4 * DAYS && row.day < 0.65 * DAYS;
      if (inside && random() < 0.45) row.product = 'Rug';
    }),
  tells: names('Rug'),
};
