import { rowsOf } from '../../insights/rows-of';
import { quoteName } from '../../duckdb/quote-sql';
import { csvOf } from '../../kinds/made-up-rows';
import { profileWithFacts } from '../../profile/profile-table';
import { readYears } from '../../profile/years/read-years';
import { withTable } from '../testing/load-text';
import { understand } from '../understand';
import { makeColumns } from './make-columns';

jest.setTimeout(120_000);

/** The column that was made to say who has left, what it says of each row beside another column, and what the table is about then. */
const leftIn = (csv: string, day: string) =>
  withTable(csv, async ({ connection }, loaded) => {
    const dated = await readYears(connection, loaded);
    const { table, facts } = await profileWithFacts(connection, dated);
    const model = await understand(connection, table, { facts });
    const found = await makeColumns(connection, dated, { ...table, model });
    const made = found?.made.find(({ result }) => result !== undefined);
    const name = made?.planned[0]?.name;
    if (!found || !made || name === undefined) return null;
    const cells = await rowsOf(
      connection,
      `SELECT ${quoteName(name)}, ${quoteName(day)} IS NOT NULL FROM ${found.table.relation}`,
    );
    return { name, result: made.result, stay: made.stay, cells };
  });

describe('members of a list of whom a day says that they left', () => {
  const members = (
    rows: number,
    { key = 'member number', since = 'joined', gone = 'left on', every = 4, more = [] as string[] } = {},
  ) =>
    csvOf(
      [key, since, 'branch', gone, ...(more.length > 0 ? ['status'] : [])],
      Array.from({ length: rows }, (_, i) => {
        const day = (from: number) => `${from + (i % 9)}-0${1 + (i % 8)}-1${i % 7}`;
        const left = every > 0 && i % every === 0;
        return [
          `M${100 + i}`,
          day(2012),
          'NSW'[i % 3] ?? '',
          left ? day(2021) : '',
          ...(more.length > 0 ? [more[left ? 1 : 0] ?? ''] : []),
        ];
      }),
    );

  test.each([
    ['left on', 'left'],
    ['closed_on', 'closed'],
    ['Austrittsdatum', 'left'],
    ['gekündigt am', 'gekündigt'],
    ['fecha de baja', 'left'],
  ])('by “%s” have %s or not', async (gone, name) => {
    const read = await leftIn(members(120, { gone }), gone);
    expect(read).toMatchObject({ name, result: { event: 'true', good: 'low' } });
    expect(read?.stay).toBeUndefined();
    expect(read?.cells).toHaveLength(120);
    expect(read?.cells.filter(([left]) => left === true)).toHaveLength(30);
    for (const [left, has] of read?.cells ?? []) expect(left).toBe(has);
  });

  test.each([
    ['whom a status tells apart', members(120, { more: ['active', 'gone'] })],
    ['of whom all have left', members(120, { every: 1 })],
    ['of whom too few have left', members(120, { every: 20 })],
    ['that are happenings', members(120, { key: 'ticket', since: 'opened', gone: 'closed' })],
    ['of whom the day says something else', members(120, { gone: 'promoted on' })],
    ['of whom it is known when they died', members(120, { since: 'born', gone: 'died' })],
  ])('%s stay as they are', async (_, csv) => expect(await leftIn(csv, 'branch')).toBeNull());
});
