import type { Chart, ChartPoint } from '../../contracts/report/chart';
import { foreignText } from '../../contracts/foreign-text';
import { amountText, numberText } from '../../wording/number-text';
import { escapeMarkdown, escapeName } from './escape-markdown';
import { t } from '../messages';
import { scatterBins } from './scatter-bins';
import { LIMITS } from './limits';
import { xWriter } from './svg/labels';

/** What other viewers can show in place of a chart: its numbers as a table. */
export function chartTwin(chart: Chart): string {
  const twin = table(chart);
  return chart.part ? `${twin}\n\n${t('twin.part', chart.part)}` : twin;
}

/** Makes texts harmless for where they are going to stand: those of ours with foreign ones in them, and names, which are foreign as a whole. */
export interface Escape {
  text: (text: string) => string;
  name: (name: string) => string;
}
const MARKDOWN: Escape = { text: escapeMarkdown, name: escapeName };

interface Rows {
  heads: string[];
  rows: string[][];
  note?: string;
}

/** The chart's numbers, as many as are read; `note` says what of them is missing. Heads are not escaped yet. */
export function twinRows(chart: Chart, escape: Escape): Rows {
  const { heads, rows, note } = tableOf(chart, escape);
  // Of a long series every so many rows are shown, first and last among them; a list is cut.
  const step = chart.x.type === 'category' ? 1 : Math.max(1, Math.ceil(rows.length / LIMITS.mostTableRows));
  const shown =
    step > 1
      ? rows.filter((_, i) => i % step === 0 || i === rows.length - 1)
      : rows.slice(0, chart.type === 'heatmap' ? rows.length : LIMITS.mostTableRows);
  const left = rows.length - shown.length;
  const rest =
    left === 0
      ? note
      : step > 1
        ? t('twin.rows-shown', { all: rows.length, shown: shown.length })
        : t('twin.rows-left', { n: left });
  return { heads, rows: shown, ...(rest === undefined ? {} : { note: rest }) };
}

function table(chart: Chart): string {
  const { heads, rows, note } = twinRows(chart, MARKDOWN);
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  return [
    `**${escapeMarkdown(chart.title)}**`,
    '',
    line(heads.map(escapeMarkdown)),
    line(heads.map((_, i) => (i === 0 ? '---' : '---:'))),
    ...rows.map(line),
    ...(note === undefined ? [] : ['', note]),
  ].join('\n');
}

function tableOf(chart: Chart, escape: Escape): Rows {
  const write = xWriter(chart);
  const value = (cell: ChartPoint[number] | undefined) =>
    typeof cell === 'number' ? amountText(cell, chart.y.unit ?? null, chart.y.unit === '%') : '';
  const text = (cell: ChartPoint[number] | undefined) => escape.text(write(cell));
  const points = chart.series[0]?.points ?? [];
  switch (chart.type) {
    case 'histogram':
      return {
        heads: [chart.x.label, chart.y.label],
        rows: points.map(([from, n, to]) => [t('twin.range', { from: text(from), to: text(to) }), value(n)]),
      };
    case 'box':
      return {
        heads: [
          chart.x.label,
          '5%',
          '25%',
          '50%',
          '75%',
          '95%',
          ...(points.some((point) => point.length > 6) ? [t('twin.mean')] : []),
        ],
        rows: points.map(([group, ...rest]) => [text(group), ...rest.map(value)]),
      };
    case 'scatter':
      return {
        heads: [
          chart.x.label,
          chart.series[0]?.name ?? t('twin.points'),
          t('twin.quarter', { measure: chart.y.label }),
          '50%',
          '75%',
        ],
        rows: scatterBins(chart.series.flatMap((series) => series.points)).map((bin) => [
          bin.from === bin.to ? text(bin.from) : t('twin.range', { from: text(bin.from), to: text(bin.to) }),
          numberText(bin.n),
          ...[bin.low, bin.middle, bin.high].map(value),
        ]),
        note: t('twin.grouped', { n: chart.series.reduce((sum, { points: own }) => sum + own.length, 0) }),
      };
    case 'heatmap':
      return heatmapRows(chart, text, value, escape.name);
    case 'bar':
    case 'line':
      return {
        heads: [chart.x.label, ...chart.series.map((series) => (chart.series.length === 1 ? chart.y.label : series.name))],
        rows: points.map(([x], i) => [text(x), ...chart.series.map((series) => value(series.points[i]?.[1]))]),
      };
  }
}

type Write = (cell: ChartPoint[number] | undefined) => string;

/** One line for each x and one column for each y where they fit side by side. */
function heatmapRows(chart: Chart, text: Write, value: Write, name: Escape['name']): Rows {
  const points = chart.series[0]?.points ?? [];
  const columns = [...new Set(points.map(([, y]) => String(y)))];
  if (columns.length > LIMITS.mostColumns)
    return {
      heads: [chart.x.label, chart.y.label, t('twin.value')],
      rows: points.map(([x, y, z]) => [text(x), name(String(y)), value(z)]),
    };
  const lines = [...new Set(points.map(([x]) => x))];
  const cells = new Map(points.map(([x, y, z]) => [`${String(x)}\u0000${String(y)}`, z]));
  return {
    heads: [chart.x.label, ...columns.map(foreignText)],
    rows: lines.map((x) => [text(x), ...columns.map((y) => value(cells.get(`${String(x)}\u0000${y}`)))]),
  };
}
