import type { Block, ReportBlocks, Section, Span } from '../../contracts/report/block';
import type { Chart } from '../../contracts/report/chart';
import { ownTitle, underHeadings } from '../../contracts/report/heading';
import { linesOf } from '../../contracts/report/lead';
import { t } from '../messages';
import { chartTwin } from './chart-twin';
import { escapeMarkdown } from './escape-markdown';
import { escapedLine } from './readable-json';

interface Options {
  /** For people and whatever shows Markdown to them: under the report's six headings, with each chart as a table. */
  readable?: boolean;
}

/** A report's blocks as Markdown: the last form that they take. Nothing is learned from it again. */
export function writeMarkdown(report: ReportBlocks, charts: readonly Chart[], { readable = false }: Options = {}): string {
  const byId = new Map(charts.map((chart) => [chart.id, chart]));
  const write = (blocks: readonly Block[]) => runs(blocks).map((run) => writeRun(run, byId, readable));
  const under = (section: Section, level: number) => [
    ...write(section.blocks),
    ...section.parts.flatMap((part) => [headed(level, part.title), ...write(part.blocks)]),
  ];
  const parts = [
    headed(1, report.title),
    `> ${escapeMarkdown(report.provenance)}`,
    ...(readable
      ? underHeadings(report.sections).flatMap(({ id, sections }) => {
          return [
            headed(2, t(`heading.${id}`)),
            ...sections.flatMap((section) => {
              const title = ownTitle(section);
              return title === null ? under(section, 3) : [headed(3, title), ...under(section, 4)];
            }),
          ];
        })
      : report.sections.flatMap((section) => [headed(2, section.title), ...under(section, 3)])),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

const headed = (level: number, title: string): string => `${'#'.repeat(level)} ${escapeMarkdown(title)}`;

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

const writeRun = (blocks: readonly Block[], charts: ReadonlyMap<string, Chart>, readable: boolean): string =>
  blocks.map((block) => writeBlock(block, charts, readable)).join('\n');

function writeBlock(block: Block, charts: ReadonlyMap<string, Chart>, readable: boolean): string {
  switch (block.type) {
    case 'paragraph': {
      // For people each statement has a line of its own, as on the page.
      const lines = readable ? linesOf(block.spans) : [block.spans];
      return lines.length > 1 ? lines.map((line) => `- ${writeSpans(line)}`).join('\n') : writeSpans(block.spans);
    }
    case 'item':
      return `- ${writeSpans(block.spans)}`;
    case 'metric': {
      const { label, text, note } = block;
      return `- **${escapeMarkdown(label)}:** ${escapeMarkdown(note === undefined ? text : `${text} (${note})`)}`;
    }
    case 'chart': {
      const chart = charts.get(block.chart);
      return chart ? writeChart(chart, readable) : '';
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

function writeChart(chart: Chart, readable: boolean): string {
  if (readable) return chartTwin(chart);
  // A closing fence inside a label would end the block: JSON can always write a backtick as an escape.
  return `\`\`\`chart\n${escapedLine(JSON.stringify(chart)).replaceAll('`', '\\u0060')}\n\`\`\``;
}
