import { betaBinomialUpper } from '../../../stats/distributions/beta-binomial';
import { normalQuantile } from '../../../stats/distributions/normal-quantile';
import { LIMITS } from './limits';

export interface Cell {
  n: number;
  sum: number;
  /** Of its values. */
  squares?: number;
}

export interface Grid {
  rows: number;
  columns: number;
  at: (row: number, column: number) => Cell;
  /** All cells of a row together. */
  inRow: (row: number) => Cell;
  /** All cells of a column together. */
  inColumn: (column: number) => Cell;
}

/** Sums of ranks, and counts, are exact: what lies beside a cell is what it leaves of its row. */
export function gridOf(rows: number, columns: number, at: Grid['at']): Grid {
  const totals = (size: number, of: number, cell: (i: number, j: number) => Cell) =>
    Array.from({ length: size }, (_, i) => Array.from({ length: of }, (__, j) => cell(i, j)).reduce(added, NONE));
  const [byRow, byColumn] = [totals(rows, columns, at), totals(columns, rows, (column, row) => at(row, column))];
  return {
    rows,
    columns,
    at,
    inRow: (row) => byRow[row] ?? NONE,
    inColumn: (column) => byColumn[column] ?? NONE,
  };
}

export const transposed = ({ rows, columns, at, inRow, inColumn }: Grid): Grid => ({
  rows: columns,
  columns: rows,
  at: (x, y) => at(y, x),
  inRow: inColumn,
  inColumn: inRow,
});

export interface Compared {
  within: number;
  elsewhere: number;
  /** Level that the cell would have with the difference elsewhere, and of how many rows it is known as well as that. */
  otherwise: { level: number; of: number };
  z: number;
  /** How many deviations the difference elsewhere lies from none. */
  zElsewhere: number;
  /** The label's level elsewhere, and that of the others there in the mix of the row. */
  levels: { there: number; rest: number };
}

export const isOwn = ({ within, elsewhere }: Pick<Compared, 'within' | 'elsewhere'>): boolean =>
  within * elsewhere <= 0 || Math.abs(elsewhere) <= LIMITS.mostElsewhere * Math.abs(within);

/**
 * A column's label against the others, within one row of the grid and, row by row, in all other rows, where the others have the mix that they have in the
 * first: where two columns go together, each row has a mix of its own, and two effects that only add up would differ from row to row by it (direct
 * standardisation, Breslow & Day, Statistical Methods in Cancer Research II, 1987, 2.3). Null where too few rows.
 */
export function compare(grid: Grid, row: number, column: number, sd: number): Compared | null {
  const own = grid.at(row, column);
  const rest = others(grid, row, column);
  if (own.n < LIMITS.fewestRows || rest.n < LIMITS.fewestRows) return null;
  const pairs = range(grid.columns)
    .filter((other) => other !== column)
    .map((other) => ({ other, share: grid.at(row, other).n / rest.n, ...pairedElsewhere(grid, row, column, other) }))
    .filter(({ share, certainty }) => share > 0 && certainty > 0);
  const covered = pairs.reduce((sum, { share }) => sum + share, 0);
  const counted = range(grid.rows).filter((x) => pairs.some(({ other }) => isPaired(grid, row, x, column, other)));
  if (covered < LIMITS.leastMix || counted.reduce((sum, x) => sum + grid.at(x, column).n, 0) < LIMITS.fewestRows) return null;
  const within = mean(own) - mean(rest);
  const elsewhere = pairs.reduce((sum, { share, difference }) => sum + (share / covered) * difference, 0);
  const beside = pairs.reduce((sum, { share, level }) => sum + (share / covered) * level, 0);
  const known = variance(grid, counted, row, column, pairs, covered);
  const unknown = 1 / rest.n + known;
  // Where a row is seldom without, its rows differ by more than those of others, and so they would in the cell.
  const wider = Math.max(1, varianceOf(rest) / sd ** 2);
  return {
    within,
    elsewhere,
    otherwise: { level: mean(rest) + elsewhere, of: 1 / unknown },
    z: (within - elsewhere) / (sd * Math.sqrt(wider / own.n + wider / rest.n + known)),
    zElsewhere: elsewhere / (sd * Math.sqrt(known)),
    levels: { there: beside + elsewhere, rest: beside },
  };
}

/**
 * How many deviations a cell's number of events lies from what it would be otherwise. Where all counts are large that is z; of few events the counts decide
 * themselves, since then one more is much and comes easily.
 */
export function zOfCounts({ n, sum }: Cell, { otherwise: { level, of }, z }: Compared): number {
  const expected = Math.min(1, Math.max(0, level));
  const fewest = Math.min(...[n * expected, sum].flatMap((events) => [events, n - events]));
  if (fewest >= LIMITS.fewEvents) return z;
  const isMore = sum >= n * expected;
  const upper = betaBinomialUpper(isMore ? sum : sum + 1, n, of * expected, of);
  const oneSided = Math.max(Number.MIN_VALUE, Math.min(1 / 2, isMore ? upper : 1 - upper));
  const exact = normalQuantile(oneSided);
  return Math.sign(z) * Math.min(Math.abs(z), exact);
}

/**
 * The same where the label makes an event so many times as likely as the others do elsewhere, and not so many points likelier: two labels that each double a rare event
 * come to four times together, and neither has anything of its own there.
 */
export function asOdds({ n, sum }: Cell, compared: Compared): Compared {
  const { within, elsewhere, otherwise, levels } = compared;
  const rest = sum / n - within;
  const odds = logit(rest) + logit(levels.there) - logit(levels.rest);
  const level = Number.isNaN(odds) ? otherwise.level : 1 / (1 + Math.exp(-odds));
  const left = (sum / n - level) / (within - elsewhere);
  return { ...compared, elsewhere: level - rest, otherwise: { ...otherwise, level }, z: compared.z * left };
}

const logit = (share: number): number => Math.log(share / (1 - share));

interface Pair {
  other: number;
  /** Share of the other label among the others of the row. */
  share: number;
  /** What the differences of all rows that hold enough of both weigh. */
  certainty: number;
  /** Of the other label there. */
  level: number;
}

const isPaired = ({ at }: Grid, row: number, x: number, column: number, other: number): boolean =>
  x !== row && Math.min(at(x, column).n, at(x, other).n) >= LIMITS.fewestElsewhere;

/** How certain the difference of two cells is. */
const certaintyOf = (a: Cell, b: Cell): number => 1 / (1 / a.n + 1 / b.n);

/** Two labels of the column in all other rows, each row's difference by its certainty. */
function pairedElsewhere(
  grid: Grid,
  row: number,
  column: number,
  other: number,
): Pick<Pair, 'certainty' | 'level'> & { difference: number } {
  let [certainty, sum, level] = [0, 0, 0];
  for (let x = 0; x < grid.rows; x++) {
    if (!isPaired(grid, row, x, column, other)) continue;
    const [a, b] = [grid.at(x, column), grid.at(x, other)];
    certainty += certaintyOf(a, b);
    sum += certaintyOf(a, b) * (mean(a) - mean(b));
    level += certaintyOf(a, b) * mean(b);
  }
  return { difference: sum / certainty, certainty, level: level / certainty };
}

/** Of the difference elsewhere, in squares of the standard deviation: a label that is compared with several others counts once. */
function variance(grid: Grid, counted: number[], row: number, column: number, pairs: Pair[], covered: number): number {
  return counted.reduce((sum, x) => {
    const weights = pairs
      .filter(({ other }) => isPaired(grid, row, x, column, other))
      .map(({ other, share, certainty }) => {
        const beside = grid.at(x, other);
        return { n: beside.n, weight: ((share / covered) * certaintyOf(grid.at(x, column), beside)) / certainty };
      });
    const own = weights.reduce((all, { weight }) => all + weight, 0);
    return sum + own ** 2 / grid.at(x, column).n + weights.reduce((all, { n, weight }) => all + weight ** 2 / n, 0);
  }, 0);
}

export interface Place {
  row: number;
  column: number;
}

/**
 * What is left of all cells, without one of them if so asked, when each is the sum of something of its row and something of its column (weighted least
 * squares, row effects and column effects in turns). The cell that saves most of it stands out, and not a neighbour that is compared with it.
 */
export function departure(grid: Grid, without?: Place): number {
  const { rows, columns, at } = grid;
  const cells = range(rows).flatMap((x) =>
    range(columns)
      .filter((y) => at(x, y).n > 0 && !(x === without?.row && y === without.column))
      .map((y) => ({ x, y, n: at(x, y).n, mean: mean(at(x, y)) })),
  );
  const [ofRow, ofColumn] = [new Float64Array(rows), new Float64Array(columns)];
  const weightOf = (size: number, place: (cell: (typeof cells)[number]) => number) => {
    const weights = new Float64Array(size);
    for (const cell of cells) weights[place(cell)] = (weights[place(cell)] ?? 0) + cell.n;
    return weights;
  };
  const [byRow, byColumn] = [weightOf(rows, ({ x }) => x), weightOf(columns, ({ y }) => y)];
  for (let turn = 0; turn < LIMITS.turns; turn++) {
    ofRow.fill(0);
    for (const { x, y, n, mean } of cells) ofRow[x] = (ofRow[x] ?? 0) + (n * (mean - (ofColumn[y] ?? 0))) / (byRow[x] ?? 1);
    ofColumn.fill(0);
    for (const { x, y, n, mean } of cells) ofColumn[y] = (ofColumn[y] ?? 0) + (n * (mean - (ofRow[x] ?? 0))) / (byColumn[y] ?? 1);
  }
  return cells.reduce((sum, { x, y, n, mean }) => sum + n * (mean - (ofRow[x] ?? 0) - (ofColumn[y] ?? 0)) ** 2, 0);
}

/** How far the rows of the grid lie from each other at most, within one column and without it, once one cell is left out. */
export function remaining(grid: Grid, row: number, column: number): number {
  const without = Array.from({ length: grid.rows }, (_, x) => others(grid, x, column));
  const within = Array.from({ length: grid.rows }, (_, x) => grid.at(x, column)).filter((_, x) => x !== row);
  return Math.max(farthest(without), farthest(within));
}

/** How far cells lie from their mean at most. */
function farthest(cells: readonly Cell[]): number {
  const all = mean(cells.reduce(added, NONE));
  return Math.max(0, ...cells.filter(({ n }) => n >= LIMITS.fewestRows).map((cell) => Math.abs(mean(cell) - all)));
}

const NONE: Cell = { n: 0, sum: 0 };
/** Of single values; 0 where their squares are not known. */
const varianceOf = ({ n, sum, squares = 0 }: Cell): number => (n > 1 ? Math.max(0, squares - sum ** 2 / n) / (n - 1) : 0);
const range = (size: number): number[] => Array.from({ length: size }, (_, i) => i);
const mean = ({ n, sum }: Cell): number => sum / n;
const added = (a: Cell, b: Cell): Required<Cell> => ({
  n: a.n + b.n,
  sum: a.sum + b.sum,
  squares: (a.squares ?? 0) + (b.squares ?? 0),
});

/** The row without one of its cells. */
function others({ at, inRow }: Grid, row: number, column: number): Cell {
  const [all, own] = [inRow(row), at(row, column)];
  return { n: all.n - own.n, sum: all.sum - own.sum, squares: (all.squares ?? 0) - (own.squares ?? 0) };
}
