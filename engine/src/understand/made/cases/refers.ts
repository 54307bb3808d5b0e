import type { DuckDBConnection } from '@duckdb/node-api';
import { isDay } from '../../../contracts/table/is-day';
import { quoteName, quoteText } from '../../../duckdb/quote-sql';
import { rowsOf } from '../../../insights/rows-of';
import type { Table, Column } from '../../../model';
import type { Key } from './key';
import { LIMITS } from './limits';

const CALLS: ReadonlySet<string> = new Set(['identifier', 'code', 'category', 'coded-category', 'text']);

/**
 * Where a row calls an earlier one by its number, both are of one case, which bears the number of the row that is called: a payment names its bill in a column of its own or in
 * what was written beside it.
 */
export async function referringKeys(connection: DuckDBConnection, relation: string, at: string, table: Table): Promise<Key[]> {
  const { columns, rows, model } = table;
  const roleOf = (name: string) => model?.columns.find((own) => own.name === name)?.role ?? '';
  const named = columns.filter((one) => one.carried === undefined && !isDay(one) && one.type !== 'number' && one.type !== 'boolean');
  const numbers = named.filter(({ name, stats }) => roleOf(name) === 'identifier' && stats.distinct >= LIMITS.ownNumber * stats.count && stats.count >= LIMITS.numbered * rows);
  const callers = named.filter(({ name, stats }) => CALLS.has(roleOf(name)) && stats.distinct >= LIMITS.fewestCases);
  const keys: Key[] = [];
  for (const number of numbers.slice(0, LIMITS.mostKeys)) {
    const written = await writtenAs(connection, relation, number);
    if (written === null) continue;
    for (const caller of callers)
      if (caller !== number) {
        const called = calledIn(caller, written);
        if (await calls(connection, relation, at, number, called))
          keys.push({ name: number.name, of: `coalesce(${called}, ${asText(number)})`, by: [caller.name] });
      }
  }
  return keys;
} // prettier-ignore

const asText = ({ name }: Pick<Column, 'name'>): string => `CAST(${quoteName(name)} AS VARCHAR)`;

/** The number that a cell calls, in SQL; null where there is none. */
const calledIn = (caller: Column, pattern: string): string =>
  `nullif(regexp_extract(${asText(caller)}, ${quoteText(`(?:^|[^\\pL\\pN])(${pattern})(?:$|[^\\pL\\pN])`)}, 1), '')`;

/** How the numbers of rows are written, as a regular expression; null where they are of too many forms, or could be any number. */
async function writtenAs(connection: DuckDBConnection, relation: string, number: Column): Promise<string | null> {
  const forms = await rowsOf(
    connection,
    `SELECT regexp_replace(${asText(number)}, '[0-9]+', chr(31), 'g'), min(length(regexp_replace(${asText(number)}, '[^0-9]', '', 'g')))::DOUBLE FROM ${relation} WHERE ${quoteName(number.name)} IS NOT NULL GROUP BY 1 LIMIT ${LIMITS.mostForms + 1}`,
  );
  const isNumber = forms.every(([form, digits]) => String(form).includes('\u001f') && (/\p{L}/u.test(String(form)) || Number(digits) >= LIMITS.fewestDigits));
  if (forms.length === 0 || forms.length > LIMITS.mostForms || !isNumber) return null;
  return forms.map(([form]) => String(form).replace(/[^\p{L}\p{N}\u001f]/gu, '\\$&').replaceAll('\u001f', '[0-9]+')).join('|');
} // prettier-ignore

/** Whether nearly all that a column calls are numbers of the table, of other and earlier rows, each of few. */
async function calls(connection: DuckDBConnection, relation: string, at: string, number: Column, called: string): Promise<boolean> {
  const [row = []] = await rowsOf(
    connection,
    `WITH own AS (SELECT ${asText(number)} AS k, min(${at}) AS t FROM ${relation} WHERE ${quoteName(number.name)} IS NOT NULL GROUP BY 1), ` +
      `other AS (SELECT ${called} AS c, ${at} AS t FROM ${relation} WHERE ${called} IS DISTINCT FROM ${asText(number)}) ` +
      `SELECT count(*)::DOUBLE, count(own.k)::DOUBLE, count(DISTINCT own.k)::DOUBLE, count(*) FILTER (WHERE other.t >= own.t)::DOUBLE FROM other LEFT JOIN own ON own.k = other.c WHERE other.c IS NOT NULL`,
  );
  const [all = 0, known = 0, different = 0, later = 0] = row.map(Number);
  return different >= LIMITS.fewestCases && known >= LIMITS.calledKnown * all && later >= LIMITS.inOrder * known && known <= LIMITS.mostCalls * different;
} // prettier-ignore
