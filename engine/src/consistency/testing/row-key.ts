/** What a row is about, before it is measured. */
export interface Key {
  at: number | null;
  labels: Record<string, string>;
  /** Place along the time, 0 to 1. */
  place: number;
  /** Number of its series, and its step within. */
  series: number;
  step: number;
}
