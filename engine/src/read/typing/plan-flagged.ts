import type { ColumnPlan } from './column-plan';
import { LIMITS } from './limits';
import { parseNumber, type WrittenNumber } from './number-format';
import { planNumber, type DecimalMark } from './plan-number';
import { isPlaceholder } from './cell-kind';

/** A note of a letter or two, or a mark, behind a number: `10.4 b`, `12.3*`, `7.1 (p)`. */
const FLAG = '[ \\x{00a0}]?(?:\\(?[a-z]{1,2}\\)?|\\*{1,3}|[†‡§])$';
const FLAGGED = new RegExp(`^(.*\\d)${FLAG.replace('\\x{00a0}', '\\u00a0')}`);
/** `: c`: no value, and why. */
const NONE = /^[:.-]{1,2} ?\(?[a-z]{1,2}\)?$/;

/**
 * Plans a column of numbers of which some bear a note, as statistics offices write what is provisional or estimated; null when it is none. Where most have a letter
 * behind them it is what they are measured in, and where the letters are many they are parts of names.
 */
export function planFlagged(cells: string[], mark: DecimalMark): ColumnPlan | null {
  const values = cells.filter((cell) => !isPlaceholder(cell) && !NONE.test(cell));
  const plain = values.map(parseNumber).filter((one): one is WrittenNumber => one !== null);
  if (plain.length === values.length || plain.length < LIMITS.mostlyPlain * values.length) return null;
  const flags = new Set<string>();
  const numbers = values.map((cell) => {
    const whole = parseNumber(cell);
    const [, number = ''] = whole ? [] : (FLAGGED.exec(cell) ?? []);
    if (!whole && number !== '') flags.add(cell.slice(number.length).trim());
    return whole ?? parseNumber(number);
  });
  const read = numbers.filter((one): one is WrittenNumber => one !== null);
  if (read.length < values.length * LIMITS.enough || flags.size > LIMITS.mostFlags) return null;
  // `12`, `12a`, `14 b` are numbers of houses.
  const isLong = read.some(({ integer, digits }) => !integer || digits >= LIMITS.noHouse);
  if (!isLong && [...flags].some((flag) => /^[a-z]/.test(flag))) return null;
  const plan = planNumber(read, mark);
  const none = [...new Set(cells.filter((cell) => NONE.test(cell)))];
  return (
    plan && {
      ...plan,
      formats: [...plan.formats, 'note after the number'],
      placeholders: none,
      sql: (text) => plan.sql(`regexp_replace(${text}, '${FLAG}', '')`),
    }
  );
}
