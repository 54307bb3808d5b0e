import { normalFrom, randomFrom } from '../../stats/distributions/random';
import { poisson, seeded } from '../made-up-rows';
import { LIMITS } from './limits';
import { movesAsWell, stepOf, type Step } from './step-of-gap';

const N = 60;

/** Steps of time of a group and of others around 100, who stray by one. */
function gap(seed: number, own: (i: number) => number, rest: (i: number) => number = () => 0, n = N) {
  const normal = normalFrom(randomFrom(seed));
  const course = (level: (i: number) => number) => Array.from({ length: n }, (_, i) => 100 + level(i) + normal());
  return { own: course(own), rest: course(rest), at: Array.from({ length: n }, (_, i) => 7 * i) };
}

const after = (from: number, size: number) => (i: number) => (i >= from ? size : 0);

test('the step of what lies between a group and the others', () => {
  const step = stepOf(gap(1, after(25, -6)));
  expect(step).toMatchObject({ moment: 7 * 25, beside: 25, isOne: true });
  expect(step?.p).toBeLessThan(1e-8);
  expect(step?.own[0]).toBeCloseTo(100, 0);
  expect(step?.own[1]).toBeCloseTo(94, 0);
  expect(step?.rest.map(Math.round)).toEqual([100, 100]);
  expect(step?.size).toBeCloseTo(6, 0);
  // The scatter of both of them: √2.
  expect(Math.abs((step?.shift ?? 0) - 6 / Math.SQRT2)).toBeLessThan(0.7);
  expect(stepOf(gap(9, after(40, 8)))).toMatchObject({ moment: 7 * 40, beside: 20, isOne: true });
});

test.each<[string, ReturnType<typeof gap>]>([
  ['nothing', gap(2, () => 0)],
  ['a slope', gap(3, (i) => i / 5)],
  ['two steps', gap(4, (i) => (i >= 20 ? 8 : 0) - (i >= 40 ? 8 : 0))],
  ['a swing around two levels', gap(5, (i) => after(30, 6)(i) + 2 * Math.sin(i / 3))],
  ['all of them', gap(6, after(30, 6), after(30, 6))],
])('%s is no step', (_, of) => expect(stepOf(of)?.isOne).toBe(false));

test('what all change by the same factor is a step by amounts only', () => {
  const { own, rest, at } = gap(7, after(30, -35), after(30, -35));
  const larger = own.map((value) => 5 * value);
  expect(stepOf({ own: larger, rest, at })?.p).toBeGreaterThan(0.01);
  // Without factors, by amounts: the same, brought below nought.
  const below = { own: larger.map((value) => value - 1000), rest: rest.map((value) => value - 1000), at };
  expect(stepOf(below)?.p).toBeLessThan(1e-8);
});

test('among groups that drift a step is less sure, by amount and by factor alike', () => {
  const normal = normalFrom(randomFrom(20));
  /** A level that walks, by so much from one step of time to the next. */
  const walk = (by: number) => {
    let level = 0;
    return () => (level += by * normal());
  };
  const others = (by: number) => [21, 22, 23].map((seed) => gap(seed, walk(by)));
  const [amount, factor] = [stepOf(gap(10, after(25, -12))), stepOf(gap(10, after(25, -12)), 'factor')];
  const sure = [0, 1, 3].map((by) => amount?.among(others(by)).p ?? NaN);
  expect(sure).toEqual(sure.toSorted((x, y) => x - y));
  expect(sure[0]).toBeLessThan(1e-4);
  expect(sure[2]).toBeGreaterThan(100 * (sure[0] ?? 1));
  expect(factor?.among(others(0)).p).toBeLessThan(1e-4);
});

test('less than a year of months has none', () => {
  expect(stepOf(gap(8, after(6, 9), undefined, LIMITS.fewestBesideMany))).not.toBeNull();
  expect(stepOf(gap(8, after(6, 9), undefined, LIMITS.fewestBesideMany - 1))).toBeNull();
});

test.each<[string, Partial<Step>, boolean]>([
  ['surely and as far', {}, true],
  ['less far', { size: 3.2 }, false],
  ['a third as far', { size: 3.4 }, true],
  ['for too few steps of time', { beside: LIMITS.fewestBeside - 1 }, false],
  ['for the fewest', { beside: LIMITS.fewestBeside, shift: 2.4 }, true],
  // 4 × √(1/30 + 1/30) = 1.03.
  ['not surely', { shift: 1.02 }, false],
  ['just surely', { shift: 1.04 }, true],
])('another group moves %s', (_, changes, expected) => {
  const step: Step = {
    moment: 0,
    p: 0,
    own: [1, 2],
    rest: [1, 1],
    size: 5,
    shift: 3,
    finer: 1,
    least: 0,
    isOne: true,
    mayBeOne: true,
    by: 'amount',
    among: () => ({ p: 0, alone: 9, line: 9 }),
    steps: N,
    at: 30,
    beside: 30,
    ...changes,
  };
  expect(movesAsWell(step, N, 10)).toBe(expected);
});

describe('of counts, of which chance is known', () => {
  /** A group and six others, who have as many at a time as they say. */
  function counts(seed: number, own: (i: number) => number, rest: (i: number) => number, n = 24) {
    const random = seeded(seed);
    const others = Array.from({ length: 6 }, () => Array.from({ length: n }, (_, i) => poisson(rest(i), random)));
    const meanBut = (one: number) => Array.from({ length: n }, (_, i) => others.reduce((sum, other, k) => sum + (k === one ? 0 : (other[i] ?? 0)), 0) / (one < 0 ? 6 : 5)); // prettier-ignore
    const at = Array.from({ length: n }, (_, i) => 7 * i);
    const gapOf = (values: number[], one: number) => ({ own: values, rest: meanBut(one), at, cases: { one: 1, others: one < 0 ? 6 : 5 } });
    const gap = gapOf(Array.from({ length: n }, (_, i) => poisson(own(i), random)), -1);
    return { gap, beside: others.map((other, one) => gapOf(other, one)) };
  } // prettier-ignore

  const sure = (seed: number, own: (i: number) => number, rest: (i: number) => number) => {
    const { gap, beside } = counts(seed, own, rest);
    return stepOf(gap, 'factor')?.among(beside).p ?? 1;
  };
  const seeds = [1, 2, 3, 4, 5, 6, 7, 8];

  test('a step from three to ten is sure of two dozen readings, noughts among them', () => {
    const found = seeds.filter((seed) => sure(seed, (i) => (i < 13 ? 3 : 10), () => 3) < 1e-4);
    expect(found.length).toBeGreaterThanOrEqual(6);
  }); // prettier-ignore

  test('what all do by one factor is none, whatever their sizes', () => {
    const all = (level: number) => (i: number) => level * (i < 13 ? 1 : 2.5);
    expect(seeds.filter((seed) => sure(seed, all(9), all(3)) < 1e-3)).toEqual([]);
  });
});
