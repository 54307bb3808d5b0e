import { quotientOfSums, togetherSql } from '../insights/frame/measures/quotient-of-sums';
import { printMeasure } from '../contracts/report/measure';
import type { Claim } from '../contracts/report/claim';
import { columnNames } from '../wording/column-names';
import { capital, labelText } from '../wording/human';
import { saidOnce } from '../wording/said-once';
import { shareTitle, shownLabel } from '../wording/label-phrases';
import { labelsText } from '../wording/phrases';
import type { Dimension, Frame, Measure, QuotientOfSums } from '../insights/frame/frame';
import { condition, conditions, equals, name, where } from '../insights/sql';
import { quoteText } from '../duckdb/quote-sql';
import { alongAxis, axisLabels } from './axis-labels';
import { barsOf } from './bars-of';
import { MOST_BARS, type ChartPlan } from './chart-plan';
import { t } from './messages';
import { rowsByGroup, takenOf } from './points-behind';
import { LIMITS } from './limits';

const label = (dimension: Dimension): string => `CAST(${name(dimension.column.name)} AS VARCHAR)`;

/** A title with the rows that it is about: `Tickets by state, category Hardware`. */
export function titleWithin({ table }: Frame, title: string, filter: Claim['subject']['filter']): string {
  const nameOf = columnNames(table.columns);
  return filter.reduce(
    (said, condition) => t('within', { title: said, column: nameOf(condition.column), value: labelText(labelsText(condition)) }),
    title,
  );
}

/** What an axis with means of a measure is called. */
export const meanOf = ({ noun }: Pick<Measure, 'noun'>): string => saidOnce(t('label.mean', { measure: noun }), noun);

/** Counts by label: the ten most frequent, the rest as Other. */
export function countBars(frame: Frame, dimension: Dimension, claim: Claim): ChartPlan {
  const filter = condition(frame.table, claim.subject.filter);
  const rows = `SELECT ${label(dimension)} AS x, count(*) AS y FROM ${frame.table.relation}${where(`${name(dimension.column.name)} IS NOT NULL`, filter)} GROUP BY 1`;
  const axis = axisLabels(dimension);
  const sql = axis
    ? alongAxis(axis, rows, ['coalesce(y, 0) AS y'])
    : dimension.distinct > MOST_BARS + 1
      ? `SELECT x, y FROM (SELECT CASE WHEN place <= ${MOST_BARS} THEN x ELSE ${quoteText(t('other'))} END AS x, sum(y) AS y, min(place) AS place FROM ` +
        `(SELECT x, y, row_number() OVER (ORDER BY y DESC, x) AS place FROM (${rows})) GROUP BY 1) ORDER BY place`
      : `SELECT x, y FROM (${rows}) ORDER BY y DESC, x`;
  return {
    type: 'bar',
    title: titleWithin(frame, t('title.by', { what: capital(frame.rows), by: dimension.noun }), claim.subject.filter),
    x: { label: capital(dimension.noun), type: 'category' },
    y: { label: capital(frame.rows) },
    series: [capital(frame.rows)],
    sql,
    ...(claim.member === null ? {} : { highlight: claim.member }),
    ...rowsByGroup(
      dimension,
      { how: 'count', where: filter },
      axis || dimension.distinct <= MOST_BARS + 1 ? undefined : t('other'),
    ),
    key: `count|${dimension.column.name}|${filter}`,
  };
}

/** Means by label, each with its 95 % interval, against the overall mean. */
export function meanBars(frame: Frame, dimension: Dimension, measure: Measure, claim: Claim): ChartPlan {
  const filter = condition(frame.table, claim.subject.filter);
  const together = quotientOfSums(frame, measure);
  if (together !== null) return togetherBars(frame, dimension, measure, claim, together);
  const half = `1.96 * stddev_samp(${measure.sql}) / sqrt(count(${measure.sql}))`;
  const rows =
    `SELECT ${label(dimension)} AS x, avg(${measure.sql}) AS y, avg(${measure.sql}) - ${half} AS low, avg(${measure.sql}) + ${half} AS high ` +
    `FROM ${frame.table.relation}${where(`${name(dimension.column.name)} IS NOT NULL`, filter)} GROUP BY 1 HAVING count(${measure.sql}) >= ${LIMITS.fewestRowsOfABar}`;
  return {
    type: 'bar',
    title: titleWithin(
      frame,
      saidOnce(
        t(measure.fraction ? 'title.share-in-which-by' : 'title.mean-by', { measure: measure.noun, by: dimension.noun }),
        measure.noun,
      ),
      claim.subject.filter,
    ),
    x: { label: capital(dimension.noun), type: 'category' },
    y: {
      label: measure.fraction ? t('label.share-of', { rows: frame.rows }) : meanOf(measure),
      ...(measure.unit ? { unit: measure.unit } : {}),
    },
    series: [measure.fraction ? t('label.share') : meanOf(measure)],
    ...barsOf(dimension, claim, rows, measure.fraction ? ['y'] : ['y', 'low', 'high']),
    ...(claim.member === null ? {} : { highlight: claim.member }),
    ...(claim.baseline === null ? {} : { reference: { label: t('reference.others'), value: claim.baseline } }),
    ...rowsByGroup(dimension, takenOf('mean', measure, filter)),
    key: `mean|${dimension.column.name}|${measure.id}|${filter}`,
  };
}

/** What the rows of each label are together, where a quotient's parts stand in the table. */
function togetherBars(frame: Frame, dimension: Dimension, measure: Measure, claim: Claim, together: QuotientOfSums): ChartPlan {
  const filter = condition(frame.table, claim.subject.filter);
  const rows =
    `SELECT ${label(dimension)} AS x, ${togetherSql(together)} AS y FROM ${frame.table.relation}` +
    `${where(`${name(dimension.column.name)} IS NOT NULL`, filter)} GROUP BY 1 HAVING count(${measure.sql}) >= ${LIMITS.fewestRowsOfABar}`;
  return {
    type: 'bar',
    title: titleWithin(
      frame,
      t('title.together-by', { measure: capital(measure.noun), by: dimension.noun }),
      claim.subject.filter,
    ),
    x: { label: capital(dimension.noun), type: 'category' },
    y: { label: capital(measure.noun), ...(measure.unit ? { unit: measure.unit } : {}) },
    series: [capital(measure.noun)],
    ...barsOf(dimension, claim, rows, ['y']),
    ...(claim.member === null ? {} : { highlight: claim.member }),
    ...(claim.baseline === null ? {} : { reference: { label: t('reference.others'), value: claim.baseline } }),
    ...rowsByGroup(dimension, {
      how: 'quotient',
      value: { sql: together.above, columns: together.columns.above },
      by: { sql: together.below, columns: together.columns.below },
      where: conditions(filter, together.filled),
    }),
    key: `together|${dimension.column.name}|${measure.id}|${filter}`,
  };
}

/** Sums by label: the ten largest, the rest as Other. */
export function sumBars(frame: Frame, dimension: Dimension, measure: Measure, claim: Claim): ChartPlan {
  const rows = `SELECT ${label(dimension)} AS x, sum(${measure.sql}) AS y, count(*) AS n FROM ${frame.table.relation}${where(`${name(dimension.column.name)} IS NOT NULL`)} GROUP BY 1`;
  const axis = axisLabels(dimension);
  const total = saidOnce(t('label.total', { measure: measure.noun }), measure.noun);
  return {
    type: 'bar',
    title: saidOnce(t('title.total-by', { measure: measure.noun, by: dimension.noun }), measure.noun),
    x: { label: capital(dimension.noun), type: 'category' },
    y: { label: total, ...(measure.unit ? { unit: measure.unit } : {}) },
    series: [total],
    sql: axis
      ? alongAxis(axis, rows, ['CASE WHEN n IS NULL THEN 0 ELSE y END AS y'])
      : `SELECT x, y FROM (SELECT CASE WHEN place <= ${MOST_BARS} THEN x ELSE ${quoteText(t('other'))} END AS x, sum(y) AS y, min(place) AS place FROM ` +
        `(SELECT x, y, row_number() OVER (ORDER BY y DESC NULLS LAST, x) AS place FROM (${rows})) GROUP BY 1) ORDER BY place`,
    ...(claim.member === null ? {} : { highlight: claim.member }),
    ...rowsByGroup(dimension, takenOf('sum', measure, ''), axis ? undefined : t('other')),
    key: `sum|${dimension.column.name}|${measure.id}`,
  };
}

/** Share of rows with an outcome by label, against the overall share. */
export function rateBars(frame: Frame, dimension: Dimension, outcome: Dimension, outcomeLabel: string, claim: Claim): ChartPlan {
  const filter = condition(frame.table, claim.subject.filter);
  const rows =
    `SELECT ${label(dimension)} AS x, avg((${equals(outcome.column, outcomeLabel)})::INT) AS y FROM ${frame.table.relation}` +
    `${where(`${name(dimension.column.name)} IS NOT NULL`, filter)} GROUP BY 1 HAVING count(${name(outcome.column.name)}) >= ${LIMITS.fewestRowsOfABar}`;
  return {
    type: 'bar',
    title: titleWithin(
      frame,
      t('title.share-with-by', { share: shareTitle(outcome, outcomeLabel), by: dimension.noun }),
      claim.subject.filter,
    ),
    x: { label: capital(dimension.noun), type: 'category' },
    y: { label: t('label.share-of', { rows: frame.rows }), unit: '%' },
    series: [t('label.outcome', { outcome: capital(outcome.noun), value: shownLabel(outcome, outcomeLabel) })],
    ...barsOf(dimension, claim, rows),
    ...(claim.member === null ? {} : { highlight: claim.member }),
    ...(claim.baseline === null ? {} : { reference: { label: t('reference.others'), value: claim.baseline } }),
    ...rowsByGroup(dimension, {
      how: 'share',
      mark: { sql: equals(outcome.column, outcomeLabel), columns: [outcome.column.name] },
      where: conditions(filter, `${name(outcome.column.name)} IS NOT NULL`),
    }),
    key: `rate|${dimension.column.name}|${printMeasure(claim.subject.measure)}|${filter}`,
  };
}
