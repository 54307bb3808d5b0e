import { events, type Plant } from '../planting';

export const plant: Plant = {
  csv: () =>
    events((row, random) => {
      if (row.day > 200 && row.day < 240) row.day = random() < 0.5 ? 200 * random() : 240 + 300 * random();
    }),
  tells: ({ direction }) => direction === 'down',
};
