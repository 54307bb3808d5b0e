import { events, names, type Plant } from '../planting';

export const plant: Plant = {
  csv: () =>
    events((row, random) => {
      if (random() < 0.08) [row.team, row.day] = ['South', 486 + 24 * random()];
    }),
  tells: names('South'),
};
