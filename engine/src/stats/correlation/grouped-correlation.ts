import { studentTwoSided } from '../distributions/distributions';
import { LIMITS } from '../limits';
import type { Correlation } from './spearman';

class Sums {
  n = 0;
  x = 0;
  y = 0;
  xx = 0;
  yy = 0;
  xy = 0;

  minus(other: Sums): Sums {
    const rest = new Sums();
    rest.n = this.n - other.n;
    rest.x = this.x - other.x;
    rest.y = this.y - other.y;
    rest.xx = this.xx - other.xx;
    rest.yy = this.yy - other.yy;
    rest.xy = this.xy - other.xy;
    return rest;
  }

  correlation(): Correlation | null {
    const xx = this.xx - (this.x * this.x) / this.n;
    const yy = this.yy - (this.y * this.y) / this.n;
    if (this.n < LIMITS.fewestPairs || xx <= 1e-9 * this.xx || yy <= 1e-9 * this.yy) return null;
    const r = Math.max(-1, Math.min(1, (this.xy - (this.x * this.y) / this.n) / Math.sqrt(xx * yy)));
    const t = Math.abs(r) === 1 ? Infinity : r * Math.sqrt((this.n - 2) / (1 - r * r));
    return { r, p: studentTwoSided(t, this.n - 2), n: this.n };
  }
}

export interface GroupedCorrelation {
  inside: Correlation | null;
  /** Over the rows of all other groups. */
  outside: Correlation | null;
}

/**
 * Correlation of x and y within each group and outside it, in one pass. Of ranks taken over all rows it is Spearman's up to the
 * spacing of ranks within the group. Rows with a negative code, or without a value, are left out.
 */
export function groupedCorrelation(
  x: ArrayLike<number>,
  y: ArrayLike<number>,
  codes: ArrayLike<number>,
  groups: number,
): GroupedCorrelation[] {
  const all = new Sums();
  const own = Array.from({ length: groups }, () => new Sums());
  // Centred roughly, so that the differences of sums keep their digits.
  const half = x.length / 2;
  for (let i = 0; i < x.length; i++) {
    const code = codes[i] ?? -1;
    const a = (x[i] ?? NaN) - half;
    const b = (y[i] ?? NaN) - half;
    if (a !== a || b !== b || code === -1) continue;
    add(all, a, b);
    const group = code >= 0 ? own[code] : undefined;
    if (group) add(group, a, b);
  }
  return own.map((group) => ({ inside: group.correlation(), outside: all.minus(group).correlation() }));
}

function add(sums: Sums, a: number, b: number): void {
  sums.n++;
  sums.x += a;
  sums.y += b;
  sums.xx += a * a;
  sums.yy += b * b;
  sums.xy += a * b;
}
