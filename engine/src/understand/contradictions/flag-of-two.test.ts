import { normalFrom, randomFrom } from '../../stats/distributions/random';
import { brokenFlag } from './flag-of-two';

const SEEDS = Array.from({ length: 30 }, (_, i) => 900 + i);
type Draw = (random: () => number, normal: () => number) => [code: number, apart: number];

function found(draw: Draw, seed: number, { isNought = false, slips = 0 } = {}) {
  const random = randomFrom(seed);
  const normal = normalFrom(random);
  const rows = Array.from({ length: 300 + ((seed * 97) % 1500) }, () => draw(random, normal));
  let left = slips;
  for (const row of rows) if (left > 0 && row[1] > 0 && random() < 0.4 && left-- > 0) row[0] = 0;
  const of = (at: 0 | 1) => Float64Array.from(rows, (row) => row[at]);
  return brokenFlag(of(0), of(1), isNought);
}

/** Met (0) where no more was taken than allowed: minutes, days, points. */
const METS: Record<string, Draw> = {
  minutes: (_, normal) => {
    const apart = Math.round(40 * normal() - 40);
    return [apart > 0 ? 1 : 0, apart];
  },
  days: (random) => {
    const apart = Math.floor(14 * random()) - 10;
    return [apart > 0 ? 1 : 0, apart];
  },
  money: (_, normal) => {
    const apart = 300 * normal() - 250;
    return [apart > 0 ? 1 : 0, apart];
  },
};

test.each(Object.entries(METS))('the flag that is wrong in some rows, on its side: %s', (_, draw) => {
  for (const seed of SEEDS) expect(found(draw, seed, { slips: 9 })).toMatchObject({ code: 0, side: 1, off: 9 });
  expect(SEEDS.flatMap((seed) => found(draw, seed) ?? [])).toEqual([]);
});

test('of what is never below nought: paid, and something is left', () => {
  const draw: Draw = (random) => (random() < 0.7 ? [0, 0] : [1, 10 + 90 * random()]);
  for (const seed of SEEDS) expect(found(draw, seed, { slips: 7, isNought: true })).toMatchObject({ code: 0, side: 1, off: 7 });
});

test.each<[string, Draw]>([
  ['nothing to do with each other', (random, normal) => [random() < 0.3 ? 1 : 0, normal()]],
  ['the longer the more often', (random, normal) => { const apart = 10 * normal(); return [random() < 1 / (1 + Math.exp(-apart / 4)) ? 1 : 0, apart]; }],
  ['made of a time within this one', (random, normal) => { const own = 30 * normal() - 30; return [own > 0 ? 1 : 0, own + 20 * Math.abs(normal()) + 10 * random()]; }],
  ['a rare flag of late rows', (random, normal) => { const apart = 10 * normal() - 8; return [apart > 0 && random() < 0.3 ? 1 : 0, apart]; }],
  ['a flag that hardly any row has', (random, normal) => [random() < 0.01 ? 1 : 0, normal()]],
])('ordinary flags are no rule: %s', (_, draw) => {
  expect(SEEDS.flatMap((seed) => found(draw, seed) ?? [])).toEqual([]);
}); // prettier-ignore
