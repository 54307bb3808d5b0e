import { madeStays } from './made-stays';
import { stayOf } from './stay-of';

jest.setTimeout(300_000);

test('lists of what begins and may end are asked at one age, and what only looks like one is not', async () => {
  const tables = madeStays('open', 2);
  for (const table of [...tables.filter(({ alike }) => alike === null).slice(0, 4), ...tables.filter(({ alike }) => alike !== null)])
    expect([table.name, (await stayOf(table.csv)).stay !== null]).toEqual([table.name, table.alike === null]);
}); // prettier-ignore
