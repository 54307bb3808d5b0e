import type { DuckDBConnection } from '@duckdb/node-api';
import { quoteName } from '../../../duckdb/quote-sql';
import { rowsOf } from '../../../insights/rows-of';
import { runQuery } from '../../../duckdb/run-query';
import type { ColumnPlan } from '../../typing/column-plan';
import { UNREAD_TEXT } from '../../typing/unread-column';
import { isWide } from '../create-wide-table';
import { LIMITS } from '../limits';
import type { SumBelow } from './below';

/** What ledgers call a row that only says what was there before, or is carried on: the whole of a cell, so that no firm is called so. */
const CARRIED =
  '^(?:' +
  '(?:(?:opening|closing|starting|previous)? ?balance )?(?:[bc]/(?:[fd]|fwd)|[bc]\\.? ?[fd]\\.|(?:brought|carried) (?:forward|fwd|down|over))|(?:opening|closing|starting|previous) balance|' +
  '(?:saldo|jahres)?(?:vortrag|übertrag)|(?:anfangs|eröffnungs)(?:saldo|bestand|buchung)|saldo vortrag|(?:report|solde) à nouveau|à[ -]nouveaux?|à reporter|solde (?:initial|reporté|antérieur)|' +
  'saldo (?:de )?(?:apertura|inicial|anterior|iniziale|precedente)|asiento de apertura|(?:begin|eind)saldo' +
  // Of which year or as of which day.
  ')(?: [0-9][0-9./-]*)?$';

/** What a journal calls them beside it. */
const CODE = `${CARRIED}|^(?:[bc]fw?d?|ran|ob|eb)$`;

/**
 * Takes rows out of a freshly loaded table that only carry a balance on: a cell says so, and a quarter and more of the cells that nearly every other row has are blank, or a
 * second cell says so as well. Where a row is as full as the others, a balance is what the table is about.
 */
export async function takeCarried(
  connection: DuckDBConnection,
  relation: string,
  { names, plans }: { names: readonly string[]; plans: readonly ColumnPlan[] },
  signal?: AbortSignal,
): Promise<SumBelow[]> {
  if (isWide(names.length) || names.some((name) => name.toLowerCase() === 'rowid')) return [];
  const texts = [...names.filter((_, i) => plans[i]?.type === 'text').map(quoteName), UNREAD_TEXT];
  const asks = (text: string) => `regexp_matches(trim(${text}), '(?i)${CARRIED}')`;
  const label = `coalesce(${texts.map((text) => `CASE WHEN ${asks(text)} THEN trim(${text}) END`).join(', ')})`;
  const says = texts.map((text) => `coalesce(${asks(text)}, false)`).join(' OR ');
  const [[all, some] = []] = await rowsOf(connection, `SELECT count(*)::DOUBLE, (count(*) FILTER (${says}))::DOUBLE FROM ${relation}`);
  if (Number(some) === 0 || Number(some) > LIMITS.mostCarried * Number(all)) return [];
  const filled = names.map((name) => `count(${quoteName(name)})::DOUBLE`).join(', ');
  const [counts = []] = await rowsOf(connection, `SELECT ${filled} FROM ${relation} WHERE NOT (${says})`);
  const usual = names.filter((_, i) => Number(counts[i]) >= LIMITS.filledLabels * (Number(all) - Number(some)));
  if (usual.length < LIMITS.fewestUsual) return [];
  const blank = usual.map((name) => `(${quoteName(name)} IS NULL)::INT`).join(' + ');
  // What says the same as one of them is one of them, be it of an account whose every cell is known.
  const bare = (text: string) => `regexp_replace(${text}, ' [0-9][0-9./-]*$', '')`;
  const codes = texts.map((text) => `coalesce(regexp_matches(trim(${text}), '(?i)${CODE}'), false)::INT`).join(' + ');
  const emptier = `(${LIMITS.blankUsual} * (${blank}) >= ${usual.length} OR ${codes} >= 2)`;
  const found = await rowsOf(
    connection,
    `SELECT rowid::DOUBLE, ${label} AS said FROM ${relation} WHERE (${says}) AND ${bare(label)} IN (SELECT ${bare(label)} FROM ${relation} WHERE (${says}) AND ${emptier}) ORDER BY rowid`,
  );
  if (found.length === 0) return [];
  await runQuery(connection, `DELETE FROM ${relation} WHERE rowid IN (${found.map(([row]) => Number(row)).join(', ')})`, signal);
  return found.map(([row, text]) => ({ row: Number(row), text: String(text).slice(0, 120), why: 'carried' }));
} // prettier-ignore
