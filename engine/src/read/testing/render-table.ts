import type { CleanTable } from './clean-tables';
import { drawTable, type Drawing } from './draw-table';

export type CorpusEncoding = 'utf-8' | 'utf-8-bom' | 'utf-16le' | 'utf-16le-bom' | 'utf-16be' | 'utf-16be-bom' | 'windows-1252';

/** How a clean table is written down; bends change it. */
export interface Rendering {
  delimiter: string;
  quote: string;
  quoteAll: boolean;
  escape: 'doubled' | 'backslash';
  lineEnd: string;
  /** Line ends of single lines, by their place in the table. */
  lineEnds: Map<number, string>;
  headerRows: string[][];
  rows: string[][];
  /** Written as they are, in place of the row's rendering. */
  raw: Map<number, string>;
  delimiters: Map<number, string>;
  above: string[];
  below: string[];
  /** Rows after which an empty line stands. */
  blankAfter: Set<number>;
  finalLineEnds: number;
  encoding: CorpusEncoding;
  /** Laid out for the eye, without delimiters and quotes. */
  drawing: Drawing | null;
}

export function plainRendering(table: CleanTable): Rendering {
  return {
    delimiter: ',',
    quote: '"',
    quoteAll: false,
    escape: 'doubled',
    lineEnd: '\n',
    lineEnds: new Map(),
    headerRows: [table.names],
    rows: table.rows.map((row) => [...row]),
    raw: new Map(),
    delimiters: new Map(),
    above: [],
    below: [],
    blankAfter: new Set(),
    finalLineEnds: 1,
    encoding: 'utf-8',
    drawing: null,
  };
}

export function renderRow(cells: string[], how: Pick<Rendering, 'delimiter' | 'quote' | 'quoteAll' | 'escape'>): string {
  return cells.map((cell) => renderCell(cell, how)).join(how.delimiter);
}

function renderCell(
  cell: string,
  { delimiter, quote, quoteAll, escape }: Pick<Rendering, 'delimiter' | 'quote' | 'quoteAll' | 'escape'>,
): string {
  const needed =
    cell.includes(delimiter) ||
    cell.includes(delimiter.trim() || delimiter) ||
    cell.includes(quote) ||
    /[\r\n]|^\s|\s$/.test(cell) ||
    (delimiter === ' ' && cell === '');
  if (!quoteAll && !needed) return cell;
  const inner =
    escape === 'doubled' ? cell.replaceAll(quote, quote + quote) : cell.replaceAll('\\', '\\\\').replaceAll(quote, `\\${quote}`);
  return quote + inner + quote;
}

export function renderTable(rendering: Rendering): Buffer {
  const { headerRows, rows, lineEnd, lineEnds, above, below, raw, delimiters, blankAfter } = rendering;
  const lines: { text: string; end: string }[] = above.map((text) => ({ text, end: lineEnd }));
  if (rendering.drawing) {
    for (const text of drawTable([...headerRows, ...rows], rendering.drawing)) lines.push({ text, end: lineEnd });
    return encode(joined([...lines, ...below.map((text) => ({ text, end: lineEnd }))], rendering), rendering.encoding);
  }
  for (const header of headerRows) lines.push({ text: renderRow(header, rendering), end: lineEnd });
  rows.forEach((row, i) => {
    const delimiter = delimiters.get(i) ?? rendering.delimiter;
    lines.push({ text: raw.get(i) ?? renderRow(row, { ...rendering, delimiter }), end: lineEnds.get(i) ?? lineEnd });
    if (blankAfter.has(i)) lines.push({ text: '', end: lineEnd });
  });
  for (const text of below) lines.push({ text, end: lineEnd });
  return encode(joined(lines, rendering), rendering.encoding);
}

function joined(lines: { text: string; end: string }[], { lineEnd, finalLineEnds }: Rendering): string {
  const body = lines.map(({ text, end }, i) => (i === lines.length - 1 ? text : text + end)).join('');
  return body + lineEnd.repeat(finalLineEnds);
}

const WESTERN = new Map([['€', 0x80], ['–', 0x96], ['“', 0x93], ['”', 0x94], ['’', 0x92]]); // prettier-ignore

function encode(text: string, encoding: CorpusEncoding): Buffer {
  switch (encoding) {
    case 'utf-8':
      return Buffer.from(text);
    case 'utf-8-bom':
      return Buffer.from(`\ufeff${text}`);
    case 'utf-16le':
      return Buffer.from(text, 'utf16le');
    case 'utf-16le-bom':
      return Buffer.from(`\ufeff${text}`, 'utf16le');
    case 'utf-16be':
      return Buffer.from(text, 'utf16le').swap16();
    case 'utf-16be-bom':
      return Buffer.from(`\ufeff${text}`, 'utf16le').swap16();
    case 'windows-1252':
      return Buffer.from([...text].map((letter) => WESTERN.get(letter) ?? letter.charCodeAt(0) & 0xff));
  }
}
