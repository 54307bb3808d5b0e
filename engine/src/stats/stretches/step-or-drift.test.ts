import { normalFrom, randomFrom } from '../distributions/random';
import { stepOrDrift, type Course } from './step-or-drift';
import { steadied } from './steadied';

const N = 24;
const AT = 12;

/** What lies between a series and others, and between each of these and those that are left. */
function drawn(seed: number, groups: number, level: (group: number, i: number, normal: () => number) => number) {
  const normal = normalFrom(randomFrom(seed));
  const values = Array.from({ length: groups }, (_, group) => Array.from({ length: N }, (_unused, i) => level(group, i, normal)));
  const between = (own: number, without: number): Course => {
    const rest = values.filter((_, i) => i !== own && i !== without);
    return { values: (values[own] ?? []).map((value, i) => value - rest.reduce((sum, other) => sum + (other[i] ?? 0), 0) / rest.length) };
  };
  const others = Array.from({ length: groups - 1 }, (_, i) => between(i + 1, 0));
  return stepOrDrift(between(0, -1), AT, others, 1 - 1 / others.length);
} // prettier-ignore

const RUNS = Array.from({ length: 30 }, (_, run) => run + 1);
const share = (gains: readonly number[], least: number): number => gains.filter((gain) => gain >= least).length / gains.length;

test('others that do not drift make a step of two dozen readings certain', () => {
  const step = (groups: number) => RUNS.map((run) => drawn(run, groups, (group, i, normal) => normal() + (group === 0 && i >= AT ? 4 : 0)).together);
  expect(share(step(3), 8)).toBeGreaterThan(0.6);
  expect(share(step(8), 12)).toBeGreaterThan(0.8);
}); // prettier-ignore

test('where all drift alike, no step is certain', () => {
  const gains = RUNS.map((run) => {
    const levels = [0, 0, 0];
    return drawn(run, 3, (group, _, normal) => (levels[group] = (levels[group] ?? 0) + 0.5 * normal()) + normal()).together;
  });
  expect(share(gains, 9)).toBeLessThanOrEqual(1 / 30);
});

test('a drift of one alone is beyond the others and not beyond itself', () => {
  const gains = RUNS.map((run) => {
    let level = 0;
    return drawn(run, 8, (group, _, normal) => (group === 0 ? (level += normal()) : 0) + normal());
  });
  const sum = (of: (one: (typeof gains)[number]) => number) => gains.reduce((all, one) => all + of(one), 0);
  expect(sum(({ together }) => together)).toBeGreaterThan(1.5 * sum(({ alone }) => alone));
  expect(share(gains.map(({ alone }) => alone), 8)).toBeLessThanOrEqual(1 / 30);
}); // prettier-ignore

test('a slope is no step', () => {
  const lines = RUNS.map((run) => drawn(run, 8, (group, i, normal) => (group === 0 ? i / 4 : 0) + normal()).line);
  expect(share(lines, 3)).toBeLessThanOrEqual(0.1);
  const steps = RUNS.map((run) => drawn(run, 8, (group, i, normal) => (group === 0 && i >= AT ? 6 : 0) + normal()).line);
  expect(share(steps, 3)).toBeGreaterThan(0.9);
});

test('where chance is known, rates of few rows need no spread of their own', () => {
  const random = randomFrom(7);
  const rates = (rate: (i: number) => number): Course => {
    const bins = Array.from({ length: N }, (_, i) => steadied(Array.from({ length: 40 }, random).filter((one) => one < rate(i)).length, 40));
    return { values: bins.map(({ value }) => value), chance: bins.map(({ variance }) => variance) };
  };
  const others = [rates(() => 0.2), rates(() => 0.2)];
  expect(stepOrDrift(rates((i) => (i < AT ? 0.1 : 0.4)), AT, others, 0.5).together).toBeGreaterThan(9);
  expect(stepOrDrift(rates(() => 0.2), AT, others, 0.5).together).toBeLessThan(4);
}); // prettier-ignore

test('without others a series is held against itself, and what never moves tells nothing', () => {
  const values = Array.from({ length: N }, (_, i) => (i < AT ? 0 : 5) + Math.sin(7 * i));
  const alone = stepOrDrift({ values }, AT, [], 0);
  expect(alone.alone).toBeGreaterThan(alone.together);
  const still = stepOrDrift({ values }, AT, [{ values: values.map(() => 3) }], 1);
  expect(still).toEqual(alone);
  expect(stepOrDrift({ values: values.map(() => 3) }, AT, [], 0)).toEqual({ together: 0, alone: 0, line: 0 });
});
