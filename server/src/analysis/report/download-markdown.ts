import { chart as chartSchema, type Chart, type ChartPoint } from '@hub/shared/contracts/chart';
import { amountText, numberText } from '../wording/number-text';
import { escapeMarkdown } from './escape-markdown';

/** Mermaid's labels get crowded beyond this; a table takes over. */
const MOST_MERMAID_POINTS = 24;
const MOST_TABLE_ROWS = 50;

/** The report's markdown for other viewers: after each chart block stands the same as Mermaid chart or as table. */
export function downloadMarkdown(markdown: string): string {
  return markdown.replace(/^```chart\n([^]*?)\n```$/gm, (block, json: string) => {
    const chart = parse(json);
    return chart ? `${block}\n\n${twin(chart)}` : block;
  });
}

function parse(json: string): Chart | null {
  try {
    const parsed = chartSchema.safeParse(JSON.parse(json));
    return parsed.success ? parsed.data : null;
  } catch {
    // A block that is no chart stays as it is.
    return null;
  }
}

function twin(chart: Chart): string {
  const [series] = chart.series;
  const complete = series?.points.every(([, y]) => typeof y === 'number') ?? false;
  if (
    series &&
    complete &&
    chart.series.length === 1 &&
    series.points.length <= MOST_MERMAID_POINTS &&
    (chart.type === 'bar' || chart.type === 'line')
  )
    return mermaid(chart, series.points);
  return table(chart);
}

/** Text inside Mermaid's quotes: no quote, no line break, no markup. */
const quoted = (text: string): string => `"${text.replace(/["\\<>`#;[\]{}\p{Cc}]/gu, ' ').trim() || ' '}"`;

function mermaid(chart: Chart, points: ChartPoint[]): string {
  const labels = points.map(([x]) => quoted(xText(chart, x)));
  const values = points.map(([, y]) => (typeof y === 'number' ? (chart.y.unit === '%' ? y * 100 : y) : 0));
  const top = Math.max(0, ...values);
  const bottom = Math.min(0, ...values);
  return [
    '```mermaid',
    'xychart-beta',
    `  title ${quoted(chart.title)}`,
    `  x-axis [${labels.join(', ')}]`,
    `  y-axis ${quoted(chart.y.unit ? `${chart.y.label} (${chart.y.unit})` : chart.y.label)} ${plainNumber(bottom)} --> ${plainNumber(top || 1)}`,
    `  ${chart.type} [${values.map(plainNumber).join(', ')}]`,
    '```',
  ].join('\n');
}

const plainNumber = (value: number): string => String(Number(value.toPrecision(6)));

const xText = (chart: Chart, x: ChartPoint[number] | undefined): string =>
  x === null || x === undefined
    ? 'missing'
    : chart.x.type === 'time'
      ? String(x).slice(0, 10)
      : typeof x === 'number'
        ? numberText(x)
        : x;

function table(chart: Chart): string {
  const heads = headings(chart);
  const rows = tableRows(chart);
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  const left = rows.length - MOST_TABLE_ROWS;
  return [
    `**${escapeMarkdown(chart.title)}**`,
    '',
    line(heads.map(escapeMarkdown)),
    line(heads.map((_, i) => (i === 0 ? '---' : '---:'))),
    ...rows.slice(0, MOST_TABLE_ROWS).map(line),
    ...(left > 0 ? ['', `… and ${numberText(left)} more rows.`] : []),
  ].join('\n');
}

function headings(chart: Chart): string[] {
  if (chart.type === 'histogram') return ['From', 'To', chart.y.label];
  if (chart.type === 'box') return [chart.x.label, '5%', '25%', '50%', '75%', '95%'];
  if (chart.type === 'heatmap') return [chart.x.label, chart.y.label, 'Value'];
  return [chart.x.label, ...chart.series.map((series) => (chart.series.length === 1 ? chart.y.label : series.name))];
}

function tableRows(chart: Chart): string[][] {
  const value = (cell: ChartPoint[number] | undefined) =>
    typeof cell === 'number' ? amountText(cell, chart.y.unit ?? null, chart.y.unit === '%') : '';
  const text = (cell: ChartPoint[number] | undefined) => escapeMarkdown(xText(chart, cell));
  const points = chart.series[0]?.points ?? [];
  if (chart.type === 'histogram') return points.map(([from, n, to]) => [text(from), text(to), value(n)]);
  if (chart.type === 'box') return points.map(([group, ...rest]) => [text(group), ...rest.map(value)]);
  if (chart.type === 'heatmap') return points.map(([x, y, z]) => [text(x), text(y), value(z)]);
  return points.map(([x], i) => [text(x), ...chart.series.map((series) => value(series.points[i]?.[1]))]);
}
