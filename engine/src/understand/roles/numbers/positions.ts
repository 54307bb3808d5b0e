import type { DuckDBConnection } from '@duckdb/node-api';
import type { Table } from '../../../model';
import { nameWords, wordSet } from '../../../profile/roles/name-words';
import { lnGamma } from '../../../stats/distributions/ln-gamma';
import { LIMITS as ALGEBRA } from '../../algebra/limits';
import { dividesRows } from '../../algebra/search/groupings';
import type { Sample, SampleColumn, SampleSource } from '../../sample/read-sample';
import { readWholeUnits } from '../../sample/whole-units';
import { byValues, type Decided } from '../decided';
import { LIMITS } from '../limits';

/** Words for one of several that come after each other: days, visits, rounds. */
const PLACES = wordSet(
  'visit wave round period step session trial phase day week wk month hour minute time t generation epoch iteration occasion lap attempt sequence seq turn yday doy besuch welle runde durchgang sitzung versuch tag woche monat visite vague manche tour séance essai jour semaine mois visita ronda vuelta sesión ensayo intento día semana mes giro prova giorno settimana mese bezoek ronde sessie poging dag maand',
);

/** Whether the header says that its numbers tell one of several from the next. */
export const namesPlace = (name: string): boolean => nameWords(name).some((word) => PLACES.has(word));

/**
 * Columns that number the rows within what another column names, from nought or one on, each number once: days of each year, trials of each
 * person. In groups of one size their mean is the same whatever happens: they tell a place and measure nothing.
 */
export async function findPositions(connection: DuckDBConnection, source: SampleSource, sample: Sample): Promise<Set<string>> {
  const holders = sample.columns.filter((column) => dividesRows(column) && column.labels.length > 1);
  const numbers = sample.columns.filter((column) => column.labels.length > 2 && dividesRows(column) && areFromLow(column));
  const tries = sample.columns.length ** 2;
  const whole = new Map<string, Promise<Sample>>();
  const found = new Set<string>();
  for (const number of numbers)
    for (const holder of holders) {
      if (holder === number || !standOnce(number, holder)) continue;
      const units = sample.whole ? sample : await (whole.get(holder.name) ?? readWholeUnits(connection, source, [holder.name]));
      whole.set(holder.name, Promise.resolve(units));
      const [own, held] = [number, holder].map(({ name }) => units.columns.find((column) => column.name === name));
      if (!own || !held || !runOn(own, held, tries)) continue;
      found.add(number.name);
      break;
    }
  return found;
}

/** Whole numbers of which the lowest is nought or one. */
function areFromLow({ type, values }: SampleColumn): boolean {
  if (type !== 'integer') return false;
  const low = values.reduce((least, value) => (value < least ? value : least), Infinity);
  return low === 0 || low === 1;
}

/** Whether hardly any number comes twice beside one label. */
function standOnce(number: SampleColumn, holder: SampleColumn): boolean {
  const most = LIMITS.unnumbered * number.codes.length;
  const seen = new Set<number>();
  let twice = 0;
  for (const [row, code] of number.codes.entries()) {
    const of = holder.codes[row] ?? -1;
    if (code < 0 || of < 0) continue;
    const key = of * number.labels.length + code;
    if (seen.has(key) && ++twice > most) return false;
    seen.add(key);
  }
  return true;
}

/** Whether nearly all groups have each number from the lowest to that of their rows once, and do not so by chance. */
function runOn(number: SampleColumn, holder: SampleColumn, tries: number): boolean {
  const groups = new Map<number, number[]>();
  number.values.forEach((value, row) => {
    const of = holder.codes[row] ?? -1;
    if (of < 0 || value !== value) return;
    const group = groups.get(of);
    if (group) group.push(value);
    else groups.set(of, [value]);
  });
  const first = number.values.reduce((low, value) => (value < low ? value : low), Infinity);
  const kinds = number.labels.length;
  let off = 0;
  let ways = 0;
  for (const values of groups.values()) {
    const high = values.reduce((most, value) => Math.max(most, value), first);
    if (new Set(values).size < values.length || high - first + 1 !== values.length) off++;
    // Of the ways to give each of n rows any of the numbers, n! number them.
    else ways += values.length * Math.log(kinds) - lnGamma(values.length + 1);
  }
  return groups.size > 1 && off <= LIMITS.unnumbered * groups.size && ways >= Math.log(tries / ALGEBRA.chance);
}

/** Places as what they are: those that a word calls so, or, once the table's shape is known, all of which nothing says that they measure. */
export function withPositions(
  { columns }: Pick<Table, 'columns'>,
  decided: readonly Decided[],
  corrected: ReadonlySet<string>,
  positions: ReadonlySet<string>,
  shaped = false,
): Decided[] {
  return decided.map((own, at) => {
    const column = columns[at];
    if (!column || !positions.has(column.name) || corrected.has(column.name)) return own;
    const named = namesPlace(column.name) && (own.role === 'measure' || own.role === 'coded-category');
    const unknown = shaped && own.role === 'measure' && own.because.by === 'no-evidence';
    return named || unknown
      ? { role: 'ordered-category', because: byValues('one-after-another'), ...orderOf(column.stats) }
      : own;
  });
}

function orderOf({ min, max }: Table['columns'][number]['stats']): { order?: string[] } {
  const [low, high] = [Number(min), Number(max)];
  const places = high - low + 1;
  return places <= LIMITS.mostPlaces ? { order: Array.from({ length: places }, (_, i) => String(low + i)) } : {};
}
