import { isDay } from '../../contracts/table/is-day';
import type { DuckDBConnection } from '@duckdb/node-api';
import { quoteName } from '../../duckdb/quote-sql';
import { rowsOf } from '../../insights/rows-of';
import type { Column } from '../../model';
import type { LoadedColumn } from '../../read/load/loaded-table';
import { hasWord, nameWords, wordSet } from '../roles/name-words';
import { ALLOTTED, BIRTH, NOT_TIMELINE, TARGET } from '../roles/vocabulary';
import { LIMITS } from './limits';

/** Times that cannot be: cells below nought of how long something took. */
export interface BelowNought {
  name: string;
  below: NonNullable<LoadedColumn['below']>;
}

/** How far something is from where it should be: early is below nought, and true. */
const OFF = wordSet(
  'late lateness delay delayed delays early over overrun overtime under difference diff deviation variance drift offset delta change gap slack remaining left until till relative balance net adjustment correction saldo verspätung verzug abweichung differenz rest restzeit zeitabweichung zeitdifferenz gleitzeit überstunden überzeit mehrarbeit korrektur retard écart reste avance retraso adelanto diferencia ritardo anticipo differenza vertraging afwijking verschil',
);
/** What somebody has waited, stayed or lived is never below nought, whatever stands beside it. */
const LASTS = wordSet(
  'duration elapsed tat turnaround age stay los wait waiting dauer alter wartezeit liegedauer aufenthaltsdauer verweildauer bearbeitungszeit bearbeitungsdauer durchlaufzeit lieferzeit reaktionszeit reparaturzeit fahrzeit laufzeit leihdauer mietdauer nutzungsdauer âge durée délai edad duración età durata leeftijd duur',
);
const LASTING_TIME =
  /\b(?:lead|cycle|response|resolution|processing|handling|handle|waiting|wait|travel|transit|delivery|repair|service|turnaround|reaction|throughput) time\b|\b(?:time|days|hours|minutes) to \p{L}+|\blength of (?:stay|service|visit|call)\b/u;

const UNITS = ['minute', 'hour', 'day'] as const;
const isNumber = ({ type }: Column) => type === 'integer' || type === 'number';

/**
 * Columns that say how long something took and are below nought in a few rows: by their name, or as the time between two of the table's own moments.
 * @param measures columns of numbers
 */
export async function belowNought(
  connection: DuckDBConnection,
  relation: string,
  measures: readonly Column[],
  columns: readonly Column[],
): Promise<BelowNought[]> {
  const asked = measures.filter(
    (column) =>
      isNumber(column) &&
      Number(column.stats.min ?? 0) < 0 &&
      column.stats.count >= LIMITS.fewestRows &&
      !hasWord(nameWords(column.name), OFF),
  );
  if (asked.length === 0) return [];
  const counts = asked.map(({ name }) => `(count(*) FILTER (${quoteName(name)} < 0))::DOUBLE`);
  const [below = []] = await rowsOf(connection, `SELECT ${counts.join(', ')} FROM ${relation}`);
  const few = asked.flatMap((column, i) => {
    const count = Number(below[i] ?? 0);
    return count > 0 && count <= LIMITS.mostAside * column.stats.count ? [{ column, count }] : [];
  });
  const found: BelowNought[] = [];
  for (const { column, count } of few) {
    const times = await momentsOf(connection, relation, column, columns);
    const words = nameWords(column.name);
    if (times || hasWord(words, LASTS) || LASTING_TIME.test(words.join(' ')))
      found.push({ name: column.name, below: { count, ...(times ? { times } : {}) } });
  }
  return found;
}

/** The two moments of a row that a column says how far they lie apart; of what is planned or due the one may well come before the other. */
async function momentsOf(
  connection: DuckDBConnection,
  relation: string,
  { name, stats }: Column,
  columns: readonly Column[],
): Promise<{ start: string; end: string } | null> {
  // What no two moments lie apart is no time between them, and may be more than can be squared.
  if (Math.max(-Number(stats.min), Number(stats.max)) > LIMITS.longestApart) return null;
  const moments = columns.filter((one) => isDay(one) && !isSet(one)).slice(0, LIMITS.mostMoments);
  const tried = moments.flatMap((start) =>
    moments.flatMap((end) => (start === end ? [] : UNITS.map((unit) => ({ start: start.name, end: end.name, unit })))),
  );
  if (tried.length === 0) return null;
  const own = quoteName(name);
  const shares = tried.flatMap(({ start, end, unit }) => {
    const apart = `date_diff('second', ${quoteName(start)}::TIMESTAMP, ${quoteName(end)}::TIMESTAMP) / ${SECONDS[unit]}.0`;
    return [`avg((abs(${own} - ${apart}) <= 1)::INT)`, `corr(${own}, ${apart})`];
  });
  const [row = []] = await rowsOf(connection, `SELECT ${shares.join(', ')} FROM ${relation} WHERE ${own} <> 0`);
  const best = tried.find(
    (_, i) => Number(row[2 * i] ?? 0) >= LIMITS.asMeasured && Number(row[2 * i + 1] ?? 0) > LIMITS.together,
  );
  return best ? { start: best.start, end: best.end } : null;
}

const SECONDS = { minute: 60, hour: 3600, day: 86_400 };

const PROMISED = wordSet(
  'promised agreed requested wanted required zugesagt zugesagter wunschtermin gewünscht termin promis demandé prometido solicitado promesso toegezegd',
);

/** A day that somebody has set beforehand. */
const isSet = ({ name }: Column): boolean => {
  const words = nameWords(name);
  return (
    [TARGET, ALLOTTED].some((set) => hasWord(words, set)) ||
    (hasWord(words, NOT_TIMELINE) && !hasWord(words, BIRTH)) ||
    hasWord(words, PROMISED)
  );
};
