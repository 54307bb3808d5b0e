import { events, names, type Plant } from '../planting';

/** Rows enough for steps of a week: of fewer steps of time a test by ranks is never sure. */
const ROWS = 2400;

export const plant: Plant = {
  csv: () =>
    events((row) => {
      if (row.team === 'North' && row.day >= 200) row.rating = (row.rating ?? 0) + 30;
    }, ROWS),
  tells: names('North'),
};
