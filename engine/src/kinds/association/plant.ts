import { events, names, type Plant } from '../planting';

export const plant: Plant = {
  csv: () =>
    events((row, random) => {
      if (row.team === 'West' && random() < 0.35) row.product = 'Rug';
    }),
  tells: names('West'),
};
