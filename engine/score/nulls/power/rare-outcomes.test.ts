import { usualOrAll } from '../../../src/testing/usual-or-all';
import { Random } from '../../model/make/random';
import { claimsOf } from '../claims-of';
import { RARE_OUTCOMES } from './rare-outcomes';

jest.setTimeout(600_000);

test.each(RARE_OUTCOMES.map((family) => [family.name, family] as const))('a %s is told', async (_, family) => {
  for (const seed of usualOrAll([1], [1, 2, 3])) {
    const { columns: [group, outcome], oracle, ...table } = family.make(new Random(seed));
    expect(oracle).toBeLessThan(1e-4);
    const told = (await claimsOf(table)).filter(
      ({ p, small, subject: { breakdown, measure } }) =>
        p !== null && !small && breakdown === group && measure.op === 'rate' && measure.column === outcome,
    );
    expect(told).not.toEqual([]);
  }
}); // prettier-ignore
