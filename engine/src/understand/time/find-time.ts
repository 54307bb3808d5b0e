import type { DuckDBConnection } from '@duckdb/node-api';
import type { ModelColumn, TimeAxis, TimeGrain } from '../../contracts/table/table-model';
import type { Table } from '../../model';
import { quoteName, quoteText } from '../../duckdb/quote-sql';
import { coarser, finestGrain, writtenGrain } from '../../insights/frame/time/periods';
import { rowsOf } from '../../insights/rows-of';
import { calendarPlaces } from '../../profile/order/calendar';
import { hasWord, nameWords, wordSet } from '../../profile/roles/name-words';
import { END_WORDS, HOUR_PART, NOT_TIMELINE, SUMMARY, UPKEEP } from '../../profile/roles/vocabulary';
import type { CellFormat } from '../../read/typing/cell-format';
import { yearHint } from '../../read/typing/year-names';
import { calendarPart } from '../roles/time/calendar-part';
import type { Decided } from '../roles/decided';
import { readHeader } from '../roles/header';
import type { ColumnFacts } from '../../profile/column-facts';
import { namesMember, saysSince } from '../shape/register';
import { cutDate } from './cut-date';
import { LIMITS } from './limits';

export interface TimeColumn {
  facts: ColumnFacts;
  decided: Decided;
}

export interface FoundTime {
  axis: Omit<TimeAxis, 'kind'> | null;
  /** What each column of time says, by name. */
  says: ReadonlyMap<string, NonNullable<ModelColumn['time']>>;
  /** Milliseconds of the different moments, ascending, where these are few enough. */
  moments: number[] | null;
}

const BIRTH = /^(?:birth|born|dob|birthday|birthdate|geburtsdatum|geburtstag|geburtsjahr|naissance|nacimiento)$/;
/** Things have it for good: when they were made says nothing of when the row happened. */
const BUILT =
  /^(?:built|erbaut|baujahr|bouwjaar|constructed|commissioned|inbetriebnahme|anschaffung|anschaffungsdatum|construction|construcción|founded|gegründet|fondation|founding)$/;
/** When somebody came to where they still are, or no longer: an attribute of each, and the table holds those who are known today. */
const CAME =
  /^(?:hire|hired|hiring|hiredate|eintritt|eintrittsdatum|einstellung|einstellungsdatum|anstellung|dienstbeginn|dienstantritt|embauche|contratación|assunzione|indiensttreding|anställningsdatum)$/;
/** The latest of many, and the one to come: what the table knows as of its day. */
const LATEST =
  /^(?:last|latest|next|letzte|letzter|letztes|letzten|zuletzt|nächste|nächster|nächstes|nächsten|dernier|dernière|prochain|prochaine|último|última|próximo|próxima|ultimo|ultima|prossimo|prossima|laatste|volgende|senaste|sista|nästa|ostatni|ostatnia|ostatnie)$/;
/** Of `last seen` the first word tells; what was seen or viewed on a day happened then. */
const LOOKED = wordSet('seen viewed');
const END_ONLY = new Set<string>(END_WORDS.filter((word) => word !== 'arrival'));

/**
 * The table's own time: in one column, or put together from several.
 * @param told the column that a person has named, null where they say that there is none; one that holds no time changes nothing
 */
export async function findTime(
  connection: DuckDBConnection,
  relation: string,
  columns: readonly TimeColumn[],
  { timeline, rows }: Pick<Table, 'timeline' | 'rows'>,
  told?: string | null,
): Promise<FoundTime> {
  const says = new Map<string, NonNullable<ModelColumn['time']>>();
  const points = columns.filter(
    ({ decided, facts }) => decided.role === 'time' && decided.time !== 'part' && facts.column.type !== 'time',
  );
  for (const { facts } of points) says.set(facts.column.name, meaningOf(facts.column.name));
  for (const { facts, decided } of columns) if (decided.time === 'part') says.set(facts.column.name, 'part');
  if (told === null) return { axis: null, says, moments: null };
  const named = points.find(({ facts }) => facts.column.name === told && facts.distinct > 1);
  // Of a life that began before any row was written the end alone is no time of the table.
  const ofLives = points.some(({ facts }) => nameWords(facts.column.name).some((word) => CAME.test(word)));
  // Nor is what is blank for many of those of whom it is known when they came.
  const isKnown = ({ facts }: TimeColumn) => facts.stats.count >= LIMITS.leastKnown * rows;
  const listed = points.some((one) => says.get(one.facts.column.name) === 'record' && isKnown(one));
  const usable = points.filter(
    (one) =>
      ['start', 'other', ...(ofLives ? [] : ['end'])].includes(says.get(one.facts.column.name) ?? '') &&
      one.facts.distinct > 1 &&
      (!listed || isKnown(one)),
  );
  // Since when a customer has been one is known beside the day of each order, and of the customers it is the day on which they came.
  const ofMembers = namesMember(columns.filter(({ facts }) => facts.distinct >= rows).map(({ facts }) => facts.column.name));
  const isEnd = ({ facts }: TimeColumn) => says.get(facts.column.name) === 'end';
  const happened = usable.filter((one) => !isEnd(one) && !saysSince(one.facts.column.name) && isKnown(one));
  const own = happened.length > 0 && !ofMembers ? happened : usable;
  const chosen = own.find(({ facts }) => facts.column.name === timeline) ?? own.find((one) => !isEnd(one)) ?? own[0];
  const principal =
    named ??
    (await byCut(
      connection,
      relation,
      chosen,
      ofMembers ? usable : usable.filter((one) => !saysSince(one.facts.column.name) && isKnown(one)),
    ));
  const parts = named ? null : compose(columns, principal, points.length);
  const made = parts ?? (principal ? single(columns, principal) : await decimalYear(connection, relation, columns));
  if (!made) return { axis: null, says, moments: null };
  for (const name of made.columns)
    says.set(name, made.columns.length === 1 || name === principal?.facts.column.name ? 'axis' : 'part');
  const [range = []] = await rowsOf(
    connection,
    `SELECT CAST(min(x) AS VARCHAR), CAST(max(x) AS VARCHAR) FROM (SELECT ${made.sql} AS x FROM ${relation})`,
  );
  const moments = await momentsOf(connection, relation, made.sql, rows);
  if (moments.length < 2) return { axis: null, says, moments: null };
  const few = moments.length <= LIMITS.mostMoments;
  return {
    axis: {
      ...made,
      grain: made.grain ?? grainOf(moments, few),
      from: String(range[0] ?? '').replace(' ', 'T'),
      to: String(range[1] ?? '').replace(' ', 'T'),
    },
    says,
    moments: few ? moments : null,
  };
}

/** The date by which rows were cut out, where the one that would be taken runs ahead of it. */
async function byCut(
  connection: DuckDBConnection,
  relation: string,
  chosen: TimeColumn | undefined,
  usable: readonly TimeColumn[],
): Promise<TimeColumn | undefined> {
  const isDate = ({ facts: { column } }: TimeColumn) =>
    (column.type === 'date' || column.type === 'timestamp') && !COARSE.has(column.formats[0] ?? '');
  const others = usable.filter((one) => one !== chosen && isDate(one)).map(({ facts }) => facts.column.name);
  if (!chosen || !isDate(chosen) || others.length === 0) return chosen;
  const name = await cutDate(connection, relation, chosen.facts.column.name, others);
  return usable.find(({ facts }) => facts.column.name === name) ?? chosen;
}

/** The different moments, ascending: all of them, or just so many that there are too many. */
async function momentsOf(connection: DuckDBConnection, relation: string, sql: string, rows: number): Promise<number[]> {
  const seenAmong = async (condition: string) => {
    const seen = await rowsOf(
      connection,
      `SELECT DISTINCT epoch_ms(${sql}) AS x FROM ${relation} WHERE x IS NOT NULL${condition} LIMIT ${LIMITS.mostMoments + 1}`,
    );
    return seen.map(([value]) => Number(value)).sort((a, b) => a - b);
  };
  // Where there are far too many, a part of the rows shows it.
  const step = Math.floor(rows / (LIMITS.rowsAMoment * LIMITS.mostMoments));
  const some = step > 1 ? await seenAmong(` AND hash(rowid) % ${step} = 0`) : [];
  return some.length > LIMITS.mostMoments ? some : seenAmong('');
}

interface Made {
  name: string;
  columns: string[];
  sql: string;
  grain?: TimeGrain;
}

/** `first seen` is when something began, and no later look at it. */
const FIRST = wordSet('first erste erster erstmals première primera prima eerste');
/** The row itself: when it was written says nothing about what it tells. */
const RECORD = wordSet('record datensatz satz enregistrement registro');

function meaningOf(name: string): NonNullable<ModelColumn['time']> {
  const words = nameWords(name);
  if (words.some((word) => BIRTH.test(word))) return 'birth';
  const looksAfter = hasWord(words.filter((word) => !LOOKED.has(word)), UPKEEP); // prettier-ignore
  if ((looksAfter || words.some((word) => LATEST.test(word))) && !hasWord(words, FIRST)) return 'update';
  if (words.some((word) => /^(?:death|died|deceased)$/.test(word))) return 'end';
  if (hasWord(words, NOT_TIMELINE)) return 'due';
  if (words.some((word) => BUILT.test(word) || CAME.test(word))) return 'record';
  if (hasWord(words, RECORD) || (hasWord(words, SUMMARY) && words.length > 1)) return 'record';
  return hasWord(words, END_ONLY) ? 'end' : 'other';
}

const isYear = ({ facts }: TimeColumn): boolean =>
  facts.column.formats[0] === 'year' || /^(?:year|years|jahr|année|año|ano|anno)$/i.test(facts.column.name);

/** Year, month, day and hour in columns of their own, where no column has them together. */
function compose(columns: readonly TimeColumn[], principal: TimeColumn | undefined, points: number): Made | null {
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

function single(columns: readonly TimeColumn[], { facts }: TimeColumn): Made {
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

/** Forms of dates that do not say the day. */
const COARSE: ReadonlySet<string> = new Set<CellFormat>(['year', 'quarter', 'year-month', 'week']);
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
async function decimalYear(connection: DuckDBConnection, relation: string, columns: readonly TimeColumn[]): Promise<Made | null> {
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

const LENGTHS = [
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

function grainOf(moments: readonly number[], all: boolean): TimeGrain {
  const written = writtenGrain(moments);
  if (written === 'hour') return LENGTHS.find(([, length]) => moments.every((moment) => moment % length === 0))?.[0] ?? 'second';
  return all ? coarser(finestGrain(moments), written) : written;
}
