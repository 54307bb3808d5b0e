import { events, names, type Plant } from '../planting';

/** About ten rows a week of each team: with fewer, the weeks of a year and a half are not sure of it. */
const ROWS = 4800;

export const plant: Plant = {
  csv: () =>
    events((row) => {
      if (row.team === 'North' && row.day >= 200) row.rating = (row.rating ?? 0) + 30;
    }, ROWS),
  tells: names('North'),
};
