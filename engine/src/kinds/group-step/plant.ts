import { events, names, type Plant } from '../planting';

export const plant: Plant = {
  csv: () =>
    events((row) => {
      if (row.team === 'North' && row.day >= 200) row.rating = (row.rating ?? 0) + 30;
    }),
  tells: names('North'),
};
