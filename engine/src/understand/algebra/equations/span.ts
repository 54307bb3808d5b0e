import { LIMITS } from '../limits';

/**
 * Linear equations among columns that are known already: what follows from them is not told again. Gauss–Jordan elimination over sparse
 * rows.
 */
export class Span {
  private readonly rows: { pivot: string; row: Map<string, number> }[] = [];

  /** Adds an equation `Σ coefficient × column = 0`; false where it follows from those before. */
  add(equation: ReadonlyMap<string, number>): boolean {
    const left = this.reduce(equation);
    const [pivot, size] = [...left].reduce<[string, number]>(
      (best, [key, value]) => (Math.abs(value) > Math.abs(best[1]) ? [key, value] : best),
      ['', 0],
    );
    if (Math.abs(size) < LIMITS.nought) return false;
    const row = new Map([...left].map(([key, value]) => [key, value / size]));
    for (const known of this.rows) subtract(known.row, row, known.row.get(pivot) ?? 0);
    this.rows.push({ pivot, row });
    return true;
  }

  private reduce(equation: ReadonlyMap<string, number>): Map<string, number> {
    const scale = Math.max(...[...equation.values()].map(Math.abs));
    const left = new Map([...equation].map(([key, value]) => [key, value / scale]));
    for (const { pivot, row } of this.rows) subtract(left, row, left.get(pivot) ?? 0);
    return left;
  }
}

function subtract(from: Map<string, number>, row: ReadonlyMap<string, number>, times: number): void {
  if (times === 0) return;
  for (const [key, value] of row) from.set(key, (from.get(key) ?? 0) - times * value);
}
