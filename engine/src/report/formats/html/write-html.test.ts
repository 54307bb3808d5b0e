import type { Block, ReportBlocks, Section } from '../../../contracts/report/block';
import { writeHtml } from './write-html';

const item: Block = { type: 'item', id: 'i', spans: [{ text: 'one' }] };
const section = (kind: Section['kind'], title: string): Section => ({ id: kind, kind, title, blocks: [item], parts: [] });
const named = { claim: () => undefined, chart: () => undefined } as unknown as Parameters<typeof writeHtml>[1];
const headings = (...sections: Section[]) => {
  const report: ReportBlocks = { title: 'T', provenance: 'From a.', sections, cards: [] };
  return [...writeHtml(report, named).matchAll(/<h[23][^>]*>(.*?)<\/h[23]>/g)].map(([whole]) => whole);
};

test('a section has its own title below its heading, unless it is all that stands there', () => {
  expect(headings(section('findings', 'Over time & place'), section('key-metrics', 'Key metrics'))).toEqual([
    '<h2>Findings</h2>',
    '<h3>Over time &#38; place</h3>',
    '<h2>Key Metrics</h2>',
  ]);
});
