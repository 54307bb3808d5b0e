import type { Dimension } from '../../insights/frame/frame';
import { correlate } from '../../stats/correlation/spearman';
import { normalFrom, randomFrom } from '../../stats/distributions/random';
import { handDimension, handFrame, handMeasure } from '../../testing/hand-made-frame';
import { pairBehind } from './pair-behind';
import { pairText } from './say-mix';

/** Lines of orders of six items; what lies between price and number is the item's, the line's own, or both. */
function behind(seed: number, { ofItem, ofLine }: { ofItem: number; ofLine: number }, item: Partial<Dimension> = {}, header = 'item') {
  const random = randomFrom(seed);
  const normal = normalFrom(random);
  const lines = Array.from({ length: 600 }, () => {
    const which = Math.floor(6 * random());
    const own = normal();
    return { item: `Item ${which}`, price: 100 + 30 * which + 10 * own, number: 60 - ofItem * 8 * which + ofLine * 6 * own + 6 * normal() };
  });
  const [price, number] = [handMeasure('price', lines.map((line) => line.price)), handMeasure('number', lines.map((line) => line.number))]; // prettier-ignore
  const dimension = handDimension(header, lines.map((line) => line.item), item); // prettier-ignore
  const r = correlate(price.ranks, number.ranks)?.r ?? 0;
  return pairBehind(handFrame('t', 600, { dimensions: [dimension] }), price, number, r);
} // prettier-ignore

const SEEDS = [1, 2, 3, 4, 5];
const told = (effects: Parameters<typeof behind>[1]) => SEEDS.map((seed) => behind(seed, effects)?.turned ?? null);

test('what comes with the item alone', () => expect(told({ ofItem: 1, ofLine: 0 })).toEqual(SEEDS.map(() => false)));
test('what is the other way round for each item', () => expect(told({ ofItem: 1, ofLine: 1 })).toEqual(SEEDS.map(() => true)));
test('what holds for each item as well', () => expect(told({ ofItem: 0.6, ofLine: -1 })).toEqual(SEEDS.map(() => null)));
test('what has nothing to do with the item', () => expect(told({ ofItem: 0, ofLine: -1 })).toEqual(SEEDS.map(() => null)));
test('how rows end, what is known afterwards, scales and columns of many labels lie behind nothing', () => {
  const effects = { ofItem: 1, ofLine: 0 };
  const scale = { column: { name: 'item', type: 'integer', role: 'ordered-category' } as Dimension['column'] };
  expect(behind(1, effects, scale)).toBeNull();
  expect([behind(1, effects, { outcome: true }), behind(1, effects, { distinct: 41 }), behind(1, effects, {}, 'refund reason')]).toEqual([null, null, null]); // prettier-ignore
});
test('it is said in a sentence of its own', () => {
  const item = handDimension('item', ['a', 'b']);
  expect(pairText(item, false)).toBe('Within one item hardly anything of it is left.');
  expect(pairText(item, true)).toBe('Within one item it is the other way round.');
});
