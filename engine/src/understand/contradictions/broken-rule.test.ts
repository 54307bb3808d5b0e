import { normalFrom, randomFrom } from '../../stats/distributions/random';
import { orderOfValues } from '../../stats/distributions/order-of-values';
import { brokenRule, type OfOne } from './broken-rule';

const ALL: OfOne['is'][] = ['filled', 'not-nought', 'above', 'below'];
const SEEDS = Array.from({ length: 40 }, (_, i) => 500 + i);

interface Row {
  code: number;
  value: number;
}
type Draw = (random: () => number, normal: () => number) => Row;

const pick = (random: () => number, ...shares: number[]): number => {
  let left = random();
  return Math.max(0, shares.findIndex((share) => (left -= share) < 0)); // prettier-ignore
};

/** Rows drawn one by one, and of a few the state that does not go with what is said of them. */
function found(draw: Draw, seed: number, slips: { n: number; of: (row: Row) => boolean; code: number } | null, rows = 300 + ((seed * 97) % 1700)) {
  const random = randomFrom(seed);
  const normal = normalFrom(random);
  const made = Array.from({ length: rows }, () => draw(random, normal));
  let left = slips?.n ?? 0;
  for (const row of made) {
    if (!slips || left === 0 || random() >= 0.5 || !slips.of(row)) continue;
    row.code = slips.code;
    left--;
  }
  const labels = 1 + Math.max(...made.map(({ code }) => code));
  const values = Float64Array.from(made, ({ value }) => value);
  return brokenRule({ codes: Float64Array.from(made, ({ code }) => code), labels }, { values, order: orderOfValues(values) }, ALL);
} // prettier-ignore

/** Members: when they left; loans: how many days they are due; invoices: what is open of them; tanks: what is left in them. */
const KINDS: Record<OfOne['is'], { draw: Draw; of: (row: Row) => boolean; least: number }> = {
  filled: {
    draw: (random) => {
      const code = pick(random, 0.6, 0.1, 0.3);
      return { code, value: code === 2 && random() < 0.97 ? 1 : NaN };
    },
    of: ({ value }) => value === value,
    least: 38,
  },
  'not-nought': {
    draw: (random, normal) => {
      const code = pick(random, 0.7, 0.3);
      return { code, value: code === 0 ? 0 : Math.round(100 * Math.exp(normal())) };
    },
    of: ({ value }) => value !== 0,
    least: 38,
  },
  above: {
    draw: (random) => {
      const value = Math.floor(400 * random() ** 2);
      return { code: value > 90 ? 1 : random() < 0.9 ? 0 : 2, value };
    },
    of: ({ value }) => value > 110,
    least: 32,
  },
  below: {
    draw: (_, normal) => {
      const value = Number((50 + 20 * normal()).toFixed(1));
      return { code: value < 30 ? 1 : 0, value };
    },
    of: ({ value }) => value < 25,
    least: 32,
  },
};

test.each(Object.entries(KINDS))('what is %s though the state says otherwise', (is, { draw, of, least }) => {
  const told = SEEDS.map((seed) => found(draw, seed, { n: 1 + (seed % 3), of, code: 0 }, 900 + seed));
  expect(told.filter((one) => one?.said.is === is && one.codes.includes(0) && one.off <= 3).length).toBeGreaterThanOrEqual(least);
});

test.each(Object.entries(KINDS))('a rule that nothing breaks is no contradiction: %s', (_, { draw }) => {
  expect(SEEDS.flatMap((seed) => found(draw, seed, null) ?? [])).toEqual([]);
});

test.each<[string, Draw]>([
  ['nothing to do with each other', (random, normal) => ({ code: pick(random, 0.7, 0.2, 0.1), value: random() < 0.3 ? NaN : normal() })],
  ['filled in few rows', (random) => ({ code: pick(random, 0.9, 0.1), value: random() < 0.04 ? 1 : NaN })],
  ['filled more often with one state', (random) => {
    const code = pick(random, 0.6, 0.4);
    return { code, value: random() < (code === 1 ? 0.6 : 0.06) ? 1 : NaN };
  }],
  ['the larger the rarer', (random, normal) => {
    const value = Math.exp(normal());
    return { code: random() < 1 / (1 + Math.exp(2.5 * (value - 2))) ? 0 : 1, value };
  }],
  ['a steep curve', (random, normal) => {
    const value = 10 * normal();
    return { code: random() < 1 / (1 + Math.exp(0.4 * value)) ? 0 : 1, value };
  }],
  ['two sorts that lie apart', (random, normal) => {
    const code = pick(random, 0.5, 0.5);
    return { code, value: Number((10 * code + 2.5 * normal()).toFixed(1)) };
  }],
  ['counts that are mostly nought', (random) => {
    const code = pick(random, 0.8, 0.2);
    return { code, value: random() < (code === 1 ? 0.5 : 0.1) ? 1 + Math.floor(4 * random()) : 0 };
  }],
  ['heavy tails', (random) => ({ code: pick(random, 0.6, 0.4), value: (1 - random()) ** -1.2 })],
  ['a rare state', (random) => ({ code: pick(random, 0.97, 0.03), value: random() < 0.5 ? NaN : random() })],
])('ordinary columns contradict nothing: %s', (_, draw) => {
  expect(SEEDS.flatMap((seed) => found(draw, seed, null) ?? [])).toEqual([]);
}); // prettier-ignore
