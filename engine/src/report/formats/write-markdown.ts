import type { Block, ReportBlocks, Span } from '../../contracts/block';
import type { Chart } from '../../contracts/chart';
import { chartTwin } from './chart-twin';
import { escapeMarkdown } from './escape-markdown';
import { escapedLine } from './readable-json';

interface Options {
  /** After each chart the same for other viewers, as Mermaid chart or as table. */
  twins?: boolean;
}

/** A report's blocks as Markdown: the last form that they take. Nothing is learned from it again. */
export function writeMarkdown(report: ReportBlocks, charts: readonly Chart[], { twins = false }: Options = {}): string {
  const byId = new Map(charts.map((chart) => [chart.id, chart]));
  const write = (blocks: readonly Block[]) => runs(blocks).map((run) => writeRun(run, byId, twins));
  const parts = [
    `# ${escapeMarkdown(report.title)}`,
    `> ${escapeMarkdown(report.provenance)}`,
    ...report.sections.flatMap((section) => [
      `## ${escapeMarkdown(section.title)}`,
      ...write(section.blocks),
      ...section.parts.flatMap((part) => [`### ${escapeMarkdown(part.title)}`, ...write(part.blocks)]),
    ]),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

const isItem = ({ type }: Block): boolean => type === 'item' || type === 'metric';

/** Blocks that stand together: the items of a list, and every other block by itself. */
function runs(blocks: readonly Block[]): Block[][] {
  const all: Block[][] = [];
  for (const block of blocks) {
    const last = all.at(-1);
    if (last?.[0] && isItem(block) && isItem(last[0])) last.push(block);
    else all.push([block]);
  }
  return all;
}

const writeRun = (blocks: readonly Block[], charts: ReadonlyMap<string, Chart>, twins: boolean): string =>
  blocks.map((block) => writeBlock(block, charts, twins)).join('\n');

function writeBlock(block: Block, charts: ReadonlyMap<string, Chart>, twins: boolean): string {
  switch (block.type) {
    case 'paragraph':
      return writeSpans(block.spans);
    case 'item':
      return `- ${writeSpans(block.spans)}`;
    case 'metric': {
      const { label, text, note } = block;
      return `- **${escapeMarkdown(label)}:** ${escapeMarkdown(note === undefined ? text : `${text} (${note})`)}`;
    }
    case 'chart': {
      const chart = charts.get(block.chart);
      return chart ? writeChart(chart, twins) : '';
    }
  }
}

const writeSpans = (spans: readonly Span[]): string => spans.map(writeSpan).join(' ');

const MARK = { strong: '**', emphasis: '*' } as const;

function writeSpan({ text, style, evidence }: Span): string {
  const mark = style ? MARK[style] : '';
  const below = evidence === undefined ? '' : ` *(${escapeMarkdown(evidence)})*`;
  return `${mark}${escapeMarkdown(text)}${mark}${below}`;
}

function writeChart(chart: Chart, twins: boolean): string {
  // A closing fence inside a label would end the block: JSON can always write a backtick as an escape.
  const fenced = `\`\`\`chart\n${escapedLine(JSON.stringify(chart)).replaceAll('`', '\\u0060')}\n\`\`\``;
  return twins ? `${fenced}\n\n${chartTwin(chart)}` : fenced;
}
