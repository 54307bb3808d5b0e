import { limits } from '../limits';

/** How the database is asked. */
export const LIMITS = limits({
  oneThread: {
    value: 1_000_000,
    unit: 'bytes',
    found: 'derived',
    reason:
      'Of all files together, up to which one thread asks: 122,880 rows, which DuckDB gives one thread at a time, take as many where each has eight. More threads would only wait for each other.',
  },
});
