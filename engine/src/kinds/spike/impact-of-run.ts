import { LIMITS } from './limits';

/** How much of a table a short run of periods concerns: by its share of the rows, or by the rows of its highest period. */
export const impactOfRun = (rows: number, peak: number, all: number): number =>
  Math.min(1, Math.max((LIMITS.impactOfRows * rows) / all, peak / LIMITS.fullImpact));
