import { COUNT, rateOf } from '../../contracts/measure';
import { chiSquareTest, crossTable } from '../../stats/contingency';
import { fisherExact } from '../../stats/distributions/fisher-exact';
import { normalTwoSided } from '../../stats/distributions/distributions';
import { wilson } from '../../stats/distributions/wilson';
import { labelText } from '../../wording/human';
import { comparison, percentText } from '../../wording/number-text';
import { countText, rowsWith, shareSentence } from '../../wording/phrases';
import { capital } from '../../wording/human';
import { fact, SMALL_GROUP, SMALLEST_GROUP, type Finding, type Mining } from '../../insights/finding';
import type { Dimension, Frame } from '../../insights/frame/frame';
import { determination } from '../../insights/frame/redundancy';
import { LARGEST_Q_SMALL } from '../../insights/judge/gate';
import { testedCodes } from '../../insights/groups';
import { slightShares } from '../group-difference/slight-difference';
import { equals, name, where } from '../../insights/sql';
import type { Test } from '../../insights/judge/test-log';

const LEAST_V = 0.15;
/** With many labels one deviating group moves V little: then the share of its leading cell decides. */
const LEAST_V_OF_A_CELL = 0.07;
const LARGE_DIFFERENCE = 0.15;
const DETERMINED = 0.98;
/** From here on the two columns are nearly one. */
const STRUCTURE = 0.88;

interface Cell {
  row: number;
  column: number;
  count: number;
  rowSum: number;
  columnSum: number;
  n: number;
  /** Adjusted residual (Haberman 1973): standard normal when the two are independent. */
  residual: number;
}

/**
 * Pairs of columns that go together: χ² with bias-corrected Cramér's V, then the cell that stands out most. With an outcome on
 * one side it is a difference of rates, else an association; inside the leading label it is a dominance under a condition.
 */
export function mineAssociations({ frame, log }: Mining): Finding[] {
  const findings: Finding[] = [];
  const codes = new Map(frame.dimensions.map((dimension) => [dimension, testedCodes(dimension, SMALLEST_GROUP)]));
  frame.dimensions.forEach((a, i) =>
    frame.dimensions.slice(i + 1).forEach((b) => {
      const codesA = codes.get(a);
      const codesB = codes.get(b);
      if (!codesA || !codesB) return;
      const table = crossTable(codesA, a.labels.length, codesB, b.labels.length);
      const result = chiSquareTest(table);
      if (!result) return;
      const whole = log.add(result.sparse > 0.5 ? Math.min(1, result.p * 10) : result.p);
      if (result.v < LEAST_V_OF_A_CELL && whole.p > LARGEST_Q_SMALL) return;
      // A column that follows from the other (city and country) is structure, not news.
      if (determination(a, b) >= DETERMINED || determination(b, a) >= DETERMINED) return;
      const [group, outcome] = orient(a, b);
      const swapped = group !== a;
      const cells: Cell[] = [];
      for (let row = 0; row < table.rows; row++)
        for (let column = 0; column < table.columns; column++) {
          const rowSum = table.rowSums[row] ?? 0;
          const columnSum = table.columnSums[column] ?? 0;
          if (rowSum < SMALLEST_GROUP || columnSum < SMALLEST_GROUP) continue;
          const count = table.cells[row * table.columns + column] ?? 0;
          const expected = (rowSum * columnSum) / table.n;
          const variance = expected * (1 - rowSum / table.n) * (1 - columnSum / table.n);
          const residual = variance > 0 ? (count - expected) / Math.sqrt(variance) : 0;
          const cell = { count, n: table.n, residual };
          cells.push(
            swapped
              ? { ...cell, row: column, column: row, rowSum: columnSum, columnSum: rowSum }
              : { ...cell, row, column, rowSum, columnSum },
          );
        }

      const slight = () => {
        const cell = [...cells].sort((x, y) => Math.abs(y.residual) - Math.abs(x.residual))[0];
        const label = cell && outcome.labels[cell.column];
        if (label !== undefined && whole.p <= LARGEST_Q_SMALL)
          findings.push(slightShares(frame, group, outcome, label, { effect: result.v, n: table.n, test: whole }));
      };
      if (result.v < LEAST_V_OF_A_CELL) {
        slight();
        return;
      }
      const bothPlain = !group.outcome && !outcome.outcome;
      const sameName = (cell: Cell) => group.labels[cell.row]?.toLowerCase() === outcome.labels[cell.column]?.toLowerCase();
      const ranked = cells.filter((cell) => usefulCell(cell) && !sameName(cell)).sort((x, y) => weightOf(y) - weightOf(x));
      const low = outcome.outcome ? lowestOfUsual(cells.filter((cell) => !sameName(cell))) : undefined;
      const first = low && (!ranked[0] || distance(ranked[0]) < LOW_RATHER * distance(low)) ? low : ranked[0];
      if (!first || (result.v < LEAST_V && Math.max(distance(first), largestDifference(first, bothPlain)) < LARGE_DIFFERENCE)) {
        slight();
        return;
      }
      const more = ranked.find((cell) => cell.row !== first.row && cell.column !== first.column && cell.residual > 4);
      const addTest = (p: number) => log.add(p);
      const inside = bothPlain ? insideLeader(frame, group, outcome, cells, addTest) : null;
      const mirrored = bothPlain && !inside ? insideLeader(frame, outcome, group, cells.map(mirror), addTest) : null;
      [first, more].forEach((cell, place) => {
        if (!cell) return;
        const weight = { v: result.v, place, tests: [whole, log.add(cellP(cell))] };
        // Without an outcome the side is told on which the share differs most.
        const other = mirror(cell);
        const turn =
          !inside && bothPlain && group.entity === outcome.entity && share(other) - base(other) > share(cell) - base(cell);
        findings.push(turn ? rate(frame, outcome, group, other, weight) : rate(frame, group, outcome, cell, weight));
      });
      for (const found of [inside, mirrored])
        if (found)
          findings.push({
            ...found,
            effect: result.v,
            strength: found.strength * Math.sqrt(result.v),
            tests: [whole, ...found.tests],
          });
    }),
  );
  return findings;
}

const mirror = (cell: Cell): Cell => ({
  ...cell,
  row: cell.column,
  column: cell.row,
  rowSum: cell.columnSum,
  columnSum: cell.rowSum,
});

const share = (cell: Cell): number => cell.count / cell.rowSum;
const base = (cell: Cell): number => cell.columnSum / cell.n;
/** Distance of a cell's share from the overall one, on the side on which it is larger when either may be told. */
const largestDifference = (cell: Cell, eitherSide: boolean): number =>
  Math.max(share(cell) - base(cell), eitherSide ? share(mirror(cell)) - base(mirror(cell)) : 0);
/** Surprise and size together: a cell that is both certain and far from the overall share. */
const weightOf = (cell: Cell): number => cell.residual * (share(cell) - base(cell));

/** How far a cell's share lies from the overall one. */
const distance = (cell: Cell): number => Math.abs(share(cell) - base(cell));

/** Where most rows end one way, a group in which far fewer do is told so, unless what happens instead says nearly as much. */
const USUAL = 0.5;
const LOW_RATHER = 0.7;

const lowestOfUsual = (cells: readonly Cell[]): Cell | undefined =>
  cells
    .filter((cell) => base(cell) >= USUAL && cell.residual < 0 && distance(cell) >= 0.1)
    .sort((x, y) => weightOf(y) - weightOf(x))[0];

/** More than expected, with enough rows, and not a share that was nearly whole anyway. */
const usefulCell = (cell: Cell): boolean =>
  cell.residual > 0 && cell.count >= 8 && share(cell) - base(cell) >= 0.08 && share(cell) >= 1.15 * base(cell);

function cellP(cell: Cell): number {
  const expected = (cell.rowSum * cell.columnSum) / cell.n;
  return expected < 5
    ? fisherExact(
        cell.count,
        cell.rowSum - cell.count,
        cell.columnSum - cell.count,
        cell.n - cell.rowSum - cell.columnSum + cell.count,
      )
    : normalTwoSided(cell.residual);
}

/** What a row is, rather than how it was rated. */
const isClass = ({ column, noun }: Dimension): boolean =>
  column.role === 'geography' ||
  (column.role === 'category' && /(category|type|class|kind|department|segment|team|region|product)$/.test(noun));

/** The group that is compared, and the outcome whose share is. */
function orient(a: Dimension, b: Dimension): [group: Dimension, outcome: Dimension] {
  if (a.outcome !== b.outcome) return a.outcome ? [b, a] : [a, b];
  if (a.entity !== b.entity) return a.entity ? [b, a] : [a, b];
  if (isClass(a) !== isClass(b)) return isClass(a) ? [a, b] : [b, a];
  return a.labels.length <= b.labels.length ? [a, b] : [b, a];
}

/** Labels on the shorter side from which on V speaks of a net of names (who is where) and of no single group. */
const MANY_LABELS = 12;

/** How much a cell tells: its distance from the overall share by how many rows it concerns, or what the columns have in common. */
function sizeOf(cell: Cell, v: number, group: Dimension, outcome: Dimension): number {
  const rows = cell.rowSum / cell.n;
  if (outcome.outcome) return Math.min(1, 1.2 * Math.max(v, distance(cell) * rows ** 0.25));
  const labels = Math.min(group.labels.length, outcome.labels.length);
  return 0.85 * Math.max(v * Math.min(1, MANY_LABELS / labels), distance(cell) * Math.sqrt(rows));
}

function rate(
  frame: Frame,
  group: Dimension,
  outcome: Dimension,
  cell: Cell,
  weight: { v: number; place: number; tests: Test[] },
): Finding {
  const member = group.labels[cell.row] ?? '';
  const label = outcome.labels[cell.column] ?? '';
  const high = cell.residual > 0;
  const isOutcome = `(${equals(outcome.column, label)})::INT`;
  const filled = `${name(group.column.name)} IS NOT NULL`;
  return {
    kind: outcome.outcome ? 'rate-difference' : 'association',
    subject: { filter: [], breakdown: group.column.name, measure: rateOf(outcome.column.name, label) },
    member,
    direction: high ? 'high' : 'low',
    unit: '%',
    n: cell.rowSum,
    effect: weight.v,
    strength: (weight.v > STRUCTURE ? 0.3 : 1) * sizeOf(cell, weight.v, group, outcome) * (weight.place === 0 ? 1 : 0.7),
    impact: cell.n / frame.n,
    tests: weight.tests,
    expected: null,
    sql:
      `SELECT avg(${isOutcome}) FILTER (WHERE ${equals(group.column, member)}) AS value, avg(${isOutcome}) AS baseline, ` +
      `count(${name(outcome.column.name)}) FILTER (WHERE ${equals(group.column, member)}) AS n, ` +
      `sum(${isOutcome}) FILTER (WHERE ${equals(group.column, member)}) AS hits FROM ${frame.table.relation}${where(filled)}`,
    say: (facts) => {
      const value = fact(facts, 'value');
      const overall = fact(facts, 'baseline');
      const n = fact(facts, 'n');
      if (value > overall !== high) return null;
      const confidence = wilson(fact(facts, 'hits'), n);
      const rest =
        comparison(value, overall, percentText(overall)) +
        (n >= SMALL_GROUP
          ? ` (95% interval ${percentText(confidence[0])} to ${percentText(confidence[1])})`
          : ` (only ${countText(n, frame.rows)})`);
      return {
        sentence: `${capital(shareSentence(`${high ? '' : 'only '}${percentText(value)}`, rowsWith(frame, group, member), outcome, label, rest))}.`,
        baseline: overall,
        n,
        ...(n >= SMALL_GROUP ? { confidence } : {}),
      };
    },
    topics: [group.column.name, outcome.column.name, `${group.column.name}×${outcome.column.name}`],
  };
}

/** A label that prevails among the rows of another column's leading label, clearly more than elsewhere. */
function insideLeader(
  frame: Frame,
  outer: Dimension,
  inner: Dimension,
  cells: Cell[],
  addTest: (p: number) => Test,
): Finding | null {
  const leader = outer.labels[0];
  const [cell, second] = cells.filter((candidate) => candidate.row === 0).sort((x, y) => y.count - x.count);
  const label = cell && inner.labels[cell.column];
  if (!cell || !second || leader === undefined || label === undefined || !usefulCell(cell)) return null;
  const k = inner.labels.length;
  if (k < 3 || share(cell) * k < 1.5 || share(cell) < 0.3 || share(cell) > 0.98 || cell.count < 1.5 * second.count) return null;
  return {
    kind: 'conditional-dominance',
    subject: { filter: [{ column: outer.column.name, op: '=', value: leader }], breakdown: inner.column.name, measure: COUNT },
    member: label,
    direction: 'high',
    unit: null,
    n: cell.rowSum,
    effect: share(cell),
    strength: Math.sqrt(share(cell)),
    impact: cell.rowSum / frame.n,
    tests: [addTest(cellP(cell))],
    expected: null,
    sql:
      `SELECT count(*) FILTER (WHERE ${equals(inner.column, label)}) AS value, count(${name(inner.column.name)}) AS n, ` +
      `(SELECT avg((${equals(inner.column, label)})::INT) FROM ${frame.table.relation} WHERE ${name(outer.column.name)} IS NOT NULL ` +
      `AND NOT (${equals(outer.column, leader)})) AS elsewhere FROM ${frame.table.relation}${where(equals(outer.column, leader))}`,
    say: (facts) => {
      const value = fact(facts, 'value');
      const n = fact(facts, 'n');
      const elsewhere = fact(facts, 'elsewhere');
      return {
        sentence:
          `Among ${rowsWith(frame, outer, leader)}, ${inner.noun} ${labelText(label)} prevails: ${value.toLocaleString('en-US')} of ` +
          `${n.toLocaleString('en-US')} (${percentText(value / n)}), against ${percentText(elsewhere)} elsewhere.`,
        baseline: elsewhere * n,
        n,
      };
    },
    topics: [outer.column.name, inner.column.name, `${outer.column.name}×${inner.column.name}`],
  };
}
