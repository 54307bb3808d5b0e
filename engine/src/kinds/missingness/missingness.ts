import { COUNT } from '../../contracts/report/measure';
import { chiSquareTest, fromCells } from '../../stats/groups/contingency';
import { binomialUpper } from '../../stats/distributions/distributions';
import { SMALL_GROUP, type Finding, type Mining } from '../../insights/finding';
import type { Dimension, Frame } from '../../insights/frame/frame';
import { testedCodes } from '../../insights/groups';
import { equals, name, where } from '../../insights/sql';
import type { Test, TestLog } from '../../insights/judge/test-log';
import type { MissingTold } from './say';
import { judgedP } from '../../insights/units/judged-p';
import { labelsOf, oneAgainst } from '../../insights/units/sides';
import type { Side } from '../../insights/units/unit';
import { isUnit } from '../../insights/units/unit-judge';
import { LIMITS } from './limits';

/** A column that has gaps: which rows they are. */
interface Gappy {
  column: string;
  noun: string;
  missing: Int32Array;
  count: number;
}

/** Gaps that lie in one group: what is compared there is compared over the rows that are left. */
export function mineMissing({ frame, log }: Mining): Finding<MissingTold>[] {
  const gappies = gappyColumns(frame);
  if (gappies.length === 0) return [];
  const splits = frame.dimensions
    .filter(({ distinct }) => distinct <= LIMITS.mostLabels)
    .slice(0, LIMITS.mostDimensions)
    .map((dimension) => ({ dimension, codes: testedCodes(dimension, SMALL_GROUP) }));
  return gappies.flatMap((gappy) => {
    const found = splits.flatMap(({ dimension, codes }) => {
      if (!codes || dimension.column.name === gappy.column) return [];
      const group = gapsOf(frame, dimension, codes, gappy, log);
      return group ? [{ dimension, ...group }] : [];
    });
    // The same gaps by several columns are told by the one that they go with most closely.
    const best = found.sort((a, b) => b.v - a.v)[0];
    return best ? [missing(frame, gappy, best)] : [];
  });
}

function gappyColumns(frame: Frame): Gappy[] {
  const worth = (filled: number) => {
    const count = frame.n - filled;
    return count >= LIMITS.fewestMissing && count >= LIMITS.leastShare * frame.n && count <= LIMITS.mostShare * frame.n;
  };
  const of = (column: string, noun: string, filled: number, isMissing: (row: number) => boolean): Gappy => ({
    column,
    noun,
    missing: Int32Array.from({ length: frame.n }, (_, row) => (isMissing(row) ? 1 : 0)),
    count: frame.n - filled,
  });
  // What was made of another column is blank by how it was made.
  const isMade = (column: string) => frame.table.made?.includes(column) === true;
  // What rows wait for is told as that.
  const isAwaited = (column: string) => frame.waiting.some(({ wait }) => wait.target === column);
  return [
    ...frame.measures
      .filter(
        ({ kind, filled, columns }) =>
          kind === 'column' && worth(filled) && !columns.some((one) => isMade(one) || isAwaited(one)),
      )
      .map(({ columns, id, noun, filled, values }) => of(columns[0] ?? id, noun, filled, (row) => Number.isNaN(values[row]))),
    ...frame.dimensions
      .filter(({ filled, column }) => worth(filled) && !isMade(column.name) && !isAwaited(column.name))
      .map(({ column, noun, filled, codes }) => of(column.name, noun, filled, (row) => codes[row] === -1)),
  ];
}

interface Group {
  label: string;
  n: number;
  v: number;
  difference: number;
  tests: Test[];
}

function gapsOf(frame: Frame, dimension: Dimension, codes: Int32Array, gappy: Gappy, log: TestLog): Group | null {
  const size = dimension.labels.length;
  const cells = new Float64Array(size * 2);
  codes.forEach((code, row) => {
    if (code >= 0) cells[code * 2 + (gappy.missing[row] ?? 0)] = (cells[code * 2 + (gappy.missing[row] ?? 0)] ?? 0) + 1;
  });
  const table = fromCells(cells, size, 2);
  const result = chiSquareTest(table);
  if (!result) return null;
  const gap: Side = { kind: 'labels', columns: [gappy.column], codes: gappy.missing, of: gappy };
  const whole = log.add(
    judgedP(frame, result.p, labelsOf(dimension, codes), gap),
    isUnit(frame, dimension) ? 'units' : undefined,
  );
  if (result.v < LIMITS.leastV) return null;
  const gaps = table.columnSums[1] ?? 0;
  const groups = dimension.labels.map((label, code) => {
    const n = table.rowSums[code] ?? 0;
    const own = cells[code * 2 + 1] ?? 0;
    const others = (gaps - own) / Math.max(1, table.n - n);
    const overall = gaps / table.n;
    const error = Math.sqrt(overall * (1 - overall) * (1 / Math.max(1, n) + 1 / Math.max(1, table.n - n)));
    return { code, label, n, own, others, difference: n > 0 ? own / n - others : 0, z: n > 0 ? (own / n - others) / error : 0 };
  });
  const first = groups.sort((a, b) => b.z - a.z)[0];
  if (!first || first.difference < LIMITS.leastDifference) return null;
  return {
    ...first,
    v: result.v,
    tests: [
      whole,
      log.member(
        judgedP(frame, binomialUpper(first.own, first.n, first.others), oneAgainst(dimension, codes, first.code), gap),
        whole,
        groups.length,
      ),
    ],
  };
}

function missing(
  frame: Frame,
  gappy: Gappy,
  { dimension, label, n, v, difference, tests }: Group & { dimension: Dimension },
): Finding<MissingTold> {
  const isMember = equals(dimension.column, label);
  const gap = `(${name(gappy.column)} IS NULL)::INT`;
  return {
    kind: 'missingness',
    subject: {
      filter: [{ column: gappy.column, op: 'is null', value: '' }],
      breakdown: dimension.column.name,
      measure: COUNT,
    },
    member: label,
    direction: 'high',
    unit: '%',
    n,
    effect: v,
    // What has not happened yet has no value yet: open cases have no end.
    strength:
      (dimension.outcome && difference > LIMITS.structure ? LIMITS.weightOfStructure : LIMITS.weight) * Math.max(v, difference),
    impact: Math.min(1, gappy.count / frame.n + LIMITS.impactBeside),
    tests,
    expected: null,
    sql:
      `SELECT avg(${gap}) FILTER (WHERE ${isMember}) AS value, avg(${gap}) FILTER (WHERE NOT (${isMember})) AS baseline, ` +
      `count(*) FILTER (WHERE ${isMember}) AS n FROM ${frame.table.relation}${where(`${name(dimension.column.name)} IS NOT NULL`)}`,
    rows: { how: 'share', where: isMember, mark: { sql: `${name(gappy.column)} IS NULL`, columns: [gappy.column] } },
    told: { noun: gappy.noun, dimension, label },
    topics: [gappy.column, `missing×${gappy.column}`],
  };
}
