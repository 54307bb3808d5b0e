import { BENDS, type Bend } from './bends';
import { cleanTables, type CleanTable } from './clean-tables';
import { Random } from './random';
import { plainRendering, renderRow, renderTable } from './render-table';

/** A file of the corpus with the table that should come back from it. */
export interface BentFile {
  name: string;
  bytes: Buffer;
  expected: CleanTable;
  /** What keeps its cells apart, and what stands around those that need it, null where none does; null where it is laid out for the eye. */
  dialect: { delimiter: string; quote: string | null } | null;
  /** Names cannot come back from this file. */
  nameless: boolean;
}

/** Every bend of every clean table, then `combinations` files with two to four bends of different aspects. */
export function* readingCorpus(seed: number, combinations: number): Generator<BentFile> {
  const tables = cleanTables(seed);
  const random = new Random(seed + 1);
  for (const [i, table] of tables.entries())
    for (const bend of BENDS) if (bend.fits?.(table) ?? true) yield bent(`table ${i + 1}: ${bend.name}`, table, [bend], random);
  for (let i = 0; i < combinations; i++) {
    const place = random.int(0, tables.length - 1);
    const table = tables[place];
    if (table) yield combined(`table ${place + 1}`, table, random);
  }
}

function combined(name: string, table: CleanTable, random: Random): BentFile {
  const chosen: Bend[] = [];
  for (let tries = random.int(2, 4); tries > 0; tries--) {
    const bend = BENDS[random.int(1, BENDS.length - 1)];
    if (bend && (bend.fits?.(table) ?? true) && chosen.every((other) => goTogether(bend, other))) chosen.push(bend);
  }
  return bent(`${name}: ${chosen.map((bend) => bend.name).join(' + ')}`, table, chosen, random);
}

function goTogether(a: Bend, b: Bend): boolean {
  if (a.aspect === b.aspect) return false;
  if (a.aspect !== 'drawing' && b.aspect !== 'drawing') return true;
  const other = a.aspect === 'drawing' ? b : a;
  if (/box/.test(a.name + b.name) && /windows/.test(a.name + b.name)) return false;
  return BESIDE_DRAWINGS.has(other.aspect) && !/delimiters|cells|key|mixed|of one row|^other table|sep|total/.test(other.name);
}

/** What may be bent about a table that is laid out for the eye: all but its delimiters, quotes and rows. */
const BESIDE_DRAWINGS = new Set(['line end', 'end', 'encoding', 'preamble', 'footer']);

/** Form first: what is written above, below or into single rows depends on delimiter and quotes. */
const FORM = new Set(['delimiter', 'quotes', 'line end', 'encoding']);

function bent(name: string, table: CleanTable, bends: Bend[], random: Random): BentFile {
  const rendering = plainRendering(table);
  const ordered = [...bends].sort((a, b) => Number(FORM.has(b.aspect)) - Number(FORM.has(a.aspect)));
  for (const bend of ordered) bend.apply(rendering, random, table);
  const { delimiter, quote } = rendering;
  const rows = [...rendering.headerRows, ...rendering.rows];
  const quoted = rows.some((cells) => renderRow(cells, rendering) !== cells.join(delimiter));
  return {
    name,
    bytes: renderTable(rendering),
    expected: table,
    dialect: rendering.drawing ? null : { delimiter, quote: quoted ? quote : null },
    nameless: bends.some((bend) => bend.nameless),
  };
}
