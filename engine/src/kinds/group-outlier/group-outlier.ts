import { kruskalWallis } from '../../stats/groups/kruskal-wallis';
import { SMALL_GROUP, type Finding, type Mining } from '../../insights/finding';
import type { Dimension, Frame, Measure } from '../../insights/frame/frame';
import { neverFalls } from '../../insights/series/running-total';
import { conditions, equals, filtered, number, sortedSample } from '../../insights/sql';
import { LIMITS as OUTLIERS } from '../outlier/limits';
import type { StrangerTold } from './say';
import { heldBy, heldSql } from '../outlier/shared-label';
import { fences, strengthOf, type Fence } from '../outlier/fences';
import { LIMITS } from './limits';

/** Records that are usual for the table but far outside of their own group. */
export function mineGroupOutliers({ frame }: Mining): Finding<StrangerTold>[] {
  if (frame.timeline?.regular) return [];
  return frame.measures.flatMap((measure) => {
    if (measure.fraction || measure.filled < 2 * SMALL_GROUP || neverFalls(frame, measure)) return [];
    const split = telling(frame, measure);
    if (!split) return [];
    const far = new Set(fences(measure.values).map(({ high }) => high));
    const found = split.labels.slice(0, LIMITS.mostLabels).flatMap((label, code) => {
      const own = measure.values.filter((_, row) => split.codes[row] === code).filter((value) => !Number.isNaN(value));
      if (own.length < SMALL_GROUP) return [];
      // Many groups are looked through.
      return fences(own, LIMITS.expected / split.labels.length).flatMap((fence) => {
        const count = own.reduce((sum, value) => sum + (beyond(fence, value) ? 1 : 0), 0);
        return far.has(fence.high) || count === 0 || count > Math.max(LIMITS.few, LIMITS.largestShare * own.length)
          ? []
          : [{ label, fence, count, n: own.length }];
      });
    });
    const farthest = found.sort((a, b) => b.fence.farthest - a.fence.farthest)[0];
    return farthest ? [outlier(frame, measure, split, farthest)] : [];
  });
}

const beyond = ({ at, high }: Fence, value: number): boolean => (high ? value > at : value < at);

/** The split by which the measure differs most, when it differs enough. */
function telling(frame: Frame, measure: Measure): Dimension | undefined {
  const step = Math.ceil(frame.n / LIMITS.enoughRows);
  const kept = (_: number, row: number) => row % step === 0;
  const ranks = measure.ranks.filter(kept);
  const sizes = frame.dimensions
    .filter(({ distinct, column }) => distinct <= LIMITS.mostLabels && !measure.columns.includes(column.name))
    .map((dimension) => {
      return { dimension, size: kruskalWallis(ranks, dimension.codes.filter(kept))?.epsilonSquared ?? 0 };
    });
  const best = sizes.sort((a, b) => b.size - a.size)[0];
  return best && best.size >= LIMITS.leastEpsilonSquared ? best.dimension : undefined;
}

function outlier(
  frame: Frame,
  measure: Measure,
  dimension: Dimension,
  { label, fence, count, n }: { label: string; fence: Fence; count: number; n: number },
): Finding<StrangerTold> {
  const at = Number(fence.at.toPrecision(OUTLIERS.digits));
  const isMember = equals(dimension.column, label);
  const out = `${measure.sql} ${fence.high ? '>' : '<'} ${number(at)}`;
  const rows = [...dimension.codes.keys()].filter(
    (row) => dimension.labels[dimension.codes[row] ?? -1] === label && !Number.isNaN(measure.values[row] ?? NaN),
  );
  const far = rows.filter((row) => (fence.high ? (measure.values[row] ?? NaN) > at : (measure.values[row] ?? NaN) < at));
  const held = heldBy(frame, far, rows, [...measure.columns, dimension.column.name]);
  return {
    kind: 'group-outlier',
    subject: { filter: [{ column: dimension.column.name, op: '=', value: label }], breakdown: null, measure: measure.typed },
    member: label,
    direction: fence.high ? 'high' : 'low',
    unit: null,
    n,
    effect: fence.farthest,
    strength: strengthOf(fence),
    impact: OUTLIERS.impact,
    tests: [],
    expected: frame.sampled || at !== fence.at ? null : count,
    sql:
      `SELECT ${filtered('count(*)', isMember, out)} AS value, ${filtered(`${fence.high ? 'max' : 'min'}(${measure.sql})`, isMember)} AS extreme, ` +
      `${filtered(`median(${measure.sql})`, isMember, sortedSample(frame, n))} AS baseline, ${filtered(`count(${measure.sql})`, isMember)} AS n${heldSql(held, isMember, out)} ` +
      `FROM ${frame.table.relation}`,
    rows: {
      how: fence.high ? 'count-largest' : 'count-smallest',
      where: conditions(isMember, out),
      value: { sql: measure.sql, columns: measure.columns },
    },
    told: { dimension, label, measure, at, high: fence.high, held },
    topics: [measure.id, dimension.column.name, `outlier×${measure.id}`],
  };
}
