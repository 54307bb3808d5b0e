import { LIMITS } from './limits';
import { turnsOf } from './turns-of';

const change = (at: number) => ({ at, first: at - 1, last: at + 1, p: 0.01 });
/** Readings by turns one above and one below a course. */
const about = (n: number, course: (i: number) => number) =>
  Float64Array.from({ length: n }, (_, i) => course(i) + (i % 2 ? 1 : -1));

test('each change lies between the pieces beside it, as the readings have them', () => {
  const level = (i: number) => (i < 8 ? 100 : i < 12 ? 160 : 130);
  const turns = turnsOf(about(20, level), [change(8), change(12)], 'level');
  expect(turns.map(({ turn }) => turn)).toEqual([
    { from: 0, at: 8, to: 12, first: 7, last: 9, p: 0.01 },
    { from: 8, at: 12, to: 20, first: 11, last: 13, p: 0.01 },
  ]);
  expect(turns.map(({ before, after }) => [before.start, after.start])).toEqual([[100, 160], [160, 130]]); // prettier-ignore
  // Twenty readings, each one off, less the three levels.
  for (const { sd, bend } of turns) {
    expect(sd).toBeCloseTo(Math.sqrt(20 / 17), 9);
    expect(bend).toBeCloseTo(0, 9);
  }
});

test('a bend is as large as it carries the readings over the shorter side', () => {
  const [turn] = turnsOf(about(24, (i) => (i < 16 ? 50 : 50 + 3 * (i - 16))), [change(16)], 'line'); // prettier-ignore
  if (!turn) throw new Error('there is one');
  const steeper = turn.after.slope - turn.before.slope;
  expect(steeper).toBeCloseTo(3, 0);
  expect(turn.bend).toBeCloseTo((8 * steeper) / turn.sd, 9);
});

test('pieces that fit exactly are no surer than those that fit nearly', () => {
  const values = Float64Array.from({ length: 20 }, (_, i) => (i < 10 ? 0 : 100));
  // Ten readings at nought and ten at a hundred stray by fifty.
  expect(turnsOf(values, [change(10)], 'level')[0]?.sd).toBeCloseTo(LIMITS.leastNoise * 50, 9);
});

test('without a change there is none', () => expect(turnsOf(about(20, () => 5), [], 'level')).toEqual([])); // prettier-ignore
