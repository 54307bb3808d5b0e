import { events, type Plant } from '../planting';

export const plant: Plant = {
  csv: () =>
    events((row, random) => {
      if (row.day > 212 && row.day < 243 && random() < 0.85) row.day = random() < 0.5 ? 212 * random() : 243 + 297 * random();
    }, 3000),
  tells: ({ direction }) => direction === 'down',
};
