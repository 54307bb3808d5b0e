import { csvOf, seeded } from '../../../kinds/made-up-rows';
import { modelOf } from '../../testing/model-of';

jest.setTimeout(60_000);

/** 600 boxes by their sides, two of which were typed ten times too long, and what they come to by a number. */
function boxes(by: (sides: number) => number): string {
  const random = seeded(23);
  const side = () => 10 + Math.floor(40 * random());
  const rows = Array.from({ length: 600 }, (_, i) => {
    const [length, width, height] = [side(), side(), side()];
    return [`B${i}`, i === 200 || i === 400 ? 10 * length : length, width, height, by(length * width * height).toFixed(2)];
  });
  return csvOf(['box', 'length', 'width', 'height', 'charged'], rows);
}

test.each([
  [5000, 1 / 5000],
  [1000, 0.001],
  [1_200, 1 / 1200],
])('what three numbers multiply to is divided by %d, but for two slips', async (divisor, factor) => {
  const { algebra } = await modelOf(boxes((sides) => sides / divisor));
  const product = algebra.find(({ kind, target }) => kind === 'product' && target === 'charged');
  expect(product).toMatchObject({ of: ['length', 'width', 'height'], held: { off: 2 } });
  expect(product?.kind === 'product' && product.factor).toBeCloseTo(factor, 8);
});

test('no other number is tried', async () => {
  const { algebra } = await modelOf(boxes((sides) => sides / 4_973.3));
  expect(algebra.filter(({ kind, target }) => kind === 'product' && target === 'charged')).toEqual([]);
});
