import type { DuckDBConnection } from '@duckdb/node-api';
import { quoteName, quoteText } from '../../../duckdb/quote-sql';
import { rowsOf } from '../../../insights/rows-of';
import type { Table } from '../../../model';
import type { LoadedTable } from '../../../read/load/loaded-table';
import type { FreeName, Made } from '../plan';
import { againMade } from './again';
import { atTimesMade, endMade, isEnd, measured, type Measured } from './ends';
import { ledgerIn, ledgerMade, type Ledger } from './ledger';
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
  const ledger = await ledgerIn(connection, place, table);
  const made = ledger ? await ledgerMade(connection, place, table, ledger, nameFree) : [];
  const found = await stepsIn(connection, place, table, ledger);
  // Those that some go without come first.
  const ends = found.filter(isEnd).sort((a, b) => Number(b.never >= LIMITS.fewestWaiting) - Number(a.never >= LIMITS.fewestWaiting));
  for (const pair of ends.slice(0, LIMITS.mostEnds))
    made.push(await endMade(connection, place, table, pair, nameFree));
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
      if (ledger && (await isOfPayment(connection, place, pair, ledger))) continue;
      const known = await measured(connection, place, pair);
      // By another column of kinds the same rows follow each other.
      if (known && !found.some(({ mature, never, usual }) => mature === known.mature && never === known.never && usual === known.usual)) found.push(known);
    }
    if (found.length > 0) return found.sort((a, b) => b.ended - a.ended);
  }
  return [];
} // prettier-ignore

/** What is charged and paid is told of the account. */
async function isOfPayment(connection: DuckDBConnection, { relation }: Place, { kind, begin, end }: Pair, { charged, paid }: Ledger): Promise<boolean> {
  const label = `CAST(${quoteName(kind)} AS VARCHAR)`;
  const mostly = (column: string, of: string) => `avg((coalesce(${quoteName(column)}, 0) <> 0)::INT) FILTER (WHERE ${label} = ${quoteText(of)}) > 0.5`;
  const [[isPaid, isPaidFirst, isCharge] = []] = await rowsOf(connection, `SELECT ${mostly(paid, end)}, ${mostly(paid, begin)}, ${mostly(charged, begin)} FROM ${relation}`);
  return isPaidFirst === true || (isPaid === true && isCharge === true);
} // prettier-ignore
