import type { DuckDBConnection } from '@duckdb/node-api';
import { quoteName, quoteText } from '../../../duckdb/quote-sql';
import { rowsOf } from '../../../insights/rows-of';
import type { Table } from '../../../model';
import type { LoadedTable } from '../../../read/load/loaded-table';
import type { FreeName, Made } from '../plan';
import { againMade } from './again';
import { atTimesMade, endMade, isEnd, measured, type Measured } from './ends';
import { ledgerIn, ledgerMade, sidesIn, type Ledger, type Side } from './ledger';
import { LIMITS } from './limits';
import { placeOf, type Place } from './place';
import { pairsIn, type Pair } from './steps';

/**
 * What no row says by itself, and only several rows of one case do: when it was over, whether something followed, what of it is open. It is written on the row that
 * begins the case, so that groups, times and those that wait are told as of any other column.
 */
export async function casesOf(connection: DuckDBConnection, loaded: LoadedTable, table: Table, nameFree: FreeName): Promise<Made[]> {
  const place = await placeOf(connection, loaded, table);
  if (!place) return [];
  const sides = await sidesIn(connection, place, table);
  const ledger = await ledgerIn(connection, place, sides);
  const made = ledger ? await ledgerMade(connection, place, table, ledger, nameFree) : [];
  const found = await stepsIn(connection, place, table, ledger);
  // Those that some go without come first.
  const ends = found.filter(isEnd).sort((a, b) => Number(b.never >= LIMITS.fewestWaiting) - Number(a.never >= LIMITS.fewestWaiting));
  for (const pair of ends.slice(0, LIMITS.mostEnds)) {
    const end = await endMade(connection, place, table, pair, nameFree);
    // Which bill a payment is of is not known by what came next on an account: how long they take shows in it, and not which of them is open.
    made.push(!ledger && (await isAcross(connection, place, pair, sides)) ? { ...end, waits: [] } : end);
  }
  for (const pair of found.filter((one) => one.once && !isEnd(one)).slice(0, LIMITS.mostAtTimes))
    made.push(atTimesMade(place, pair, nameFree));
  // Steps of one case come again by themselves.
  return made.length > 0 ? made : againMade(connection, place, table, nameFree);
} // prettier-ignore

/** The steps of the key by which most of them follow each other, those first that do so most often. */
async function stepsIn(connection: DuckDBConnection, place: Place, table: Table, ledger: Ledger | null): Promise<Measured[]> {
  for (const key of ledger ? [ledger.key] : place.keys) {
    const found: Measured[] = [];
    for (const pair of await pairsIn(connection, place, table, key)) {
      const known = await measured(connection, place, pair);
      if (known && ledger && (await isOfPayment(connection, place, known, ledger))) continue;
      // By another column of kinds the same rows follow each other.
      if (known && !found.some(({ mature, never, usual }) => mature === known.mature && never === known.never && usual === known.usual)) found.push(known);
    }
    if (found.length > 0) return found.sort((a, b) => b.ended - a.ended);
  }
  return [];
} // prettier-ignore

/** Whether the rows of a label mostly have an amount, in SQL. */
const mostly = (kind: string, label: string, { sql }: Side): string =>
  `coalesce(avg((coalesce(${sql}, 0) <> 0)::INT) FILTER (WHERE CAST(${quoteName(kind)} AS VARCHAR) = ${quoteText(label)}) > 0.5, false)`;

/** Whether the one step is on the one side of an account and the other on the other, in SQL. */
const across = ({ kind, begin, end }: Pair, from: Side, to: Side): string =>
  `(${mostly(kind, begin, from)} AND ${mostly(kind, end, to)})`;

/** What is charged and paid is told of the account; what happens at times to what was charged, as a credit note, is not. */
const isOfPayment = (connection: DuckDBConnection, place: Place, pair: Measured, { charged, paid }: Ledger): Promise<boolean> =>
  isSo(connection, place, [mostly(pair.kind, pair.begin, paid), ...(isEnd(pair) ? [across(pair, charged, paid)] : [])]);

/** Whether a pair goes from one side of an account to the other. */
const isAcross = (connection: DuckDBConnection, place: Place, pair: Pair, sides: readonly [Side, Side][]): Promise<boolean> =>
  isSo(connection, place, sides.flatMap(([a, b]) => [across(pair, a, b), across(pair, b, a)])); // prettier-ignore

async function isSo(connection: DuckDBConnection, { relation }: Place, any: readonly string[]): Promise<boolean> {
  if (any.length === 0) return false;
  const [[is] = []] = await rowsOf(connection, `SELECT ${any.join(' OR ')} FROM ${relation}`);
  return is === true;
}
