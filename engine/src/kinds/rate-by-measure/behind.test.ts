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
  expect(found).toMatchObject([{ told: { behind: { by: [{ column: { name: 'category' } }], how: 'mix' } } }]);
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
  expect(found).toMatchObject([{ told: { behind: null } }]);
  expect(found[0]?.sql).not.toContain(' AS own');
}); // prettier-ignore

/** Prices of three sorts that hardly overlap, and how much of what comes back is the sort's and how much the price's own within each sort. */
function priced(ofSort: number, own: number, noun = 'sort') {
  const draw = randomFrom(23);
  const rows = Array.from({ length: 3000 }, (_, i) => {
    const [sort, place] = [i % 3, draw()];
    return {
      sort: ['lamps', 'chairs', 'ovens'][sort] ?? '',
      price: [10, 60, 400][sort]! * (0.7 + 0.6 * place),
      back: draw() < 0.05 + ofSort * sort + own * place ? 'Yes' : 'No',
    };
  });
  const columns = {
    [noun]: rows.map(({ sort }) => sort),
    price: rows.map(({ price }) => price),
    returned: rows.map(({ back }) => back),
  };
  const dimensions = [
    handDimension('returned', columns.returned, { outcome: true, event: 'Yes' }),
    handDimension(
      noun,
      rows.map(({ sort }) => sort),
    ),
  ];
  const frame = handFrame('t', rows.length, {
    dimensions,
    measures: [
      handMeasure(
        'price',
        rows.map(({ price }) => price),
      ),
    ],
  });
  return { columns, rows, found: rateByMeasure.mine({ frame, log: new TestLog() }) };
}

test('a measure that lies in the groups of a column, under any name, is told with what remains within each group', async () => {
  const { found, columns, rows } = priced(0.12, 0);
  expect(found).toMatchObject([{ told: { behind: { by: [{ column: { name: 'sort' } }], how: 'groups' } } }]);
  const [facts] = await handFacts(columns, found);
  const quarter = (at: number) =>
    ['lamps', 'chairs', 'ovens'].flatMap((sort) => {
      const own = rows.filter((row) => row.sort === sort).sort((a, b) => a.price - b.price);
      return own.slice(at === 0 ? 0 : (own.length * 3) / 4, at === 0 ? own.length / 4 : own.length);
    });
  const share = (among: { back: string }[]) => among.filter(({ back }) => back === 'Yes').length / among.length;
  expect(facts?.own).toBeCloseTo(share(quarter(1)), 8);
  expect(facts?.other).toBeCloseTo(share(quarter(0)), 8);
});

test('a measure that makes as much of it within each group is told plain', () => {
  expect(priced(0.12, 0.4).found).toMatchObject([{ told: { behind: null } }]);
});

test('what comes of the result lies behind nothing, whatever its name', () => {
  const { found } = mined(0.6, []);
  const labels = returned(0.6);
  expect(found).toMatchObject([{ told: { behind: null } }]);
  expect(mined(0.6, [handDimension('case state', labels.map((back, i) => (back === 'Yes' ? ['open', 'done'][i % 2]! : 'none')))]).found).toMatchObject([{ told: { behind: null } }]);
}); // prettier-ignore
