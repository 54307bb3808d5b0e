import { isDay } from '../../contracts/table/is-day';
import type { DuckDBConnection } from '@duckdb/node-api';
import type { ModelColumn, ModelRole, TimeAxis, TimeGrain } from '../../contracts/table/table-model';
import type { Table } from '../../model';
import { coarser, finestGrain, writtenGrain } from '../../insights/frame/time/periods';
import { quoteName } from '../../duckdb/quote-sql';
import { rowsOf } from '../../insights/rows-of';
import { COARSE } from '../../read/typing/cell-format';
import { hasWord, nameWords, wordSet } from '../../profile/roles/name-words';
import { BIRTH, NOT_TIMELINE, SUMMARY, UPKEEP } from '../../profile/roles/vocabulary';
import { namesHappening, namesMember, saysSince } from '../shape/register';
import { compose, decimalYear, END_ONLY, single, type TimeColumn } from './combined-time';
import { ownDate, type Recurring } from './belongs-to-thing';
import { cutDate } from './cut-date';
import { saysGone } from '../outcome/leaving-date';
import { liesAhead } from './lies-ahead';
import { LIMITS } from './limits';

export interface FoundTime {
  axis: Omit<TimeAxis, 'kind'> | null;
  /** What each column of time says, by name. */
  says: ReadonlyMap<string, NonNullable<ModelColumn['time']>>;
  /** Milliseconds of the different moments, ascending, where these are few enough. */
  moments: number[] | null;
}

/** Things have it for good: when they were made says nothing of when the row happened. */
const BUILT =
  /^(?:built|erbaut|baujahr|bouwjaar|constructed|commissioned|inbetriebnahme|anschaffung|anschaffungsdatum|construction|construcción|founded|gegründet|fondation|founding)$/;
/** When somebody came to where they still are, or no longer: an attribute of each, and the table holds those who are known today. */
const CAME =
  /^(?:hire|hired|hiring|hiredate|eintritt|eintrittsdatum|einstellung|einstellungsdatum|anstellung|dienstbeginn|dienstantritt|embauche|contratación|assunzione|indiensttreding|anställningsdatum)$/;
/** The latest of many, and the one to come: what the table knows as of its day. */
const LATEST =
  /^(?:last|latest|next|letzte|letzter|letztes|letzten|zuletzt|nächste|nächster|nächstes|nächsten|dernier|dernière|prochain|prochaine|último|última|próximo|próxima|ultimo|ultima|prossimo|prossima|laatste|volgende|senaste|sista|nästa|ostatni|ostatnia|ostatnie)$/;
/** The day until which something holds, whenever it began: of an agreement, of what is allowed, of what keeps. */
const HOLDS_UNTIL =
  /^(?:contract|lease|leasing|licen[cs]e|subscription|support|maintenance|policy|cover|guarantee|permit|visa|term|tenancy|valid|not|vertrag|vertrags|laufzeit|garantie|gültig|haltbar|miete|versicherung|lizenz|contrat|bail|valable|valide|contrato|garantía|válido|válida|contratto|garanzia|valido|valida|geldig) (?:date )?(?:ends?|ending|until|till|thru|through|to|after|ende|bis|jusqu|fin|hasta|fino|tot)\b|^(?:end of|fin de|fine|fin del|einde) (?:contract|lease|support|cover|contrat|bail|garantie|contrato|contratto)\b|^(?:vertrags|leasing|laufzeit|miet|garantie|lizenz|versicherungs)ende\b|^(?:use|sell) by\b|^best before\b|. exp$/u;
/** Since when a thing is of use, as a phrase. */
const IN_SERVICE =
  /^(?:date )?(?:in|into|put in(?:to)?|entered) (?:service|use)\b|^(?:mise en service|in dienst|puesta en servicio)\b/u;
/** Of `last seen` the first word tells; what was seen or viewed on a day happened then. */
const LOOKED = wordSet('seen viewed');

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
  for (const name of await whatIsAhead(connection, { relation, rows }, points, says, columns)) says.set(name, 'due');
  for (const name of await yearsOfThings(connection, relation, points, says)) says.set(name, 'record');
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
  const source = { relation, rows, things: recurring(columns, rows) };
  const event = chosen && (await ofEvent(connection, source, chosen, happened));
  // How old a thing is when something happens to it is no time that this takes.
  if (event !== chosen && chosen) says.set(chosen.facts.column.name, 'birth');
  const whole = event && (await dateOfYear(connection, relation, event, happened));
  const principal =
    named ??
    (await byCut(
      connection,
      relation,
      whole,
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

/** Of a list of things the dates that lie ahead of all that is known of them: what is due then has not happened. */
async function whatIsAhead(
  connection: DuckDBConnection,
  { relation, rows }: Omit<Recurring, 'things'>,
  points: readonly TimeColumn[],
  says: ReadonlyMap<string, NonNullable<ModelColumn['time']>>,
  columns: readonly TimeColumn[],
): Promise<string[]> {
  const keys = columns.filter(({ facts, decided }) => NAMES_THINGS.has(decided.role) && facts.distinct >= rows);
  if (keys.length === 0 || keys.some(({ facts }) => namesHappening(facts.column.name))) return [];
  const dates = points.filter(isWholeDate).map(({ facts }) => facts.column.name);
  const mayBe = dates.filter((name) => ['other', 'end'].includes(says.get(name) ?? '') && !saysSince(name) && !saysGone(name));
  const source = { relation, rows, things: recurring(columns, rows) };
  const found: string[] = [];
  for (const name of mayBe.slice(0, LIMITS.mostDates)) {
    const known = dates.filter((other) => other !== name && says.get(other) !== 'due');
    if (await liesAhead(connection, source, name, known)) found.push(name);
  }
  return found;
}

/** What may name things that come again: labels and codes before whole numbers whose header says nothing, the finest first. */
const recurring = (columns: readonly TimeColumn[], rows: number): string[] =>
  columns
    .filter(
      ({ facts, decided }) =>
        (NAMES_THINGS.has(decided.role) || (facts.column.type === 'integer' && decided.role !== 'time')) &&
        facts.distinct >= LIMITS.fewestThings &&
        rows >= LIMITS.thingRows * facts.distinct,
    )
    .map(({ facts, decided }) => ({ name: facts.column.name, distinct: facts.distinct, named: NAMES_THINGS.has(decided.role) }))
    .sort((a, b) => Number(b.named) - Number(a.named) || b.distinct - a.distinct)
    .map(({ name }) => name);

const NAMES_THINGS: ReadonlySet<ModelRole> = new Set([
  'identifier',
  'code',
  'category',
  'coded-category',
  'geography',
  'personal-data',
]);

/** The date of what happens, where the one that would be taken is of what it happens to. */
async function ofEvent(
  connection: DuckDBConnection,
  source: Recurring,
  chosen: TimeColumn,
  happened: readonly TimeColumn[],
): Promise<TimeColumn> {
  const others = happened.filter((one) => one !== chosen).map(({ facts }) => facts.column.name);
  const name = await ownDate(connection, source, chosen.facts.column.name, others);
  return happened.find(({ facts }) => facts.column.name === name) ?? chosen;
}

/**
 * Bare years that no row's own day comes before, and many come years after: since when somebody has been there, of which year a model is. The day tells when
 * the row happened.
 */
async function yearsOfThings(
  connection: DuckDBConnection,
  relation: string,
  points: readonly TimeColumn[],
  says: ReadonlyMap<string, NonNullable<ModelColumn['time']>>,
): Promise<string[]> {
  const isOther = ({ facts }: TimeColumn) => says.get(facts.column.name) === 'other';
  const days = points.filter((one) => isWholeDate(one) && isOther(one));
  const years = points.filter((one) => isOther(one) && isYear(one) && !nameWords(one.facts.column.name).some((word) => CAME.test(word)));
  const [day] = days.toSorted((a, b) => b.facts.stats.count - a.facts.stats.count);
  if (!day || years.length === 0) return [];
  const at = `year(CAST(${quoteName(day.facts.column.name)} AS DATE))`;
  const asked = years.slice(0, LIMITS.mostDates).flatMap(({ facts }) => {
    const cell = quoteName(facts.column.name);
    const own = facts.column.type === 'integer' ? cell : `year(CAST(${cell} AS DATE))`;
    return [`count(${own} + ${at})`, `count(*) FILTER (WHERE ${own} <= ${at})`, `count(*) FILTER (WHERE ${own} < ${at})`];
  });
  const [row = []] = await rowsOf(connection, `SELECT ${asked.join(', ')} FROM ${relation}`);
  return years.flatMap(({ facts }, i) => {
    const [both = 0, upTo = 0, before = 0] = row.slice(3 * i, 3 * i + 3).map((value) => Number(value ?? 0));
    const isOfThing = both >= LIMITS.leastKnown * facts.stats.count && upTo >= LIMITS.followed * both && before >= LIMITS.yearsBefore * both;
    return isOfThing ? [facts.column.name] : [];
  });
} // prettier-ignore

/** The date of which the year that would be taken is only a part. */
async function dateOfYear(
  connection: DuckDBConnection,
  relation: string,
  year: TimeColumn,
  happened: readonly TimeColumn[],
): Promise<TimeColumn> {
  const dates = happened.filter((one) => one !== year && isWholeDate(one)).slice(0, LIMITS.mostDates);
  if (!isYear(year) || dates.length === 0) return year;
  const cell = quoteName(year.facts.column.name);
  const own = year.facts.column.type === 'integer' ? cell : `year(CAST(${cell} AS DATE))`;
  const same = dates.map(
    ({ facts }) => `avg((year(CAST(${quoteName(facts.column.name)} AS DATE)) IS NOT DISTINCT FROM ${own})::INT)`,
  );
  const [row = []] = await rowsOf(connection, `SELECT ${same.join(', ')} FROM ${relation}`);
  return dates.find((_, i) => Number(row[i] ?? 0) >= LIMITS.sameYear) ?? year;
}

const isYear = ({ facts: { column } }: TimeColumn): boolean => column.type === 'integer' || column.formats[0] === 'year';

const isWholeDate = ({ facts: { column } }: TimeColumn): boolean => isDay(column) && !COARSE.has(column.formats[0] ?? '');

/** The date by which rows were cut out, where the one that would be taken runs ahead of it. */
async function byCut(
  connection: DuckDBConnection,
  relation: string,
  chosen: TimeColumn | undefined,
  usable: readonly TimeColumn[],
): Promise<TimeColumn | undefined> {
  const others = usable.filter((one) => one !== chosen && isWholeDate(one)).map(({ facts }) => facts.column.name);
  if (!chosen || !isWholeDate(chosen) || others.length === 0) return chosen;
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

/** `first seen` is when something began, and no later look at it. */
const FIRST = wordSet('first erste erster erstmals première primera prima eerste');
/** The row itself: when it was written says nothing about what it tells. */
const RECORD = wordSet('record datensatz satz enregistrement registro');

function meaningOf(name: string): NonNullable<ModelColumn['time']> {
  const words = nameWords(name);
  if (hasWord(words, BIRTH)) return 'birth';
  const looksAfter = hasWord(words.filter((word) => !LOOKED.has(word)), UPKEEP); // prettier-ignore
  if ((looksAfter || words.some((word) => LATEST.test(word))) && !hasWord(words, FIRST)) return 'update';
  if (words.some((word) => /^(?:death|died|deceased)$/.test(word))) return 'end';
  const text = words.join(' ');
  if (hasWord(words, NOT_TIMELINE) || HOLDS_UNTIL.test(text)) return 'due';
  if (words.some((word) => BUILT.test(word) || CAME.test(word)) || IN_SERVICE.test(text)) return 'record';
  if (hasWord(words, RECORD) || (hasWord(words, SUMMARY) && words.length > 1)) return 'record';
  return hasWord(words, END_ONLY) ? 'end' : 'other';
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
