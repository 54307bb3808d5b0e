import { analyzeText } from '../../src/testing/analyze-text';
import { madeRule, type MadeRule } from './made-tables';

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
