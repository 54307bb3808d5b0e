import type { Finding, GroupEvent } from '../../insights/finding';
import { COUNT } from '../../contracts/report/measure';
import type { Frame, Measure, QuotientOfSums } from '../../insights/frame/frame';
import { LENGTH } from '../../insights/frame/time/periods';
import { lateOf, type Late } from '../../insights/frame/measures/late-of';
import { levelSql, quotientOfSums } from '../../insights/frame/measures/quotient-of-sums';
import { watchedColumns } from '../../insights/frame/measures/result-columns';
import type { Test } from '../../insights/judge/test-log';
import { OF_A_YEAR, yearBeforeOf } from '../../insights/series/year-before';
import { countSeries, meanSeries, periodKey, withinPeriods } from '../../insights/series/series';
import { rowsOfLabel, rowsOfOthers } from '../../insights/series/some-rows';
import { withoutSeason } from '../../stats/series/season';
import { conditions, equals, isOneOf, filtered, instant, name, where } from '../../insights/sql';
import { list } from '../../wording/human';
import { isPercent } from '../../wording/number-text';
import type { Split } from './gap-of';
import type { OwnStep } from './same-step';
import { dateOfStep, toldDate } from './date-of-step';
import type { GroupStepTold } from './say';
import { LIMITS } from './limits';

/** A group's step as it may be told. */
export interface Found extends OwnStep {
  /** Where it was found, which says its day. */
  of: OwnStep;
  /** How many other groups step as well, each for itself. */
  others: number;
  tests: Test[];
  isSure: boolean;
}

/**
 * That a group's level of a measure changes at a time, and that of the others does not.
 * @param along what else steps at that time in that group, of other measures
 */
export function groupStepFinding(
  frame: Frame,
  { split: { timeline, measure, dimension, within, together }, step, of, others, tests }: Found,
  along: readonly OwnStep[],
): Finding<GroupStepTold> {
  const { code, moment: found, own, rest, shift, least } = step;
  const labels = together ?? [dimension.labels[code] ?? ''];
  const isInside = within ? equals(within.dimension.column, within.label) : '';
  const isLabel = isOneOf(dimension.column, labels);
  const [isMember, isOther] = [conditions(isLabel, isInside), conditions(`NOT (${isLabel})`, isInside)];
  const time = name(timeline.column.name);
  const dated = dateOfStep(of.split, of.step.code, found);
  const moment = dated ? toldDate(timeline.edges, dated) : found;
  const [start, end] = [timeline.edges[0] ?? 0, timeline.edges.at(-1) ?? 0];
  // What was not there yet has no year before.
  const since = rowsOfLabel(dimension, code).reduce((first, row) => Math.min(first, timeline.values[row] ?? Infinity), Infinity);
  const season = hasSeason({ timeline, measure, dimension }, code, moment)
    ? yearBeforeOf(timeline.grain, [Math.max(start, since), moment, end])
    : null;
  const stretches = season ?? { before: [start, moment] as const, after: [moment, end] as const };
  const [before, after] = season
    ? ([season.before, season.after].map(([from, to]) => `${time} >= ${instant(from)} AND ${time} < ${instant(to)}`) as [
        string,
        string,
      ])
    : [`${time} < ${instant(moment)}`, `${time} >= ${instant(moment)}`];
  // How many rows there are in a period, by how long the time before and after is.
  const rowsIn = (length: number) => (...conditionsOf: string[]) => `${filtered('count(*)', ...conditionsOf)} * ${LENGTH[timeline.grain] / length}`; // prettier-ignore
  const level = measure && levelSql(frame, measure);
  const levels = level
    ? ([level, level] as const)
    : ([rowsIn(lengthOf(stretches.before)), rowsIn(lengthOf(stretches.after))] as const);
  const n = within ? rowsOfLabel(dimension, code).length : (dimension.counts[code] ?? 0);
  const up = own[1] > own[0];
  const besides = along.flatMap(({ split }) => (split.measure ? [split.measure] : []));
  return {
    kind: 'group-step',
    subject: {
      filter: [
        {
          column: dimension.column.name,
          ...(together ? { op: 'in' as const, value: [...together] } : { op: '=' as const, value: dimension.labels[code] ?? '' }),
        },
        ...(within ? [{ column: within.dimension.column.name, op: '=' as const, value: within.label }] : []),
      ],
      breakdown: timeline.column.name,
      measure: measure?.typed ?? COUNT,
    },
    member: periodKey(
      timeline,
      timeline.edges.findLastIndex((edge) => edge <= moment),
    ),
    direction: up ? 'up' : 'down',
    unit: measure?.unit ?? null,
    n,
    effect: shift,
    strength: (LIMITS.weight * shift) / (shift + LIMITS.halfStrength),
    // What one group only does is to be acted on, however small its part of the rows.
    impact: 1,
    ...(others === 0 && {
      rest: measure ? (rest[1] - rest[0]) / (own[1] - own[0]) : othersOf({ timeline, dimension }, code, moment),
    }),
    event: {
      at: moment,
      period: LENGTH[timeline.grain],
      ...(dated && { between: [dated.from, dated.to] as const }),
      by: eventBy(frame, measure),
      ...(measure && { levels: { own, rest }, ...columnsOf(quotientOfSums(frame, measure)) }),
    },
    tests,
    expected: null,
    sql:
      `SELECT ${levels[1](isMember, after)} AS value, ${levels[0](isMember, before)} AS baseline, ` +
      `${levels[1](isOther, after)} AS others, ${levels[0](isOther, before)} AS others_before, ` +
      besides
        .map(
          (other, i) =>
            `${levelSql(frame, other)(isMember, after)} AS along_${i}, ${levelSql(frame, other)(isMember, before)} AS along_${i}_before, `,
        )
        .join('') +
      lateSql(measure && lateOf(frame, measure), { isMember, isOther, before, after }) +
      `count(${measure?.sql ?? '*'}) FILTER (WHERE ${conditions(isMember, after)}) AS n FROM ${frame.table.relation}${where(withinPeriods(timeline))}`,
    rows: { where: conditions(isMember, after, withinPeriods(timeline)) },
    told: {
      timeline,
      dimension,
      label: list(labels),
      within,
      measure,
      edge: moment,
      up,
      least,
      others,
      dated,
      season: season !== null,
      along: besides,
    },
    topics: [
      dimension.column.name,
      ...(within ? [within.dimension.column.name] : []),
      measure?.id ?? 'count',
      timeline.column.name,
      `step×${measure?.family ?? 'count'}`,
    ],
  };
}

/** Of how many rows there are in a time: by how many all others become more, for each that the group does. */
function othersOf(
  { timeline: { values, edges }, dimension }: Pick<Split, 'timeline' | 'dimension'>,
  code: number,
  moment: number,
): number {
  const [start, end] = [edges[0] ?? 0, edges.at(-1) ?? 0];
  let [own, others] = [0, 0];
  values.forEach((at, row) => {
    if (!(at >= start && at < end)) return;
    const share = at < moment ? -1 / (moment - start) : 1 / (end - moment);
    if (dimension.codes[row] === code) own += share;
    else others += share;
  });
  return others / own;
}

const columnsOf = (together: QuotientOfSums | null): Pick<GroupEvent, 'above' | 'below'> => together?.columns ?? { above: [] };

const lengthOf = ([from, to]: readonly [number, number]): number => to - from;

/** Whether what the group or the others come to has a season of the year, beside the step. */
function hasSeason({ timeline, measure, dimension }: Split, code: number, moment: number): boolean {
  const cycle = OF_A_YEAR[timeline.grain];
  if (cycle === undefined) return false;
  const at = timeline.edges.findIndex((edge) => edge >= moment);
  return [rowsOfLabel(dimension, code), rowsOfOthers(dimension, code)].some((rows) => {
    const { values } = measure ? meanSeries(timeline, measure, rows) : countSeries(timeline, rows);
    const level = (side: Float64Array) => {
      const filled = side.filter((value) => !Number.isNaN(value));
      return filled.reduce((sum, value) => sum + value, 0) / filled.length;
    };
    const [own, its] = [level(values.slice(0, at)), level(values.slice(at))];
    return withoutSeason(values.map((value, i) => value - (i < at ? own : its)), cycle) !== null;
  });
} // prettier-ignore

const eventBy = ({ table }: Frame, measure: Measure | null): GroupEvent['by'] => {
  if (!measure) return 'count';
  const { outcome } = table.model ?? {};
  const result =
    outcome?.kind === 'lead-measure' && outcome.because.by !== 'no-evidence' ? new Set([outcome.column]) : watchedColumns(table);
  if (measure.columns.length === 1 && measure.columns.every((column) => result.has(column))) return 'result';
  return measure.fraction || measure.weights || isPercent(measure.unit) || measure.kind === 'ratio' ? 'rate' : 'amount';
};

/** Of a length how often it is late, where a day or a length was set for it: of the group and of the others, before and afterwards. */
function lateSql(late: Late | null, { isMember, isOther, before, after }: Record<'isMember' | 'isOther' | 'before' | 'after', string>): string {
  if (!late) return '';
  const share = (who: string, when: string, as: string) => `avg((${late.late})::INT) FILTER (WHERE ${conditions(late.known, who, when)}) AS ${as}, `;
  return share(isMember, after, 'late') + share(isMember, before, 'late_before') + share(isOther, after, 'late_others');
} // prettier-ignore
