import { passes } from '../../../insights/judge/gate';
import { TestLog } from '../../../insights/judge/test-log';
import type { Table } from '../../../model';
import { normalFrom, randomFrom } from '../../../stats/distributions/random';
import { analyzeText, csvOf } from '../../../testing/analyze-text';
import { handDimension, handFrame, handMeasure, handTimeline } from '../../../testing/hand-made-frame';
import { mineGroupSteps } from '../group-step';

jest.setTimeout(60_000);

const SHOPS = ['Altona', 'Barmbek', 'Eppendorf', 'Harburg', 'Wandsbek', 'Winterhude', 'Rahlstedt', 'Bergedorf'];
const GOODS = ['Bread', 'Cakes', 'Drinks', 'Snacks'];
const month = (i: number): number => Date.UTC(2021, i, 1);

interface Reading {
  shop: string;
  article: string;
  period: number;
  sold: number;
}

/** Pieces of four articles sold in eight shops of unlike size, month by month; by what factor one of them is changed. */
function readings(periods: number, factor: (own: Omit<Reading, 'sold'>) => number, isOpen: (own: Omit<Reading, 'sold'>) => boolean = () => true) {
  const normal = normalFrom(randomFrom(3));
  return SHOPS.flatMap((shop, x) =>
    GOODS.flatMap((article, y) =>
      Array.from({ length: periods }, (_, period): Reading => {
        const own = { shop, article, period };
        return { ...own, sold: Math.round(1000 * (1 + x) * (1 + 0.5 * y) * factor(own) * Math.exp(0.05 * normal())) };
      }).filter(isOpen),
    ),
  );
} // prettier-ignore

function told(all: readonly Reading[], periods: number): string[] {
  const model = { shape: { kind: 'panel', entity: ['shop', 'article'], key: ['shop', 'article', 'moment'], time: 'moment' }, outcome: { kind: 'lead-measure', column: 'sold', because: { by: 'no-evidence' } }, algebra: [], columns: [] }; // prettier-ignore
  const things = Int32Array.from(all, ({ shop, article }) => 10 * SHOPS.indexOf(shop) + GOODS.indexOf(article));
  const frame = handFrame(
    't',
    all.length,
    {
      dimensions: [handDimension('shop', all.map(({ shop }) => shop)), handDimension('article', all.map(({ article }) => article))],
      measures: [handMeasure('sold', all.map(({ sold }) => sold))],
      timeline: handTimeline(all.map(({ period }) => month(period)), { edges: Array.from({ length: periods + 1 }, (_, i) => month(i)), grain: 'month', finest: 'month', regular: true }),
      panel: { things, at: Float64Array.from(all, ({ period }) => period) },
    },
    { model: model as unknown as Table['model'] },
  ); // prettier-ignore
  const log = new TestLog();
  const found = mineGroupSteps({ frame, log });
  log.settle();
  return found
    .filter(passes)
    .map(({ subject: { filter }, member }) => [...filter.map(({ value }) => String(value)), member].join(' '));
}

const isCell = ({ shop, article }: Pick<Reading, 'shop' | 'article'>) => shop === 'Harburg' && article === 'Snacks';

test.each([16, 36])('the step of one cell in %i months is told of that cell', (periods) => {
  const at = Math.round(periods * 0.6);
  expect(
    told(
      readings(periods, (own) => (isCell(own) && own.period >= at ? 0.5 : 1)),
      periods,
    ),
  ).toEqual([`Harburg Snacks ${new Date(month(at)).toISOString().slice(0, 7)}`]);
});

test('what a shop does in all articles, and what an article does in all shops, is no cell’s', () => {
  expect(told(readings(36, ({ shop, period }) => (shop === 'Harburg' && period >= 20 ? 0.5 : 1)), 36).filter((one) => /Bread|Cakes|Drinks|Snacks/.test(one))).toEqual([]);
  expect(told(readings(36, ({ article, period }) => (article === 'Snacks' && period >= 20 ? 0.5 : 1)), 36).filter((one) => SHOPS.some((shop) => one.includes(shop)))).toEqual([]);
}); // prettier-ignore

test('a large shop that opens later makes no step of the others', () => {
  const isOpen = ({ shop, period }: Pick<Reading, 'shop' | 'period'>) => shop !== 'Bergedorf' || period >= 18;
  expect(
    told(
      readings(36, () => 1, isOpen),
      36,
    ),
  ).toEqual([]);
  expect(
    told(
      readings(36, (own) => (isCell(own) && own.period >= 22 ? 0.5 : 1), isOpen),
      36,
    ),
  ).toEqual(['Harburg Snacks 2022-11']);
});

test('a report tells it beside the same elsewhere', async () => {
  const rows = readings(36, (own) => (isCell(own) && own.period >= 22 ? 0.5 : 1));
  const text = csvOf(
    ['month', 'shop', 'article', 'pieces sold'],
    rows.map(({ shop, article, period, sold }) => [new Date(month(period)).toISOString().slice(0, 10), shop, article, String(sold)]),
  );
  await analyzeText(text, ({ document }) => {
    const claim = document.claims.find(({ kind }) => kind === 'group-step');
    expect(claim?.sentence).toMatch(/^From November 2022 on, pieces sold for shop Harburg, article Snacks falls? to a new level: 4,\d+ on average, after 9,\d+ before \(−\d+%\); for article Snacks elsewhere 1\d,\d+ after 1\d,\d+\.$/);
    expect(document.charts.some(({ title }) => title.includes('Harburg') && title.includes('Snacks'))).toBe(true);
  });
}); // prettier-ignore
