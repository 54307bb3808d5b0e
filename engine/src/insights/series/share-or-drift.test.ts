import { handTimeline } from '../../testing/hand-made-frame';
import { normalFrom, randomFrom } from '../../stats/distributions/random';
import { movesBeyondDrift } from './share-or-drift';

const DAY = 86_400_000;
const START = Date.UTC(2024, 0, 1);
const PERIODS = 12;
const DAYS = 28;

/** 1500 rows over twelve periods, of which the label has the share of its moment. */
function rowsOf(seed: number, share: (time: number) => number) {
  const random = randomFrom(seed);
  const times = Array.from({ length: 1500 }, random);
  const edges = Array.from({ length: PERIODS + 1 }, (_, i) => START + i * DAYS * DAY);
  const timeline = handTimeline(times.map((time) => START + time * PERIODS * DAYS * DAY), { edges }); // prettier-ignore
  return { timeline, labels: { codes: Int32Array.from(times, (time) => (random() < share(time) ? 1 : 0)) } };
}

/** A share whose odds take a step at random each day. */
function drifting(seed: number): (time: number) => number {
  const normal = normalFrom(randomFrom(seed));
  let at = -1;
  const odds = Array.from({ length: PERIODS * DAYS }, () => (at += 0.05 * normal()));
  return (time) => 1 / (1 + Math.exp(-(odds[Math.floor(time * odds.length)] ?? 0)));
}

const moves = (seed: number, share: (time: number) => number) => {
  const { timeline, labels } = rowsOf(seed, share);
  return movesBeyondDrift(timeline, labels, 1);
};

test.each<[string, (time: number) => number]>([
  ['evenly', (time) => 0.2 + 0.4 * time],
  ['down to nothing', (time) => 0.5 - 0.5 * time],
  ['slowly at first', (time) => time ** 2 / (1 + time ** 2)],
  ['at once', (time) => (time < 0.6 ? 0.2 : 0.5)],
])('a share that moves %s beats one that drifts', (_, share) => expect(moves(1, share)).toBe(true));

test('of shares that drift hardly any does, wherever they end', () => {
  const told = Array.from({ length: 40 }, (_, seed) => moves(2 * seed + 1, drifting(2 * seed + 2)));
  expect(told.filter(Boolean).length).toBeLessThanOrEqual(2);
});

test('a share that stays, and a table of a few rows, move nowhere', () => {
  expect(moves(3, () => 0.3)).toBe(false);
  const timeline = handTimeline([START, START + DAY], { edges: [START, START + DAY, START + 2 * DAY] });
  expect(movesBeyondDrift(timeline, { codes: Int32Array.from([0, 1]) }, 1)).toBe(false);
});

test('rows without a label are passed over', () => {
  const { timeline, labels } = rowsOf(7, (time) => 0.2 + 0.4 * time);
  const codes = labels.codes.map((code, row) => (row % 5 === 0 ? -1 : code));
  expect(movesBeyondDrift(timeline, { codes }, 1)).toBe(true);
});
