import type { ToldNumber } from '../contracts/report/told-number';
import type { Row } from '../duckdb/cell';
import { quoteName } from '../duckdb/quote-sql';
import { numbersNoted, type NotedNumber } from '../wording/noted-numbers';
import { LIMITS } from './limits';

interface Given {
  sql: string;
  value: number;
}

/**
 * The numbers of what a claim says, its value among them, each with what it is in the row that the claim's query gives: one of its columns, or the
 * difference or the quotient of two. What no query gives (a length that a word stands for, what is to be expected) is none.
 * @param marked the text with marks around its numbers
 * @param written as it is written; one that reads otherwise has none
 */
export function toldNumbers(marked: string, written: string, facts: Row): ToldNumber[] {
  const { text, numbers } = numbersNoted(marked);
  if (text !== written) return [];
  const columns = Object.entries(facts).flatMap(([column, fact]): Given[] =>
    typeof fact === 'number' ? [{ sql: quoteName(column), value: fact }] : [],
  );
  return numbers.flatMap((number): ToldNumber[] => {
    const given = givenBy(number, columns);
    return given
      ? [
          {
            from: number.from,
            to: number.to,
            value: given.value,
            unit: number.unit === 'points' ? '%' : number.unit,
            is: given.sql,
          },
        ]
      : [];
  });
}

function givenBy({ value, unit }: NotedNumber, columns: readonly Given[]): Given | undefined {
  if (unit === 'points') return between(columns, value) ?? between(columns, value / PERCENT);
  const own = columns.find((column) => isNear(column.value, value));
  // Between whole numbers another whole one comes about by chance.
  return own ?? (Number.isInteger(value) ? undefined : (quotient(columns, value) ?? between(columns, value)));
}

const PERCENT = 100;
const isNear = (found: number, told: number): boolean =>
  Math.abs(Math.abs(found) - Math.abs(told)) <= LIMITS.tolerance * Math.abs(told);

const pairs = (columns: readonly Given[]): [Given, Given][] =>
  columns.flatMap((a) => columns.flatMap((b): [Given, Given][] => (a === b ? [] : [[a, b]])));

const between = (columns: readonly Given[], value: number): Given | undefined =>
  pairs(columns)
    .map(([a, b]) => ({ sql: `${a.sql} - ${b.sql}`, value: a.value - b.value }))
    .find((one) => isNear(one.value, value));

/** One as a share or a multiple of another; where none is, how far it is above or below it. In a database whole numbers are divided as such. */
function quotient(columns: readonly Given[], value: number): Given | undefined {
  const quotients = pairs(columns)
    .filter(([, b]) => b.value !== 0)
    .map(([a, b]) => ({ sql: `1.0 * ${a.sql} / ${b.sql}`, value: a.value / b.value }));
  const apart = quotients.map((one) => ({ sql: `${one.sql} - 1`, value: one.value - 1 }));
  return [...quotients, ...apart].find((one) => isNear(one.value, value));
}
