import { normalFrom, randomFrom } from '../distributions/random';
import { normalQuantile } from '../distributions/normal-quantile';
import { studentQuantile } from '../distributions/student-quantile';
import { expectedOf as expectedOfAll, type Member } from './expected';

const member = (value: number, error = 1, df = 1e6): Member => ({ value, error, df });
const expectedOf = (members: Member[], at: number, told?: number) => expectedOfAll(members, told)[at]!;
const half = ({ interval: [low, high] }: { interval: [number, number] }) => (high - low) / 2;

test('of fewer than eight members the observed figure stands, with an interval for having been chosen', () => {
  const five = [member(3), member(0), member(0), member(0), member(0)];
  const expected = expectedOf(five, 0, 1);
  expect(expected.value).toBe(3);
  expect(half(expected)).toBeCloseTo(studentQuantile(1e6, 0.05 / 5), 6);
  expect(half(expectedOf(five, 0, 5))).toBeCloseTo(studentQuantile(1e6), 6);
});

test('of two members neither is chosen: that they differ is one question', () => {
  expect(half(expectedOf([member(3), member(0)], 0, 1))).toBeCloseTo(studentQuantile(1e6), 6);
});

test('a member whose error is not known expects nothing, and does not speak of the others', () => {
  const unknown = [member(3, 0), member(0), member(0), member(0, 1, 0)];
  expect(expectedOf(unknown, 0)).toBeNull();
  expect(expectedOf(unknown, 3)).toBeNull();
  expect(half(expectedOf(unknown, 1))).toBeCloseTo(studentQuantile(1e6), 6);
});

test('members that differ no more than chance lets them are drawn to their mean, by 1.5 standard errors at most', () => {
  const quiet = [1, -1, 0.5, -0.5, 0.2, -0.2, 0.1, -0.1, 0.8, -0.8].map((value) => member(value));
  // k = 10 members, of which chance alone is left: 7 / 9 of the distance.
  expect(expectedOf(quiet, 0).value).toBeCloseTo(2 / 9, 9);
  const far = [member(9), ...quiet];
  expect(expectedOf(far, 0).value).toBeGreaterThanOrEqual(7.5);
});

test('members that are known well stay where they are', () => {
  const sure = Array.from({ length: 12 }, (_, i) => member(i, 0.01));
  const expected = expectedOf(sure, 11);
  expect(expected.value).toBeCloseTo(11, 3);
  expect(half(expected)).toBeCloseTo(0.0196, 3);
});

test('a member that is known badly is drawn further than one that is known well', () => {
  const others = Array.from({ length: 20 }, (_, i) => member(i % 2 === 0 ? 1 : -1, 0.3));
  const shift = (error: number) => 3 - expectedOf([member(3, error), ...others], 0).value;
  expect(shift(1)).toBeGreaterThan(3 * shift(0.3));
});

test.each([8, 30, 60])('of %d members the intervals of those that were chosen hold the truth', (k) => {
  const random = normalFrom(randomFrom(k));
  const certain = normalQuantile(0.005 / k);
  let [chosen, held, told, real] = [0, 0, 0, 0];
  for (let run = 0; run < 600; run++) {
    const truths = Array.from({ length: k }, () => 4 * random());
    const members = truths.map((truth) => member(truth + 2 * random(), 2));
    const mean = members.reduce((sum, { value }) => sum + value, 0) / k;
    const all = expectedOfAll(members, k);
    members.forEach(({ value }, at) => {
      if (Math.abs(value - mean) < certain * 2) return;
      const own = all[at]!;
      chosen++;
      if (own.interval[0] <= truths[at]! && truths[at]! <= own.interval[1]) held++;
      const side = Math.sign(value - mean);
      told += side * (own.value - mean);
      real += side * (truths[at]! - mean);
    });
  }
  expect(chosen).toBeGreaterThan(300);
  expect(held / chosen).toBeGreaterThanOrEqual(0.93);
  expect(told / real).toBeLessThanOrEqual(1.15);
});

test('by fewer than four units nothing is expected: the interval would hold everything', () => {
  expect(expectedOf([member(9, 1, 2), member(1, 1, 40)], 0)).toBeNull();
  expect(expectedOf([member(9, 1, 2), member(1, 1, 40)], 1)).not.toBeNull();
});
