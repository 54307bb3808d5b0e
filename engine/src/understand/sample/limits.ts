import { limits } from '../../limits';

/** How much of a table its columns are understood from. */
export const LIMITS = limits({
  mostRows: {
    value: 20_000,
    unit: 'rows',
    found: 'derived',
    reason: 'A share of one half is then known to within .007, and codes of all columns fit in a few megabytes.',
  },
  mostCells: {
    value: 1_000_000,
    unit: 'cells',
    found: 'budget',
    reason: 'Wide tables are looked at in fewer rows, so that the cells stay the same.',
  },
  fewestRows: {
    value: 2000,
    unit: 'rows',
    found: 'derived',
    reason: 'However wide a table is: a share of one half is then still known to within .022.',
  },
});
