import { claimsOf } from '../nulls/claims-of';
import { CAUSES, madeConfounded } from './made-confounded';
import { PARADOXES } from './paradoxes';
import { namesBehind, plainlyTold, reversalsIn } from './told-reversals';

jest.setTimeout(60_000);

const TREATMENT = { group: 'treatment', outcome: 'cured' };

test.each(['kidney stones (Charig 1986)', 'smoking (Appleton 1996)'])('%s is told with what lies behind it', async (name) => {
  const paradox = PARADOXES.find((one) => one.name === name);
  expect(paradox && namesBehind(await claimsOf(paradox.table), paradox)).toBe(true);
});

test('what only seems to do something is not told as turned round, nor alone where it comes with the mix or the year', async () => {
  for (const cause of CAUSES) {
    const { table, by } = madeConfounded(cause, 3);
    const claims = await claimsOf(table);
    expect(reversalsIn(claims)).toEqual([]);
    if (cause === 'case mix' || cause === 'eras') expect(plainlyTold(claims, { ...TREATMENT, by })).toEqual([]);
  }
});
