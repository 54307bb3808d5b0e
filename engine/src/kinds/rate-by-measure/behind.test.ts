import type { Dimension } from '../../insights/frame/frame';
import { TestLog } from '../../insights/judge/test-log';
import { randomFrom } from '../../stats/distributions/random';
import { handFacts } from '../../testing/hand-made-facts';
import { handDimension, handFrame, handMeasure } from '../../testing/hand-made-frame';
import { rateByMeasure } from '.';

const ROWS = 2000;
const CATEGORIES = Array.from({ length: ROWS }, (_, i) => (i < ROWS / 2 ? 'Apparel' : 'Books'));
const isApparel = (row: number) => row < ROWS / 2;
const random = randomFrom(11);
/** Apparel is mostly sold at 15 to 24 % off and books at 0 to 9, some of both at anything. */
const DISCOUNT = Array.from({ length: ROWS }, (_, i) => {
  if (random() < 0.3) return Math.floor(25 * random());
  return Math.floor((isApparel(i) ? 15 : 0) + 10 * random());
});
const DRAWN = DISCOUNT.map(() => random());

/** Of Apparel 30 % come back and of books 5 %, whatever the discount; with `own` more of what is sold cheaper. */
const returned = (own: number): string[] =>
  DISCOUNT.map((discount, i) => ((DRAWN[i] ?? 0) < (isApparel(i) ? 0.3 : 0.05) + (own * discount) / 24 ? 'Yes' : 'No'));

const mined = (own: number, other: Dimension[], result: Partial<Dimension> = {}) => {
  const labels = returned(own);
  const dimensions = [handDimension('returned', labels, { outcome: true, event: 'Yes', ...result }), ...other];
  const frame = handFrame('t', ROWS, { dimensions, measures: [handMeasure('discount', DISCOUNT)] });
  const log = new TestLog();
  return { found: rateByMeasure.mine({ frame, log }), log, labels };
};
const category = (changes: Partial<Dimension> = {}, name = 'category') => handDimension(name, CATEGORIES, changes);

test('what lies behind the difference is told with it, and weighs it down', async () => {
  const { found, log, labels } = mined(0, [category()]);
  const [plain] = mined(0, []).found;
  expect(found).toMatchObject([{ told: { by: { column: { name: 'category' } } } }]);
  expect(found[0]?.strength).toBeCloseTo((plain?.strength ?? 0) * 0.25, 8);
  expect(found[0]?.tests).toHaveLength(1);
  // The relation itself, and the two of the column behind it.
  expect(log.run).toBe(3);
  const [facts] = await handFacts({ discount: DISCOUNT, returned: labels, category: CATEGORIES }, found);
  const { value = 0, baseline = 0, own = 0, other = 0 } = facts as Record<string, number>;
  expect(value - baseline).toBeGreaterThan(0.15);
  expect(Math.abs(own - other)).toBeLessThan(0.05);
});

test('both ends weigh the strata alike', async () => {
  const { found, labels } = mined(0, [category()]);
  const [facts] = await handFacts({ discount: DISCOUNT, returned: labels, category: CATEGORIES }, found);
  const { ends } = found[0]!.told;
  const rows = DISCOUNT.flatMap((discount, row) => (discount <= ends.low.to || discount >= ends.high.from ? [row] : []));
  const both = ['Apparel', 'Books'].filter((one) =>
    [(d: number) => d >= ends.high.from, (d: number) => d <= ends.low.to].every((at) => rows.filter((row) => CATEGORIES[row] === one && at(DISCOUNT[row] ?? NaN)).length >= 10),
  ); // prettier-ignore
  const share = (among: number[]) => among.filter((row) => labels[row] === 'Yes').length / among.length;
  const weights = both.map((one) => rows.filter((row) => CATEGORIES[row] === one).length);
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const alike = (at: (discount: number) => boolean) =>
    both.reduce((sum, one, k) => sum + ((weights[k] ?? 0) / all) * share(rows.filter((row) => CATEGORIES[row] === one && at(DISCOUNT[row] ?? NaN))), 0); // prettier-ignore
  expect(facts?.own).toBeCloseTo(
    alike((discount) => discount >= ends.high.from),
    8,
  );
  expect(facts?.other).toBeCloseTo(
    alike((discount) => discount <= ends.low.to),
    8,
  );
});

test.each<[string, Dimension[], number]>([
  ['most of it is the measure’s own', [category()], 0.6],
  ['no column stood before the result', [category({}, 'refund reason')], 0],
  ['the column names single things', [category({ entity: true })], 0],
  ['the column goes with neither', [handDimension('category', CATEGORIES.map((_, i) => (i % 2 ? 'x' : 'y')))], 0],
  ['its strata are too many', [category({ distinct: 41 })], 0],
])('nothing lies behind it where %s', (_, dimensions, own) => {
  const { found } = mined(own, dimensions);
  expect(found).toMatchObject([{ told: { by: null } }]);
  expect(found[0]?.sql).not.toContain(' AS own');
}); // prettier-ignore
