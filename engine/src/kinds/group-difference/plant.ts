import { events, names, type Plant } from '../planting';

export const plant: Plant = {
  csv: () =>
    events((row) => {
      if (row.team === 'South') row.rating = (row.rating ?? 0) + 15;
    }),
  tells: names('South'),
};
