import { TestLog } from '../../insights/judge/test-log';
import { randomFrom } from '../../stats/distributions/random';
import { handDimension, handFrame, handMeasure } from '../../testing/hand-made-frame';
import { isByWhole } from './by-whole';
import { rateByEnds } from './ends';
import { isOfLimit } from './of-limit';
import { mineRateByMeasure } from './rate-by-measure';

/** Courses that are cancelled by how many are booked and by their own least number. */
function courses(seed: number, chance: (booked: number, least: number) => number) {
  const random = randomFrom(seed);
  const rows = Array.from({ length: 600 }, () => {
    const [booked, least] = [3 + Math.floor(14 * random()), 6 + Math.floor(3 * random())];
    const reduced = Math.floor(booked * 0.6 * random());
    return { booked, least, reduced, state: random() < chance(booked, least) ? 'cancelled' : 'held' };
  });
  const state = handDimension('state', rows.map((row) => row.state), { outcome: true, event: 'cancelled' }); // prettier-ignore
  const measures = (['booked', 'least', 'reduced'] as const).map((name) => handMeasure(name, rows.map((row) => row[name]))); // prettier-ignore
  return { frame: handFrame('t', rows.length, { dimensions: [state], measures }), state, measures };
}

const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8];
const ofLimit = (chance: (booked: number, least: number) => number) =>
  SEEDS.map((seed) => {
    const { frame, state, measures } = courses(seed, chance);
    const ends = measures[0] && rateByEnds(state, measures[0]);
    return ends ? isOfLimit(frame, state, measures[0]!, ends) : null;
  });

test('a result that comes about below a limit of each row’s own is the rule', () =>
  expect(ofLimit((booked, least) => (booked < least ? 0.95 : 0.03))).toEqual(SEEDS.map(() => true)));

test('so is one that comes about from it on', () =>
  expect(ofLimit((booked, least) => (booked >= least ? 0.97 : 0.04))).toEqual(SEEDS.map(() => true)));

test('one that goes with the number, whatever the limit, is not', () =>
  expect(ofLimit((booked) => Math.max(0.05, 0.9 - 0.06 * booked))).toEqual(SEEDS.map(() => false)));

test('nor is one beside what comes of the result, or goes with it by itself', () => {
  // Who has a card spends; who is late seldom gets one.
  const random = randomFrom(3);
  const rows = Array.from({ length: 800 }, () => {
    const late = Math.floor(3 * random() ** 3);
    const card = random() < 0.9 - 0.3 * late;
    return {
      late,
      spent: card ? Math.round(1 + 300 * random()) : 0,
      months: Math.round(60 * random()),
      card: card ? 'yes' : 'no',
    };
  });
  const card = handDimension('card', rows.map((row) => row.card), { outcome: true, event: 'yes' }); // prettier-ignore
  const measures = (['late', 'spent', 'months'] as const).map((name) => handMeasure(name, rows.map((row) => row[name]))); // prettier-ignore
  const ends = rateByEnds(card, measures[0]!);
  expect(ends && isOfLimit({ measures }, card, measures[0]!, ends)).toBe(false);
});

test('a part of a number that tells the result is not told beside it', () => {
  const told = SEEDS.map((seed) => {
    const { frame } = courses(seed, (booked) => Math.max(0.02, 0.9 - 0.08 * booked));
    const found = mineRateByMeasure({ frame, log: new TestLog() }).filter(({ tests }) => tests.every(({ p }) => p < 0.001));
    return found.map(({ subject }) => subject.breakdown);
  });
  expect(told).toEqual(SEEDS.map(() => ['booked']));
});

test('a part that tells the result by itself is', () => {
  const random = randomFrom(5);
  const rows = Array.from({ length: 600 }, () => {
    const all = 5 + Math.floor(20 * random());
    const part = Math.floor(all * random());
    return { all, part, state: random() < 0.05 + 0.5 * (part / all) + 0.01 * all ? 'late' : 'in time' };
  });
  const state = handDimension('state', rows.map((row) => row.state), { outcome: true, event: 'late' }); // prettier-ignore
  const measures = (['all', 'part'] as const).map((name) => handMeasure(name, rows.map((row) => row[name]))); // prettier-ignore
  const found = mineRateByMeasure({ frame: handFrame('t', rows.length, { dimensions: [state], measures }), log: new TestLog() });
  expect(found.some(({ subject }) => subject.breakdown === 'part')).toBe(true);
  expect(found.some((one) => found.some((other) => isByWhole(one, other)))).toBe(false);
});
