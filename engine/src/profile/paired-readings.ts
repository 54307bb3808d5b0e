import type { Column } from '../model';
import { columnsOfRelation, isOfLabel, type ColumnRelation } from '../contracts/table/column-relation';
import { isComputable } from './computable';
import { nameWords, wordSet } from './roles/name-words';
import { ACTUAL, TARGET } from './roles/vocabulary';
import { LIMITS } from './limits';

/** Two columns that read one quantity twice: what it was, or was to be, and what it became. */
export interface PairedReading {
  reference: Column;
  compared: Column;
  /** Of the first before something and the second after it, rather than as planned or usual and as it was. */
  inTime: boolean;
}

/** Roles of columns whose numbers are amounts. */
export const NUMERIC: ReadonlySet<string> = new Set(['percent', 'money', 'measure-additive', 'measure-intensive', 'duration']);

const BEFORE = wordSet(
  'pre before old initial start starting begin beginning opening baseline previous prior vorher alt avant antes',
);
const AFTER = wordSet('post after new final end ending closing followup current latest nachher neu après después');
const USUAL = wordSet('normal usual typical average avg standard list quoted scheduled regular');
const OBSERVED = wordSet('observed measured paid billed charged sale discounted');
const GLUED = /^(pre|post)[-_ ]?(\p{L}{2,}\d*)$/u;

interface Marked {
  /** What is read, without the word that says which reading it is. */
  of: string;
  as: 'before' | 'after' | 'usual' | 'observed';
}

/** Which reading of what a header says that it is, each way in which it can be understood. */
function marked(name: string): Marked[] {
  const words = nameWords(name).flatMap((word) => GLUED.exec(word)?.slice(1) ?? [word]);
  return words.flatMap((word, i): Marked[] => {
    const of = words.filter((_, at) => at !== i).join(' ');
    const as = (set: ReadonlySet<string>, reading: Marked['as']): Marked[] => (set.has(word) ? [{ of, as: reading }] : []);
    return [
      ...as(BEFORE, 'before'),
      ...as(AFTER, 'after'),
      ...(TARGET.has(word) || USUAL.has(word) ? [{ of, as: 'usual' as const }] : []),
      ...(ACTUAL.has(word) || OBSERVED.has(word) ? [{ of, as: 'observed' as const }] : []),
    ];
  });
}

const OPPOSITE: Partial<Record<Marked['as'], Marked['as']>> = { before: 'after', usual: 'observed' };

/** How the second column reads again what the first one reads, by what their names say. */
const readAgain = (reference: readonly Marked[], compared: readonly Marked[]): Marked['as'] | null =>
  reference.find(({ of, as }) => compared.some((other) => other.of === of && other.as === OPPOSITE[as]))?.as ?? null;

/** Whether the second column tells what became of the first, as against what was planned or is usual. */
export const isInTime = (reference: string, compared: string): boolean =>
  readAgain(marked(reference), marked(compared)) === 'before';

/** One unit and one order of size: of a plan in pieces and a turnover in euros the difference is nothing. */
function alike(a: Column, b: Column): boolean {
  const size = ({ stats }: Column) => Math.max(Math.abs(stats.median ?? 0), Math.abs(stats.mean ?? 0));
  const ratio = size(a) / size(b);
  return a.unit === b.unit && ratio > 1 / LIMITS.otherScale && ratio < LIMITS.otherScale;
}

/**
 * Columns that stand beside each other as two readings of one quantity, by opposite words in names that are the same otherwise, one unit
 * and one order of size. What arithmetic makes of one another is left out: their difference is known.
 */
export function pairedReadings(columns: readonly Column[], algebra: readonly ColumnRelation[]): PairedReading[] {
  const numbers = columns.filter((column) => NUMERIC.has(column.role) && isComputable(column.stats));
  const says = new Map(numbers.map((column) => [column, marked(column.name)]));
  const bound = algebra.filter((one) => one.kind !== 'part' && !isOfLabel(one)).map(columnsOfRelation);
  const isBound = (a: Column, b: Column) => bound.some((names) => names.includes(a.name) && names.includes(b.name));
  return numbers
    .flatMap((reference) =>
      numbers.flatMap((compared): PairedReading[] => {
        const as = readAgain(says.get(reference) ?? [], says.get(compared) ?? []);
        if (as === null || compared === reference || !alike(reference, compared) || isBound(reference, compared)) return [];
        return [{ reference, compared, inTime: as === 'before' }];
      }),
    )
    .slice(0, LIMITS.mostPairedReadings);
}
