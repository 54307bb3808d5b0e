import type { Row } from '../../duckdb/cell';
import { fact, SMALL_GROUP } from '../../insights/finding';
import type { Dimension, Frame, Measure, Timeline } from '../../insights/frame/frame';
import { levelSql } from '../../insights/frame/measures/quotient-of-sums';
import { equals, instant, name } from '../../insights/sql';
import { labelText } from '../../wording/human';
import { measureText, namesItself } from '../../wording/phrases';
import { LIMITS } from './limits';
import { t } from './messages';

/** The one member that a mean's way is the way of. */
export interface Alone {
  dimension: Dimension;
  label: string;
  /** Figures of a query: levels of all, of the member and of all others in the first and the last part of the time. */
  sql: string;
}

/** Sums and rows of the first and of the last part. */
interface Ends {
  early: number;
  late: number;
  before: number;
  after: number;
}

/**
 * The member without which a mean goes nowhere: its own level moves several times as far from the first to the last third of the time as that of any
 * other member of its column, and the mean of all others hardly moves. Null where there is none.
 */
export function oneAlone(frame: Frame, timeline: Timeline, measure: Measure): Alone | null {
  const { edges } = timeline;
  const size = Math.floor((edges.length - 1) / LIMITS.parts);
  const [early = NaN, late = NaN] = [edges[size], edges.at(-1 - size)];
  if (size < 1 || late < early) return null;
  for (const dimension of frame.dimensions) {
    if (dimension.labels.length > LIMITS.mostMembers || measure.columns.includes(dimension.column.name)) continue;
    const label = aloneIn(dimension, timeline.values, measure.values, early, late);
    if (label === null) continue;
    const isMember = equals(dimension.column, label);
    const level = levelSql(frame, measure);
    const time = `CAST(${name(timeline.column.name)} AS TIMESTAMP)`;
    const ends = [
      ['early', `${time} >= ${instant(edges[0] ?? NaN)} AND ${time} < ${instant(early)}`],
      ['late', `${time} >= ${instant(late)} AND ${time} < ${instant(edges.at(-1) ?? NaN)}`],
    ] as const;
    const sql = ends.map(([end, when]) => `${level(when)} AS all_${end}, ${level(isMember, when)} AS own_${end}, ${level(`NOT (${isMember})`, when)} AS others_${end}`).join(', '); // prettier-ignore
    return { dimension, label, sql: `SELECT ${sql} FROM ${frame.table.relation}` };
  }
  return null;
}

function aloneIn(
  { codes, labels }: Dimension,
  times: Float64Array,
  values: Float64Array,
  early: number,
  late: number,
): string | null {
  const ends = labels.map((): Ends => ({ early: 0, late: 0, before: 0, after: 0 }));
  for (let row = 0; row < codes.length; row++) {
    const [own, at, value] = [ends[codes[row] ?? -1], times[row] ?? NaN, values[row] ?? NaN];
    if (!own || value !== value) continue;
    if (at < early) {
      own.early += value;
      own.before++;
    } else if (at >= late) {
      own.late += value;
      own.after++;
    }
  }
  if (labels.length < 2 || !ends.every(({ before, after }) => before > 0 && after > 0 && before + after >= SMALL_GROUP))
    return null;
  const moves = ends.map(moved);
  const first = moves.reduce((best, move, i) => (Math.abs(move) > Math.abs(moves[best] ?? 0) ? i : best), 0);
  const second = Math.max(...moves.map((move, i) => (i === first ? 0 : Math.abs(move))));
  const all = moved(sumOf(ends));
  const others = moved(sumOf(ends.filter((_, i) => i !== first)));
  const isAlone =
    Math.abs(moves[first] ?? 0) >= LIMITS.timesTheOthers * second && Math.abs(others) <= LIMITS.mostOfOthers * Math.abs(all);
  return isAlone ? (labels[first] ?? null) : null;
}

const moved = ({ early, late, before, after }: Ends): number => late / after - early / before;

const sumOf = (parts: readonly Ends[]): Ends =>
  parts.reduce((sum, { early, late, before, after }) => ({
    early: sum.early + early,
    late: sum.late + late,
    before: sum.before + before,
    after: sum.after + after,
  }));

/** Whose way it is, in words; null where the whole table does not bear it out. */
export function sayAlone({ dimension, label }: Alone, measure: Measure, facts: Row): string | null {
  const [own, others, all] = (['own', 'others', 'all'] as const).map((of) => ({
    from: fact(facts, `${of}_early`),
    to: fact(facts, `${of}_late`),
  }));
  if (!own || !others || !all) return null;
  if (!(Math.abs(others.to - others.from) <= LIMITS.mostOfOthers * Math.abs(all.to - all.from))) return null;
  const text = (amount: number) => measureText(measure, amount);
  return t('alone', {
    who: namesItself(dimension, label) ? labelText(label) : t('who', { noun: dimension.noun, label: labelText(label) }),
    up: own.to > own.from,
    from: text(own.from),
    to: text(own.to),
    othersFrom: text(others.from),
    othersTo: text(others.to),
  });
}
