import { normalTwoSided } from '../../../stats/distributions/distributions';
import type { Mining } from '../../../insights/finding';
import type { Dimension, Frame, Measure } from '../../../insights/frame/frame';
import { isRunningTotal } from '../../../insights/series/running-total';
import type { Test } from '../../../insights/judge/test-log';
import { varianceRatio } from '../../../stats/groups/one-way';
import { levelInside } from '../../mean-interaction/level-inside';
import { shareInside } from '../../rate-interaction/share-inside';
import type { Inside } from './cell-finding';
import {
  compare,
  departure,
  gridOf,
  isOwn,
  remaining,
  transposed,
  zOfCounts,
  type Cell,
  type Compared,
  type Grid,
  type Place,
} from './grid';
import { THRESHOLDS } from '../../../thresholds';
import { shareMatters, type Apart } from '../../../insights/judge/importance';
import { LARGEST_P } from '../../../insights/judge/gate';
import { cellAtUnitsP } from '../../../insights/units/cell-at-units';
import { judgeOf } from '../../../insights/units/unit-judge';
import { LIMITS } from './limits';

const MOST_DIMENSIONS = THRESHOLDS.columnsInsideGroups.value;
const MOST_MEASURES = THRESHOLDS.columnsInsideGroups.value;

/** What is compared: ranks of a measure, or whether an outcome has a label. */
interface Target {
  values: Float64Array;
  /** Whether a difference inside the group is one to act on. */
  matters: (inside: Apart, all: { sd: number; sum: number }) => boolean;
  /** What differences are told in: the spread of single rows, or as they are. */
  inSpreads: boolean;
  /** How certain a cell's difference is, in deviations. */
  certainty: (cell: Cell, compared: Compared) => number;
  columns: readonly string[];
  /** What its bonds to units are known by. */
  of: object;
}

/**
 * Differences that only one group has, or that turn round there: within the group, a label against the others, set against the
 * same difference elsewhere.
 */
export function mineCells({ frame, log }: Mining) {
  if (frame.timeline?.regular) return { 'mean-interaction': [], 'rate-interaction': [] };
  const dimensions = frame.dimensions.filter(
    ({ entity, distinct, outcome }) => !entity && !outcome && distinct <= LIMITS.mostLabels,
  );
  const look = (target: Target): Inside[] => {
    const own = tellingMost(
      dimensions.filter(({ column }) => !target.columns.includes(column.name)),
      target,
    );
    const pairs = own.flatMap((a, i) => own.slice(i + 1).map((b): [Dimension, Dimension] => [a, b]));
    return pairs.flatMap(([a, b]) => strongest(frame, a, b, target, (p) => log.add(p, 'inside')) ?? []);
  };
  const measures = frame.measures
    .filter((measure) => !measure.fraction && !isRunningTotal(frame, measure))
    .slice(0, MOST_MEASURES);
  const outcomes = frame.dimensions
    .filter(({ outcome, distinct }) => outcome && distinct <= LIMITS.mostLabelsOfOutcomes)
    .slice(0, LIMITS.mostOutcomes);
  return {
    'mean-interaction': measures.flatMap((measure) =>
      look(levelOf(measure)).map((inside) => levelInside(frame, measure, inside)),
    ),
    'rate-interaction': outcomes.flatMap((outcome) => {
      // Of yes and no the rarer is told.
      // Of a result the event is told, never what is routine.
      const event = outcome.labels.indexOf(outcome.event ?? '');
      const code = event >= 0 ? event : outcome.distinct === 2 ? 1 : 0;
      return look(shareOf(outcome, code)).map((inside) => shareInside(frame, outcome, outcome.labels[code] ?? '', inside));
    }),
  };
}

const levelOf = (measure: Measure): Target => ({
  values: measure.ranks,
  matters: ({ value, others }, { sd }) => Math.abs(value - others) >= LIMITS.leastLevel * sd,
  inSpreads: true,
  certainty: (_, { z }) => z,
  columns: measure.columns,
  of: measure,
});

const shareOf = (outcome: Dimension, code: number): Target => ({
  values: new Float64Array(outcome.codes).map((own) => (own === -1 ? NaN : own === code ? 1 : 0)),
  matters: (inside, { sum }) => shareMatters(inside, sum),
  inSpreads: false,
  certainty: zOfCounts,
  columns: [outcome.column.name],
  of: outcome,
});

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
  return alike.reduce((best, candidate) => (candidate.z <= best.z + 1e-9 ? best : candidate));
}

/** The cell whose difference within its group lies farthest from the same difference elsewhere. */
function strongest(
  frame: Frame,
  a: Dimension,
  b: Dimension,
  { values, matters, inSpreads, certainty, columns: own, of }: Target,
  addTest: (p: number) => Test,
): Inside | null {
  const [rows, columns] = [a.labels.length, b.labels.length];
  const cells = Array.from({ length: rows * columns }, (): Cell => ({ n: 0, sum: 0 }));
  let n = 0;
  let sum = 0;
  let squares = 0;
  for (let i = 0; i < values.length; i++) {
    const [x, y, value] = [a.codes[i] ?? -1, b.codes[i] ?? -1, values[i] ?? NaN];
    const cell = x < 0 || y < 0 || value !== value ? undefined : cells[x * columns + y];
    if (!cell) continue;
    cell.n++;
    cell.sum += value;
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
      const sides = [compare(grid, row, column, sd), compare(turnedGrid, column, row, sd)];
      if (sides.some((side) => side === null)) continue;
      tried.push({ row, column });
      const inside = grid.at(row, column);
      const value = inside.sum / inside.n;
      sides.forEach((side, turned) => {
        if (!side || !isOwn(side)) return;
        const compared = { ...side, z: certainty(inside, side) };
        if (!matters({ value, others: value - compared.within, n: inside.n }, { sd: spread, sum })) return;
        // Told from the side from which elsewhere is quieter.
        const z = Math.abs(compared.z) * (1 - LIMITS.quieter * Math.min(1, Math.abs(compared.elsewhere / compared.within)));
        candidates.push({ z, compared, row, column, turned: turned === 1 });
      });
    }
  // The farthest of many cells was picked (Bonferroni).
  const chosen = standingOut(grid, tried, candidates, sd);
  const plain = chosen ? normalTwoSided(chosen.compared.z) : 1;
  const judged = () =>
    chosen === null
      ? 1
      : cellAtUnitsP(judgeOf(frame), {
          a: { kind: 'labels', columns: [a.column.name], codes: a.codes, of: a },
          b: { kind: 'labels', columns: [b.column.name], codes: b.codes, of: b },
          target: { kind: 'ranks', columns: own, ranks: values, of },
          row: chosen.row,
          column: chosen.column,
        });
  const p = Math.max(1, tried.length) * (plain * Math.max(1, tried.length) < LARGEST_P ? Math.max(plain, judged()) : plain);
  const test = addTest(Math.min(1, p));
  if (!chosen) return null;
  const { compared, row, column, turned } = chosen;
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
    isCertainElsewhere: Math.abs(compared.zElsewhere) >= LIMITS.certainElsewhere,
    explains: [...(left(grid, row, column) ? [a.column.name] : []), ...(left(turnedGrid, column, row) ? [b.column.name] : [])],
    test,
  };
}
