import { analyzeText } from '../../src/testing/analyze-text';
import { isAgain, madeTwice } from './booked-twice';
import { madeRule, type MadeRule } from './made-tables';
import { toldTwice } from './told-twice';

jest.setTimeout(300_000);

const told = async ({ csv }: MadeRule): Promise<(string | null)[]> => {
  let members: (string | null)[] = [];
  await analyzeText(csv, ({ document }) => void (members = document.claims.filter(({ kind }) => kind === 'broken-rule').map(({ member }) => member))); // prettier-ignore
  return members;
};

/** The first tables of a few thousand rows at most. */
const tables = (is: (table: MadeRule) => boolean, most: number) => Array.from({ length: 60 }, (_, seed) => madeRule(seed + 1)).filter((table) => table.rows < 2000 && is(table)).slice(0, most); // prettier-ignore

test('who breaks a rule that the others keep is told, and nobody where a table only looks like that', async () => {
  for (const table of [...tables(({ label }) => label !== null, 2), ...tables(({ alike }) => alike !== null, 3)])
    expect([table.name, await told(table)]).toEqual([table.name, table.label === null ? [] : [table.label]]);
});

test('what is entered again at one place or since one day is told, and what only looks like it is not', async () => {
  for (const seed of [2, 16, 60, 1, 3, 5, 7, 9]) {
    const table = madeTwice(seed);
    const claim = await toldTwice(table);
    expect([table.name, claim?.member]).toEqual([table.name, isAgain(table) ? table.label : undefined]);
  }
});
