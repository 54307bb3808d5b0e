import type { Chart, ChartPart } from '../contracts/report/chart';
import type { SeriesRows } from '../insights/rows-behind/rows-behind';
import { LIMITS } from './limits';

/** A chart before its points are read. `sql` gives one row a point; with several series the columns after x are one each. */
export interface ChartPlan {
  type: Chart['type'];
  title: string;
  x: Chart['x'];
  y: Chart['y'];
  /** Names of the series. One name: the whole row is the point. */
  series: string[];
  sql: string;
  highlight?: string;
  highlights?: string[];
  reference?: { label: string; value: number };
  /** Where no more than `limit` are drawn: what they are, how they are chosen, and the query that counts all of it. */
  part?: Pick<ChartPart, 'what' | 'chosen'> & { limit: number; sql: string };
  /** What each series is drawn from; missing where a point is no aggregate of rows. */
  rows?: SeriesRows[];
  /** Plans with the same key draw the same picture. */
  key: string;
}

/** Bars that a chart shows before the rest becomes one bar. */
export const MOST_BARS = LIMITS.mostBars;
