import type { Finding, Mining } from '../../insights/finding';
import { SMALL_GROUP } from '../../insights/finding';
import type { Dimension, Frame, Measure } from '../../insights/frame/frame';
import { arithmeticOf } from '../../insights/frame/measures/structure';
import { LARGEST_P } from '../../insights/judge/gate';
import { isRunningTotal } from '../../insights/series/running-total';
import { equals, name, where } from '../../insights/sql';
import { judgedP } from '../../insights/units/judged-p';
import type { Side } from '../../insights/units/unit';
import { groupedCorrelation } from '../../stats/correlation/grouped-correlation';
import { resultLast } from '../miners/measure-pairs/result-last';
import type { CrossingTold } from './say';
import { LIMITS } from './limits';

/** Measures of which one rises with the other in one group, and falls with it in another: no group's main effect need show it. */
export function mineSlopeCrossings({ frame, log }: Mining): Finding<CrossingTold>[] {
  if (frame.timeline?.regular) return [];
  const measures = frame.measures
    .filter((one) => !one.fraction && one.kind === 'column' && !isRunningTotal(frame, one))
    .slice(0, LIMITS.mostMeasures);
  const dimensions = frame.dimensions
    .filter(({ entity, labels }) => !entity && labels.length >= 2 && labels.length <= LIMITS.mostLabels)
    .slice(0, LIMITS.mostDimensions);
  const areArithmetic = arithmeticOf(frame);
  return measures.flatMap((first, i) =>
    measures.slice(i + 1).flatMap((second) => {
      const [x, y] = resultLast(frame, first, second);
      if (x.family === y.family || areArithmetic(x, y) || x.columns.some((column) => y.columns.includes(column))) return [];
      return dimensions.flatMap((dimension) => {
        if ([...x.columns, ...y.columns].includes(dimension.column.name)) return [];
        const found = opposite(frame, x, y, dimension);
        if (!found) return [];
        const test = log.add(found.p, 'inside');
        const { up, down } = found;
        if (Math.min(up.r, -down.r) < LIMITS.leastInside) return [];
        const [rise, fall] = [dimension.labels[up.code] ?? '', dimension.labels[down.code] ?? ''];
        return [
          {
            kind: 'slope-crossing',
            subject: { filter: [], breakdown: [x.id, dimension.column.name], measure: y.typed },
            member: rise,
            direction: 'pos',
            unit: null,
            n: up.n + down.n,
            effect: Math.min(up.r, -down.r),
            strength: Math.min(1, LIMITS.weight * Math.min(up.r, -down.r)),
            impact: (up.n + down.n) / frame.n,
            tests: [test],
            expected: null,
            sql: crossingSql(frame, x, y, dimension, [rise, fall]),
            told: { x, y, dimension, rise, fall },
            topics: [x.id, y.id, dimension.column.name, `${x.family}×${y.family}`],
          } satisfies Finding<CrossingTold>,
        ];
      });
    }),
  );
}

interface Inside {
  code: number;
  r: number;
  n: number;
  p: number;
}

/**
 * The groups in which two measures go up together, and opposite ways, most certainly; p is that of the less certain of the two, for both must be so, times
 * the groups that each was chosen from. Null where not both ways occur.
 */
function opposite(frame: Frame, x: Measure, y: Measure, dimension: Dimension): { up: Inside; down: Inside; p: number } | null {
  const groups = groupedCorrelation(x.ranks, y.ranks, dimension.codes, dimension.labels.length).flatMap(({ inside }, code): Inside[] =>
    inside && inside.n >= SMALL_GROUP ? [{ code, ...inside }] : [],
  );
  const [up, down] = [1, -1].map((sign) =>
    groups.filter(({ r }) => sign * r > 0).reduce<Inside | null>((best, one) => (best === null || one.p < best.p ? one : best), null),
  );
  if (!up || !down) return null;
  const plain = Math.max(up.p, down.p) * groups.length;
  if (plain >= LARGEST_P) return { up, down, p: Math.min(1, plain) };
  const judged = ({ code, p }: Inside) => {
    const among = (measure: Measure): Side => ({
      kind: 'ranks',
      columns: measure.columns,
      ranks: measure.ranks.map((place, row) => (dimension.codes[row] === code ? place : NaN)),
    });
    return judgedP(frame, p, among(x), among(y));
  };
  return { up, down, p: Math.min(1, Math.max(judged(up), judged(down)) * groups.length) };
} // prettier-ignore

/** The slope of both groups, and the means of either in the half of its rows with the lower and with the higher x. */
function crossingSql({ table }: Frame, x: Measure, y: Measure, { column }: Dimension, labels: readonly string[]): string {
  const own = labels.map((label, i) => `WHEN ${equals(column, label)} THEN ${i}`).join(' ');
  const filled = where(`${x.sql} IS NOT NULL`, `${y.sql} IS NOT NULL`, `${name(column.name)} IS NOT NULL`);
  const rows = `SELECT ${x.sql}::DOUBLE AS x, ${y.sql}::DOUBLE AS y, CASE ${own} END AS g FROM ${table.relation}${filled}`;
  const halves = `SELECT *, x > median(x) OVER (PARTITION BY g) AS upper FROM (${rows}) WHERE g IS NOT NULL`;
  const of = (g: number) =>
    `avg(y) FILTER (WHERE g = ${g} AND NOT upper) AS low${g}, avg(y) FILTER (WHERE g = ${g} AND upper) AS high${g}, ` +
    `corr(y, x) FILTER (WHERE g = ${g}) AS r${g}`;
  return (
    `SELECT regr_slope(y, x) FILTER (WHERE g = 0) AS value, regr_slope(y, x) FILTER (WHERE g = 1) AS baseline, count(*) AS n, ` +
    `${of(0)}, ${of(1)} FROM (${halves})`
  );
}
