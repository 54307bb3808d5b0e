import type { CleanTable } from './clean-tables';
import type { Drawing } from './draw-table';
import type { Random } from './random';
import { renderRow, type Rendering } from './render-table';

/** A way in which files in the world differ from a clean CSV. Changes the rendering; the clean table stays what it is. */
export interface Bend {
  name: string;
  /** Bends of one aspect cannot be combined. */
  aspect: string;
  apply(rendering: Rendering, random: Random, table: CleanTable): void;
  /** Only such tables can be written so. */
  fits?(table: CleanTable): boolean;
  /** The file has no names to compare. */
  nameless?: boolean;
}

const delimiter = (name: string, mark: string): Bend => ({
  name: `delimiter ${name}`,
  aspect: 'delimiter',
  apply: (r) => void (r.delimiter = mark),
});
const lineEnd = (name: string, mark: string): Bend => ({
  name: `line end ${name}`,
  aspect: 'line end',
  apply: (r) => void (r.lineEnd = mark),
});
const encoding = (name: Rendering['encoding']): Bend => ({
  name: `encoding ${name}`,
  aspect: 'encoding',
  apply: (r) => void (r.encoding = name),
  // What the encoding cannot write cannot come back.
  fits: ({ rows }) => name !== 'windows-1252' || rows.every((row) => row.every((cell) => /^[\0-\xff€–“”’]*$/.test(cell))),
});
const quoting = (name: string, quote: string, quoteAll: boolean, escape: Rendering['escape'] = 'doubled'): Bend => ({
  name: `quotes ${name}`,
  aspect: 'quotes',
  apply: (r) => Object.assign(r, { quote, quoteAll, escape }),
});
const someRow = (random: Random, r: Rendering) => random.int(0, r.rows.length - 1);
const padded = (text: string, r: Rendering, table: CleanTable) =>
  renderRow([text, ...Array<string>(table.names.length - 1).fill('')], r);

const above = (name: string, lines: (r: Rendering, table: CleanTable) => string[]): Bend => ({
  name: `preamble ${name}`,
  aspect: 'preamble',
  apply: (r, _, table) => r.above.push(...lines(r, table)),
});
const below = (name: string, lines: (r: Rendering, table: CleanTable) => string[]): Bend => ({
  name: `footer ${name}`,
  aspect: 'footer',
  apply: (r, _, table) => r.below.push(...lines(r, table)),
});

/** Aligned by blanks a table shows no line breaks, and a cell whose text is empty in every row has no column. */
const drawing = (name: Drawing): Bend => ({
  name: `laid out as ${name}`,
  aspect: 'drawing',
  apply: (r) => void (r.drawing = name),
  fits: ({ rows }) => rows.every((row) => row.every((cell) => !/[\r\n]| {2}/.test(cell))),
});

function otherTable(r: Rendering, width: number, count: number): string[] {
  const names = [
    'Site',
    'Visits',
    'Opened',
    'Manager',
    'Rooms',
    'Phone ext',
    'Floor',
    'Budget',
    'Note',
    'Code',
    'Rank',
    'Zone',
  ].slice(0, width);
  const rows = Array.from({ length: count }, (_, i) =>
    [
      `Site ${String.fromCharCode(65 + i)}`,
      String(120 + i * 31),
      `201${i % 10}-04-01`,
      `Person ${i}`,
      String(3 + i),
      String(7000 + i),
      String(i % 4),
      String(i * 1000),
      'kept',
      `C${i}`,
      String(i + 1),
      'north',
    ].slice(0, width),
  );
  return [names, ...rows].map((row) => renderRow(row, r));
}

const ragged = (name: string, rows: number, change: (cells: string[], random: Random) => string[]): Bend => ({
  name: `ragged ${name}`,
  aspect: 'ragged',
  apply: (r, random) => {
    for (let i = 0; i < rows; i++) {
      const row = someRow(random, r);
      r.rows[row] = change([...(r.rows[row] ?? [])], random);
    }
  },
});

export const BENDS: Bend[] = [
  { name: 'as it is', aspect: 'none', apply: () => undefined },
  delimiter('semicolon', ';'),
  delimiter('tab', '\t'),
  delimiter('pipe', '|'),
  delimiter('colon', ':'),
  delimiter('caret', '^'),
  delimiter('tilde', '~'),
  delimiter('space', ' '),
  delimiter('comma and space', ', '),
  delimiter('two pipes', '||'),
  delimiter('two tabs', '\t\t'),
  delimiter('unit separator', '\u001f'),
  quoting('" around all', '"', true),
  quoting("' around all", "'", true),
  quoting("' where needed", "'", false),
  quoting('" with backslash', '"', false, 'backslash'),
  quoting('" around all with backslash', '"', true, 'backslash'),
  lineEnd('CRLF', '\r\n'),
  lineEnd('CR', '\r'),
  { name: 'line end mixed', aspect: 'line end', apply: (r, random) => r.rows.forEach((_, i) => r.lineEnds.set(i, random.pick(['\n', '\r\n']))) },
  { name: 'line end of one row', aspect: 'line end', apply: (r, random) => void r.lineEnds.set(someRow(random, r), '\r\n') },
  { name: 'no line end at the end', aspect: 'end', apply: (r) => void (r.finalLineEnds = 0) },
  { name: 'empty lines at the end', aspect: 'end', apply: (r) => void (r.finalLineEnds = 3) },
  { name: 'empty line after every row', aspect: 'blank', apply: (r) => r.rows.forEach((_, i) => r.blankAfter.add(i)) },
  { name: 'delimiter at the end of every line', aspect: 'ragged', apply: (r) => {
    r.headerRows = r.headerRows.map((row) => [...row, '']);
    r.rows = r.rows.map((row) => [...row, '']);
  } },
  { name: 'quote that is never closed', aspect: 'ragged', apply: (r, random) => {
    const row = someRow(random, r);
    r.raw.set(row, renderRow(r.rows[row] ?? [], r).replace(/(^|[^\w"'])([a-z]{3})/i, (_, before: string, word: string) => `${before}"${word}`));
  } },
  { name: 'empty lines between', aspect: 'blank', apply: (r, random) => [1, 2, 3].forEach(() => r.blankAfter.add(someRow(random, r))) },
  above('one line', () => ['Quarterly export']),
  above('three lines', () => ['Sales report', 'Created 2024-02-01 by the office', 'Confidential']),
  above('with commas', () => ['Report for north, south and west', 'Period: January, February']),
  above('and empty line', () => ['Sales report', 'All regions', '']),
  above('of key and value', (r) => [`Created${r.delimiter}2024-02-01`, `Author${r.delimiter}Office`, '']),
  above('padded with delimiters', (r, table) => [padded('Sales report', r, table), padded('2024', r, table)]),
  above('padded, then empty cells', (r, table) => [padded('Sales report', r, table), padded('', r, table)]),
  { name: 'preamble of some lines with any number of delimiters', aspect: 'preamble', apply: (r, random) => {
    const said = ['Report', 'All regions', 'Created 2024-02-01', 'by the office', 'north', 'south', 'Version 3'] as const;
    for (let lines = random.int(1, 10); lines > 0; lines--) r.above.push(Array.from({ length: random.int(1, 3) }, () => random.pick(said)).join(r.delimiter));
    r.above.push('');
  } },
  above('of comments', () => ['# exported by the shop', '# do not edit']),
  above('of comments longer than the data', () => Array.from({ length: 90 }, (_, i) => `# note ${i}: by region, product and month, "as is"`)),
  { name: 'header behind a mark', aspect: 'header', fits: ({ names }) => names.every((name) => name.trim() !== ''), apply: (r, _, table) => {
    r.above.push('# exported by the shop, 2024', `# ${renderRow(table.names, r)}`);
    r.headerRows = [];
  } },
  above('of a question to a database', () => ['SELECT *', 'FROM sales', 'ORDER BY 1;']),
  { name: 'sep line that is wrong', aspect: 'preamble', apply: (r) => void r.above.unshift(`sep=${r.delimiter === ';' ? '|' : ';'}`) },
  { name: 'sep line', aspect: 'preamble', apply: (r) => void r.above.unshift(`sep=${r.delimiter}`) },
  below('one line', () => ['End of report']),
  below('note after an empty line', () => ['', 'Source: own records, 2024', 'Figures are provisional.']),
  below('padded with delimiters', (r, table) => [padded('FOOTNOTE', r, table), padded('see page 2', r, table)]),
  below('of lines with delimiters', (r) => ['', `Printed${r.delimiter}2024-02-01`, `by${r.delimiter}Anna Smith${r.delimiter}Office`]),
  below('total', (r, table) => [renderRow(['Total', ...table.names.slice(1).map((_, i) => String((i + 1) * 1234))], r)]),
  below('several totals', (r, table) =>
    ['Subtotal', 'Tax (19 %)', 'Grand total', 'Average'].map((label) => renderRow([label, ...table.names.slice(1).map((_, i) => String((i + 1) * 1234))], r))),
  { name: 'header two rows of groups', aspect: 'header', nameless: true, apply: (r, _, table) => void r.headerRows.unshift(table.names.map((_, i) => (i === 1 ? 'Group A' : i === Math.max(2, table.names.length - 2) ? 'Group B' : ''))) },
  { name: 'header two rows the same', aspect: 'header', apply: (r, _, table) => void r.headerRows.push(table.names) },
  { name: 'header with units below', aspect: 'header', nameless: true, apply: (r, _, table) => void r.headerRows.push(table.names.map((_, i) => (i === 0 ? '' : `(unit ${i})`))) },
  { name: 'header split over three rows', aspect: 'header', nameless: true, apply: (r, _, table) => void r.headerRows.splice(0, 1, table.names.map((n) => `first ${n}`), table.names.map((n) => `of ${n}`), table.names) },
  { name: 'header with a rule of dashes below', aspect: 'header', apply: (r, _, table) => void r.headerRows.push(table.names.map((n) => '-'.repeat(Math.max(2, n.length)))) },
  { name: 'header every 15 rows', aspect: 'header', apply: (r, _, table) => void (r.rows = r.rows.flatMap((row, i) => (i % 15 === 14 ? [table.names, row] : [row]))) },
  { name: 'header none', aspect: 'header', nameless: true, apply: (r) => void (r.headerRows = []) },
  { name: 'header with a gap', aspect: 'header', nameless: true, apply: (r, _, table) => void (r.headerRows = [table.names.map((n, i) => (i === 1 ? '' : n))]) },
  { name: 'header with equal names', aspect: 'header', nameless: true, apply: (r, _, table) => void (r.headerRows = [table.names.map((n, i) => (i === 1 ? (table.names[0] ?? n) : n))]) },
  { name: 'header again amid the rows', aspect: 'header', apply: (r, random, table) => void r.rows.splice(random.int(5, r.rows.length - 2), 0, [...table.names]) },
  ragged('one cell too few at the end', 1, (cells) => cells.slice(0, -1)),
  ragged('cells missing at the end', 2, (cells) => cells.slice(0, Math.ceil(cells.length / 2))),
  ragged('one cell missing inside', 1, (cells, random) => cells.filter((_, i) => i !== cells.length - 2 || random.next() > 2)),
  ragged('one empty cell too many at the end', 2, (cells) => [...cells, '']),
  ragged('one text too many at the end', 1, (cells) => [...cells, 'surplus']),
  ragged('one empty cell too many inside', 1, (cells) => [...cells.slice(0, 2), '', ...cells.slice(2)]),
  ragged('several cells too many', 1, (cells) => [...cells, 'x', 'y', 'z']),
  { name: 'delimiter of one row', aspect: 'ragged', apply: (r, random) => void r.delimiters.set(someRow(random, r), r.delimiter === ';' ? ',' : ';') },
  { name: 'stray quote', aspect: 'ragged', apply: (r, random) => {
    const row = someRow(random, r);
    r.raw.set(row, renderRow(r.rows[row] ?? [], r).replace(/([a-z])([a-z])/i, `$1${r.quote === '"' ? '"' : ''}$2`));
  } },
  { name: 'other table below after an empty line', aspect: 'tables', apply: (r, _, table) => void r.below.push('', ...otherTable(r, Math.max(2, table.names.length - 1), 5)) },
  { name: 'other table below of equal width', aspect: 'tables', apply: (r, _, table) => void r.below.push('', ...otherTable(r, table.names.length, 6)) },
  { name: 'other table below of equal width, no gap', aspect: 'tables', apply: (r, _, table) => void r.below.push(...otherTable(r, table.names.length, 6)) },
  { name: 'comment amid the rows', aspect: 'comment', apply: (r, random) => {
    const row = someRow(random, r);
    r.raw.set(row, `# checked up to here${r.lineEnd}${r.raw.get(row) ?? renderRow(r.rows[row] ?? [], r)}`);
  } },
  { name: 'two files joined, marks and headers and all', aspect: 'header', apply: (r, random, table) => {
    const row = random.int(5, r.rows.length - 2);
    r.raw.set(row, `\ufeff${renderRow(table.names, r)}${r.lineEnd}${renderRow(r.rows[row] ?? [], r)}`);
  } },
  { name: 'other table below, wider', aspect: 'tables', apply: (r, _, table) => void r.below.push('', ...otherTable(r, table.names.length + 2, 5)) },
  { name: 'other table below, no gap', aspect: 'tables', apply: (r, _, table) => void r.below.push(...otherTable(r, table.names.length + 3, 5)) },
  { name: 'other table below, narrower, no gap', aspect: 'tables', apply: (r, _, table) => void r.below.push(...otherTable(r, Math.max(2, table.names.length - 2), 6)) },
  { name: 'other table above', aspect: 'preamble', apply: (r, _, table) => void r.above.push(...otherTable(r, Math.max(2, table.names.length - 1), 4), '') },
  { name: 'other table with a title', aspect: 'tables', apply: (r, _, table) => void r.below.push('', 'Table 2: sites', ...otherTable(r, table.names.length, 4)) },
  drawing('markdown'),
  drawing('markdown without edges'),
  drawing('psql'),
  drawing('mysql'),
  drawing('box'),
  drawing('grid'),
  drawing('one blank'),
  drawing('two blanks'),
  drawing('four blanks'),
  drawing('ruled'),
  encoding('utf-8-bom'),
  encoding('utf-16le'),
  encoding('utf-16le-bom'),
  encoding('utf-16be'),
  encoding('utf-16be-bom'),
  encoding('windows-1252'),
]; // prettier-ignore
