import { NO_WORDS, YES_WORDS } from './yes-or-no';
import { cellKind, isPlaceholder, isSurePlaceholder, SURE_PLACEHOLDERS } from './cell-kind';
import type { ColumnPlan } from './column-plan';
import { parseDate, type DateOrder, type WrittenDate } from './date-format';
import { isOneOf } from './is-one-of';
import { parseNumber, type WrittenNumber } from './number-format';
import { planDate } from './plan-date';
import { planFlagged } from './plan-flagged';
import { planLasting } from './plan-lasting';
import { planDayOfSpan } from './dates/plan-day-of-span';
import { planDottedMonth } from './dates/plan-dotted-month';
import { decimalEvidence, isCode, planNumber, planWithUnit, type DecimalMark } from './plan-number';
import { planJsonDate } from './dates/plan-json-date';
import { serialPlan } from './dates/serial-plan';
import { planPeriod } from './dates/plan-period';
import { planSeason } from './dates/plan-season';
import { planRewrittenDate } from './dates/plan-rewritten';
import { planWordedDate } from './dates/plan-words';
import { quoteText } from '../../duckdb/quote-sql';
import { withoutSentinels } from './sentinels';
import { spacedName } from './spaced-name';
import { yearHint } from './year-names';
import { LIMITS } from './limits';
import { matchesOfMost } from './matches-of-most';

/** What the whole file's cells say about marks that a single column leaves open. */
export interface FileHabits {
  decimal: DecimalMark;
  dateOrder: DateOrder | null;
  /** Zones that stand behind points in time anywhere in the file. */
  zones: string[];
  /** Ambiguous spellings of "no value" (`NA`, `None`) that stand among numbers or dates somewhere in the file. */
  placeholders: Set<string>;
  /** The day from which the file holds a year at most, where a line above its table says so. */
  firstDay?: string | null;
}

/** Gathers habits from a sample of each column. */
export function fileHabits(columns: string[][]): FileHabits {
  let comma = 0;
  let point = 0;
  let dmy = 0;
  let mdy = 0;
  const open: WrittenNumber[][] = [];
  const placeholders = new Set<string>();
  const zones = new Set<string>();
  for (const cells of columns) {
    const filled = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
    const odd = new Set(filled.filter(isPlaceholder));
    const rest = filled.filter((cell) => !odd.has(cell)).slice(0, 200);
    if (planDottedMonth(rest, false)) continue;
    const numbers = rest.map(parseNumber).filter((number) => number !== null);
    if (numbers.length > rest.length * LIMITS.enough) {
      const evidence = decimalEvidence(numbers);
      if (evidence.comma && !evidence.point) comma++;
      if (evidence.point && !evidence.comma) point++;
      if (!evidence.point && !evidence.comma) open.push(numbers);
      if (numbers.length) for (const text of odd) placeholders.add(text);
      continue;
    }
    const dates = rest.map(parseDate).filter((date) => date !== null);
    if (dates.length <= rest.length * LIMITS.enough) continue;
    for (const text of odd) placeholders.add(text);
    for (const { zoneName } of dates) if (zoneName !== undefined) zones.add(zoneName);
    const numeric = dates.filter((date) => date.format.includes('%1'));
    const onlyDmy = numeric.filter((date) => date.orders.length === 1 && date.orders[0] === 'dmy').length;
    const onlyMdy = numeric.filter((date) => date.orders.length === 1 && date.orders[0] === 'mdy').length;
    if (onlyDmy > onlyMdy) dmy++;
    if (onlyMdy > onlyDmy) mdy++;
  }
  return {
    decimal: comma > point ? ',' : point > comma ? '.' : comma === 0 && arePointsOfThousands(open) ? ',' : null,
    dateOrder: dmy > mdy ? 'dmy' : mdy > dmy ? 'mdy' : null,
    placeholders,
    zones: [...zones],
  };
}

/**
 * Of columns that leave it open: `860` beside `2.588` in one, and `4.550` somewhere. A program that leaves off the noughts behind a decimal point leaves them off
 * everywhere, and who marks thousands writes nothing of four digits without the mark.
 */
function arePointsOfThousands(columns: readonly WrittenNumber[][]): boolean {
  const pointed = columns.filter((numbers) => numbers.some(({ ambiguous }) => ambiguous === '.'));
  const bare = pointed.flat().filter((one) => one.ambiguous === null);
  return (
    bare.length > 0 &&
    bare.every(({ integer, digits, group }) => integer && (digits <= LIMITS.unmarked || group === '.')) &&
    pointed.flat().some(({ ambiguous, endsInZero }) => ambiguous === '.' && endsInZero)
  );
}

/** Decides a column's type from a sample of its cells. `name` counts only where digits alone could be several things. */
export function planColumn(name: string, sample: string[], habits: FileHabits): ColumnPlan {
  const padded = sample.some((cell) => cell !== cell.trim());
  const cells = sample.map((cell) => cell.trim()).filter((cell) => cell !== '' && !isPlaceholder(cell));
  if (isGuarded(cells)) return guardedPlan(cells, habits);
  const plan = cells.length ? typedPlan(name, cells, habits) : null;
  const chosen = withoutSentinels(plan ?? textPlan(cells, habits), cells);
  return padded ? { ...chosen, sql: (text) => chosen.sql(`trim(${text})`) } : chosen;
}

const GUARDED = /^="[^"]*"$/;

/** `="007"` keeps a spreadsheet program from taking a code for a number. */
function isGuarded(cells: string[]): boolean {
  return cells.length > 0 && cells.filter((cell) => GUARDED.test(cell)).length >= cells.length * LIMITS.enough;
}

function guardedPlan(cells: string[], habits: FileHabits): ColumnPlan {
  const plan = textPlan(cells, habits);
  return { ...plan, sql: (text) => plan.sql(`regexp_replace(trim(${text}), '^="([^"]*)"$', '\\1')`) };
}

/** `1E10`: programs write an exponent with its sign or a point before it; where all cells are like this, they are codes. */
const CODE_WITH_E = /^\d+E\d+$/;

function typedPlan(name: string, cells: string[], habits: FileHabits): ColumnPlan | null {
  const kinds = { number: 0, date: 0, time: 0, boolean: 0, text: 0, empty: 0 };
  for (const cell of cells) kinds[cellKind(cell)]++;
  const enough = cells.length * LIMITS.enough;
  const months = planDottedMonth(cells, isTimeName(name));
  if (months) return months;
  if (kinds.number >= enough) {
    const numbers = cells.map(parseNumber).filter((number): number is WrittenNumber => number !== null);
    if (isCode(numbers) || cells.every((cell) => CODE_WITH_E.test(cell))) return null;
    if (cells.every((cell) => WHOLE.test(cell)) && cells.some((cell) => cell.endsWith('.0')))
      return wholePlan(name, cells, habits);
    return calendarPlan(name, cells) ?? dayPlan(name, cells, habits) ?? planNumber(numbers, habits.decimal);
  }
  if (kinds.date >= enough || kinds.date + kinds.number >= enough) {
    const dates = cells.map(parseDate).filter((date): date is WrittenDate => date !== null);
    if (dates.length >= enough) return planDate(dates, habits.dateOrder, habits.zones);
  }
  const moments = planJsonDate(cells);
  if (moments) return moments;
  const lasting = planLasting(name, cells);
  if (lasting) return lasting;
  if (kinds.time >= enough) return timePlan(cells);
  if (kinds.boolean >= enough) {
    return { type: 'boolean', formats: ['true/false'], unit: null, ambiguousDates: false, sql: booleanSql };
  }
  return (
    mixedBooleanPlan(cells) ??
    planPeriod(cells, isTimeName(name)) ??
    planSeason(cells) ??
    planWordedDate(cells) ??
    tailedDatePlan(cells, habits) ??
    planRewrittenDate(cells, habits.dateOrder, (rewritten) => tailedDatePlan(rewritten, habits)) ??
    planWithUnit(cells, habits.decimal) ??
    planFlagged(cells, habits.decimal)
  );
}

/** Days and months without a year, under a word for a day. */
const dayPlan = (name: string, cells: readonly string[], { firstDay }: FileHabits): ColumnPlan | null =>
  firstDay && isTimeName(name) ? planDayOfSpan(cells, firstDay) : null;

/** `3` or `3.0`: whole numbers as programs write them that keep a column with gaps in decimals (pandas, R). */
const WHOLE = /^-?(?:0|[1-9]\d*)(?:\.0)?$/;

function wholePlan(name: string, cells: string[], habits: FileHabits): ColumnPlan | null {
  const plan = typedPlan(name, cells.map((cell) => cell.replace('.0', '')), habits);
  return plan && { ...plan, sql: (text) => plan.sql(`regexp_replace(${text}, '\\.0$', '')`) };
} // prettier-ignore

const booleanSql = (text: string) => `(CASE lower(${text}) WHEN 'true' THEN true WHEN 'false' THEN false END)`;
/** Yes and no in more than two spellings become true and false; in two spellings they stay the words they are. */
function mixedBooleanPlan(cells: string[]): ColumnPlan | null {
  const spellings = new Set(cells);
  if (spellings.size < LIMITS.fewestSpellings || spellings.size > LIMITS.mostSpellings) return null;
  const lower = new Set([...spellings].map((cell) => cell.toLowerCase()));
  const yes = [...lower].filter((cell) => YES_WORDS.includes(cell));
  const no = [...lower].filter((cell) => NO_WORDS.includes(cell));
  if (!yes.length || !no.length || yes.length + no.length < lower.size) return null;
  const sql = (text: string) =>
    `(CASE WHEN ${isOneOf(`lower(${text})`, YES_WORDS)} THEN true WHEN ${isOneOf(`lower(${text})`, NO_WORDS)} THEN false END)`;
  return { type: 'boolean', formats: ['yes/no'], unit: null, ambiguousDates: false, sql };
}

/** What may stand behind a point in time; abbreviations of zones are left out, as each stands for several. */
const TAIL = '(?:,? ?(?:Uhr|h|GMT|UTC|CES?T|WES?T|EES?T|[ECMP][SD]T|BST|IST|JST|MSK|[MOW]ES?Z|[A-Z][a-z]+/[A-Z][A-Za-z_]+))$';

function tailedDatePlan(cells: string[], habits: FileHabits): ColumnPlan | null {
  const tailed = matchesOfMost(cells, new RegExp(TAIL), LIMITS.enough);
  if (!tailed) return null;
  const dates = tailed
    .map(({ input, index }) => parseDate(input.slice(0, index)))
    .filter((date): date is WrittenDate => date?.hasTime === true);
  if (dates.length < cells.length * LIMITS.enough) return null;
  const plan = planDate(dates, habits.dateOrder);
  const names = [
    ...new Set(cells.flatMap((cell) => /(?:[A-Z]{3,4}|[A-Z][a-z]+\/[A-Z][A-Za-z_]+)$/.exec(cell)?.[0] ?? [])),
  ].sort();
  return (
    plan && {
      ...plan,
      ...(names.length > 0 ? { zones: { names, toUtc: false } } : {}),
      sql: (text) => plan.sql(`regexp_replace(${text}, ${quoteText(TAIL)}, '')`),
    }
  );
}

function timePlan(cells: string[]): ColumnPlan {
  const twelve = cells.some((cell) => /[ap]\.?m\.?$/i.test(cell));
  const sql = (text: string) =>
    twelve
      ? `CAST(try_strptime(upper(replace(${text}, '.', '')), ['%I:%M %p', '%I:%M:%S %p', '%I:%M%p', '%I:%M:%S%p', '%I %p', '%I%p']) AS TIME)`
      : `TRY_CAST(${text} AS TIME)`;
  return { type: 'time', formats: ['time'], unit: null, ambiguousDates: false, sql };
}

/** From the year 1000 on, where the name says that years are meant. */
const YEAR = '(1\\d{3}|20\\d{2}|2100)';
const DAY_NAME = /(^|[^a-z])(date|datum|fecha|data|day|timestamp|created|updated|opened|closed)([^a-z]|$)/i;
const TIME_NAME =
  /(date|time|stamp|day|month|created|updated|opened|closed|epoch|_at$|_on$|^ts$|_ts$|datum|fecha|klockan|tidpunkt)/i;
const MONTH_NAME = /(^|[^\p{L}])(monat|mois|mes|mese|mês|maand|miesiąc|månad|måned)([^\p{L}]|$)/iu;

/** Fourteen digits from the year down to the second, as SAP writes them. */
const STAMP = /^(19|20)\d{2}(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])([01]\d|2[0-3])[0-5]\d[0-5]\d$/;

/** Whether the name has a word for when something was. */
const isTimeName = (name: string): boolean =>
  TIME_NAME.test(spacedName(name).replaceAll(' ', '_')) || MONTH_NAME.test(spacedName(name)) || yearHint(name) === 'date';

/** Digits that stand for years, compact dates or seconds since 1970, where both the name and every value say so. */
function calendarPlan(name: string, cells: string[]): ColumnPlan | null {
  const plan = (format: ColumnPlan['formats'][number], type: ColumnPlan['type'], sql: ColumnPlan['sql']): ColumnPlan => ({
    type,
    formats: [format],
    unit: null,
    ambiguousDates: false,
    sql,
  });
  const spaced = spacedName(name);
  const isYear = new RegExp(`^${YEAR}$`);
  if (yearHint(name) === 'year' && cells.every((cell) => isYear.test(cell)))
    return plan(
      'year',
      'date',
      (text) => `(CASE WHEN regexp_full_match(${text}, '${YEAR}') THEN make_date(TRY_CAST(${text} AS INTEGER), 1, 1) END)`,
    );
  const named = isTimeName(name);
  // Many numbers of eight digits that all happen to be days are days.
  if (
    (named || cells.length >= LIMITS.many) &&
    cells.every((cell) => /^(19|20)\d{2}(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$/.test(cell))
  )
    return plan('compact date', 'date', (text) => `CAST(try_strptime(${text}, '%Y%m%d') AS DATE)`);
  const epoch = epochLength(name, named, cells);
  if (epoch !== null) {
    return plan(epoch === 10 ? 'seconds since 1970' : 'milliseconds since 1970', 'timestamp', (text) => {
      const count = `TRY_CAST(${text} AS BIGINT)`;
      return `(CASE WHEN strlen(${text}) = ${epoch} THEN make_timestamp(${count} * ${epoch === 10 ? 1_000_000 : 1000}) END)`;
    });
  }
  if (!named) return null;
  if (cells.every((cell) => STAMP.test(cell)))
    return plan('compact date', 'timestamp', (text) => `CAST(try_strptime(${text}, '%Y%m%d%H%M%S') AS TIMESTAMP)`);
  if (cells.every((cell) => /^(19|20)\d{2}(0[1-9]|1[0-2])$/.test(cell)))
    return plan('year-month', 'date', (text) => `CAST(try_strptime(${text}, '%Y%m') AS DATE)`);
  if (DAY_NAME.test(spaced) && cells.every((cell) => /^[2-6]\d{4}([.,]\d+)?$/.test(cell))) return serialPlan(cells, plan);
  return null;
}

/**
 * Digits of a count of seconds (10) or milliseconds (13) since 1970. Under a word for time they are; under no word at all only where every
 * one of many is a whole minute, as readings are: of other numbers one in sixty is.
 */
function epochLength(name: string, named: boolean, cells: string[]): 10 | 13 | null {
  const seconds = cells.every((cell) => /^1\d{9}$/.test(cell));
  if (!seconds && !cells.every((cell) => /^1\d{12}$/.test(cell))) return null;
  const hint = yearHint(name);
  const minute = seconds ? 60 : 60_000;
  const open = hint === 'open' && new Set(cells).size >= LIMITS.many && cells.every((cell) => Number(cell) % minute === 0);
  return named || open || ['year', 'date', 'time'].includes(hint) ? (seconds ? 10 : 13) : null;
}

/** Text stays as it is; only spellings that cannot be a word are read as missing. */
export function textPlan(cells: string[], habits: FileHabits): ColumnPlan {
  const own = [...habits.placeholders].filter((text) => !isSurePlaceholder(text));
  const yesNo = new Set(cells.map((cell) => cell.toLowerCase()));
  const words =
    yesNo.size === 2 && [...yesNo].some((word) => YES_WORDS.includes(word)) && [...yesNo].some((word) => NO_WORDS.includes(word));
  const sql = (text: string) => `(CASE WHEN ${isOneOf(text, [...SURE_PLACEHOLDERS, ...own])} THEN NULL ELSE ${text} END)`;
  return { type: 'text', formats: [words ? 'yes/no' : 'text'], unit: null, ambiguousDates: false, sql };
}
