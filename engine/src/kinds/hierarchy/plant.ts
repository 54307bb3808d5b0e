import { tableOf, type Plant } from '../planting';

export const plant: Plant = {
  csv: () =>
    tableOf(['city', 'country', 'cost'], 400, (i, random) => {
      const city = i % 12;
      return [`City ${city}`, ['Norway', 'Spain', 'Poland'][city % 3] ?? '', (50 + 10 * random()).toFixed(2)];
    }),
  tells: ({ subject }) => String(subject.breakdown) === 'city,country',
};
