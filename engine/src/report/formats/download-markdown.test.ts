import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allBlocks } from '../../contracts/report/block';
import type { ReportDocument } from '../../contracts/report/document';
import { analyzeTables } from '../../testing/analyze-tables';
import { csvOf, seeded } from '../../testing/analyze-text';
import { blocksOf } from '../blocks/blocks-of';
import { downloadMarkdown } from './download-markdown';
import { escapeMarkdown } from './escape-markdown';

jest.setTimeout(120_000);

/** Orders of shops, with a price, a share, a date and the shop that they refer to. */
function shops(): Record<string, string> {
  const random = seeded(7);
  const orders = Array.from({ length: 600 }, (_, i) => {
    const shop = Math.floor(random() * 6);
    const day = new Date(Date.UTC(2024, 0, 1 + i)).toISOString().slice(0, 10);
    return [String(i + 1), String(shop + 1), day, `$${(20 + 15 * (shop % 3) + i / 20 + 8 * random()).toFixed(2)}`, random() < 0.2 + 0.1 * (shop % 2) ? 'late' : 'in time'];
  }); // prettier-ignore
  const places = Array.from({ length: 6 }, (_, i) => [String(i + 1), `Shop ${'ABCDEF'[i]}`, i % 2 === 0 ? 'North' : 'South']);
  return {
    'orders.csv': csvOf(['order_id', 'shop_id', 'ordered_on', 'price', 'delivery'], orders),
    'shops.csv': csvOf(['shop_id', 'name', 'region'], places),
  };
}

const tickets = () => ({
  'support-tickets.csv': readFileSync(join(__dirname, '../../../../samples/support-tickets.csv'), 'utf8'),
});
const linesOf = (text: string, start: RegExp) => text.split('\n').filter((line) => start.test(line));

function expectReadable(document: ReportDocument) {
  const text = downloadMarkdown(document);
  const report = blocksOf(document);
  const headings = linesOf(text, /^## /);
  expect(headings.length).toBeLessThanOrEqual(6);
  expect(new Set(headings).size).toBe(headings.length);
  expect(headings.slice(0, 2)).toEqual(['## Summary', '## Findings']);
  expect(linesOf(text, /^# /)).toHaveLength(1);
  // Nothing for machines: no code, no JSON, no ids, no half-made values.
  for (const machine of ['```', '{"', 'undefined', 'NaN', '[object', 'SELECT ']) expect(text).not.toContain(machine);
  for (const { id } of document.charts) expect(text).not.toMatch(new RegExp(`(^|\\W)${id}(\\W|$)`, 'm'));
  // Everything that the page says, its evidence too.
  for (const block of allBlocks(report)) {
    if (block.type === 'chart') continue;
    const said =
      block.type === 'metric' ? [block.label, block.text] : block.spans.flatMap((span) => [span.text, span.evidence ?? '']);
    for (const each of said) expect(text).toContain(escapeMarkdown(each));
  }
  // Each chart that the page shows is a table under its title, whose rows have as many cells as its head.
  const shown = new Set(allBlocks(report).flatMap((block) => (block.type === 'chart' ? [block.chart] : [])));
  const charts = document.charts.filter(({ id }) => shown.has(id));
  expect(charts.length).toBeGreaterThan(2);
  for (const chart of charts) {
    const [, after] = text.split(`**${escapeMarkdown(chart.title)}**\n\n`);
    const rows = after?.split('\n\n')[0]?.split('\n') ?? [];
    expect(rows.length).toBeGreaterThan(2);
    const cells = (row: string) => row.replaceAll('\\|', '').split('|').length;
    expect(new Set(rows.map(cells)).size).toBe(1);
    // Figures have their unit.
    const sign = chart.y.unit === '%' ? '%' : chart.y.unit === 'USD' ? '$' : '';
    const figures = rows.slice(2).filter((row) => /\d/.test(row.split('|').at(-2) ?? ''));
    expect(figures.every((row) => row.includes(sign))).toBe(true);
  }
}

test.each([
  ['tickets', tickets],
  ['orders and their shops', shops],
])('the whole file of %s reads well: six headings at most, everything said with its evidence, charts as tables, nothing for machines', async (_, tables) =>
  analyzeTables(tables(), ({ document }) => expectReadable(document))); // prettier-ignore
