import type { HowFromRows } from '../../contracts/report/claim-rows';
import { filtered } from '../sql';

/** Columns of the shown rows as SQL. */
interface Parts {
  value: string;
  by: string;
  mark: string;
}

interface Aggregate {
  /** The number from the rows; null where it is none. */
  sql: (parts: Parts) => string | null;
  /** What matters most first; `near` is the number itself. */
  order: (parts: Parts, near: string) => string | null;
}

const largest = ({ value }: Parts) => `${value} DESC`;
/** What marks the rows of a cell comes with the cell. */
const markedFirst = ({ mark }: Parts) => (mark === '' ? null : `${mark} DESC`);
const asStored = () => null;

/** How each number comes of its rows, and which of these are shown first. */
export const AGGREGATES: Record<HowFromRows, Aggregate> = {
  count: { sql: () => 'count(*)', order: asStored },
  'count-largest': { sql: () => 'count(*)', order: largest },
  'count-smallest': { sql: () => 'count(*)', order: ({ value }) => value },
  different: { sql: ({ value }) => `count(DISTINCT ${value})`, order: ({ value }) => value },
  mean: { sql: ({ value }) => `avg(${value})`, order: largest },
  median: { sql: ({ value }) => `median(${value})`, order: ({ value }, near) => `abs(${value} - ${near})` },
  sum: { sql: ({ value }) => `sum(${value})`, order: largest },
  highest: { sql: ({ value }) => `max(${value})`, order: largest },
  lowest: { sql: ({ value }) => `min(${value})`, order: ({ value }) => value },
  'largest-total': { sql: () => null, order: ({ value, by }) => `${by}, ${value} DESC` },
  share: { sql: ({ mark }) => `avg((${mark})::INT)`, order: markedFirst },
  part: {
    sql: ({ value, mark }) => `${filtered(`sum(${value})`, mark)} / nullif(sum(${value}), 0)`,
    order: ({ value, mark }) => `${mark} DESC, ${value} DESC`,
  },
  quotient: { sql: ({ value, by }) => `sum(${value}) / nullif(sum(${by}), 0)`, order: largest },
  'rows-per': { sql: ({ value }) => `count(*) / nullif(count(DISTINCT ${value}), 0)`, order: ({ value }) => value },
  spread: { sql: ({ value }) => `quantile_cont(${value}, 0.75) - quantile_cont(${value}, 0.25)`, order: largest },
  'worked-out': { sql: () => null, order: asStored },
};
