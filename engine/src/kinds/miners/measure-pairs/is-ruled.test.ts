import { randomFrom } from '../../../stats/distributions/random';
import { handDimension, handFrame, handMeasure } from '../../../testing/hand-made-frame';
import { isRuled } from './is-ruled';

const SEEDS = [1, 2, 3, 4, 5, 6];

/** Days beyond a term, and what comes of them by the sort of thing. */
function late(fine: (days: number, disc: boolean, random: () => number) => number) {
  return SEEDS.map((seed) => {
    const random = randomFrom(seed);
    const rows = Array.from({ length: 500 }, () => ({ days: 1 + Math.floor(40 * random() ** 2), disc: random() < 0.4 }));
    const [days, paid] = [handMeasure('days', rows.map((row) => row.days)), handMeasure('paid', rows.map((row) => fine(row.days, row.disc, random)))]; // prettier-ignore
    const sort = handDimension('sort', rows.map(({ disc }) => (disc ? 'disc' : 'book'))); // prettier-ignore
    return isRuled(handFrame('t', rows.length, { dimensions: [sort], measures: [days, paid] }), days, paid);
  });
}

test.each<[string, Parameters<typeof late>[0], boolean]>([
  ['a tariff of each sort', (days, disc) => days * (disc ? 0.5 : 0.2), true],
  ['with a limit', (days, disc) => Math.min(10, days * (disc ? 0.5 : 0.2)), true],
  ['with free days, by steps', (days, disc) => Math.ceil(Math.max(0, days - 2) / 7) * (disc ? 3 : 1), true],
  ['that is let off now and then', (days, disc, random) => (random() < 0.02 ? 0 : days * (disc ? 0.5 : 0.2)), true],
  ['no tariff', (days, _, random) => Math.round(days * (0.5 + random())), false],
  ['of which most are nought', (days, _, random) => (random() < 0.03 ? days : 0), false],
])('%s', (_, fine, isRule) => expect(late(fine)).toEqual(SEEDS.map(() => isRule)));
