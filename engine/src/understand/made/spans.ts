/** A round length of time after a start. */
export interface Span {
  n: number;
  unit: 'days' | 'months' | 'years';
  days: number;
  /** DuckDB: the interval. */
  sql: string;
  /** Moments are months: what ends in the month that begins the next span is not within. */
  byMonths?: true;
}

const UNITS = { days: ['DAY', 1], months: ['MONTH', 31], years: ['YEAR', 365] } as const;

const span = (n: number, unit: Span['unit']): Span => ({
  n,
  unit,
  days: UNITS[unit][1] * n,
  sql: `INTERVAL ${n} ${UNITS[unit][0]}`,
});

/** Ages at which people ask what has become of what began. */
export const SPANS: readonly Span[] = [
  ...[7, 14, 30, 60, 90].map((n) => span(n, 'days')),
  span(3, 'months'),
  span(180, 'days'),
  span(6, 'months'),
  ...[1, 2, 3].map((n) => span(n, 'years')),
];

/** That an end lies within the span after its start, in SQL. */
export const isWithin = (start: string, end: string, { sql, byMonths }: Span): string =>
  `${end} ${byMonths ? '<' : '<='} ${start} + ${sql}`;
