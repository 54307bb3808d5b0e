import { allBlocks } from '../../contracts/report/block';
import type { ReportDocument } from '../../contracts/report/document';
import { analyzeTables } from '../../testing/analyze-tables';
import { csvOf, seeded } from '../../testing/analyze-text';
import { sampleClaim, sampleDocument } from '../../testing/sample-document';
import { blocksOf } from '../blocks/blocks-of';
import { chartPicture } from './chart-picture';
import { downloadHtml } from './download-html';
import { escapeXml } from './svg/element';

jest.setTimeout(120_000);

const random = seeded(11);
const orders = csvOf(
  ['order_id', 'shop', 'ordered_on', 'price'],
  Array.from({ length: 600 }, (_, i) => {
    const shop = Math.floor(random() * 6);
    const day = new Date(Date.UTC(2024, 0, 1 + i)).toISOString().slice(0, 10);
    return [String(i + 1), `Shop ${'ABCDEF'[shop]}`, day, (20 + 15 * (shop % 3) + i / 20 + 8 * random()).toFixed(2)];
  }),
);

/** Words of the page as its reader sees them: without tags, styles and the numbers of charts. */
const textOf = (html: string): string =>
  html
    .replace(/<style>.*?<\/style>|<svg.*?<\/svg>|<details>.*?<\/details>/gs, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
    .replace(/\s+/g, ' ');
const count = (text: string, part: string): number => text.split(part).length - 1;

function expectWhole(html: string, document: ReportDocument) {
  const text = textOf(html);
  const blocks = allBlocks(blocksOf(document));
  for (const block of blocks) {
    if (block.type === 'chart') continue;
    const said = block.type === 'metric' ? [block.label, block.text] : block.spans.flatMap((span) => [span.text, span.evidence ?? '']);
    for (const each of said) expect(text).toContain(each.replace(/\s+/g, ' '));
  }
  const charts = new Set(blocks.flatMap((block) => (block.type === 'chart' ? [block.chart] : [])));
  expect(charts.size).toBeGreaterThan(1);
  // Each in two widths, of which one is shown.
  expect(count(html, '<svg ')).toBe(2 * charts.size);
  expect(count(html, '<figure>')).toBe(charts.size);
} // prettier-ignore

test('the page holds all that the report says, each chart as a drawing, and nothing that would be loaded or run', async () => {
  await analyzeTables({ 'orders.csv': orders }, ({ document }) => {
    const html = downloadHtml(document);
    expectWhole(html, document);
    expect(html).toMatch(/^<!doctype html>\n<html lang="en">/);
    expect(count(html, '<h1>')).toBe(1);
    expect(html).not.toMatch(/<(?:script|img|link|iframe|object|form|base)\b|\ssrc=|url\(|@import|href="(?!#)/);
    const targets = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id ?? '');
    expect(targets.length).toBeGreaterThan(3);
    for (const id of targets) expect(count(html, ` id="${id}"`)).toBe(1);
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const [first] = document.charts;
    const picture = chartPicture(document, first?.id ?? '');
    expect(picture).toContain(`Source: orders.csv`);
    expect(chartPicture(document, 'none')).toBeNull();
    return Promise.resolve();
  });
});

test('texts of the data stay texts', () => {
  const evil = `</style></p><script>alert(1)</script><a href="javascript:x" onclick='y'>\`&amp;`;
  const claim = sampleClaim({ id: 'c1', sentence: `${evil} is the highest.`, evidence: evil, chart: 'g1' });
  const html = downloadHtml(
    sampleDocument({
      report: { ...sampleDocument().report, title: evil, source: evil },
      claims: [claim],
      charts: [{ id: 'g1', claim: 'c1', type: 'bar', title: evil, x: { label: evil, type: 'category' }, y: { label: evil }, series: [{ name: evil, points: [[evil, 1]] }] }],
    }),
  );
  // What stands between quotes is a value.
  expect(html.replace(/"[^"]*"/g, '""')).not.toMatch(/<script|<[^>]*\sonclick=/);
  expect(html).not.toContain('href="j');
  expect(count(html, '</style>')).toBe(1);
  expect(html).toContain(escapeXml(claim.sentence));
}); // prettier-ignore
