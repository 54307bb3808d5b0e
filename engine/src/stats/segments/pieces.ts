import { LIMITS } from './limits';

/** What each piece of a series is described by: a level, or a line of its own. */
export type Form = 'level' | 'line';

/** A line through a piece: its value at the first reading and its change from one to the next. */
export interface Piece {
  from: number;
  to: number;
  start: number;
  slope: number;
}

/** A series by its running sums, so that what any piece leaves is known at once. */
export class Sums {
  readonly #y: Float64Array;
  readonly #yy: Float64Array;
  readonly #ty: Float64Array;

  /** @param values without NaN; best near 0, where the sums keep their digits */
  constructor(readonly values: ArrayLike<number>) {
    const n = values.length;
    [this.#y, this.#yy, this.#ty] = [new Float64Array(n + 1), new Float64Array(n + 1), new Float64Array(n + 1)];
    for (let i = 0; i < n; i++) {
      const y = values[i] ?? 0;
      this.#y[i + 1] = (this.#y[i] ?? 0) + y;
      this.#yy[i + 1] = (this.#yy[i] ?? 0) + y * y;
      this.#ty[i + 1] = (this.#ty[i] ?? 0) + i * y;
    }
  }

  /** Squares that the best level or line leaves of the readings from `from` to before `to`. */
  left(from: number, to: number, form: Form): number {
    const m = to - from;
    const y = (this.#y[to] ?? 0) - (this.#y[from] ?? 0);
    const level = (this.#yy[to] ?? 0) - (this.#yy[from] ?? 0) - (y * y) / m;
    if (form === 'level' || m < 2) return Math.max(0, level);
    const ty = (this.#ty[to] ?? 0) - (this.#ty[from] ?? 0) - ((from + to - 1) / 2) * y;
    return Math.max(0, level - (ty * ty) / ((m * (m * m - 1)) / 12));
  }

  /** The level or line itself. */
  piece(from: number, to: number, form: Form): Piece {
    const m = to - from;
    const y = (this.#y[to] ?? 0) - (this.#y[from] ?? 0);
    const ty = (this.#ty[to] ?? 0) - (this.#ty[from] ?? 0) - ((from + to - 1) / 2) * y;
    const slope = form === 'level' || m < 2 ? 0 : ty / ((m * (m * m - 1)) / 12);
    return { from, to, start: y / m - (slope * (m - 1)) / 2, slope };
  }
}

/** Pieces between breaks; a break is the place of the first reading of a new piece. */
export const between = (breaks: readonly number[], n: number): [from: number, to: number][] =>
  [0, ...breaks].map((from, i) => [from, breaks[i] ?? n]);

export const piecesOf = (sums: Sums, breaks: readonly number[], form: Form): Piece[] =>
  between(breaks, sums.values.length).map(([from, to]) => sums.piece(from, to, form));

/** What the pieces leave of each reading. */
export function residuals(sums: Sums, breaks: readonly number[], form: Form): Float64Array {
  const out = new Float64Array(sums.values.length);
  for (const { from, to, start, slope } of piecesOf(sums, breaks, form))
    for (let i = from; i < to; i++) out[i] = (sums.values[i] ?? 0) - start - slope * (i - from);
  return out;
}

/**
 * The best cuts of a series into two pieces, three, and so on, each as the places of its breaks: those that leave the least squares
 * (segment neighbourhood search: Auger & Lawrence, Bull. Math. Biol. 51, 1989). A long series is cut on a grid, and each break then
 * moved to where it leaves the least.
 *
 * @param most breaks
 * @param least readings of a piece
 */
export function bestCuts(sums: Sums, form: Form, most: number, least: number): number[][] {
  const n = sums.values.length;
  const size = Math.min(n, LIMITS.places);
  const grid = Int32Array.from({ length: size + 1 }, (_, g) => Math.round((g * n) / size));
  const place = (g: number) => grid[g] ?? 0;
  const width = size + 1;
  const left = new Float64Array(width * width).fill(Infinity);
  for (let i = 0; i < size; i++)
    for (let j = i + 1; j <= size; j++)
      if (place(j) - place(i) >= least) left[i * width + j] = sums.left(place(i), place(j), form);
  let before = left.slice(0, width);
  const from: Int32Array[] = [];
  const cuts: number[][] = [];
  for (let k = 1; k <= most; k++) {
    const best = new Float64Array(width).fill(Infinity);
    const origin = new Int32Array(width);
    for (let i = 1; i < size; i++) {
      const base = before[i] ?? Infinity;
      if (base === Infinity) continue;
      for (let j = i + 1; j <= size; j++) {
        const total = base + (left[i * width + j] ?? Infinity);
        if (total < (best[j] ?? Infinity)) {
          best[j] = total;
          origin[j] = i;
        }
      }
    }
    if ((best[size] ?? Infinity) === Infinity) break;
    from.push(origin);
    before = best;
    const breaks: number[] = [];
    for (let j = size, level = k - 1; level >= 0; level--) {
      j = from[level]?.[j] ?? 0;
      breaks.unshift(place(j));
    }
    cuts.push(size < n ? settled(sums, breaks, form, least, Math.ceil(n / size)) : breaks);
  }
  return cuts;
}

/** Each break where it leaves the least between its neighbours, no further than `step` from where it was. */
function settled(sums: Sums, breaks: readonly number[], form: Form, least: number, step: number): number[] {
  const out = [...breaks];
  out.forEach((at, i) => {
    const [from, to] = [out[i - 1] ?? 0, out[i + 1] ?? sums.values.length];
    let best = Infinity;
    for (let t = Math.max(from + least, at - step); t <= Math.min(to - least, at + step); t++) {
      const total = sums.left(from, t, form) + sums.left(t, to, form);
      if (total < best) [best, out[i]] = [total, t];
    }
  });
  return out;
}
