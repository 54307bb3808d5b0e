import { normalTwoSided } from '../../../stats/distributions/distributions';
import type { Mining } from '../../../insights/finding';
import type { Dimension, Frame } from '../../../insights/frame/frame';
import type { Test } from '../../../insights/judge/test-log';
import { varianceRatio } from '../../../stats/groups/one-way';
import { levelInside } from '../../mean-interaction/level-inside';
import { shareInside } from '../../rate-interaction/share-inside';
import { asOne, type Inside } from './cell-finding';
import { comesWithOthers, ofLevel, ofShare } from './comes-with';
import { compare, departure, gridOf, isOwn, remaining, transposed, type Compared, type Grid, type Place } from './grid';
import { levelOf, measuresOf, outcomesOf, shareOf, type Target } from './targets';
import { THRESHOLDS } from '../../../thresholds';
import { LARGEST_P } from '../../../insights/judge/gate';
import { cellAtUnitsP } from '../../../insights/units/cell-at-units';
import { judgeOf } from '../../../insights/units/unit-judge';
import { LIMITS } from './limits';

const MOST_DIMENSIONS = THRESHOLDS.columnsInsideGroups.value;

/**
 * Differences that only one group has, or that turn round there: within the group, a label against the others, set against the
 * same difference elsewhere.
 */
export function mineCells({ frame, log }: Mining) {
  if (frame.timeline?.regular) return { 'mean-interaction': [], 'rate-interaction': [] };
  // Whether a row has any of an amount came about with it.
  const made = new Set(frame.table.made ?? []);
  const dimensions = frame.dimensions.filter(
    ({ distinct, outcome, column }) => !outcome && distinct <= LIMITS.mostLabels && !made.has(column.name),
  );
  const look = (target: Target): Inside[] => {
    const own = tellingMost(
      dimensions.filter(({ column }) => !target.columns.includes(column.name)),
      target,
    );
    const pairs = own.flatMap((a, i) => own.slice(i + 1).map((b): [Dimension, Dimension] => [a, b]));
    return pairs.flatMap(([a, b]) => strongest(frame, a, b, target, (p) => log.add(p, 'inside')) ?? []);
  };
  return {
    'mean-interaction': asOne(
      measuresOf(frame).flatMap((measure) =>
        look(levelOf(measure))
          .filter((inside) => !comesWithOthers(frame, inside, ofLevel(frame, measure)))
          .map((inside) => ({ ...inside, measure })),
      ),
    ).map((inside) => levelInside(frame, inside)),
    'rate-interaction': outcomesOf(frame).flatMap(({ outcome, code }) =>
      look(shareOf(outcome, code))
        .filter((inside) => !comesWithOthers(frame, inside, ofShare(outcome, code)))
        .map((inside) => shareInside(frame, outcome, outcome.labels[code] ?? '', inside)),
    ),
  };
}

/**
 * Of more columns than pairs can be made of, those that tell most of the target by themselves, in their order: a cell that stands out hardly ever leaves its
 * row and its column where all others are, and how far it stands out beside both is another question.
 */
function tellingMost(dimensions: readonly Dimension[], { values }: Target): Dimension[] {
  if (dimensions.length <= MOST_DIMENSIONS) return [...dimensions];
  const told = new Map(dimensions.map((dimension) => [dimension, varianceRatio(values, dimension.codes)?.f ?? 0]));
  const most = dimensions.toSorted((a, b) => (told.get(b) ?? 0) - (told.get(a) ?? 0)).slice(0, MOST_DIMENSIONS);
  return dimensions.filter((dimension) => most.includes(dimension));
}

interface Candidate extends Place {
  z: number;
  compared: Compared;
  turned: boolean;
  /** Neither its row nor its column has anything of it elsewhere. */
  isAlone: boolean;
  /** Whether its row, and its column, certainly keep some of it elsewhere. */
  keeps: readonly [boolean, boolean];
}

/**
 * The cell without which the others add up best; of those that do alike, as all of two rows by two columns do, the farthest. None where a cell that is
 * not told, since its column does as much elsewhere, stands out twice as far: its neighbours only differ from it.
 */
function standingOut(grid: Grid, tried: readonly Place[], candidates: readonly Candidate[], sd: number): Candidate | null {
  if (candidates.length === 0) return null;
  const all = departure(grid);
  const saved = new Map(tried.map(({ row, column }) => [row * grid.columns + column, all - departure(grid, { row, column })]));
  const savedBy = ({ row, column }: Place) => saved.get(row * grid.columns + column) ?? 0;
  const most = Math.max(...candidates.map(savedBy));
  if (most < LIMITS.standsOut * Math.max(...saved.values())) return null;
  const alike = candidates.filter((candidate) => savedBy(candidate) >= most - LIMITS.alike * sd * sd);
  // Of two rows by two columns all four cells may be told; the one that both its row and its column lack elsewhere says most.
  const alone = alike.filter(({ isAlone }) => isAlone);
  return (alone.length > 0 ? alone : alike).reduce((best, candidate) => (candidate.z <= best.z + 1e-9 ? best : candidate));
}

/** The cell whose difference within its group lies farthest from the same difference elsewhere. */
function strongest(
  frame: Frame,
  a: Dimension,
  b: Dimension,
  { values, matters, inSpreads, judged, columns: own, of }: Target,
  addTest: (p: number) => Test,
): Inside | null {
  const [rows, columns] = [a.labels.length, b.labels.length];
  const cells = Array.from({ length: rows * columns }, () => ({ n: 0, sum: 0, squares: 0 }));
  let n = 0;
  let sum = 0;
  let squares = 0;
  for (let i = 0; i < values.length; i++) {
    const [x, y, value] = [a.codes[i] ?? -1, b.codes[i] ?? -1, values[i] ?? NaN];
    const cell = x < 0 || y < 0 || value !== value ? undefined : cells[x * columns + y];
    if (!cell) continue;
    cell.n++;
    cell.sum += value;
    cell.squares += value * value;
    n++;
    sum += value;
    squares += value * value;
  }
  const between = cells.reduce((total, cell) => total + (cell.n > 0 ? cell.sum ** 2 / cell.n : 0), 0);
  const sd = Math.sqrt(Math.max(0, squares - between) / Math.max(1, n - cells.length));
  if (!(sd > 0)) return null;
  const spread = Math.sqrt(Math.max(0, squares - (sum * sum) / n) / n);
  const unit = inSpreads ? spread : 1;
  const grid = gridOf(rows, columns, (x, y) => cells[x * columns + y] ?? { n: 0, sum: 0 });
  const turnedGrid = transposed(grid);
  const candidates: Candidate[] = [];
  const tried: Place[] = [];
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const [inColumn, inRow] = [compare(grid, row, column, sd), compare(turnedGrid, column, row, sd)];
      if (!inColumn || !inRow) continue;
      tried.push({ row, column });
      const inside = grid.at(row, column);
      const value = inside.sum / inside.n;
      const sides = [judged(inside, inColumn), judged(inside, inRow)] as const;
      const differs = (compared: Compared, isAlone: boolean) =>
        isOwn(compared) && matters({ value, others: value - compared.within, n: inside.n }, { sd: spread, sum }, isAlone);
      const isAlone = sides.every((side) => differs(side, true) && side.within * sides[0].within > 0);
      const keeps = [isKept(inRow), isKept(inColumn)] as const;
      sides.forEach((compared, turned) => {
        if (!differs(compared, isAlone)) return;
        // Told from the side from which elsewhere is quieter.
        const z = Math.abs(compared.z) * (1 - LIMITS.quieter * Math.min(1, Math.abs(compared.elsewhere / compared.within)));
        candidates.push({ z, compared, row, column, turned: turned === 1, isAlone, keeps });
      });
    }
  // The farthest of many cells was picked (Bonferroni).
  const chosen = standingOut(grid, tried, candidates, sd);
  const plain = chosen ? normalTwoSided(chosen.compared.z) : 1;
  const atUnits = () =>
    chosen === null
      ? 1
      : cellAtUnitsP(judgeOf(frame), {
          a: { kind: 'labels', columns: [a.column.name], codes: a.codes, of: a },
          b: { kind: 'labels', columns: [b.column.name], codes: b.codes, of: b },
          target: { kind: 'ranks', columns: own, ranks: values, of },
          row: chosen.row,
          column: chosen.column,
        });
  const p = Math.max(1, tried.length) * (plain * Math.max(1, tried.length) < LARGEST_P ? Math.max(plain, atUnits()) : plain);
  const test = addTest(Math.min(1, p));
  if (!chosen) return null;
  const { compared, row, column, turned, isAlone, keeps } = chosen;
  const [labelA, labelB] = [a.labels[row] ?? '', b.labels[column] ?? ''];
  const left = (g: Grid, own: number, other: number) => remaining(g, own, other) < LIMITS.nothingLeft * Math.abs(compared.within);
  const cell = grid.at(row, column);
  return {
    group: turned ? b : a,
    groupLabel: turned ? labelB : labelA,
    split: turned ? a : b,
    label: turned ? labelA : labelB,
    n: cell.n,
    rows: n,
    spread,
    within: compared.within / unit,
    elsewhere: compared.elsewhere / unit,
    isAlone,
    z: Math.abs(compared.z),
    makes: [...(isAlone && !keeps[0] ? [groupOf(a, labelA)] : []), ...(isAlone && !keeps[1] ? [groupOf(b, labelB)] : [])],
    isCertainElsewhere: isCertainElsewhere(compared),
    explains: [...(left(grid, row, column) ? [a.column.name] : []), ...(left(turnedGrid, column, row) ? [b.column.name] : [])],
    test,
  };
}

const groupOf = ({ column }: Dimension, label: string) => ({ column: column.name, label });
const isCertainElsewhere = ({ zElsewhere }: Compared): boolean => Math.abs(zElsewhere) >= LIMITS.certainElsewhere;
const isKept = (side: Compared): boolean =>
  isCertainElsewhere(side) && Math.abs(side.elsewhere) > LIMITS.nothingLeft * Math.abs(side.within);
