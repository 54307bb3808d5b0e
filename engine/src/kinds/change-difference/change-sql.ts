import type { Dimension, Frame, Measure } from '../../insights/frame/frame';
import { conditions, equals, name, number, where } from '../../insights/sql';
import type { Step } from '../course/along-steps';
import { LIMITS } from './limits';

interface Asked {
  measure: Measure;
  dimension: Dimension;
  labels: readonly string[];
  others: boolean;
  /** Which of the labels is the control. */
  against: number | null;
  /** From which moment on they differ. */
  since: number | null;
}

/** What the things of each group go through between the first and the last moment at which most were read: of those that were read at both. */
export function changeSql(
  { table }: Frame,
  { place, within = '', axis, grain }: Step,
  { measure: { sql }, dimension: { column }, labels, others, against, since }: Asked,
): string {
  const filled = where(`${sql} IS NOT NULL`, `${place} IS NOT NULL`, within, `(${labels.map((label) => equals(column, label)).join(' OR ')})`);
  const own = labels.map((label, i) => `WHEN ${equals(column, label)} THEN ${others ? Math.min(i, 1) : i}`).join(' ');
  const things = (table.model?.shape.entity ?? []).map(name);
  const rows = `SELECT ${things.map((thing, i) => `${thing} AS u${i}, `).join('')}CASE ${own} END AS g, ${place} AS x, ${sql}::DOUBLE AS y FROM ${table.relation}${filled}`;
  const steps = `SELECT *, count(*) OVER (PARTITION BY x) AS readings FROM (${rows})`;
  const full = `SELECT *, readings >= ${LIMITS.fullStep} * max(readings) OVER () AS fits FROM (${steps})`;
  const outer = `SELECT *, min(x) FILTER (WHERE fits) OVER () AS first, max(x) FILTER (WHERE fits) OVER () AS final FROM (${full})`;
  const month = (x: string) => `month(make_timestamp(CAST(${x} * 1000 AS BIGINT)))`;
  const isSeason = axis === null && (grain === 'month' || grain === 'quarter');
  // A January beside a December is a season and no change: of dated months the last of the same name.
  const alike = isSeason ? `x > first AND ${month('x')} = ${month('first')}` : 'FALSE';
  const ends = `SELECT *, coalesce(max(x) FILTER (WHERE fits AND ${alike}) OVER (), final) AS last FROM (${outer})`;
  const at = (when: string) => `avg(y) FILTER (WHERE x = ${when})`;
  const between = since === null ? '' : `, ${at(number(since))} - ${at('first')} AS d`;
  const each =
    `SELECT any_value(g) AS g, any_value(first) AS first, any_value(last) AS last, count(*) AS n, ${at('first')} AS a, ${at('last')} AS b${between} ` +
    `FROM (${ends}) GROUP BY ${things.map((_, i) => `u${i}`).join(', ')}`;
  const rest = against === null ? '> 0' : `= ${against}`;
  const of = (what: string, group: string, both = true) => `${what} FILTER (WHERE ${conditions(`g ${group}`, both ? 'a IS NOT NULL AND b IS NOT NULL' : '')})`;
  const told = (others ? labels.slice(0, 2) : labels).map((_, i) => `= ${i}`);
  const levels = told.map((group, i) => `${of('avg(a)', group)} AS from${i}, ${of('avg(b)', group)} AS to${i}`);
  const sides = [['own', '= 0'], ['rest', rest]].map(([side = '', group = '']) =>
    `${of('stddev_samp(b - a)', group)} AS ${side}_sd, ${of('count(*)', group)} AS ${side}_n${since === null ? '' : `, ${of('avg(d)', group, false)} AS ${side}_since`}`);
  return (
    `SELECT ${of('avg(b - a)', '= 0')} AS value, ${of('avg(b - a)', rest)} AS baseline, any_value(first) AS first, any_value(last) AS last, ` +
    `${[...levels, ...sides].join(', ')}, least(${told.map((group) => of('count(*)', group)).join(', ')}) AS least, sum(n)::DOUBLE AS n FROM (${each})`
  );
} // prettier-ignore
