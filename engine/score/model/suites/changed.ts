import type { LabelledTable } from '../label';
import { headersOf, type Style } from '../make/naming';
import { Random } from '../make/random';
import type { Language } from '../make/vocabulary';
import type { PlainTable } from './time-headers';

/** A table that is told differently and means the same. */
export interface Changed extends PlainTable {
  change:
    | 'rows shuffled'
    | 'columns shuffled'
    | 'row number added'
    | 'half of the rows'
    | 'headers translated'
    | 'headers without names';
  /** For each column of the change, which column of the table it is; -1 for one that was added. */
  from: readonly number[];
}

const languageOf = (naming: string): Language =>
  (['de', 'fr', 'es', 'it', 'nl', 'pt', 'sv'] as const).find((other) => naming.startsWith(other)) ?? 'en';
const OTHER: Record<Language, Language> = {
  en: 'de',
  de: 'en',
  fr: 'en',
  es: 'en',
  it: 'en',
  nl: 'en',
  pt: 'en',
  sv: 'en',
  da: 'en',
  pl: 'en',
};

/** All changes that a table bears. */
export function changedTables(table: LabelledTable, seed: number): Changed[] {
  const random = new Random(seed);
  const { name, header, rows, concepts, naming } = table;
  const own = header.map((_, i) => i);
  const order = random.shuffled(own);
  const kept = new Set(random.shuffled(rows.map((_, i) => i)).slice(0, Math.ceil(rows.length / 2)));
  const named = (change: Changed['change'], headers: readonly string[]): Changed => ({
    name,
    change,
    header: headers,
    rows,
    from: own,
  });
  const changes: Changed[] = [
    { name, change: 'rows shuffled', header, rows: random.shuffled(rows), from: own },
    {
      name,
      change: 'columns shuffled',
      header: order.map((i) => header[i] ?? ''),
      rows: rows.map((row) => order.map((i) => row[i] ?? '')),
      from: order,
    },
    {
      name,
      change: 'row number added',
      header: ['row', ...header],
      rows: rows.map((row, i) => [String(i + 1), ...row]),
      from: [-1, ...own],
    },
    { name, change: 'half of the rows', header, rows: rows.filter((_, i) => kept.has(i)), from: own },
  ];
  if (naming === 'none') return changes;
  const fields = concepts.map((concept, i) => ({ concept: concept ?? header[i] ?? '', verbatim: concept === null }));
  const language = OTHER[languageOf(naming)];
  const style: Style = naming.includes('spaced') ? 'spaced' : 'snake';
  return [
    ...changes,
    named('headers translated', headersOf({ language, style }, fields)),
    named('headers without names', headersOf(null, fields)),
  ];
}
