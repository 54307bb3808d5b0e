import type { Claim } from '../contracts/report/claim';
import { capital, labelText } from '../wording/human';
import { bothTrend, changesSql } from '../insights/series/changes';
import type { Dimension, Frame, Measure } from '../insights/frame/frame';
import { condition, conditions, equals, name, where } from '../insights/sql';
import { saidOnce } from '../wording/said-once';
import { meanOf, titleWithin } from './bar-plans';
import { MOST_BARS, type ChartPlan } from './chart-plan';
import { t } from './messages';
import { rowsByPlace, takenOf } from './points-behind';
import { LIMITS } from './limits';

const axis = ({ short, unit }: Measure): string =>
  unit && !short.includes(unit) ? t('label.unit', { measure: capital(short), unit }) : capital(short);

function isMostlyOne({ values, filled }: Measure): boolean {
  const counts = new Map<number, number>();
  let most = 0;
  for (const value of values) {
    if (value !== value) continue;
    const count = (counts.get(value) ?? 0) + 1;
    counts.set(value, count);
    if (count > most) most = count;
  }
  return most > LIMITS.mostlyOne * filled;
}

const pointsOf = (relation: string): ChartPlan['part'] => ({
  what: 'points',
  chosen: 'random',
  limit: LIMITS.mostPoints,
  sql: `SELECT count(*) AS n ${relation}`,
});

/** Two measures of single rows; of a large table a fixed sample by hash. Null where most rows have the same value. */
export function scatter(frame: Frame, x: Measure, y: Measure, claim: Claim): ChartPlan | null {
  if (isMostlyOne(x) || isMostlyOne(y)) return null;
  const filter = condition(frame.table, claim.subject.filter);
  if (!filter && bothTrend(frame, x, y)) return scatterOfChanges(frame, x, y);
  const pairs =
    `FROM (SELECT CAST(${x.sql} AS DOUBLE) AS x, CAST(${y.sql} AS DOUBLE) AS y, rowid AS id FROM ${frame.table.relation}${where(filter)}) ` +
    'WHERE x IS NOT NULL AND y IS NOT NULL';
  return {
    type: 'scatter',
    title: titleWithin(frame, t('title.against', { x: x.short, y: capital(y.short) }), claim.subject.filter),
    x: { label: axis(x), type: 'number' },
    y: { label: capital(y.short), ...(y.unit ? { unit: y.unit } : {}) },
    series: [capital(frame.rows)],
    sql: `SELECT x, y ${pairs} ORDER BY hash(id), id LIMIT ${LIMITS.mostPoints}`,
    part: pointsOf(`FROM ${frame.table.relation}${where(filter, `${x.sql} IS NOT NULL`, `${y.sql} IS NOT NULL`)}`),
    rows: [rowsByPlace(x, y, filter)],
    key: `scatter|${[x.id, y.id].sort().join('|')}|${filter}`,
  };
}

/** Means of a measure by the few values of another, where points would lie on each other; null where it has more than a few. */
export function meansByValue(frame: Frame, x: Measure, y: Measure, claim: Claim): ChartPlan | null {
  if (new Set(x.values.filter((value) => value === value)).size > MOST_BARS) return null;
  const known = conditions(condition(frame.table, claim.subject.filter), `${x.sql} IS NOT NULL`);
  const text = `CAST(${x.sql} AS VARCHAR)`;
  const rows = conditions(known, `${y.sql} IS NOT NULL`);
  return {
    type: 'bar',
    title: titleWithin(frame, saidOnce(t('title.mean-by', { measure: y.noun, by: x.noun }), y.noun), claim.subject.filter),
    x: { label: axis(x), type: 'category' },
    y: { label: meanOf(y), ...(y.unit ? { unit: y.unit } : {}) },
    series: [meanOf(y)],
    sql: `SELECT ${text} AS x, avg(${y.sql}) AS y FROM ${frame.table.relation}${where(rows)} GROUP BY ${x.sql} HAVING count(*) >= ${LIMITS.fewestRowsOfABar} ORDER BY ${x.sql}`,
    rows: [{ ...takenOf('mean', y, known), at: { sql: text, columns: x.columns } }],
    key: `means|${x.id}|${y.id}|${condition(frame.table, claim.subject.filter)}`,
  };
}

/** Two measures of single rows, the rows of each group a series of their own. */
export function scatterByGroup(frame: Frame, x: Measure, y: Measure, { column, noun, labels }: Dimension): ChartPlan {
  const { relation } = frame.table;
  const known = where(`${x.sql} IS NOT NULL`, `${y.sql} IS NOT NULL`, `${name(column.name)} IS NOT NULL`);
  const ofGroup = labels.map((label, i) => `CASE WHEN ${equals(column, label)} THEN y END AS y${i}`);
  return {
    type: 'scatter',
    title: t('title.against-by', { x: x.short, y: capital(y.short), group: noun }),
    x: { label: axis(x), type: 'number' },
    y: { label: capital(y.short), ...(y.unit ? { unit: y.unit } : {}) },
    series: labels.map(labelText),
    sql:
      `SELECT x, ${ofGroup.join(', ')} FROM (SELECT CAST(${x.sql} AS DOUBLE) AS x, CAST(${y.sql} AS DOUBLE) AS y, ${name(column.name)}, rowid AS id ` +
      `FROM ${relation}${known}) ORDER BY hash(id), id LIMIT ${LIMITS.mostPoints}`,
    part: pointsOf(`FROM ${relation}${known}`),
    rows: labels.map((label) => rowsByPlace(x, y, equals(column, label))),
    key: `scatter|${[x.id, y.id].sort().join('|')}|${column.name}`,
  };
}

/** Two series by their changes from each reading to the next. */
function scatterOfChanges(frame: Frame, x: Measure, y: Measure): ChartPlan {
  const pairs = `FROM (SELECT id, CAST(x AS DOUBLE) AS x, CAST(y AS DOUBLE) AS y FROM ${changesSql(frame, x, y)}) WHERE x IS NOT NULL AND y IS NOT NULL`;
  return {
    type: 'scatter',
    title: t('title.changes', { x: x.short, y: y.short }),
    x: { label: t('label.change', { measure: x.short }), type: 'number' },
    y: { label: t('label.change', { measure: y.short }), ...(y.unit ? { unit: y.unit } : {}) },
    series: [t('series.changes')],
    sql: `SELECT x, y ${pairs} ORDER BY hash(id), id LIMIT ${LIMITS.mostPoints}`,
    // Rows of a sample are not next to each other: of a table too large to be copied, changes are those of the sample.
    ...(frame.table.pushdown ? {} : { part: pointsOf(pairs) }),
    key: `scatter|changes|${[x.id, y.id].sort().join('|')}`,
  };
}

/** How a measure is distributed, in equal bins up to its extremes. */
export function histogram(frame: Frame, measure: Measure, claim: Claim): ChartPlan {
  const filter = condition(frame.table, claim.subject.filter);
  const m = `CAST(${measure.sql} AS DOUBLE)`;
  return {
    type: 'histogram',
    title: titleWithin(frame, t('title.distribution', { measure: measure.noun }), claim.subject.filter),
    x: { label: axis(measure), type: 'number' },
    y: { label: capital(frame.rows) },
    series: [capital(frame.rows)],
    sql:
      `SELECT low + bin * width AS start, count(*) AS n, low + (bin + 1) * width AS stop FROM (SELECT low, width, ` +
      `least(${LIMITS.bins - 1}, floor((m - low) / width)) AS bin FROM (SELECT ${m} AS m FROM ${frame.table.relation}${where(filter)}), ` +
      `(SELECT min(${m}) AS low, (max(${m}) - min(${m})) / ${LIMITS.bins}.0 AS width FROM ${frame.table.relation}${where(filter)}) WHERE m IS NOT NULL) ` +
      'GROUP BY low, width, bin ORDER BY start',
    rows: [
      {
        how: 'count',
        where: conditions(filter, `${measure.sql} IS NOT NULL`),
        at: {
          sql:
            `CAST(least(${LIMITS.bins - 1}, floor((${m} - (SELECT min(${m}) FROM ${frame.table.relation}${where(filter)})) / ` +
            `(SELECT (max(${m}) - min(${m})) / ${LIMITS.bins}.0 FROM ${frame.table.relation}${where(filter)}))) AS INTEGER)`,
          columns: measure.columns,
        },
      },
    ],
    key: `histogram|${measure.id}|${filter}`,
  };
}
