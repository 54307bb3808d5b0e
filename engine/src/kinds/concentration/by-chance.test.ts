import { heldByChance } from './by-chance';

const each = (n: number, exposure = 1) => Array.from({ length: n }, () => exposure);

test('of few things a tenth of the holders has half by chance', () => {
  const { mean = 0, most = 0 } = heldByChance(170, each(1000), 100) ?? {};
  expect(mean).toBeGreaterThan(0.6);
  expect(most).toBeLessThan(0.75);
});
test('of more things less', () => expect(heldByChance(2000, each(1000), 100)?.mean).toBeCloseTo(0.23, 1));
test('of many nothing is asked', () => expect(heldByChance(5001, each(1000), 100)).toBeNull());
test('nor of amounts', () => expect(heldByChance(12.5, each(1000), 100)).toBeNull());
test('who has most rows has most by chance', () =>
  expect(heldByChance(300, [...each(10, 90), ...each(90, 1)], 10)?.mean).toBeCloseTo(900 / 990, 1));
