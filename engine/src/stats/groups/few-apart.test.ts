import { randomFrom } from '../distributions/random';
import { fewApart, fewBeyond, type Placed } from './few-apart';

const placed = (values: readonly number[], known = 0): Placed[] =>
  values.toSorted((a, b) => b - a).map((at) => ({ at, least: at - known, most: at + known }));
/** What an exponential and a normal curve would have of so many, in even steps. */
const exponential = Array.from({ length: 60 }, (_, i) => -Math.log((i + 0.5) / 60));

test('three far above the others stand apart', () => {
  expect(fewApart(placed([...exponential, 9, 9.1, 9.4]), 12)).toMatchObject({ count: 3 });
  expect(fewApart(placed([...exponential, 9, 9.1, 9.4]), 12)?.p).toBeLessThan(0.01);
});
test('an exponential has none', () => expect(fewApart(placed(exponential), 12)?.p ?? 1).toBeGreaterThan(0.5));
test('no more are asked for than a quarter, or than is said', () => {
  expect(fewApart(placed([...exponential.slice(0, 9), 9, 9.1, 9.4, 9.5]), 12)?.count ?? 0).toBeLessThan(4);
  expect(fewApart(placed([...exponential, 9, 9.1, 9.4]), 2)?.count).not.toBe(3);
});
test('what is not known so well is not as far apart', () => {
  const sure = fewApart(placed([...exponential, 12]), 12)?.p ?? 1;
  expect(fewApart(placed([...exponential, 12], 1), 12)?.p ?? 1).toBeGreaterThan(sure);
});
test('equal figures are as far apart as they are known', () => {
  expect(fewApart(placed([...Array<number>(40).fill(1), 5], 0.5), 12)).toMatchObject({ count: 1 });
  expect(fewApart(placed(Array<number>(40).fill(1), 0.5), 12)).toBeNull();
  expect(fewApart(placed([3, 1, 1]), 12)).toBeNull();
});

describe('of what scatters along a normal curve', () => {
  const random = randomFrom(5);
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  const draws = (n: number) => Array.from({ length: n }, normal);

  test('few far out are found, and the scatter is that of the others', () =>
    expect(fewBeyond(placed([...draws(40), 8, 8.3]), 12)).toMatchObject({ count: 2 }));
  test('what chance alone scatters more is not far out', () => {
    const values = placed([...draws(40).map((one) => one / 9), 2, 2.1]);
    expect(fewBeyond(values, 12)?.p).toBeLessThan(1e-6);
    expect(fewBeyond(values, 12, 1)?.p ?? 1).toBeGreaterThan(0.01);
  });
  test('none is told more often than chance allows', () => {
    const told = Array.from({ length: 400 }, () => fewBeyond(placed(draws(30)), 12)?.p ?? 1).filter((p) => p < 0.01);
    expect(told.length).toBeLessThanOrEqual(8);
  });
});
