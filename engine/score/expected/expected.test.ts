import { usualOrAll } from '../../src/testing/usual-or-all';
import { Random } from '../model/make/random';
import { claimsOf } from '../nulls/claims-of';
import { makeExpected } from './make-expected';
import { emptyTally, figuresOf, tallyExpected } from './tally-expected';

jest.setTimeout(600_000);

/** Tables of each form. */
const TABLES = usualOrAll(4, 8);

test('what members are expected to be is what they are, in a few tables of each form', async () => {
  const tally = emptyTally();
  for (const form of ['mean', 'share', 'units'] as const)
    for (let seed = 1; seed <= TABLES; seed++) {
      const table = makeExpected(new Random(7000 + seed), form);
      tallyExpected(tally, table, await claimsOf(table));
    }
  const { coverage, told, seen } = figuresOf(tally);
  expect(tally.claims).toBeGreaterThanOrEqual(5);
  expect(coverage).toBeGreaterThanOrEqual(0.75);
  expect(told).toBeLessThan(seen);
});
