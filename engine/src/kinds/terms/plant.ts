import { FILLERS, events, names, pick, type Plant } from '../planting';

export const plant: Plant = {
  csv: () =>
    events((row, random) => {
      if (random() < 0.5) row.note = `leak ${row.note}`;
      row.note += ` ${pick(random, FILLERS)} ${pick(random, FILLERS)}`;
    }),
  tells: names('leak'),
};
