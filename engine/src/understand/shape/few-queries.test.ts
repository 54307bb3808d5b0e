import { profileWithFacts } from '../../profile/profile-table';
import { withTable } from '../testing/load-text';
import { understand } from '../understand';

test('where things and moments are far too many for the rows, their grid is not counted', async () => {
  const rows = Array.from(
    { length: 2000 },
    (_, i) =>
      `${new Date(Date.UTC(2024, 0, 1) + i * 3_141_592).toISOString().slice(0, 19)},C${(i * 7919) % 311},${(i * 37) % 90}`,
  );
  await withTable(`opened,customer,amount\n${rows.join('\n')}\n`, async ({ connection }, loaded) => {
    const { table, facts } = await profileWithFacts(connection, loaded);
    const asked = jest.spyOn(connection, 'runAndReadAll');
    const { shape } = await understand(connection, table, { facts });
    expect(shape.kind).toBe('event');
    expect(asked.mock.calls.filter(([sql]) => sql.includes('count(DISTINCT'))).toEqual([]);
    asked.mockRestore();
  });
});

test('a panel with gaps is known by how much of its grid it fills', async () => {
  const rows = Array.from({ length: 1600 }, (_, i) => i)
    .filter((i) => (i * 7919) % 10 < 7)
    .map((i) => `${new Date(Date.UTC(2024, 0, 1 + Math.floor(i / 16))).toISOString().slice(0, 10)},S${i % 16},${(i * 37) % 90}`);
  await withTable(`day,sensor,level\n${rows.join('\n')}\n`, async ({ connection }, loaded) => {
    const { table, facts } = await profileWithFacts(connection, loaded);
    expect((await understand(connection, table, { facts })).shape).toMatchObject({ kind: 'panel', entity: ['sensor'] });
  });
});
