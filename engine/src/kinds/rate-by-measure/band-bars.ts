import type { ChartPlan } from '../../charts/chart-plan';
import { t as chartText } from '../../charts/messages';
import { quoteText } from '../../duckdb/quote-sql';
import { equals, name, number } from '../../insights/sql';
import { capital } from '../../wording/human';
import { shareTitle, shownLabel } from '../../wording/label-phrases';
import type { About } from '../about';
import { rateByEnds } from './ends';
import { betweenText, stretchText } from './stretch-text';

/** The result's share in each quarter of a measure, from its lowest values to its highest. */
export function bandBars({ frame, splitBy: measure, outcome, claim }: About): ChartPlan | null {
  const ends = measure && outcome ? rateByEnds(outcome.dimension, measure) : null;
  if (!measure || !outcome || !ends) return null;
  const { column, noun } = outcome.dimension;
  const low = stretchText(frame, measure, ends, 'low').text;
  const high = stretchText(frame, measure, ends, 'high').text;
  const between = ends.between.map((stretch) => ({ text: betweenText(measure, stretch), to: stretch.to }));
  const bands = [{ text: low, to: ends.low.to }, ...between.slice(0, -1)];
  const last = between.at(-1);
  const cases = [
    ...bands.map(({ text, to }) => `WHEN ${measure.sql} <= ${number(to)} THEN ${quoteText(text)}`),
    ...(last ? [`WHEN ${measure.sql} < ${number(ends.high.from)} THEN ${quoteText(last.text)}`] : []),
  ];
  const band = `CASE ${cases.join(' ')} ELSE ${quoteText(high)} END`;
  const isEvent = equals(column, outcome.label);
  const known = `${measure.sql} IS NOT NULL AND ${name(column.name)} IS NOT NULL`;
  return {
    type: 'bar',
    title: chartText('title.share-with-by', { share: shareTitle({ column, noun }, outcome.label), by: measure.noun }),
    x: { label: capital(measure.noun), type: 'category' },
    y: { label: chartText('label.share-of', { rows: frame.rows }), unit: '%' },
    series: [chartText('label.outcome', { outcome: capital(noun), value: shownLabel({ column, noun }, outcome.label) })],
    sql: `SELECT x, y FROM (SELECT ${band} AS x, avg((${isEvent})::INT) AS y, min(${measure.sql}) AS least FROM ${frame.table.relation} WHERE ${known} GROUP BY 1) ORDER BY least`,
    highlight: ends.rises ? high : low,
    ...(claim.baseline === null ? {} : { reference: { label: ends.rises ? low : high, value: claim.baseline } }),
    rows: [
      {
        how: 'share',
        mark: { sql: isEvent, columns: [column.name] },
        where: known,
        at: { sql: band, columns: measure.columns },
      },
    ],
    key: `rate-by|${measure.id}|${column.name}`,
  };
}
