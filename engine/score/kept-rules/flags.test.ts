import { madeBills, madeFlag } from './made-flags';
import { toldOfRules } from './told-twice';

jest.setTimeout(300_000);

test('a flag that contradicts its figures is told with who has it, and neither what is agreed upon nor a rule of settled bills', async () => {
  for (const seed of [7, 8, 11, 12, 13]) {
    const table = madeFlag('open', seed);
    const [claim] = (await toldOfRules(table.csv)).filter(({ subject: { filter } }) => filter.some(({ column }) => column === table.flag)); // prettier-ignore
    expect([table.name, claim?.value, claim?.member]).toEqual([table.name, table.broken || undefined, table.broken > 0 ? table.label : undefined]); // prettier-ignore
  }
  expect(await toldOfRules(madeBills(3))).toEqual([]);
});
