import type { ForeignKey } from '../src/sources/extract/table-extract';
import type { ToldJoin } from '../src/contracts/table/table-join';
import { Random } from '../src/read/testing/random';

export interface BrokenDatabase {
  tables: { name: string; header: string[]; rows: string[][] }[];
  keys: ForeignKey[];
  told: ToldJoin[];
}

const NAMES = [
  'orders',
  'customers',
  'lines',
  'items',
  'Größe',
  'a "b"',
  'x.y',
  'select',
  'orders (count)',
  '客户',
  'public.orders',
  't1',
  ' ',
  '.csv',
];
const COLUMNS = [
  'id',
  'customer_id',
  'order_id',
  'amount',
  'name',
  'date',
  'lines.amount (sum)',
  'a "b"',
  'rowid',
  'k0',
  'v0',
  's',
  '🙂',
  'total',
  'group',
  'value',
];
const ODD = [
  '',
  '1e308',
  '-1e308',
  'NaN',
  'Infinity',
  '9223372036854775807',
  '-9223372036854775808',
  '0001-01-01',
  '9999-12-31',
  '\u202eabc',
  "'; DROP TABLE t1; --",
  '0',
  '-0.0',
  'NULL',
  '  ',
  '{"a":1}',
];

/** How the cells of one column are made. */
const KINDS: ((random: Random, row: number) => string)[] = [
  (_, row) => String(row + 1),
  (_, row) => String(Math.floor(row / 2) + 1),
  (random) => String(random.int(0, 39) + 1),
  (random) => String(random.int(0, 2)),
  (random) => (random.int(0, 999) / 7).toFixed(3),
  (random) => `C-${1000 + random.int(0, 59)}`,
  (_, row) => `C-${1000 + row}`,
  (random) => ['red', 'green', 'blue'][random.int(0, 2)] ?? '',
  (random) => new Date(Date.UTC(2023, 0, 1 + random.int(0, 599))).toISOString().slice(0, 10),
  () => '',
  () => 'same',
  (random) => (random.int(0, 1) === 0 ? '1.7e308' : '-1.7e308'),
  (random) => ODD[random.int(0, ODD.length - 1)] ?? '',
];

/** A database in which much is wrong: odd names, extremes, keys that lead nowhere or in circles, and that nobody could join by. */
export function brokenDatabase(seed: number): BrokenDatabase {
  const random = new Random(seed);
  const pick = <T>(items: readonly T[]): T => {
    const item = items[random.int(0, items.length - 1)];
    if (item === undefined) throw new Error('nothing to pick from');
    return item;
  };
  const distinct = (items: readonly string[], count: number): string[] => {
    const chosen = new Set<string>();
    while (chosen.size < count) chosen.add(pick(items));
    return [...chosen];
  };
  const tables = distinct(NAMES, 2 + random.int(0, 3)).map((name) => {
    const header = distinct(COLUMNS, 1 + random.int(0, 5));
    const kinds = header.map(() => pick(KINDS));
    const odd = random.int(0, 2) === 0 ? 20 : 0;
    const rows = Array.from({ length: pick([0, 1, 2, 30, 200]) }, (_, row) =>
      kinds.map((make) => (odd > 0 && random.int(0, odd - 1) === 0 ? pick(ODD) : make(random, row))),
    );
    return { name, header, rows };
  });
  const key = (): ForeignKey => {
    const [from, to] = [pick(tables), pick(tables)];
    const width = 1 + (random.int(0, 4) === 0 ? 1 : 0);
    const columns = Array.from({ length: width }, () => (random.int(0, 9) === 0 ? 'nowhere' : pick(from.header)));
    return {
      table: random.int(0, 14) === 0 ? 'no such table' : from.name,
      columns,
      referencedTable: to.name,
      referencedColumns: columns.slice(random.int(0, 19) === 0 ? 1 : 0).map(() => pick(to.header)),
      ...(random.int(0, 1) === 0 ? { unchecked: true as const } : {}),
    };
  };
  return {
    tables,
    keys: Array.from({ length: random.int(0, 4) }, key),
    told: Array.from({ length: random.int(0, 2) }, () => {
      const { unchecked: _, ...join } = key();
      return { ...join, related: random.int(0, 1) === 0 };
    }),
  };
}
