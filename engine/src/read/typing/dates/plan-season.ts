import type { CellFormat } from '../cell-format';
import type { ColumnPlan } from '../column-plan';
import { quoteText } from '../../../duckdb/quote-sql';
import { LIMITS } from '../limits';
import { matchesOfMost } from '../matches-of-most';

/** Seasons, by what they are called. */
const SPRING = 'spring|frühjahr|frühling|fruehjahr|printemps|primavera|voorjaar|lente|vår|forår|wiosna';
const SUMMER = 'summer|sommer|été|ete|verano|estate|verão|zomer|sommar|lato';
const FALL = 'fall|autumn|herbst|automne|otoño|autunno|outono|herfst|höst|efterår|jesień';
const WINTER = 'winter|hiver|invierno|inverno|vinter|zima';
const HALF_SUMMER = 'SS|SoSe|Sommersemester|Summer Semester';
const HALF_WINTER = 'WS|WiSe|Wintersemester|Winter Semester';

const YEAR = '(?:19|20)\\d{2}';
const TERM = '(?: (?:term|semester|quarter|session))?';
const GAP = "[ \\-_/]*'?";

/** One way in which a part of a year is written: the part and the year stand in two groups. */
interface Form {
  format: CellFormat;
  pattern: string;
  part: number;
  year: number;
  /** Month in which each part begins, by what stands in the part's group; null where a cell has none of these parts. */
  months: (seen: ReadonlySet<string>) => readonly (readonly [parts: string, month: number])[];
}

/**
 * Without a winter three terms follow each other every four months, as those of universities do; with one the seasons are the quarters.
 * @param seen parts that the column has, in small letters
 */
function monthsOfSeasons(seen: ReadonlySet<string>): readonly (readonly [string, number])[] {
  const isOf = (parts: string) => parts.split('|').some((part) => seen.has(part));
  if (isOf(WINTER)) return [[WINTER, 1], [SPRING, 4], [SUMMER, 7], [FALL, 10]]; // prettier-ignore
  return [[SPRING, 1], [SUMMER, 5], [FALL, 9]]; // prettier-ignore
}

/** Thirds of the year where there are three of them, quarters where there is a fourth. */
const monthsOfT = (seen: ReadonlySet<string>): readonly (readonly [string, number])[] =>
  seen.has('4') || seen.size < LIMITS.thirds ? [['1', 1], ['2', 4], ['3', 7], ['4', 10]] : [['1', 1], ['2', 5], ['3', 9]]; // prettier-ignore

const QUARTERS = () => [['1', 1], ['2', 4], ['3', 7], ['4', 10]] as const; // prettier-ignore
const HALVES = () => [['1', 1], ['2', 7]] as const; // prettier-ignore
const TERMS = () => [[HALF_SUMMER.toLowerCase(), 4], [HALF_WINTER.toLowerCase(), 10]] as const; // prettier-ignore
const SEASONS = [SPRING, SUMMER, FALL, WINTER].join('|');
const SHORT = '(?:19|20)?\\d{2}';

const FORMS: readonly Form[] = [
  { format: 'year-month', pattern: `(${SEASONS})${TERM}${GAP}(${SHORT})`, part: 1, year: 2, months: monthsOfSeasons },
  { format: 'year-month', pattern: `(${YEAR})${GAP}(${SEASONS})${TERM}`, part: 2, year: 1, months: monthsOfSeasons },
  { format: 'year-month', pattern: `(${HALF_SUMMER}|${HALF_WINTER})${GAP}(${SHORT})(?:/(?:20)?\\d{2})?`, part: 1, year: 2, months: TERMS },
  { format: 'year-month', pattern: `(${YEAR})(?:/(?:20)?\\d{2})?${GAP}(${HALF_SUMMER}|${HALF_WINTER})`, part: 2, year: 1, months: TERMS },
  { format: 'year-month', pattern: `(?:FY)?H([12])${GAP}(?:FY ?)?(${YEAR}|\\d{2})`, part: 1, year: 2, months: HALVES },
  { format: 'year-month', pattern: `(?:FY ?)?(${YEAR})${GAP}H([12])`, part: 2, year: 1, months: HALVES },
  { format: 'year-month', pattern: `FY ?'?(\\d{2})${GAP}H([12])`, part: 2, year: 1, months: HALVES },
  { format: 'year-month', pattern: `(${YEAR})${GAP}T([1-4])`, part: 2, year: 1, months: monthsOfT },
  { format: 'year-month', pattern: `T([1-4])${GAP}(${YEAR})`, part: 1, year: 2, months: monthsOfT },
  { format: 'quarter', pattern: `FY ?'?(${SHORT})${GAP}Q([1-4])`, part: 2, year: 1, months: QUARTERS },
  { format: 'quarter', pattern: `Q([1-4])${GAP}FY ?'?(${SHORT})`, part: 1, year: 2, months: QUARTERS },
]; // prettier-ignore

/** What a year that two calendar years share is called. */
const CALLED =
  "(?:SY|AY|FY|SJ|GJ|School Year|Academic Year|Fiscal Year|Season|Saison|Spielzeit|Schuljahr|Studienjahr|Geschäftsjahr|Temporada|Curso|Stagione|Ejercicio|Année|Exercice|Seizoen|Schooljaar|Boekjaar|Sezon)[ \\-_]*'?";
/** `2023/24`, `2023-2024`, `SY 23-24`. */
const SHARED = `(?:(${YEAR})|${CALLED}(${SHORT}))[/\\-–](?:((?:19|20)\\d{2})|(\\d{2}))`;
/** `FY22`, `GJ 2023`: called by one year, most by that in which they end. */
const FISCAL = `(?:FY|GJ|Fiscal Year|Geschäftsjahr|Ejercicio|Exercice|Boekjaar)[ \\-_]*'?(${SHORT})`;

/**
 * Plans a column of seasons, terms, half-years, fiscal quarters or school years, which stand for the day on which they begin; null when it is none. Of several
 * years, as nothing else that is written so has them: a single one may be the name of something.
 */
export function planSeason(cells: string[]): ColumnPlan | null {
  for (const form of FORMS) {
    const regex = new RegExp(`^(?:${form.pattern})$`, 'i');
    const found = matchesOfMost(cells, regex, LIMITS.enoughPeriods);
    if (!found?.length) continue;
    const group = (at: number) => new Set(found.map((match) => (match[at] ?? '').toLowerCase()));
    const parts = group(form.part);
    if (group(form.year).size < LIMITS.fewestYears || found.some((match) => isNumbered(match, form, parts.size))) continue;
    return seasonPlan(form, form.months(parts));
  }
  return sharedYears(cells);
}

/** `H109`, and `WS12` without any `SS`: a short sign and two digits with nothing between them are the number of a thing. */
function isNumbered(match: readonly string[], { part, year }: Form, parts: number): boolean {
  const [cell = '', own = '', digits = ''] = [match[0], match[part], match[year]];
  const isTight = digits.length === 2 && /^(?!FY)[A-Z]+[12]?\d\d$/i.test(cell);
  return isTight && (own.length === 1 || (own.length === 2 && parts < 2));
}

function seasonPlan({ format, pattern, part, year }: Form, months: ReturnType<Form['months']>): ColumnPlan {
  const sql = (text: string) => {
    const whole = quoteText(`(?i)^(?:${pattern})$`);
    const group = (at: number) => `regexp_extract(${text}, ${whole}, ${at})`;
    const full = `TRY_CAST(CASE WHEN strlen(${group(year)}) = 2 THEN '20' || ${group(year)} ELSE ${group(year)} END AS INTEGER)`;
    const month = months
      .map(([of, n]) => `WHEN lower(${group(part)}) IN (${of.toLowerCase().split('|').map(quoteText).join(', ')}) THEN ${n}`)
      .join(' ');
    return `(CASE WHEN regexp_matches(${text}, ${whole}) THEN make_date(${full}, CASE ${month} END, 1) END)`;
  };
  return { type: 'date', formats: [format], unit: null, ambiguousDates: false, named: true, sql };
}

/** Each cell has a year and the one after it, and some of them no month for the second; or each is a fiscal year. */
function sharedYears(cells: string[]): ColumnPlan | null {
  if (matchesOfMost(cells, new RegExp(`^${FISCAL}$`, 'i'), 1)?.length)
    return new Set(cells).size < LIMITS.fewestYears ? null : yearPlan(FISCAL, [1]);
  const found = matchesOfMost(cells, new RegExp(`^${SHARED}$`, 'i'), 1);
  const follows = (match: RegExpExecArray) => {
    const year = match[1] ?? match[2] ?? '';
    const first = Number(year);
    return match[3] !== undefined && year.length > 2
      ? Number(match[3]) === first + 1
      : Number(match[3] ?? match[4]) % 100 === (first + 1) % 100;
  };
  if (!found?.length || !found.every(follows)) return null;
  const isNoMonth = found.some(
    (match) => match[2] !== undefined || match[3] !== undefined || Number(match[4]) > LIMITS.lastMonth,
  );
  if (!isNoMonth || new Set(cells).size < LIMITS.fewestYears) return null;
  return yearPlan(SHARED, [1, 2]);
}

/** The year in the first of some groups that is not empty, with two digits of this century. */
function yearPlan(pattern: string, groups: readonly number[]): ColumnPlan {
  const sql = (text: string) => {
    const whole = quoteText(`(?i)^${pattern}$`);
    const year = groups.map((at) => `regexp_extract(${text}, ${whole}, ${at})`).join(' || ');
    return `(CASE WHEN regexp_matches(${text}, ${whole}) THEN make_date(TRY_CAST(CASE WHEN strlen(${year}) = 2 THEN '20' || ${year} ELSE ${year} END AS INTEGER), 1, 1) END)`;
  };
  return { type: 'date', formats: ['year'], unit: null, ambiguousDates: false, named: true, sql };
}
