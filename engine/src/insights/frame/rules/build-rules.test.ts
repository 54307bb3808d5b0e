import type { ColumnRelation } from '../../../contracts/table/column-relation';
import type { TableModel } from '../../../contracts/table/table-model';
import type { Table } from '../../../model';
import { openBench } from '../../../read/testing/temporary-file';
import { handFrame, handTable, type Cells } from '../../../testing/hand-made-frame';
import { buildRules } from './build-rules';

const held = { rows: 200, off: 5, of: 'table' } as const;
const NET: ColumnRelation = { kind: 'product', target: 'net', of: ['hours', 'rate'], factor: 1, plus: ['material'], held };
const each = Array.from({ length: 200 }, (_, i) => i);
const hours = each.map((i) => 1 + (i % 9));
const rate = each.map((i) => 20.5 + (i % 7));
const material = each.map((i) => (i % 3) * 4.25);
const made = each.map((i) => (hours[i] ?? 0) * (rate[i] ?? 0) + (material[i] ?? 0));

/** What each rule says, how many rows break it by the codes and by its own condition, and of how many it says something. */
async function rulesOf(columns: Record<string, Cells>, table: Partial<Table> & { algebra?: ColumnRelation[] }) {
  const bench = await openBench();
  try {
    const { connection } = bench.engine;
    await handTable(connection, 't', columns);
    const { algebra = [], ...more } = table;
    const own = handFrame(
      't',
      200,
      {},
      { model: { algebra, shape: { kind: 'unknown' } } as unknown as TableModel, ...more },
    ).table;
    const rules = await buildRules(connection, own, 't');
    return await Promise.all(
      rules.map(async ({ says, codes, where, broken }) => {
        const counted = `SELECT count(*) FILTER (WHERE ${broken})::INT, count(*)::INT FROM t WHERE ${where}`;
        const [row] = (await connection.runAndReadAll(counted)).getRowsJS();
        return [says.kind, codes.filter((code) => code === 1).length, ...(row ?? [])];
      }),
    );
  } finally {
    await bench.close();
  }
}

const net = (slip: (value: number, i: number) => number | null) => ({ hours, rate, material, net: made.map(slip) });

test.each<[string, Record<string, Cells>, unknown[]]>([
  ['a figure that is off in some rows', net((value, i) => (i % 40 === 3 ? value + 12 : value)), [['reckoned', 5, 5, 200]]],
  ['rows without a figure say nothing', net((value, i) => (i % 40 === 3 ? value + 12 : i % 2 === 0 ? null : value)), [['reckoned', 5, 5, 100]]],
  ['two rows are looked at by who reads them', net((value, i) => (i % 100 === 3 ? value + 12 : value)), []],
  ['what is off by a rounding or two', net((value, i) => (i % 40 === 3 ? value + 0.02 : value)), []],
  ['figures that only nearly agree', net((value, i) => value + 0.02 * ((i * 7) % 11) ** 2), []],
])('%s', async (_, columns, expected) => expect(await rulesOf(columns, { algebra: [NET] })).toEqual(expected)); // prettier-ignore

test('of a rule that nothing breaks nothing is read', async () => {
  const algebra: ColumnRelation[] = [{ ...NET, held: { ...held, off: 0 } }];
  expect(
    await rulesOf(
      net((value, i) => (i % 40 === 3 ? value + 12 : value)),
      { algebra },
    ),
  ).toEqual([]);
});

test('a part is no more than its whole, and a moment not before the one that it ends', async () => {
  const part: ColumnRelation = { kind: 'part', target: 'paid', of: 'billed', held };
  const columns = { billed: each.map(() => 10), paid: each.map((i) => (i < 4 ? 12 : 7)), opened: each.map((i) => i), closed: each.map((i) => (i < 6 ? i - 1 : i + 2)) };
  const pairs = [{ start: 'opened', end: 'closed' }];
  expect(await rulesOf(columns, { algebra: [part], pairs })).toEqual([['part', 4, 4, 200], ['order', 6, 6, 200]]);
}); // prettier-ignore
