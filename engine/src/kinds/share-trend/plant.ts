import { DAYS, events, type Plant } from '../planting';

export const plant: Plant = {
  csv: () =>
    events((row, random) => {
      if (random() < (0.7 * row.day) / DAYS) row.team = 'East';
      else if (row.team === 'East') row.team = 'West';
    }),
  tells: ({ kind, member, direction }) => kind === 'share-trend' && member === 'East' && direction === 'up',
};
