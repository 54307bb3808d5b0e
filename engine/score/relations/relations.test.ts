import { makeDatabase } from './make-database';
import { scoreDatabase } from './score-database';
import { SHAPES } from './shapes';

// A report of eight tables, on a machine that has other work.
jest.setTimeout(300_000);

test.each(SHAPES.map((shape) => [shape.name, shape] as const))(
  'a made %s is the same for the same seed, with five findings',
  (_, shape) => {
    const [once, again, other] = [3, 3, 4].map((seed) => makeDatabase(shape, seed));
    expect(JSON.stringify(once)).toBe(JSON.stringify(again));
    expect(JSON.stringify(once?.tables)).not.toBe(JSON.stringify(other?.tables));
    expect(once?.plants).toHaveLength(5);
    expect(once?.declared).toBe(false);
    for (const { header, rows } of once?.tables ?? []) expect(rows.every((row) => row.length === header.length)).toBe(true);
    for (const { table, columns, referencedTable, referencedColumns } of once?.keys ?? []) {
      const own = once?.tables.find(({ name }) => name === table)?.header ?? [];
      const others = once?.tables.find(({ name }) => name === referencedTable)?.header ?? [];
      expect(own).toEqual(expect.arrayContaining(columns));
      expect(others).toEqual(expect.arrayContaining(referencedColumns));
    }
  },
);

test('relations that nobody declares are found, what lies over joins is told, and no sum is doubled', async () => {
  const shape = SHAPES.find(({ name }) => name === 'help-desk');
  const database = makeDatabase(shape ?? { name: '', entities: [] }, 5);
  const { found, missed, right, wrong, absent, doubled, unverified } = await scoreDatabase(database);
  expect({ missed, wrong, absent, doubled, unverified }).toEqual({
    missed: [],
    wrong: [],
    absent: [],
    doubled: [],
    unverified: 0,
  });
  expect([found.length, right]).toEqual([5, 6]);
});
