import { LIMITS } from '../limits';

/** A column by its sort and place among those of its sort. */
export interface Screened {
  sort: 'measure' | 'dimension' | 'time';
  at: number;
}

export interface ScreenedPair {
  a: Screened;
  b: Screened;
  /** How far the pair is from having nothing to do with each other, in standard errors. */
  z: number;
}

/** Some rows of a table's columns: standardised ranks (0 where missing), and codes of labels (−1 where missing). */
export interface ScreenedColumns {
  measures: readonly Float32Array[];
  /** The time of each row, and the same as ranks. */
  time: { scores: Float32Array; values: Float64Array } | null;
  dimensions: readonly Int8Array[];
}

/** Compares every pair of columns, roughly, and gives the most telling ones, the strongest first. */
export function strongestPairs({ measures, time, dimensions }: ScreenedColumns, most: number): ScreenedPair[] {
  const best = new Best(most);
  const filled = measures.map((scores) => count(scores, (score) => score !== 0));
  for (const [i, x] of measures.entries())
    for (let j = i + 1; j < measures.length; j++) {
      const y = measures[j];
      const n = Math.min(filled[i] ?? 0, filled[j] ?? 0);
      if (y && n > 3) best.add(fisher(dot(x, y) / n, n), 'measure', i, 'measure', j);
    }
  for (const [d, codes] of dimensions.entries()) {
    for (const [i, scores] of measures.entries()) best.add(groupsApart(codes, scores), 'dimension', d, 'measure', i);
    if (time) best.add(groupsApart(codes, time.scores), 'dimension', d, 'time', 0);
    for (let e = d + 1; e < dimensions.length; e++) {
      const other = dimensions[e];
      if (other) best.add(labelsTogether(codes, other), 'dimension', d, 'dimension', e);
    }
  }
  if (time) {
    const order = [...time.values.keys()].filter((row) => time.values[row] === time.values[row]);
    order.sort((a, b) => (time.values[a] ?? 0) - (time.values[b] ?? 0));
    for (const [i, scores] of measures.entries()) {
      const n = filled[i] ?? 0;
      if (n <= 3) continue;
      let next = 0;
      for (let k = 1; k < order.length; k++) next += (scores[order[k - 1] ?? 0] ?? 0) * (scores[order[k] ?? 0] ?? 0);
      best.add(Math.max(fisher(dot(scores, time.scores) / n, n), next / Math.sqrt(n)), 'measure', i, 'time', 0);
    }
  }
  return best.sorted();
}

/** Keeps the strongest pairs without sorting millions. */
class Best {
  private pairs: ScreenedPair[] = [];
  private least = 0;

  constructor(private readonly most: number) {}

  add(z: number, sort: Screened['sort'], at: number, other: Screened['sort'], place: number): void {
    if (!(z > this.least)) return;
    this.pairs.push({ a: { sort, at }, b: { sort: other, at: place }, z });
    if (this.pairs.length >= 4 * this.most) this.trim();
  }

  sorted(): ScreenedPair[] {
    this.trim();
    return this.pairs;
  }

  private trim(): void {
    this.pairs.sort((a, b) => b.z - a.z);
    if (this.pairs.length < this.most) return;
    this.pairs.length = this.most;
    this.least = this.pairs.at(-1)?.z ?? 0;
  }
}

function count(scores: Float32Array, test: (score: number) => boolean): number {
  let n = 0;
  for (const score of scores) if (test(score)) n++;
  return n;
}

function dot(x: Float32Array, y: Float32Array): number {
  let sum = 0;
  for (let i = 0; i < x.length; i++) sum += (x[i] ?? 0) * (y[i] ?? 0);
  return sum;
}

/** A correlation in standard errors, by Fisher's z (Metron 1, 1921). */
const fisher = (r: number, n: number): number => Math.atanh(Math.min(0.999999, Math.abs(r))) * Math.sqrt(Math.max(1, n - 3));

/** A χ² in standard errors (Wilson & Hilferty, PNAS 17, 1931). */
const standardErrors = (chi2: number, df: number): number =>
  df < 1 ? 0 : (Math.cbrt(chi2 / df) - (1 - 2 / (9 * df))) / Math.sqrt(2 / (9 * df));

/** The labels that are told apart, and the others together. */
const LABELS = LIMITS.labelsOfScreen + 1;
const FEWEST = LIMITS.fewestOfACell;
const sums = new Float64Array(LABELS);
const counts = new Float64Array(LABELS);

/** How far groups lie apart in standardised ranks: Kruskal and Wallis' H, of groups of some size. */
function groupsApart(codes: Int8Array, scores: Float32Array): number {
  sums.fill(0);
  counts.fill(0);
  for (let i = 0; i < codes.length; i++) {
    const code = codes[i] ?? -1;
    const score = scores[i] ?? 0;
    if (code < 0 || score === 0) continue;
    sums[code] = (sums[code] ?? 0) + score;
    counts[code] = (counts[code] ?? 0) + 1;
  }
  let h = 0;
  let groups = 0;
  for (let code = 0; code < LABELS; code++) {
    const n = counts[code] ?? 0;
    if (n < FEWEST) continue;
    groups++;
    h += (sums[code] ?? 0) ** 2 / n;
  }
  return standardErrors(h, groups - 1);
}

const cells = new Float64Array(LABELS * LABELS);
const columnCounts = new Float64Array(LABELS);

/** How far labels are from falling together by chance: χ² of their table. 0 where one says what the other says. */
function labelsTogether(a: Int8Array, b: Int8Array): number {
  cells.fill(0);
  counts.fill(0);
  columnCounts.fill(0);
  let n = 0;
  for (let i = 0; i < a.length; i++) {
    const row = a[i] ?? -1;
    const column = b[i] ?? -1;
    if (row < 0 || column < 0) continue;
    n++;
    cells[row * LABELS + column] = (cells[row * LABELS + column] ?? 0) + 1;
    counts[row] = (counts[row] ?? 0) + 1;
    columnCounts[column] = (columnCounts[column] ?? 0) + 1;
  }
  if (n === 0) return 0;
  const [rows, columns] = [counts.reduce(present, 0), columnCounts.reduce(present, 0)];
  let chi2 = -n;
  for (let row = 0; row < LABELS; row++)
    for (let column = 0; column < LABELS; column++) {
      const cell = cells[row * LABELS + column] ?? 0;
      if (cell > 0) chi2 += (n * cell * cell) / ((counts[row] ?? 1) * (columnCounts[column] ?? 1));
    }
  const least = Math.min(rows, columns) - 1;
  return least < 1 || chi2 > LIMITS.sameThing * n * least ? 0 : standardErrors(chi2, (rows - 1) * (columns - 1));
}

const present = (sum: number, value: number): number => sum + (value > 0 ? 1 : 0);
