/** A round length of time after a start. */
export interface Span {
  n: number;
  unit: 'days' | 'years';
  days: number;
  /** DuckDB: the interval. */
  sql: string;
}

const span = (n: number, unit: Span['unit']): Span => ({
  n,
  unit,
  days: unit === 'days' ? n : 365 * n,
  sql: `INTERVAL ${n} ${unit === 'days' ? 'DAY' : 'YEAR'}`,
});

/** Ages at which people ask what has become of what began. */
export const SPANS: readonly Span[] = [
  ...[7, 14, 30, 60, 90, 180].map((n) => span(n, 'days')),
  ...[1, 2, 3].map((n) => span(n, 'years')),
];
