import { rank } from '../../../src/stats/distributions/ranks';
import { oneWayP } from '../../../src/stats/groups/one-way';

/** A row of a made table: whom it belongs to, its group by place, and what was measured. */
export interface Row {
  unit: number;
  group: number;
  value: number;
}

export const codesOf = (labels: readonly unknown[]): Int32Array => {
  const known = [...new Set(labels)];
  return Int32Array.from(labels, (label) => known.indexOf(label));
};

export function byUnit(rows: readonly Row[]): Row[][] {
  const units = new Map<number, Row[]>();
  for (const row of rows) {
    const own = units.get(row.unit);
    if (own) own.push(row);
    else units.set(row.unit, [row]);
  }
  return [...units.values()];
}

/** Unit means by group, compared by their ranks. */
export function betweenOracle(rows: readonly Row[]): number {
  const units = byUnit(rows);
  const means = units.map((own) => own.reduce((sum, { value }) => sum + value, 0) / own.length);
  return oneWayP(
    rank(means).ranks,
    Int32Array.from(units, ([first]) => first?.group ?? -1),
  );
}

export function less(rows: readonly Row[], of: (row: Row) => number): Float64Array {
  const sums = new Map<number, [number, number]>();
  for (const row of rows) {
    const [n, sum] = sums.get(row.unit) ?? [0, 0];
    sums.set(row.unit, [n + 1, sum + of(row)]);
  }
  return Float64Array.from(rows, (row) => {
    const [n, sum] = sums.get(row.unit) ?? [1, 0];
    return of(row) - sum / n;
  });
}

/** What varies within units: the F test of a model with a constant for each unit. */
export function withinOracle(rows: readonly Row[]): number {
  const units = new Set(rows.map(({ unit }) => unit)).size;
  return oneWayP(
    less(rows, ({ value }) => value),
    Int32Array.from(rows, ({ group }) => group),
    units - 1,
  );
}
