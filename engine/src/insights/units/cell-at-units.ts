import { studentTwoSided } from '../../stats/distributions/distributions';
import { rank } from '../../stats/distributions/ranks';
import { LIMITS } from './limits';
import { modes } from './owns';
import { betweenP, betweenUnits, complete, deviations, ranksAt, unitCount, unitMeans } from './relation-at-units';
import type { Side, Sorted } from './unit';
import type { UnitJudge } from './unit-judge';

type Labels = Extract<Side, { kind: 'labels' }>;
type Ranks = Extract<Side, { kind: 'ranks' }>;

/** One label of each of two columns, and the measure that may differ where both meet. */
export interface CellSides {
  a: Labels;
  b: Labels;
  target: Ranks;
  row: number;
  column: number;
}

/** The largest p of what a cell has of its own by any unit that the measure and a column go by; 0 where rows stand for themselves. */
export function cellAtUnitsP(judge: UnitJudge, cell: CellSides): number {
  let largest = 0;
  for (const { unit, bonds } of judge.concerned(cell.a, cell.b, cell.target)) {
    const [ofA, ofB, ofTarget] = bonds;
    if (ofTarget === 'none' || (ofA === 'none' && ofB === 'none')) continue;
    const sorted = complete(judge.sorted(unit), cell.a, cell.b, cell.target);
    const owned = { a: ofA === 'owned', b: ofB === 'owned' };
    largest = Math.max(largest, owned.a && owned.b ? bothOwned(sorted, cell) : ofTarget === 'owned' ? targetOwned(sorted, cell) : owned.a || owned.b ? oneOwned(sorted, cell, owned.a) : noneOwned(sorted, cell)); // prettier-ignore
    if (largest === 1) return 1;
  }
  return largest;
}

/** Both columns belong to the unit: the four parts are compared by unit means. */
function bothOwned(sorted: Sorted, cell: CellSides): number {
  const [a, b] = [modes(sorted, cell.a.codes).modes, modes(sorted, cell.b.codes).modes];
  const means = rank(unitMeans(sorted, ranksAt(sorted, cell.target.ranks))).ranks;
  return departureP(means, (i) => part(a[i] === cell.row, b[i] === cell.column), LIMITS.unitsACell, 4);
}

/** The measure belongs to the unit: it is compared with the share of the unit's rows that lie in the cell. */
function targetOwned(sorted: Sorted, { a, b, target, row, column }: CellSides): number {
  const codes = a.codes.map((code, i) => (code < 0 ? -1 : code === row && b.codes[i] === column ? 1 : 0));
  return betweenP(sorted, { ...a, codes }, target, { a: false, b: true });
}

/** One column belongs to the unit: the contrast that the other makes within each unit is compared between units. */
function oneOwned(sorted: Sorted, cell: CellSides, isFirst: boolean): number {
  const [owned, varying] = isFirst ? [cell.a, cell.b] : [cell.b, cell.a];
  const [own, label] = isFirst ? [cell.row, cell.column] : [cell.column, cell.row];
  const units = sorted.starts.length - 1;
  const contrasts = new Float64Array(units).fill(NaN);
  let fewestOfASide = Infinity;
  for (let unit = 0; unit < units; unit++) {
    const n: [number, number] = [0, 0];
    const sum: [number, number] = [0, 0];
    for (let i = sorted.starts[unit] ?? 0; i < (sorted.starts[unit + 1] ?? 0); i++) {
      const row = sorted.rows[i] ?? 0;
      const side = varying.codes[row] === label ? 1 : 0;
      n[side]++;
      sum[side] += cell.target.ranks[row] ?? NaN;
    }
    if (n[0] > 0 && n[1] > 0) fewestOfASide = Math.min(fewestOfASide, ...n);
    if (n[0] > 0 && n[1] > 0) contrasts[unit] = sum[1] / n[1] - sum[0] / n[0];
  }
  const found = modes(sorted, owned.codes).modes;
  const groups = Int32Array.from(found, (code, unit) => (Number.isNaN(contrasts[unit]) ? -1 : code === own ? 1 : 0));
  const size = (group: number) => groups.reduce((count, code) => count + (code === group ? 1 : 0), 0);
  // As of all figures of units: contrasts of many rows are judged by their own spread, however few the units are.
  const fewest = fewestOfASide >= LIMITS.rowsOfFew ? LIMITS.unitsOfManyRows : LIMITS.unitsACell / 2;
  if (Math.min(size(0), size(1)) < fewest) return 1;
  return betweenUnits(contrasts, groups, fewestOfASide);
}

/** Both columns vary within the units: what is left when each unit's mean is taken out. */
function noneOwned(sorted: Sorted, cell: CellSides): number {
  const values = deviations(sorted, ranksAt(sorted, cell.target.ranks));
  const at = (i: number) => sorted.rows[i] ?? 0;
  const place = (i: number) => part(cell.a.codes[at(i)] === cell.row, cell.b.codes[at(i)] === cell.column);
  return departureP(values, place, LIMITS.unitsACell, 3 + unitCount(sorted));
}

const part = (inRow: boolean, inColumn: boolean): number => (inRow ? 2 : 0) + (inColumn ? 1 : 0);

/** p of the cell's mean less what its row and its column are apart from the others (t test with one spread for all four parts). */
function departureP(values: ArrayLike<number>, partOf: (i: number) => number, least: number, lost: number): number {
  const n = [0, 0, 0, 0];
  const sums = [0, 0, 0, 0];
  let [all, squares] = [0, 0];
  for (let i = 0; i < values.length; i++) {
    const value = values[i] ?? NaN;
    if (value !== value) continue;
    const at = partOf(i);
    n[at] = (n[at] ?? 0) + 1;
    sums[at] = (sums[at] ?? 0) + value;
    squares += value * value;
    all++;
  }
  if (Math.min(...n) < least || all - lost < 3) return 1;
  const means = sums.map((sum, at) => sum / (n[at] ?? 1));
  const within = squares - means.reduce((sum, mean, at) => sum + (n[at] ?? 0) * mean * mean, 0);
  const error = Math.sqrt((within / (all - lost)) * n.reduce((sum, count) => sum + 1 / count, 0));
  const [others = 0, column = 0, row = 0, own = 0] = means;
  return error > 0 ? studentTwoSided((own - column - row + others) / error, all - lost) : 1;
}
