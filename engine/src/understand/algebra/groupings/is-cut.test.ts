import { areCuts } from './is-cut';
import { randomFrom } from '../../../stats/distributions/random';

const normal = (random: () => number) => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

/** Values of one distribution, cut at the given places. */
const cut = (draw: (random: () => number) => number, cuts: readonly number[], n: number, seed: number): number[][] => {
  const random = randomFrom(seed);
  const spans = [...cuts, Infinity].map(() => new Array<number>());
  for (let i = 0; i < n; i++) {
    const value = draw(random);
    spans[[...cuts, Infinity].findIndex((top) => value < top)]?.push(value);
  }
  return spans.map((span) => span.sort((a, b) => a - b));
};

/** Groups that have values of their own, so far apart that they do not overlap. */
const apart = (sd: number, n: number, seed: number): number[][] => {
  const random = randomFrom(seed);
  return [0, 1, 2].map((place) => Array.from({ length: n / 3 }, () => place * sd + normal(random)).sort((a, b) => a - b));
};

test.each(Array.from({ length: 20 }, (_, seed) => seed))('cuts of smooth values are seen as such (%i)', (seed) => {
  expect(areCuts(cut(normal, [0], 120, seed))).toBe(true);
  expect(areCuts(cut(normal, [-1, 0.5], 300, seed))).toBe(true);
  expect(areCuts(cut((random) => Math.exp(normal(random)), [1, 2.5], 300, seed))).toBe(true);
  expect(areCuts(cut((random) => Math.floor(11 * random()), [6], 120, seed))).toBe(true);
});

test.each(Array.from({ length: 20 }, (_, seed) => seed))('groups far apart are no classes of a number (%i)', (seed) => {
  expect(areCuts(apart(9, 300, seed))).toBe(false);
  expect(areCuts(apart(12, 90, seed))).toBe(false);
});

test.each(Array.from({ length: 20 }, (_, seed) => seed))('sizes of things that change by the days of a month are none either (%i)', (seed) => {
  const random = randomFrom(seed);
  const sizes = Array.from({ length: 3 + (seed % 7) }, () => Math.round(40 + 160 * random())).sort((a, b) => a - b);
  const far = sizes.filter((size, i) => i === 0 || size > 1.12 * (sizes[i - 1] ?? 0));
  const month = (i: number) => new Date(Date.UTC(2022, i + 1, 0)).getUTCDate();
  const values = far.map((size) => Array.from({ length: 180 }, (_, i) => size * month(i % 36)).sort((a, b) => a - b));
  expect(far.length < 3 || !areCuts(values)).toBe(true);
}); // prettier-ignore
