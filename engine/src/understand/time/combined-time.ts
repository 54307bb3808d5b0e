import type { DuckDBConnection } from '@duckdb/node-api';
import type { TimeGrain } from '../../contracts/table/table-model';
import { quoteName, quoteText } from '../../duckdb/quote-sql';
import { rowsOf } from '../../insights/rows-of';
import type { ColumnFacts } from '../../profile/column-facts';
import { calendarPlaces } from '../../profile/order/calendar';
import { hasWord, nameWords, wordSet } from '../../profile/roles/name-words';
import { END_WORDS, HOUR_PART } from '../../profile/roles/vocabulary';
import { COARSE } from '../../read/typing/cell-format';
import { yearHint } from '../../read/typing/year-names';
import type { Decided } from '../roles/decided';
import { readHeader } from '../roles/header';
import { calendarPart } from '../roles/time/calendar-part';
import { LIMITS } from './limits';

export interface TimeColumn {
  facts: ColumnFacts;
  decided: Decided;
}

/** Words that say that something is over. An arrival is where a row of it begins. */
export const END_ONLY = new Set<string>(END_WORDS.filter((word) => word !== 'arrival'));

/** A time, of one column or of several. */
export interface Made {
  name: string;
  columns: string[];
  sql: string;
  grain?: TimeGrain;
}

const isYear = ({ facts }: TimeColumn): boolean =>
  facts.column.formats[0] === 'year' || /^(?:year|years|jahr|année|año|ano|anno)$/i.test(facts.column.name);

/** Year, month, day and hour in columns of their own, where no column has them together. */
export function compose(columns: readonly TimeColumn[], principal: TimeColumn | undefined, points: number): Made | null {
  if (
    !principal ||
    !isYear(principal) ||
    points > 1 + columns.filter((one) => one !== principal && one.decided.role === 'time' && isYear(one)).length
  )
    return null;
  const parts = new Map<string, { name: string; sql: string }>();
  for (const one of columns) {
    const { name, type } = one.facts.column;
    if (one === principal || (type === 'text' && !one.facts.labels)) continue;
    const { min, max } = one.facts.stats;
    const part =
      type === 'integer' && one.decided.time === 'part'
        ? calendarPart(readHeader(name), Number(min), Number(max))
        : type === 'text'
          ? monthNames(one.facts)
          : null;
    if (part === null) continue;
    const key = typeof part === 'string' ? part : 'month';
    if (!parts.has(key))
      parts.set(key, {
        name,
        sql: typeof part === 'string' ? `CAST(${quoteName(name)} AS BIGINT)` : `CAST(${part.sql} AS BIGINT)`,
      });
  }
  const [month, quarter, day, hour] = ['month', 'quarter', 'day', 'hour'].map((part) => parts.get(part));
  const year = `CAST(year(${quoteName(principal.facts.column.name)}) AS BIGINT)`;
  if (month) {
    const used = [month, ...(day ? [day, ...(hour ? [hour] : [])] : [])];
    const date = `try_cast(format('{:04d}-{:02d}-{:02d}', ${year}, ${month.sql}, ${day?.sql ?? '1'}) AS TIMESTAMP)`;
    return {
      name: [principal.facts.column.name, ...used.map(({ name }) => name)].join(', '),
      columns: [principal.facts.column.name, ...used.map(({ name }) => name)],
      // Days that the month does not have are no time.
      sql: `(${date}${day && hour ? ` + to_hours(${hour.sql})` : ''})`,
      grain: day ? (hour ? 'hour' : 'day') : 'month',
    };
  }
  if (!quarter) return null;
  return {
    name: `${principal.facts.column.name}, ${quarter.name}`,
    columns: [principal.facts.column.name, quarter.name],
    sql: `CAST(make_date(${year}, 3 * ${quarter.sql} - 2, 1) AS TIMESTAMP)`,
    grain: 'quarter',
  };
}

/** A column of names of months, as SQL that numbers them. */
function monthNames({ column, labels }: ColumnFacts): { sql: string } | null {
  const names = labels?.map(([label]) => label) ?? [];
  if (names.length < 2 || names.length > 12) return null;
  const places = names.map((name) => calendarPlaces([name, name.toLowerCase() === 'january' ? 'february' : 'january'])?.[0]);
  if (places.some((place) => place === undefined)) return null;
  return {
    sql: `CASE ${quoteName(column.name)} ${names.map((name, i) => `WHEN ${quoteText(name)} THEN ${(places[i] ?? 0) + 1}`).join(' ')} END`,
  };
}

/** The moment of one column, with the time of day that stands beside it where there is one alone and it is of the same thing. */
export function single(columns: readonly TimeColumn[], { facts }: TimeColumn): Made {
  const { name, type, formats } = facts.column;
  const times = columns.filter((one) => one.facts.column.type === 'time' && !hasWord(nameWords(one.facts.column.name), END_ONLY));
  const [clock] = times;
  if (type === 'date' && clock && times.length === 1 && !isOfAnother(columns, facts, clock.facts))
    return {
      name: `${name}, ${clock.facts.column.name}`,
      columns: [name, clock.facts.column.name],
      sql: `(${quoteName(name)} + ${quoteName(clock.facts.column.name)})`,
    };
  const hour = type === 'date' && !COARSE.has(formats[0] ?? '') ? hourOf(columns, facts) : null;
  if (hour !== null)
    return {
      name: `${name}, ${hour}`,
      columns: [name, hour],
      sql: `(CAST(${quoteName(name)} AS TIMESTAMP) + to_hours(CAST(${quoteName(hour)} AS BIGINT)))`,
      grain: 'hour',
    };
  return {
    name,
    columns: [name],
    sql: `CAST(${quoteName(name)} AS TIMESTAMP)`,
    ...(formats[0] === 'year' ? { grain: 'year' } : {}),
  };
}

/** What headers of dates and times of day have beside what they are of. */
const OF_TIME = wordSet(
  'date time day on at clock hour hours start begin local of the datum zeit uhrzeit tag um am fecha hora heure jour le data ora dato tid klokkeslæt dag czas godzina tijd',
);

/** Whether the time of day is of the same thing as another date: that an appointment is at nine says nothing of the day on which it was booked. */
function isOfAnother(columns: readonly TimeColumn[], date: ColumnFacts, clock: ColumnFacts): boolean {
  const stem = ({ column }: ColumnFacts) => nameWords(column.name).filter((word) => !hasWord([word], OF_TIME));
  const own = stem(clock);
  const fits = (one: ColumnFacts) => stem(one).some((word) => own.includes(word));
  return (
    own.length > 0 && !fits(date) && columns.some(({ facts }) => facts !== date && facts.column.type === 'date' && fits(facts))
  );
}

/** What the name of an hour may say besides what the name of its date says. */
const OF_DAY = /^(?:of|the|day|local|start|begin|beginning|h24|24h)$/;

/** The only column of whole hours, where it is the date's: known where the date is known, and named after nothing else. */
function hourOf(columns: readonly TimeColumn[], date: ColumnFacts): string | null {
  const hours = columns.filter(
    ({ decided, facts: { column, stats } }) =>
      column.type === 'integer' &&
      decided.time === 'part' &&
      calendarPart(readHeader(column.name), Number(stats.min), Number(stats.max)) === 'hour',
  );
  const [hour] = hours;
  if (!hour || hours.length > 1 || hour.facts.stats.count < LIMITS.leastKnown * date.stats.count) return null;
  const { name } = hour.facts.column;
  const same = new Set(nameWords(date.column.name));
  const own = nameWords(name).every(
    (word) => same.has(word) || OF_DAY.test(word) || hasWord([word], HOUR_PART) || word === 'hourofday',
  );
  return own ? name : null;
}

/** `1987.25`: the year with what of it has gone by. Under a name that says nothing of time only where every one of them is the begin of a month. */
export async function decimalYear(
  connection: DuckDBConnection,
  relation: string,
  columns: readonly TimeColumn[],
): Promise<Made | null> {
  const possible = columns.filter(({ facts: { column, stats } }) => {
    const [low, high] = [Number(stats.min ?? NaN), Number(stats.max ?? NaN)];
    return (
      column.type === 'number' &&
      low >= LIMITS.earliestYear &&
      high <= LIMITS.latestYear &&
      column.unit === null &&
      yearHint(column.name) !== 'never'
    );
  });
  let found = possible.find(({ facts }) => ['year', 'date', 'time'].includes(yearHint(facts.column.name)));
  for (const one of possible) if (!found && (await areMonths(connection, relation, one.facts.column.name))) found = one;
  if (!found) return null;
  const { name } = found.facts.column;
  const year = `CAST(floor(${quoteName(name)}) AS BIGINT)`;
  return {
    name,
    columns: [name],
    sql: `(make_timestamp(${year}, 1, 1, 0, 0, 0) + to_days(CAST(round((${quoteName(name)} - floor(${quoteName(name)})) * 365.2425) AS INTEGER)))`,
  };
}

/** Whether decimals of years are twelfths, as far as their digits go, and more of them than quarters and halves, on which figures are rounded. */
async function areMonths(connection: DuckDBConnection, relation: string, column: string): Promise<boolean> {
  const month = `12 * (${quoteName(column)} - floor(${quoteName(column)}))`;
  const [row = []] = await rowsOf(
    connection,
    `SELECT bool_and(abs(${month} - round(${month})) <= ${LIMITS.offMonth}), count(DISTINCT round(${month}) % 12)::DOUBLE FROM ${relation}`,
  );
  return row[0] === true && Number(row[1]) > LIMITS.quarters;
}
