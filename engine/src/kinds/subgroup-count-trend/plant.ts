import { DAYS, events, names, type Plant } from '../planting';

export const plant: Plant = {
  csv: () =>
    events((row, random) => {
      if (row.team === 'East') row.day = DAYS * Math.max(random(), random(), random());
    }),
  tells: names('East'),
};
