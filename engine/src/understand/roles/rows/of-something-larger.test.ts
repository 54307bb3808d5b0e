import { MadeTable } from '../../testing/made-table';
import { modelOf } from '../../testing/model-of';

interface Plan {
  seed: number;
  /** Of the amount and of the other figures of each town. */
  names?: readonly [string, string, string, string];
  towns?: number;
  /** Whether a column names the town. */
  named?: boolean;
  /** Whether each quarter has an amount of its own. */
  own?: boolean;
}

const NAMES = ['tax', 'indus', 'schools', 'zone'] as const;

/** Quarters of towns, each of which repeats what its town has. */
function quarters({ seed, names = NAMES, towns = 60, named = false, own = false }: Plan): MadeTable {
  const of = Array.from({ length: towns }, (_, town) => Array.from({ length: 2 + ((town * 7) % 11) }, () => town)).flat();
  const table = new MadeTable(of.length, seed);
  // Some towns share a rate, as they do.
  const figures = Array.from({ length: towns }, () => [
    187 + 3 * table.between(0, 160),
    table.between(1, 25, 2),
    table.between(12, 22, 1),
    table.random() < 0.6 ? 0 : table.between(10, 90, 1),
  ]);
  if (named) table.add('town', (row) => `Town ${of[row]}`);
  table.add('rooms', () => table.between(4, 8, 3));
  names.forEach((name, i) =>
    table.add(name, (row) => (own && i === 0 ? 187 + 3 * table.between(0, 160) : (figures[of[row] ?? 0]?.[i] ?? null))),
  );
  return table.add('value', () => table.between(5, 50, 1));
}

const howOf = async (table: MadeTable, name: string) =>
  (await modelOf(table.csv())).columns.find((column) => column.name === name)?.overMembers.how;

test.each([1, 2, 3, 8, 9, 10])('an amount that comes again only with other figures has no sum (%d)', async (seed) => {
  expect(await howOf(quarters({ seed }), 'tax')).toBe('mean');
});

test.each(['cost', 'budget', 'orders', 'Kosten'])('whatever it is called: %s', async (name) => {
  expect(await howOf(quarters({ seed: 4, names: [name, 'aa', 'bb', 'cc'] }), name)).toBe('mean');
});

test('an amount of each row has one', async () => {
  expect(await howOf(quarters({ seed: 5, own: true }), 'tax')).toBe('sum');
});

test('and so has one whose holder has a name: it may be what each row of it costs', async () => {
  expect(await howOf(quarters({ seed: 6, named: true }), 'tax')).toBe('sum');
});

test('a fee by three figures that go their own ways has one', async () => {
  const table = new MadeTable(800, 7);
  table
    .add('aa', () => table.between(1, 5))
    .add('bb', () => table.between(1, 4))
    .add('cc', () => table.between(1, 3));
  table.add(
    'fee',
    (row) => 7 + 11 * table.number('aa', row) ** 2 + 301 * table.number('bb', row) + 2003 * table.number('cc', row),
  );
  expect(await howOf(table, 'fee')).toBe('sum');
});
