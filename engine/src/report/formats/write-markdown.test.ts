import type { Block, ReportBlocks, Section } from '../../contracts/report/block';
import type { Chart } from '../../contracts/report/chart';
import { chartTwin } from './chart-twin';
import { writeMarkdown } from './write-markdown';

const chart: Chart = {
  id: 'g1',
  type: 'bar',
  title: 'A `b`',
  x: { label: 'x', type: 'category' },
  y: { label: 'y' },
  series: [{ name: 's', points: [['א', 1]] }],
};
const item = (id: string, text: string): Block => ({ type: 'item', id, spans: [{ text }] });
const section = (blocks: Block[], parts: Section['parts'] = []): Section => ({
  id: 's',
  kind: 'more',
  title: 'S_1',
  blocks,
  parts,
});
const report = (...sections: Section[]): ReportBlocks => ({ title: 'T*', provenance: 'From `a`.', sections, cards: [] });
const written = (blocks: Block[], readable?: boolean) =>
  writeMarkdown(report(section(blocks)), [chart], readable === undefined ? undefined : { readable });
const HEAD = '# T\\*\n\n> From \\`a\\`.\n\n';

test('title, provenance, headings and what stands under them are separated by an empty line', () => {
  const part = { id: 'p', title: 'P*', blocks: [item('i', 'one')] };
  expect(writeMarkdown(report(section([item('j', 'two')], [part]), section([])), [])).toBe(
    `${HEAD}## S\\_1\n\n- two\n\n### P\\*\n\n- one\n\n## S\\_1\n`,
  );
});

test('items and metrics that follow each other are one list, a paragraph stands by itself', () => {
  const paragraph: Block = { type: 'paragraph', id: 'p', spans: [{ text: 'P.' }, { text: 'Q.' }] };
  const metric: Block = { type: 'metric', id: 'm', label: 'a*b', text: '5', claim: 'c' };
  expect(written([item('1', 'one'), metric, { ...metric, note: 'x_y' }, paragraph, paragraph, item('2', 'two')])).toBe(
    `${HEAD}## S\\_1\n\n- one\n- **a\\*b:** 5\n- **a\\*b:** 5 (x\\_y)\n\nP. Q.\n\nP. Q.\n\n- two\n`,
  );
});

test('strong and emphatic words are marked, others are not', () => {
  const spans = [{ text: 'a*', style: 'strong' }, { text: 'b', style: 'emphasis' }, { text: 'c' }] as const;
  expect(written([{ type: 'item', id: 'i', spans: [...spans] }])).toBe(`${HEAD}## S\\_1\n\n- **a\\*** *b* c\n`);
});

describe('a chart', () => {
  const block: Block = { type: 'chart', id: 'k', chart: 'g1' };
  const fence = `\`\`\`chart\n${JSON.stringify(chart).replaceAll('`', '\\u0060').replace('א', '\\u05d0')}\n\`\`\``;

  test('is a block of JSON that no label can end and in which no number changes its place', () => {
    expect(written([block])).toBe(`${HEAD}## S\\_1\n\n${fence}\n`);
    expect(written([block], false)).toBe(`${HEAD}## S\\_1\n\n${fence}\n`);
    expect(JSON.parse(fence.split('\n')[1] ?? '')).toEqual(chart);
  });

  test('is a table where it is to be read', () => {
    expect(written([block], true)).toBe(`${HEAD}## Findings\n\n### S\\_1\n\n${chartTwin(chart)}\n`);
  });

  test('that is not there leaves no gap', () => {
    expect(written([item('1', 'one'), { ...block, chart: 'gone' }, item('2', 'two')])).toBe(
      `${HEAD}## S\\_1\n\n- one\n\n- two\n`,
    );
  });
});
