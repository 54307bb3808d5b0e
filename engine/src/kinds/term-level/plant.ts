import { FILLERS, events, names, pick, type Plant } from '../planting';

export const plant: Plant = {
  csv: () =>
    events((row, random) => {
      if (random() < 0.15) {
        row.note = `broken ${row.note}`;
        row.rating = (row.rating ?? 0) - 15;
      }
      row.note += ` ${pick(random, FILLERS)} ${pick(random, FILLERS)}`;
    }),
  tells: names('broken'),
};
