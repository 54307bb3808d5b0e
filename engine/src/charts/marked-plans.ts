import { quoteText } from '../duckdb/quote-sql';
import type { Claim, Subject } from '../contracts/report/claim';
import type { Dimension, Frame } from '../insights/frame/frame';
import { conditions, name, where } from '../insights/sql';
import type { Column } from '../model';
import { columnNames } from '../wording/column-names';
import { capital } from '../wording/human';
import { alongAxis } from './axis-labels';
import { barsOf } from './bars-of';
import { MOST_BARS, type ChartPlan } from './chart-plan';
import { t } from './messages';
import { LIMITS } from './limits';
import { seriesLine } from './time-plans';

/** Rows of which something is so that is to be acted on, among those of which it might be: what waits, what breaks a rule. Conditions are SQL over one row. */
export interface Marked {
  /** What their share is called at the head of a chart. */
  share: string;
  among: string;
  /** Groups that `among` keeps to, as they are told at the end of a title. */
  within?: readonly string[];
  mark: string;
  /** Columns that it is about. */
  columns: string[];
  key: string;
}

const titleAmong = ({ within = [] }: Marked, title: string): string =>
  within.reduce((said, group) => t('among', { title: said, group }), title);

/** The group that a claim's member makes, none where it names none. */
export const memberFilter = (dimension: Dimension | null | undefined, { member }: Claim): Subject['filter'] =>
  dimension && member !== null ? [{ column: dimension.column.name, op: '=', value: member }] : [];

/** The share of each label's rows that is marked, beside that of all others. */
export function sharesByLabel(
  frame: Frame,
  marked: Marked,
  dimension: Dimension,
  claim: Claim,
  others: number | null,
): ChartPlan {
  const cell = name(dimension.column.name);
  const known = conditions(marked.among, `${cell} IS NOT NULL`);
  const isMarked = conditions(marked.mark);
  const rows = `SELECT CAST(${cell} AS VARCHAR) AS x, avg((${isMarked})::INT) AS y FROM ${frame.table.relation}${where(known)} GROUP BY 1 HAVING count(*) >= ${LIMITS.fewestRowsOfABar}${claim.member === null ? '' : ` OR x = ${quoteText(claim.member)}`}`;
  return {
    type: 'bar',
    title: titleAmong(marked, t('title.by', { what: marked.share, by: dimension.noun })),
    x: { label: capital(dimension.noun), type: 'category' },
    y: { label: t('label.share-of', { rows: frame.rows }), unit: '%' },
    series: [t('label.share')],
    ...barsOf(dimension, claim, rows),
    ...(claim.member === null ? {} : { highlight: claim.member }),
    ...(others === null ? {} : { reference: { label: t('reference.others'), value: others } }),
    rows: [
      {
        how: 'share',
        mark: { sql: isMarked, columns: marked.columns },
        where: known,
        at: { sql: cellText(dimension.column), columns: [dimension.column.name] },
      },
    ],
    key: `${marked.key}|share|${dimension.column.name}`,
  };
}

/** How many of the marked rows each of those has that has the most of them. @param of what they are called, who has them, and whom the finding names */
export function countsByMember(
  frame: Frame,
  marked: Marked,
  { what, column, named }: { what: string; column: Column; named: readonly string[] },
): ChartPlan {
  const noun = columnNames(frame.table.columns)(column.name);
  const cell = name(column.name);
  const only = conditions(marked.among, marked.mark, `${cell} IS NOT NULL`);
  const groups = `SELECT CAST(${cell} AS VARCHAR) AS x, count(*) AS y FROM ${frame.table.relation}${where(only)} GROUP BY 1`;
  const [first] = named;
  return {
    type: 'bar',
    title: t('title.by', { what, by: noun }),
    x: { label: capital(noun), type: 'category' },
    y: { label: capital(frame.rows) },
    series: [capital(frame.rows)],
    sql: `${groups} ORDER BY y DESC, x LIMIT ${MOST_BARS}`,
    part: { what: 'groups', chosen: 'highest', limit: MOST_BARS, sql: `SELECT count(*) AS n FROM (${groups})` },
    ...(first === undefined ? {} : { highlight: first, highlights: [...named] }),
    rows: [{ how: 'count', where: only, at: { sql: cellText(column), columns: [column.name] } }],
    key: `${marked.key}|count|${column.name}`,
  };
}

/** Single rows by their names, the highest first. @param of the column that names them, and what is shown of each */
export function valuesOfRows(frame: Frame, marked: Marked, of: { column: Column; what: string; label: string; unit: string | null; sql: string }): ChartPlan {
  const noun = columnNames(frame.table.columns)(of.column.name);
  const cell = cellText(of.column);
  const only = conditions(marked.among, marked.mark, `${name(of.column.name)} IS NOT NULL`, `${of.sql} IS NOT NULL`);
  return {
    type: 'bar',
    title: t('title.by', { what: of.what, by: noun }),
    x: { label: capital(noun), type: 'category' },
    y: { label: of.label, ...(of.unit === null ? {} : { unit: of.unit }) },
    series: [of.label],
    sql: `SELECT ${cell} AS x, ${of.sql} AS y FROM ${frame.table.relation}${where(only)} ORDER BY y DESC, x LIMIT ${MOST_BARS}`,
    part: { what: 'groups', chosen: 'highest', limit: MOST_BARS, sql: `SELECT count(*) AS n FROM ${frame.table.relation}${where(only)}` },
    rows: [{ how: 'highest', value: { sql: of.sql, columns: marked.columns }, where: only, at: { sql: cell, columns: [of.column.name] }, single: true }],
    key: `${marked.key}|rows|${of.column.name}`,
  };
} // prettier-ignore

/** A part of a scale with the condition on a row that lies in it. */
export interface Band {
  label: string;
  sql: string;
}

/** How many of the marked rows lie in each part of a scale. */
export function countsByBand(
  frame: Frame,
  marked: Marked,
  scale: { what: string; by: string; label: string; columns: string[]; bands: readonly Band[]; named: readonly string[] },
): ChartPlan {
  const only = conditions(marked.among, marked.mark);
  const part = `CASE ${scale.bands.map(({ label, sql }) => `WHEN ${sql} THEN ${quoteText(label)}`).join(' ')} END`;
  const groups = `SELECT ${part} AS x, count(*) AS y FROM ${frame.table.relation}${where(only)} GROUP BY 1 HAVING x IS NOT NULL`;
  const axis = scale.bands.map(({ label }) => label);
  const [first] = scale.named;
  return {
    type: 'bar',
    title: t('title.by', { what: scale.what, by: scale.by }),
    x: { label: scale.label, type: 'category' },
    y: { label: capital(frame.rows) },
    series: [capital(frame.rows)],
    sql: alongAxis(axis, groups, ['coalesce(y, 0) AS y']),
    ...(first === undefined ? {} : { highlight: first, highlights: [...scale.named] }),
    rows: [{ how: 'count', where: conditions(only, `${part} IS NOT NULL`), at: { sql: part, columns: scale.columns } }],
    key: `${marked.key}|bands`,
  };
}

/** The share that is marked over time, of a group beside all others or of all rows. @param group conditions that make it, none of all rows @param at the period that is pointed at, in milliseconds */
export function shareOverTime(frame: Frame, marked: Marked, of: { claim: Claim; group: Subject['filter']; at: number | null }): ChartPlan | null {
  const { timeline } = frame;
  if (!timeline) return null;
  const { claim, group, at } = of;
  const edge = at === null ? undefined : timeline.edges.slice(0, -1).findLast((one) => one <= at);
  const plan = seriesLine(
    frame,
    timeline,
    {
      kind: 'rate',
      id: marked.key,
      noun: marked.share,
      title: marked.share,
      sql: `(CASE WHEN ${marked.among || 'true'} THEN (${conditions(marked.mark)})::INT END)`,
      columns: marked.columns,
      unit: '%',
      fraction: true,
    },
    { ...claim, subject: { ...claim.subject, filter: group } },
    { versus: group.length > 0 },
  );
  const y = { label: t('label.share-of', { rows: frame.rows }), unit: '%' };
  return { ...plan, title: titleAmong(marked, plan.title), y, ...(edge === undefined ? {} : { highlight: new Date(edge).toISOString() }) };
} // prettier-ignore

const cellText = (column: Column): string =>
  column.type === 'text' ? name(column.name) : `CAST(${name(column.name)} AS VARCHAR)`;
