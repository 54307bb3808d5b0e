import { chart, type Chart } from '@hub/shared/contracts/chart';

/** Rows that a twin lists; the block above it holds them all. */
const MOST_ROWS = 60;
const HEADERS: Record<Chart['type'], (chart: Chart) => string[]> = {
  bar: ({ x, y }) => [x.label, y.label],
  line: ({ x, y }) => [x.label, y.label],
  scatter: ({ x, y }) => [x.label, y.label],
  histogram: ({ x, y }) => [`${x.label} from`, y.label, 'to'],
  heatmap: ({ x, y }) => [x.label, y.label, 'Value'],
  box: ({ x }) => [x.label, '5 %', '25 %', 'Median', '75 %', '95 %'],
};

const cell = (value: string | number | null | undefined) => {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return value.toLocaleString('en', { maximumSignificantDigits: 6 });
  return value.replace(/\s+/g, ' ').replace(/[\\|`<>[\]*_]/g, '\\$&');
};

const row = (cells: string[]) => `| ${cells.join(' | ')} |`;

const tableOf = (drawn: Chart) => {
  const hasSeries = drawn.series.length > 1;
  const header = HEADERS[drawn.type](drawn).map(cell);
  const points = drawn.series.flatMap(({ name, points }) => points.map((point) => ({ name, point })));
  const lines = points.slice(0, MOST_ROWS).map(({ name, point }) => {
    const cells = header.map((_, index) => cell(point[index]));
    return row(hasSeries ? [cell(name), ...cells] : cells);
  });
  const head = hasSeries ? ['Series', ...header] : header;
  const rest =
    points.length > MOST_ROWS ? [`\n${(points.length - MOST_ROWS).toLocaleString('en')} more rows are in the block above.`] : [];
  return [`**${cell(drawn.title)}**`, '', row(head), row(head.map(() => '---')), ...lines, ...rest].join('\n');
};

const BLOCK = /^```chart\r?\n([\s\S]*?)\r?\n```$/gm;

/** The report with each chart followed by a table of it, for viewers that cannot draw the chart. */
export const withChartTwins = (markdown: string) =>
  markdown.replace(BLOCK, (block, json: string) => {
    try {
      return `${block}\n\n${tableOf(chart.parse(JSON.parse(json)))}`;
    } catch {
      // Whatever is no chart stays as it is.
      return block;
    }
  });
