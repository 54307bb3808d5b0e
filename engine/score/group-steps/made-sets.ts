import { normalFrom, randomFrom } from '../../src/stats/distributions/random';

/** Readings of groups, by group and period; NaN where one is missing. */
export type Sets = number[][];

interface Draw {
  random: () => number;
  normal: () => number;
  periods: number;
  groups: number;
}

/** What a set's groups do, in deviations of one reading from one period to the next. */
export interface Shape {
  name: string;
  /** Courses of the groups without any step, in deviations of a reading. */
  courses: (draw: Draw) => number[][];
  /** Readings are what such a course gives, and counts where they are drawn. */
  level?: number;
  deviation?: number;
  /** A reading of a level, where it is drawn from it. */
  reading?: (level: number, draw: Draw, group: number, period: number) => number;
  missing?: number;
}

const times = <T>(n: number, make: (i: number) => T): T[] => Array.from({ length: n }, (_, i) => make(i));

const each =
  (course: (draw: Draw, group: number) => (i: number) => number) =>
  (draw: Draw): number[][] =>
    times(draw.groups, (group) => {
      const at = course(draw, group);
      return times(draw.periods, at);
    });

const heavy = ({ normal }: Draw): number => {
  const chi = times(3, () => normal() ** 2).reduce((sum, value) => sum + value, 0);
  return normal() / Math.sqrt(chi / 3) / Math.sqrt(3);
};

const autoregression = (phi: number) => (draw: Draw) => {
  let value = draw.normal();
  return () => (value = phi * value + Math.sqrt(1 - phi * phi) * draw.normal());
};

const walk = (ratio: number) => (draw: Draw) => {
  let level = 0;
  return () => {
    level += ratio * draw.normal();
    return level + draw.normal();
  };
};

const noise = (draw: Draw) => () => draw.normal();

const poisson = (mean: number, { random, normal }: Draw): number => {
  if (mean > 200) return Math.max(0, Math.round(mean + Math.sqrt(mean) * normal()));
  let [count, product] = [0, random()];
  const least = Math.exp(-Math.max(0, mean));
  while (product > least) [count, product] = [count + 1, product * random()];
  return count;
};

const binomial = (n: number, rate: number, { random }: Draw): number =>
  times(n, () => Number(random() < rate)).reduce((sum, one) => sum + one, 0);

const together =
  (add: (draw: Draw) => (i: number, group: number) => number) =>
  (draw: Draw): number[][] => {
    const common = add(draw);
    return times(draw.groups, (group) => times(draw.periods, (i) => common(i, group) + draw.normal()));
  };

const quiet = () => 0;

/** A level that goes where it likes. */
const wander = ({ normal }: Draw) => {
  let level = 0;
  return () => (level += 0.25 * normal());
};

/** Groups of unlike size. */
const unlike = (group: number): number => [0.5, 1, 2][group % 3] ?? 1;

export const SHAPES: readonly Shape[] = [
  { name: 'noise', courses: each(noise) },
  { name: 'own deviations', courses: each((draw, group) => () => (0.5 + (group % 4) / 2) * draw.normal()) },
  { name: 'AR .5', courses: each(autoregression(0.5)) },
  { name: 'AR .9', courses: each(autoregression(0.9)) },
  { name: 'walk .1', courses: each(walk(0.1)) },
  { name: 'walk .2', courses: each(walk(0.2)) },
  { name: 'walk .3', courses: each(walk(0.3)) },
  { name: 'walk .5', courses: each(walk(0.5)) },
  { name: 'walk 1', courses: each(walk(1)) },
  { name: 'AR .9 under noise', courses: each((draw) => { const drift = autoregression(0.9)(draw); return () => 1.5 * drift() + draw.normal(); }) },
  { name: 'walk .3 of one', courses: each((draw, group) => (group === 0 ? walk(0.3) : noise)(draw)) },
  { name: 'walk .5 of one', courses: each((draw, group) => (group === 0 ? walk(0.5) : noise)(draw)) },
  { name: 'AR .9 of one', courses: each((draw, group) => { if (group > 0) return noise(draw); const drift = autoregression(0.9)(draw); return () => 2 * drift() + draw.normal(); }) },
  { name: 'trend of one', courses: each((draw, group) => (i) => (group === 0 ? (5 * i) / draw.periods : 0) + draw.normal()) },
  { name: 'trends of each', courses: each((draw) => { const slope = 6 * (draw.random() - 0.5); return (i) => (slope * i) / draw.periods + draw.normal(); }) },
  { name: 'common walk', courses: together((draw) => { const level = walk(1)(draw); const path = times(draw.periods, level); return (i) => path[i] ?? 0; }) },
  { name: 'common step', courses: together((draw) => { const at = Math.floor(draw.periods * (0.3 + 0.4 * draw.random())); return (i) => (i >= at ? -4 : 0); }) },
  { name: 'common season', courses: together(() => (i) => 3 * Math.sin((2 * Math.PI * i) / 12)) },
  { name: 'own season', courses: together(() => (i, group) => (group % 3) * 1.5 * Math.sin((2 * Math.PI * (i + group)) / 12)) },
  { name: 'hump of one', courses: together((draw) => { const at = Math.floor(draw.periods * (0.3 + 0.2 * draw.random())); return (i, group) => (group === 0 && i >= at && i < at + Math.max(4, draw.periods / 5) ? 4 : 0); }) },
  { name: 'heavy tails', courses: each((draw) => () => heavy(draw)) },
  { name: 'heavy walk', courses: each((draw) => { let level = 0; return () => { level += 0.3 * heavy(draw); return level + draw.normal(); }; }) },
  { name: 'missing', courses: each(noise), missing: 0.1 },
  { name: 'counts of 8', courses: each(() => quiet), level: 8, reading: poisson },
  { name: 'counts of 60', courses: each(() => quiet), level: 60, reading: poisson },
  { name: 'overdispersed', courses: each(() => quiet), level: 40, reading: (level, draw) => poisson(level * Math.exp(0.3 * draw.normal() - 0.045), draw) },
  { name: 'rates of 20', courses: each(() => quiet), level: 0.15, reading: (level, draw) => binomial(20, level, draw) / 20 },
  { name: 'counts of 3', courses: each(() => quiet), level: 3, reading: poisson },
  { name: 'counts of unlike groups in a year', courses: each(() => quiet), level: 5, reading: (level, draw, group, period) => poisson(level * unlike(group) * (1 + 0.4 * Math.sin((2 * Math.PI * period) / 12)), draw) },
  { name: 'overdispersed counts of 5', courses: each(() => quiet), level: 5, reading: (level, draw) => poisson(level * Math.exp(0.4 * draw.normal() - 0.08), draw) },
  { name: 'common step of counts', courses: each(() => quiet), level: 5, reading: (level, draw, group, period) => poisson(level * unlike(group) * (period >= draw.periods / 2 ? 2 : 1), draw) },
  { name: 'counts that drift', courses: each(wander), level: 6, reading: poisson },
  { name: 'counts, one of which drifts', courses: each((draw, group) => (group === 0 ? wander(draw) : quiet)), level: 6, reading: poisson },
  { name: 'factors', courses: each(noise), level: 100, deviation: 1, reading: (level) => level },
]; // prettier-ignore

export interface Planted {
  group: number;
  at: number;
  /** In deviations of one reading. */
  size: number;
}

/** Deviation of a reading where it is drawn. */
const DEVIATION: Readonly<Record<string, number>> = {
  'counts of 8': Math.sqrt(8),
  'counts of 60': Math.sqrt(60),
  'counts of 3': Math.sqrt(3),
  'counts of unlike groups in a year': Math.sqrt(5),
  'overdispersed counts of 5': Math.sqrt(5 + (5 * 0.42) ** 2),
  'common step of counts': Math.sqrt(5),
  'counts that drift': Math.sqrt(6),
  'counts, one of which drifts': Math.sqrt(6),
  overdispersed: Math.sqrt(40 + (40 * 0.31) ** 2),
  'rates of 20': Math.sqrt((0.15 * 0.85) / 20),
};

/** A set of groups, with a step of one where a size is given. */
export function madeSet(
  shape: Shape,
  periods: number,
  groups: number,
  seed: number,
  size = 0,
): { values: Sets; step: Planted | null } {
  const random = randomFrom(seed);
  const draw: Draw = { random, normal: normalFrom(random), periods, groups };
  const courses = shape.courses(draw);
  const at = Math.round(periods * (0.3 + 0.4 * random()));
  const group = Math.floor(groups * random());
  const up =
    shape.level !== undefined && size > 0 && shape.level < size * (DEVIATION[shape.name] ?? 0) * 1.2
      ? 1
      : random() < 0.5
        ? 1
        : -1;
  const level = shape.level ?? 100;
  const deviation = DEVIATION[shape.name] ?? 10;
  const values = courses.map((course, own) => {
    const ownLevel = level * (shape.reading ? 1 : 1 + 0.5 * random());
    return course.map((value, i) => {
      const step = own === group && i >= at ? up * size : 0;
      const expected = ownLevel + deviation * (value + step);
      if (random() < (shape.missing ?? 0)) return NaN;
      return shape.reading ? shape.reading(Math.max(0, expected), draw, own, i) : expected;
    });
  });
  return { values, step: size > 0 ? { group, at, size: up * size } : null };
}
