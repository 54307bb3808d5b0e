import type { DuckDBConnection } from '@duckdb/node-api';
import { conditions, instant, name } from '../../insights/sql';
import type { Table } from '../../model';
import { nameWords } from '../../profile/roles/name-words';
import { asksForEnd, isGivenUp } from '../outcome/outcome-words';
import { counts, oneOf } from './counts';
import { lastStep } from './last-day';
import { LIMITS } from './limits';
import { milliseconds } from './moments';
import { keyOf, moneyOf } from './row-of';
import type { Standing } from './standing';
import { countStates, type Blank, type State } from './states';
import type { Found, Wait } from './wait';
import { saysCharged, saysOpen } from './words';

/** A column whose blank cells are looked at. */
export interface Asked extends Blank {
  due: Wait['due'];
  isDate: boolean;
  mayStayBlank: boolean;
  /** The number of what follows: an invoice, a certificate. */
  isPaper?: boolean;
}

export interface Seen {
  blank: Asked;
  state: State | null;
  /** Rows that have come to no other end. */
  alive: string;
  stood: Standing;
  asOf: number | null;
  states: readonly string[];
  /** The label of the most urgent rows, where only these are asked; or only those of which an amount is known are. */
  only: Wait['state'] | 'amount';
}

/** What a label asks for that has no day of its own: an answer, an amount, the number of an invoice. */
export async function askedWait(connection: DuckDBConnection, table: Table, state: State, { blank, alive, stood, states, asOf }: Seen): Promise<Found | null> {
  const { relation } = table;
  const { target, isPaper: isNumber = false } = blank;
  const ofAll = oneOf(table, state.column, state.asks);
  const own = conditions(alive, stood.real, ofAll);
  const others = await notAsked(connection, table, { own, target, isNumber, states: states.filter((one) => one !== state.column) });
  const instead = isMoney(table, target) ? await insteadOf(connection, table, target) : [];
  const among = conditions(own, ...others, ...instead.map((one) => `${name(one)} IS NULL`));
  const isBlank = `${name(target)} IS NULL`;
  const [n = 0, all = 0] = await counts(connection, relation, conditions(among, isBlank), among);
  if (n < LIMITS.fewestWaiting || (isNumber && all - n < LIMITS.follows * all)) return null;
  // What is filled in nearly all rows of its labels is left blank by mistake: news where one group leaves it so.
  const mayStayBlank = !isNumber && (blank.mayStayBlank || state.mirrors);
  if (!isNumber && !state.answers && !state.mirrors && blank.mayStayBlank) return null;
  if (state.mirrors && !isNumber && !isMoney(table, target)) return null;
  const start = isNumber && asOf !== null && table.model?.shape.kind !== 'entity' ? await lastStep(connection, table, conditions(among, isBlank), n) : null;
  const known = conditions(among, start !== null && asOf !== null ? `${name(start)} < ${instant(asOf + milliseconds(1))}` : null);
  const waiting = conditions(known, isBlank);
  const late = start !== null && asOf !== null ? conditions(waiting, `${name(start)} < ${instant(asOf - milliseconds(LIMITS.terms))}`) : waiting;
  const [nNow = 0, nLate = 0] = await counts(connection, relation, waiting, late);
  // Nobody writes an invoice on the day.
  if (nLate < LIMITS.fewestWaiting) return null;
  const money = await moneyOf(connection, table, [target, state.column], { waiting, n: nNow, isAsked: !isNumber });
  return {
    how: 'asked', target, start, due: null, asOf: start === null ? null : asOf, limit: null, usual: null, state: { column: state.column, labels: state.asks },
    of: known, among: known, waiting, money, key: keyOf(table), isMore: true, mayStayBlank, n: nNow,
  };
} // prettier-ignore

const isMoney = ({ model }: Table, column: string): boolean =>
  model?.columns.some(
    ({ name: one, role, quantity }) => one === column && role === 'measure' && (quantity === 'money' || saysCharged(one)),
  ) === true;

/** Amounts of which a row has either the one or the other, as a posting has a debit or a credit. */
async function insteadOf(connection: DuckDBConnection, table: Table, target: string): Promise<string[]> {
  const amounts = (table.model?.columns ?? []).map(({ name: one }) => one).filter((one) => one !== target && isMoney(table, one));
  const is = (one: string) => `${name(one)} IS NOT NULL`;
  const [filled = 0, ...found] = await counts(connection, table.relation, is(target), ...amounts.flatMap((one) => [is(one), conditions(is(one), is(target))]));
  return amounts.filter((_, i) => {
    const [own = 0, both = 0] = found.slice(2 * i, 2 * i + 2);
    return own >= LIMITS.fewestFilled && both <= LIMITS.hardlyFilled * Math.min(filled, own);
  });
} // prettier-ignore

/** Without the labels of other states of whose rows hardly any has it: of what came to nothing; and of a number that follows those beyond chance, as what is not complete has no invoice yet. */
async function notAsked(connection: DuckDBConnection, table: Table, { own, target, isNumber, states }: { own: string; target: string; isNumber: boolean; states: readonly string[] }): Promise<string[]> {
  const counted = await countStates(connection, `(SELECT * FROM ${table.relation} WHERE ${own})`, states, [{ target, start: null }], null);
  return [...counted.values()].flat().flatMap(({ column, counted: labels }) => {
    const [rows, filled] = labels.reduce(([all, some], one) => [all + one.rows, some + one.filled], [0, 0]);
    const names = labels.flatMap(({ label }) => label ?? []);
    const mayBeEarly = isNumber && asksForEnd(nameWords(column));
    const isOut = (label: string, n: number) => isGivenUp(label) || (mayBeEarly && (saysOpen(label, names) !== null || (1 - filled / rows) ** n < LIMITS.byChance));
    const out = labels.flatMap((one) => (one.label !== null && one.filled <= LIMITS.hardlyFilled * one.rows && isOut(one.label, one.rows) ? [one.label] : []));
    return out.length === 0 ? [] : [`(${name(column)} IS NULL OR ${oneOf(table, column, out, 'NOT IN')})`];
  });
} // prettier-ignore
