import { toldLabel } from '../../insights/frame/dimensions/told-label';
import { labelPhrase } from '../../wording/label-phrases';
import { COUNT, rateOf } from '../../contracts/report/measure';
import type { Dimension, Frame, Measure } from '../../insights/frame/frame';
import { leadMeasures } from '../../insights/frame/measures/lead-measures';
import { rowsCounted } from '../../insights/frame/time/register';
import type { Column } from '../../model';
import { isTechnical } from '../../insights/frame/roles';
import { equals, filtered, instant, name } from '../../insights/sql';
import { periodText } from '../../wording/date-text';
import { capital } from '../../wording/human';
import { numberText, percentText, wholeText } from '../../wording/number-text';
import { LIMITS } from '../limits';
import { t } from '../messages';
import { figuresOf } from './measure-figures';
import type { Metric } from './metric';
import { ratesByLarger } from './of-larger';

/** The figures of any table: how often its outcome is, what its measures come to, how much there was of late, how many groups there are. */
export function generalMetrics(frame: Frame): Metric[] {
  const { timeline } = frame;
  const { relation } = frame.table;
  const durations = frame.measures.filter(({ kind }) => kind === 'duration');
  const columns = leadMeasures(frame).filter((measure) => isKnownQuantity(frame, measure));
  const chosen = [...durations.slice(0, 2), ...columns].filter(
    (one, i, all) => all.findIndex(({ family }) => family === one.family) === i,
  );
  const outcome = outcomeShare(frame);
  const group = frame.dimensions.find(({ outcome: is, distinct, column }) => !is && distinct > 2 && !isTechnical(column));
  const edges = timeline?.edges ?? [];
  const figures = chosen
    .slice(0, LIMITS.mostMeasures)
    .flatMap((measure, i) => figuresOf(frame, measure).slice(0, i === 0 ? 2 : 1));
  const metrics: Metric[] = [
    ...(outcome && !frame.ticketLike ? [outcome] : []),
    ...figures.slice(0, 1),
    ...ratesByLarger(frame).slice(0, 1),
    ...figures.slice(1),
  ];
  if (timeline && !timeline.regular && edges.length > 2) {
    const [from = 0, to = 0] = edges.slice(-2);
    const time = name(timeline.column.name);
    metrics.push({
      figure: 'latest',
      label: t('metric.label.latest', { rows: capital(rowsCounted(frame)), period: periodText(from, timeline.grain) }),
      measure: COUNT,
      unit: null,
      sql: `SELECT ${filtered('count(*)', `${time} >= ${instant(from)} AND ${time} < ${instant(to)}`)} AS value FROM ${relation}`,
      rows: { where: `${time} >= ${instant(from)} AND ${time} < ${instant(to)}`, beside: [timeline.column.name] },
      text: (value) => wholeText(value),
    });
  }
  if (group && metrics.length < LIMITS.fewMetrics) metrics.push(group.distinct <= LIMITS.fewLabels && !isEven(group) ? leadingShare(frame, group) : howMany(frame, group)); // prettier-ignore
  return metrics;
}

/**
 * Whether something says that a column measures: a word, a sign, arithmetic, decimals, a tail, or figures that gather around a middle. Whole
 * numbers without any of these may as well be places, lanes or kinds, and their mean nonsense. A few long numbers that come again and again are
 * those of a list that is kept elsewhere, even if the header ends like a plural.
 */
function isKnownQuantity({ table }: Frame, { columns: [column = ''] }: Measure): boolean {
  const own = table.model?.columns.find(({ name }) => name === column);
  const stats = table.columns.find(({ name }) => name === column)?.stats;
  if (own?.type === 'integer' && own.unit === null && own.overMembers.how === 'mean' && stats && areListed(stats)) return false;
  if (own?.type !== 'integer' || own.because.by !== 'no-evidence') return true;
  const { how, because } = own.overMembers;
  // Hours of a day gather around noon.
  if (Number(stats?.min) >= 0 && Number(stats?.max) <= LIMITS.lastHour && Number(stats?.max) >= LIMITS.latestHours) return false;
  if (how !== 'mean' || !(because.by === 'no-evidence' || (because.by === 'values' && because.are === 'alike'))) return true;
  const { min, max, p25, p75, count } = stats ?? { count: 0 };
  if (p25 === undefined || p75 === undefined || count === 0) return false;
  return (p75 - p25) / (Number(max) - Number(min)) < 0.5 - LIMITS.errorsOffEven * Math.sqrt(1 / 4 / count);
}

const areListed = ({ min, distinct, count }: Column['stats']): boolean =>
  Number(min) >= LIMITS.shortestListed && distinct <= LIMITS.mostListed && count >= LIMITS.listedAgain * distinct;

/** Whether labels are about as frequent as each other, so that none of them leads. */
const isEven = ({ counts, distinct, filled }: Dimension): boolean => (counts[0] ?? 0) * distinct < LIMITS.leadingLabel * filled;

/** How many values a column of groups has. */
const howMany = ({ table }: Frame, { column, noun }: Dimension): Metric => ({
  figure: 'values',
  label: t('metric.label.values', { column: noun }),
  measure: COUNT,
  unit: null,
  sql: `SELECT count(DISTINCT ${name(column.name)}) AS value FROM ${table.relation}`,
  rows: {
    how: 'different',
    value: { sql: name(column.name), columns: [column.name] },
    where: `${name(column.name)} IS NOT NULL`,
  },
  text: (value) => numberText(value),
});

/** How often what the table is about happens. */
function outcomeShare(frame: Frame): Metric | null {
  const outcome = frame.dimensions.find((dimension) => dimension.outcome);
  return outcome && eventOf(outcome) !== '' ? leadingShare(frame, outcome) : null;
}

/** How many of the rows have a column's most frequent label, or that of what happens. */
function leadingShare(frame: Frame, outcome: Dimension): Metric {
  const label = eventOf(outcome);
  return {
    figure: 'share',
    label: metricLabel(outcome, label),
    measure: rateOf(outcome.column.name, label),
    unit: '%',
    sql: `SELECT avg((${equals(outcome.column, label)})::INT) AS value, count(${name(outcome.column.name)}) AS n FROM ${frame.table.relation}`,
    text: (value) => percentText(value),
  };
}

/** What stands beside the share: `Cancelled`, `State Declined`. */
function metricLabel(outcome: Dimension, label: string): string {
  const { form, noun, label: value } = labelPhrase(outcome, label);
  return form === 'did' || form === 'are' ? capital(noun) : t('metric.label.outcome', { column: capital(outcome.noun), value });
}

const eventOf = (outcome: Dimension): string => toldLabel(outcome) ?? outcome.labels[0] ?? '';
