import { passes } from '../../../insights/judge/gate';
import { TestLog } from '../../../insights/judge/test-log';
import type { Table } from '../../../model';
import { handDimension, handFrame, handMeasure, handTimeline } from '../../../testing/hand-made-frame';
import { mineGroupSteps } from '../group-step';
import { GOODS, isCell, month, readings, SHOPS, type Reading } from './testing/sold-in-shops';

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
