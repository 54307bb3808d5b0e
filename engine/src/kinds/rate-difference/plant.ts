import { events, names, type Plant } from '../planting';

export const plant: Plant = {
  csv: () =>
    events((row, random) => {
      if (row.team === 'West' && random() < 0.6) row.state = 'refused';
    }),
  tells: names('West'),
};
