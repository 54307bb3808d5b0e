import type { CellFormat } from './cell-format';
import type { ColumnDoubt, ColumnPlan } from './column-plan';
import { CURRENCY_SYMBOLS, parseNumber, type WrittenNumber } from './number-format';
import { quoteText } from '../../duckdb/quote-sql';
import { LIMITS } from './limits';

const CURRENCY_SQL = `(?i)(usd|eur|gbp|jpy|chf|cny|inr|aud|cad|nzd|sek|nok|dkk|pln|czk|huf|ron|brl|mxn|zar|try|krw|sgd|hkd|rub|ils|aed|sar|thb|rs\\.?|kr\\.?|zł|[a-z]{0,2}[${CURRENCY_SYMBOLS}])`;

/** What a file's unambiguous numbers say about its decimal mark. */
export type DecimalMark = '.' | ',' | null;

/** Evidence for a decimal comma or point in one column's cells. */
export function decimalEvidence(numbers: WrittenNumber[]): { comma: number; point: number } {
  let comma = 0;
  let point = 0;
  for (const n of numbers) {
    if (n.ambiguous) continue;
    if (n.decimal === ',' || (n.group === '.' && n.decimal === '')) comma++;
    if (n.decimal === '.' || (n.group === ',' && n.decimal === '')) point++;
  }
  return { comma, point };
}

/** Whether the cells are codes made of digits (`007`, `RS-04`, 26 digits) and not quantities. */
export function isCode(numbers: WrittenNumber[]): boolean {
  return numbers.some(
    (n) =>
      (n.lettered && numbers.every(({ integer }) => integer)) ||
      (n.plain && n.decimal === '' && !n.exponent && ((n.leadingZero && n.digits > 1) || n.digits > LIMITS.mostIntegerDigits)),
  );
}

/** Plans a column of numbers; null when their separators contradict each other. */
export function planNumber(numbers: WrittenNumber[], mark: DecimalMark): ColumnPlan | null {
  const own = decimalEvidence(numbers);
  if (own.comma && own.point) return null;
  const ambiguous = numbers.filter((n) => n.ambiguous);
  const decimal = own.comma ? ',' : own.point ? '.' : ambiguous.length ? guessMark(numbers, mark) : '.';
  const grouped = new Set(numbers.map((n) => n.group).filter(Boolean));
  for (const n of ambiguous) if (n.ambiguous !== decimal && n.ambiguous) grouped.add(n.ambiguous);
  if (grouped.has(decimal)) return null;
  const currencies = new Set(numbers.map((n) => n.currency).filter((currency) => currency !== null));
  const signed = numbers.filter((n) => n.percent).length;
  const percent = signed > 0;
  const exponent = numbers.some((n) => n.exponent);
  const whole = numbers.every((n) => n.integer || (n.ambiguous !== null && n.ambiguous !== decimal));
  const plain = decimal === '.' && !grouped.size && numbers.every((n) => n.plain);
  const formats: CellFormat[] = [whole ? 'integer' : decimal === ',' ? 'decimal comma' : 'decimal point'];
  for (const group of grouped) formats.push(group === ' ' ? 'thousands space' : (`thousands ${group}` as CellFormat));
  if (currencies.size) formats.push('currency');
  if (percent) formats.push('percent');
  if (exponent) formats.push('exponent');
  if (numbers.some((n) => n.parentheses)) formats.push('parentheses for negative');
  // A sign in a few cells does not say how the others are written: their size decides, when all are known.
  const unit = percent
    ? signed * 2 >= numbers.length
      ? '%'
      : null
    : currencies.size === 1
      ? ([...currencies][0] ?? null)
      : null;
  const type = whole && !percent ? 'integer' : 'number';
  const sql = plain
    ? whole
      ? plainInteger
      : plainNumber
    : (text: string) =>
        formatted(text, { decimal, groups: [...grouped], type, currency: currencies.size > 0, percent, exponent });
  const doubts: ColumnDoubt[] = [];
  if (!own.comma && !own.point && ambiguous.length && !mark) doubts.push('decimal-or-thousands');
  if (currencies.size > 1) doubts.push('mixed-currencies');
  return { type, formats, unit, ambiguousDates: false, sql, doubts };
}

/**
 * `1.234` alone: the file's other columns decide. Failing that a point is a decimal point and a comma groups thousands, unless
 * `1.200` stands beside `12`: whole numbers would not lose their decimals and others keep a last nought.
 */
function guessMark(numbers: WrittenNumber[], mark: DecimalMark): '.' | ',' {
  if (mark) return mark;
  const points = numbers.filter((n) => n.ambiguous === '.');
  const whole = numbers.some((n) => n.ambiguous === null && n.decimal === '' && n.group === '');
  return whole && points.some((n) => n.endsInZero) ? ',' : '.';
}

/** The round trip refuses `1.75`, `007`, `1e3` and `1_000`, which a plain cast would take. */
function plainInteger(text: string): string {
  return `(CASE WHEN CAST(TRY_CAST(${text} AS BIGINT) AS VARCHAR) = ${text} THEN TRY_CAST(${text} AS BIGINT) END)`;
}

function plainNumber(text: string): string {
  const cast = `TRY_CAST(${text} AS DOUBLE)`;
  return `(CASE WHEN isfinite(${cast}) AND NOT (${text} >= '00' AND ${text} < '0:') THEN ${cast} END)`;
}

interface NumberForm {
  decimal: '.' | ',';
  groups: string[];
  type: 'integer' | 'number';
  currency: boolean;
  percent: boolean;
  exponent: boolean;
}

/** Most cells have the simple form, which is read several times faster than what else may be written. */
function formatted(text: string, form: NumberForm): string {
  const general = forgiving(text, form);
  if (form.exponent) return `(CASE WHEN isfinite(${general}::DOUBLE) THEN ${general} END)`;
  return `(CASE WHEN strlen(${text}) > ${LIMITS.longestNumber} THEN NULL WHEN ${isSimple(text, form)} THEN ${simple(text, form)} ELSE ${general} END)`;
}

function isSimple(text: string, { decimal, groups, currency, percent }: NumberForm): string {
  const [group] = groups;
  const whole = group === undefined ? '\\d+' : `(\\d{1,3}(${group === '.' ? '\\.' : group}\\d{3})+|\\d+)`;
  const symbol = currency ? `[${CURRENCY_SYMBOLS}]?` : '';
  const pattern = `-?${symbol}${whole}(${decimal === '.' ? '\\.' : ','}\\d+)?${percent ? '%?' : ''}${symbol}`;
  return `regexp_full_match(${text}, ${quoteText(pattern)})`;
}

function simple(text: string, { decimal, groups, type, currency, percent }: NumberForm): string {
  const marks = `${groups[0] ?? ''}${percent ? '%' : ''}${currency ? CURRENCY_SYMBOLS : ''}`;
  // One mark is replaced twice as fast as characters are translated.
  const drop = marks.length === 1 ? 'replace' : 'translate';
  const bare = marks === '' ? text : `${drop}(${text}, ${quoteText(marks)}, '')`;
  return `TRY_CAST(${decimal === ',' ? `replace(${bare}, ',', '.')` : bare} AS ${type === 'integer' ? 'BIGINT' : 'DOUBLE'})`;
}

/** Takes signs before or behind, parentheses, blanks, codes of currencies and groups of any usual size. */
function forgiving(text: string, { decimal, groups, type, currency, exponent }: NumberForm): string {
  const bare = currency ? `regexp_replace(${text}, ${quoteText(CURRENCY_SQL)}, '', 'g')` : text;
  const spaced = `trim(regexp_replace(${bare}, '[\\s\\x{00a0}\\x{202f}\\x{2009}]+', ' ', 'g'))`;
  const group = groups.map((mark) => (mark === '.' ? '\\.' : mark === "'" ? "['’]" : mark === ' ' ? ' ' : mark)).join('|');
  const point = decimal === '.' ? '\\.' : ',';
  const integerPart = group ? `(\\d{1,3}((${group})\\d{2,3})+|\\d*)` : '\\d*';
  const tail = exponent ? '([eE][-+]?\\d{1,3})?' : '';
  const pattern = `\\(? ?[-+−]? ?${integerPart}(${point}\\d*)?${tail} ?%? ?-? ?\\)?`;
  const valid = `regexp_full_match(${spaced}, ${quoteText(pattern)}) AND regexp_matches(${text}, '\\d')`;
  const kept = `regexp_replace(${spaced}, '[^0-9${decimal}${exponent ? 'eE+-' : ''}]', '', 'g')`;
  const digits = decimal === ',' ? `replace(${kept}, ',', '.')` : kept;
  const unsigned = exponent ? `ltrim(${digits}, '-+')` : digits;
  const negative = exponent ? `regexp_matches(${spaced}, '^[(−-]')` : `regexp_matches(${spaced}, '[(−-]')`;
  const value = `TRY_CAST(${unsigned} AS ${type === 'integer' ? 'BIGINT' : 'DOUBLE'})`;
  return `(CASE WHEN ${valid} THEN (CASE WHEN ${negative} THEN -(${value}) ELSE ${value} END) END)`;
}

const UNITS =
  'seconds?|secs?|s|ms|minutes?|mins?|hours?|hrs?|h|days?|d|weeks?|months?|years?|yrs?|kg|g|mg|t|lbs?|oz|km|m|cm|mm|mi|miles?|ft|feet|in|inch|yd|l|ml|kwh|mwh|kw|mw|w|v|a|hz|ghz|mhz|kb|mb|gb|tb|°c|°f|km/h|mph|m/s|pcs?|stk|px|bar|psi|kpa|hpa|pa';
const WITH_UNIT = new RegExp(`^([-+]?[\\d.,]+)( ?)(${UNITS})$`, 'i');

/** A capital in which nobody writes grams, metres, seconds, hours, days or tons, close behind a whole number. */
const NUMBERED_LETTER = /^\d{1,3}[GMSHDT]$/;

/** `3G`, `4G` and `5G`, or `2D` and `3D`, again and again: names of kinds, and no weights or days. */
const areNames = (cells: readonly string[]): boolean => {
  const kinds = new Set(cells).size;
  return (
    kinds <= LIMITS.mostNumbered &&
    kinds * LIMITS.numberedAgain <= cells.length &&
    cells.every((cell) => NUMBERED_LETTER.test(cell))
  );
};

/** Plans a column whose numbers are all followed by the same unit (`12 km`); null when they are not. */
export function planWithUnit(cells: string[], mark: DecimalMark): ColumnPlan | null {
  if (areNames(cells)) return null;
  let unit: string | null = null;
  const numbers: WrittenNumber[] = [];
  for (const cell of cells) {
    const found = WITH_UNIT.exec(cell);
    const number = found && parseNumber(found[1] ?? '');
    const own = found?.[3]?.toLowerCase().replace(/^(day|week|month|year|hour|minute|second|mile)$/, '$1s');
    if (!number || !own || (unit !== null && unit !== own)) return null;
    unit = own;
    numbers.push(number);
  }
  const plan = planNumber(numbers, mark);
  if (!plan || !unit) return null;
  const strip = (text: string) => `regexp_replace(${text}, ${quoteText(`(?i) ?(${UNITS})$`)}, '')`;
  const written = cells[0] ? (WITH_UNIT.exec(cells[0])?.[3] ?? unit) : unit;
  return { ...plan, unit: written, formats: [...plan.formats, 'unit after the number'], sql: (text) => plan.sql(strip(text)) };
}
