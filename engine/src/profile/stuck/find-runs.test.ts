import { usualOrAll } from '../../testing/usual-or-all';
import { normalFrom, randomFrom } from '../../stats/distributions/random';
import { deadRuns, stuckRuns, type Readings } from './find-runs';

interface Drawn {
  members: number;
  moments: number;
  /** A reading by member and moment; `at` lies between 0 and 1 along the time. */
  of: (member: number, moment: number, last: number) => number;
}
type Kind = (random: () => number, normal: () => number) => Drawn;

const round = (value: number, digits: number) => Number(value.toFixed(digits));
const size = (random: () => number, low: number, high: number) => Math.round(low + (high - low) * random());
/** A count with the scatter of chance and a little more. */
const countOf = (level: number, normal: () => number) => Math.max(0, Math.round(level + Math.sqrt(1.5 * level) * normal()));

function readingsOf({ members, moments, of }: Drawn): Readings {
  const n = members * moments;
  const [values, codes] = [new Float64Array(n), new Int32Array(n)];
  const last = new Float64Array(members).fill(NaN);
  for (let moment = 0; moment < moments; moment++)
    for (let member = 0; member < members; member++) {
      const row = moment * members + member;
      codes[row] = member;
      values[row] = last[member] = of(member, moment, last[member] ?? NaN);
    }
  return { values, members: codes, size: members, order: Uint32Array.from(values.keys()) };
}

/** A stretch of one member, from the middle on. */
function holding({ values, members, ...rest }: Readings, { moments }: Drawn, length: number, value?: number): Readings {
  const from = Math.floor(moments / 2);
  const own = [...values.keys()].filter((row) => members[row] === 1).slice(from, from + length);
  for (const row of own) values[row] = value ?? values[own[0] ?? 0] ?? 0;
  return { values, members, ...rest };
}

const READINGS: Record<string, Kind> = {
  'temperatures to a tenth': (random, normal) => ({ members: size(random, 2, 6), moments: size(random, 150, 700), of: () => round(74 + 0.9 * normal(), 1) }),
  'a drifting pressure': (random, normal) => ({ members: size(random, 1, 9), moments: size(random, 200, 700), of: (_, __, last) => round((last === last ? last : 900) + 4 * normal(), 1) }),
  'counts by day': (random, normal) => ({ members: size(random, 3, 30), moments: size(random, 100, 400), of: (member) => countOf(40 + 7 * member, normal) }),
  'a level by season': (random, normal) => ({ members: size(random, 2, 20), moments: size(random, 104, 300), of: (_, at) => round(140 + 90 * Math.sin(at / 8) + 12 * normal(), 0) }),
}; // prettier-ignore

/** What stays the same for long, and is right. */
const ORDINARY: Record<string, Kind> = {
  ...READINGS,
  'settings that somebody changes now and then': (random) => ({ members: 5, moments: 400, of: (_, __, last) => (random() < 0.03 || last !== last ? 10 * size(random, 5, 60) : last) }),
  'prices by day': (random) => ({ members: 8, moments: 300, of: (_, __, last) => (random() < 0.1 || last !== last ? round(1.4 + 0.5 * random(), 2) : last) }),
  counters: (random) => ({ members: 4, moments: 300, of: (_, __, last) => (last === last ? last : 0) + (random() < 0.7 ? size(random, 1, 90) : 0) }),
  'counters that stand still at a weekend': (random) => ({ members: 4, moments: 364, of: (_, at, last) => (last === last ? last : 1e4) + (at % 7 > 4 ? 0 : size(random, 1, 900)) }),
  'what is there only for the week': (random) => ({ members: 3, moments: 364, of: (_, at, last) => (at % 7 === 0 ? round(50 + 30 * random(), 1) : last) }),
  'rare sales': (random) => ({ members: 20, moments: 200, of: () => (random() < 0.2 ? size(random, 1, 4) : 0) }),
  'rain in a dry season': (random) => ({ members: 3, moments: 365, of: (_, at) => (random() < (at > 120 && at < 240 ? 0.02 : 0.5) ? round(9 * random(), 1) : 0) }),
  'pools that close in winter': (_, normal) => ({ members: 12, moments: 156, of: (_, at) => (at % 52 > 17 && at % 52 < 38 ? countOf(300, normal) : 0) }),
  'shops with a week of holidays each': (_, normal) => ({ members: 14, moments: 364, of: (member, at) => (at > 150 + 11 * member && at < 158 + 11 * member ? 0 : countOf(80, normal)) }),
  'visits that fade out and come back': (_, normal) => ({ members: 15, moments: 200, of: (member, at) => (member === 1 ? countOf(60 * Math.abs(Math.cos((at * Math.PI) / 200)) ** 3, normal) : countOf(60, normal)) }),
  'humidity that stops at a hundred': (_, normal) => ({ members: 3, moments: 500, of: (_, __, last) => round(Math.min(100, (last === last ? last : 90) + 3 * normal() + (90 - (last === last ? last : 90)) / 12), 1) }),
  'marks in halves': (random) => ({ members: 9, moments: 200, of: () => size(random, 2, 10) / 2 }),
}; // prettier-ignore

const SEEDS = Array.from({ length: usualOrAll(8, 60) }, (_, i) => 300 + i);
const drawn = (kind: Kind, seed: number) => {
  const random = randomFrom(seed);
  return kind(random, normalFrom(random));
};

test.each(Object.entries(READINGS))('a device that hangs is found: %s', (_, kind) => {
  const found = SEEDS.map((seed) => {
    const made = drawn(kind, seed);
    if (made.members < 2) made.members = 2;
    const [length, reading] = [14 + (seed % 12), readingsOf(made)];
    const [run] = stuckRuns(holding(reading, made, length), 30).map((one) => one.run);
    return run?.member === 1 && run.rows >= length && run.rows <= length + 2;
  });
  expect(found.filter(Boolean)).toHaveLength(SEEDS.length);
});

test.each(['counts by day', 'a level by season'])('a stretch of nought is found: %s', (what) => {
  const found = SEEDS.map((seed) => {
    const made = drawn(READINGS[what] ?? (() => ({ members: 0, moments: 0, of: () => 0 })), seed);
    made.members = Math.max(3, made.members);
    const length = 4 + (seed % 5);
    const [run] = deadRuns(holding(readingsOf(made), made, length, 0), 30);
    return run?.member === 1 && run.rows === length;
  });
  expect(found.filter(Boolean).length).toBeGreaterThanOrEqual(0.8 * SEEDS.length);
});

test.each(Object.entries(ORDINARY))('what stays the same by itself is no fault: %s', (_, kind) => {
  const told = SEEDS.flatMap((seed) => {
    const readings = readingsOf(drawn(kind, seed));
    return [...stuckRuns(readings, 30).map(({ run }) => run), ...deadRuns(readings, 30)];
  });
  expect(told).toEqual([]);
});
