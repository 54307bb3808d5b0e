import { decideEncoding } from '../encoding/decide-encoding';

/** What a file is by its content, whatever its name says. */
export type ContentKind = 'gzip' | 'zip' | 'parquet' | 'sqlite' | 'duckdb' | 'json' | 'dump' | 'text';

const begins = (head: Buffer, ...bytes: number[]) => bytes.every((byte, i) => head[i] === byte);
/** A statement that makes or fills a table, behind comments and settings. */
const DUMP =
  /^[ \t]*(?:create +(?:(?:or +replace|temp|temporary|unlogged|global) +)*table|insert +(?:ignore +)?into|replace +into|copy +\S+ *(?:\([^)]*\))? *from +stdin)\b/im;
const SQL_START =
  /^\s*(?:--|\/\*|#|set |insert |replace |create |drop |copy |begin|start |lock |use |pragma |alter |\\restrict|\\connect|delimiter )/i;

/** Tells what a file is by its first bytes. */
export function contentKind(head: Buffer): ContentKind {
  if (begins(head, 0x1f, 0x8b, 8)) return 'gzip';
  if (begins(head, 0x50, 0x4b, 3, 4) || begins(head, 0x50, 0x4b, 5, 6)) return 'zip';
  if (head.subarray(0, 4).toString('latin1') === 'PAR1' && head.subarray(0, 512).some((byte) => byte < 0x09)) return 'parquet';
  if (head.subarray(0, 16).toString('latin1') === 'SQLite format 3\0') return 'sqlite';
  // Behind a checksum of eight bytes.
  if (head.subarray(8, 12).toString('latin1') === 'DUCK' && head.includes(0)) return 'duckdb';
  const { label, mark } = decideEncoding(head);
  if (label.startsWith('utf-16') || head.includes(0)) return 'text';
  const text = head.subarray(mark).toString('utf8');
  if (/^\s*(?:\{\s*(?:"(?:[^"\\]|\\.)*"\s*:|\})|\[\s*\{\s*["}]|\[\s*\[\s*["\d[-])/.test(text)) return 'json';
  if (/^\s*\[(?!\[)[^\]\n]*[,\]]/.test(text) && isJsonLine(text)) return 'json';
  return SQL_START.test(text) && DUMP.test(text) ? 'dump' : 'text';
}

function isJsonLine(text: string): boolean {
  try {
    return Array.isArray(JSON.parse(text.trim().split(/[\r\n]/, 1)[0] ?? ''));
  } catch {
    return false;
  }
}
