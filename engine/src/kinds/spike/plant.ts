import { events, type Plant } from '../planting';

export const plant: Plant = {
  csv: () =>
    events((row, random) => {
      if (random() < 0.12) row.day = 243 + 29 * random();
    }),
  tells: ({ member, subject }) => member === '2022-09' && subject.filter.length === 0,
};
