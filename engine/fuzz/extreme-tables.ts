import type { ExtractType } from '../src/sources/extract/table-extract';
import { Random } from '../src/read/testing/random';

/** A generated table: each column with the type that a database gives it, and its cells as text (null: no value). */
export interface ExtremeTable {
  columns: { name: string; type: ExtractType; cells: (string | null)[] }[];
  rows: number;
}

interface Kind {
  names: readonly [string, ...string[]];
  type: ExtractType;
  cell: (random: Random, row: number) => string;
}

const double = (random: Random): string => {
  const exponent = random.pick([-324, -320, -308, -200, -150, -3, 0, 3, 99, 103, 120, 150, 154, 155, 200, 300, 307, 308]);
  return `${random.next() < 0.3 ? '-' : ''}${(1 + random.next() * 0.7).toFixed(random.int(0, 15))}e${exponent}`;
};
const digits = (random: Random, length: number): string =>
  Array.from({ length }, (_, i) => String(i === 0 ? random.int(1, 9) : random.int(0, 9))).join('');
const two = (n: number): string => String(n).padStart(2, '0');
const day = (random: Random): string => `${random.int(2019, 2024)}-${two(random.int(1, 12))}-${two(random.int(1, 28))}`;
const oddDay = (random: Random): string =>
  random.pick(['infinity', '-infinity', '290000-01-01', '294246-12-31', '5874897-12-31', '0001-01-01', '0000-01-01', '9999-12-31', '10000-01-01', '0044-03-15 BC', '1582-10-10', '2024-02-30', '1900-01-01', '275760-09-14', '4713-01-01 BC']); // prettier-ignore
const BOUNDS = [
  '9223372036854775807',
  '-9223372036854775808',
  '-9223372036854775807',
  '4611686018427387904',
  '999999999999999999',
] as const;
const NOT_FINITE = ['NaN', 'Infinity', '-Infinity', 'inf', '1e999', '-1e400'] as const;

const KINDS: readonly [Kind, ...Kind[]] = [
  { names: ['value', 'reading', 'x'], type: 'DOUBLE', cell: (random) => (random.next() * 100).toFixed(3) },
  { names: ['huge', 'cost', 'rate_pct'], type: 'DOUBLE', cell: double },
  { names: ['one_huge', 'revenue', 'share'], type: 'DOUBLE', cell: (random) => (random.next() < 0.04 ? double(random) : random.next().toFixed(4)) },
  { names: ['near_the_end', 'amount'], type: 'DOUBLE', cell: (random) => random.pick(['1.7976931348623157e308', '-1.7976931348623157e308', '1e308', '5e-324']) },
  { names: ['not_finite', 'temperature'], type: 'DOUBLE', cell: (random) => (random.next() < 0.3 ? random.pick(NOT_FINITE) : (random.next() * 9).toFixed(2)) },
  { names: ['only_not_finite'], type: 'DOUBLE', cell: (random) => random.pick(NOT_FINITE) },
  { names: ['tiny', 'fraction'], type: 'DOUBLE', cell: (random) => `${random.int(1, 9)}e-${random.int(290, 323)}` },
  { names: ['whole', 'count', 'id'], type: 'BIGINT', cell: (random) => String(random.int(0, 500)) },
  { names: ['bounds', 'units_sold', 'total'], type: 'BIGINT', cell: (random) => (random.next() < 0.5 ? random.pick(BOUNDS) : String(random.int(-5, 5))) },
  { names: ['all_bounds', 'account'], type: 'BIGINT', cell: (random) => random.pick(BOUNDS) },
  { names: ['long_number', 'balance'], type: 'NUMERIC', cell: (random) => `${random.next() < 0.3 ? '-' : ''}${digits(random, random.int(1, 38))}` },
  { names: ['decimal38', 'price'], type: 'NUMERIC', cell: (random) => `${digits(random, random.int(1, 18))}.${digits(random, random.int(1, 20))}` },
  { names: ['numeric_odd'], type: 'NUMERIC', cell: (random) => (random.next() < 0.2 ? random.pick(['NaN', 'Infinity', '-Infinity']) : digits(random, random.int(1, 400))) },
  { names: ['opened_on', 'date', 'day'], type: 'DATE', cell: day },
  { names: ['closed_on', 'until'], type: 'DATE', cell: (random) => (random.next() < 0.2 ? oddDay(random) : day(random)) },
  { names: ['odd_day', 'started_on'], type: 'DATE', cell: oddDay },
  { names: ['created_at', 'ended_at'], type: 'TIMESTAMP', cell: (random) => `${random.next() < 0.15 ? oddDay(random).slice(0, 10) : day(random)} ${two(random.int(0, 23))}:${two(random.int(0, 59))}:00` },
  { names: ['odd_moment'], type: 'TIMESTAMP', cell: (random) => random.pick(['infinity', '-infinity', '290000-05-05 12:00:00', '0001-01-01 00:00:00', '9999-12-31 23:59:59.999999', '2020-01-01 24:00:00']) },
  { names: ['clock'], type: 'TIME', cell: (random) => random.pick(['00:00:00', '24:00:00', '23:59:60', '12:30:00.999999', '25:61:00']) },
  { names: ['flag', 'done'], type: 'BOOLEAN', cell: (random) => random.pick(['t', 'f']) },
  { names: ['region', 'status', 'kind'], type: 'VARCHAR', cell: (random) => random.pick(['North', 'South', 'East', 'NaN', 'Infinity']) },
  { names: ['name', 'note'], type: 'VARCHAR', cell: (random, row) => `${random.pick(['a long word about', 'nothing of', 'much ado on'])} thing ${row} ${digits(random, 3)}` },
  { names: ['odd_text'], type: 'VARCHAR', cell: (random) => random.pick(["'", '"', ';--', '1e155', '9'.repeat(60), '\u202e12', '%', '{}', 'NULL']) },
  { names: ['same'], type: 'DOUBLE', cell: () => '1e300' },
  { names: ['year', 't'], type: 'BIGINT', cell: (random) => String(random.pick([1000, 1999, 2000, 2001, 2100, 9999])) },
]; // prettier-ignore

/** The table of a seed: two to eight columns of any kinds, eight to eighty rows, a gap here and there. */
export function extremeTable(seed: number): ExtremeTable {
  const random = new Random(seed * 7919 + 13);
  const rows = random.pick([8, 12, 30, 45, 80]);
  const columns: ExtremeTable['columns'] = [];
  for (let i = random.int(2, 8); i > 0; i--) {
    const { names, type, cell } = random.pick(KINDS);
    const gaps = random.pick([0, 0, 0.1, 0.5]);
    const base = random.pick(names);
    const cells = Array.from({ length: rows }, (_, row) => (random.next() < gaps ? null : cell(random, row)));
    columns.push({ name: columns.some(({ name }) => name === base) ? `${base}_${i}` : base, type, cells });
  }
  return { columns, rows };
}

const quoted = (text: string): string => (/[",\n\r]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** The table as a CSV file, with a header. */
export const asCsv = ({ columns, rows }: ExtremeTable): string =>
  [
    columns.map(({ name }) => quoted(name)),
    ...Array.from({ length: rows }, (_, row) => columns.map(({ cells }) => quoted(cells[row] ?? ''))),
  ]
    .map((cells) => cells.join(','))
    .join('\n');

/** The table as a database's COPY writes it: no header, `\N` for no value. */
export const asCopy = ({ columns, rows }: ExtremeTable): string =>
  Array.from({ length: rows }, (_, row) =>
    columns.map(({ cells }) => (cells[row] === null || cells[row] === undefined ? '\\N' : quoted(cells[row]))).join(','),
  ).join('\n');
