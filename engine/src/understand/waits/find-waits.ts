import { isDay } from '../../contracts/table/is-day';
import type { DuckDBConnection } from '@duckdb/node-api';
import type { ModelColumn } from '../../contracts/table/table-model';
import { rowsOf } from '../../insights/rows-of';
import { conditions, instant, name } from '../../insights/sql';
import type { Table } from '../../model';
import { asksForEnd, isScoreOfHarm } from '../outcome/outcome-words';
import { nameWords } from '../../profile/roles/name-words';
import { aboveWaits } from './above';
import { aheadIn, withoutAhead } from './ahead';
import { askedWait, type Asked, type Seen } from './asked';
import { termsOf } from './class-terms';
import { counts, oneOf, pace } from './counts';
import { ownColumns } from '../own-columns';
import { lengthWaits } from './lengths';
import { LIMITS, ROUND_DAYS } from './limits';
import { lastDay } from './last-day';
import { leftWaits, unaskedOf } from './left';
import { at, days, followingDates, milliseconds } from './moments';
import { countStates, ended, explains, stateOf, type Blank, type State } from './states';
import { isReadAgain } from '../shape/read-again';
import { owedIn, type Owed } from './owed';
import { pastWaits } from './past';
import { keyOf, moneyOf, sumsIn } from './row-of';
import { standingOf } from './standing';
import type { Found, Wait } from './wait';
import { isExit, isOptional, isPaper, isUrgent, saysCharged, saysCheck, saysPriority } from './words';

const LABELLED: ReadonlySet<ModelColumn['role']> = new Set([
  'boolean',
  'category',
  'coded-category',
  'ordered-category',
  'constant',
]);

/** Whether most cells of a column that count as blank hold a word in the place of a day: `cancelled` says how the row stands, and nobody waits for it. */
const isWritten = ({ alerts, columns }: Table, target: string): boolean => {
  const missing = columns.find(({ name: one }) => one === target)?.stats.missing ?? 0;
  return alerts.some(({ kind, columns: own, count = 0 }) => kind === 'unread-cells' && own.includes(target) && LIMITS.mostlyWritten * count >= missing);
}; // prettier-ignore

/** Rows that wait: what was asked for and never filled, what is open for longer than it takes, what is due and not there. At most a few, what says most first. */
export async function findWaits(connection: DuckDBConnection, table: Table): Promise<Wait[]> {
  const { model, relation, timeline } = table;
  if (!model || table.pushdown || isReadAgain(table)) return [];
  const statsOf = (column: string) => table.columns.find((one) => one.name === column)?.stats;
  const own = ownColumns(table);
  const dates = await followingDates(connection, relation, table);
  const isBlank = ({ name: one }: ModelColumn) => {
    const { count = 0, missing = 0 } = statsOf(one) ?? {};
    return count >= LIMITS.fewestFilled && missing >= LIMITS.fewestWaiting;
  };
  const others = own.filter((column) => isBlank(column) && mayBeAsked(column, statsOf(column.name)));
  const asked: Asked[] = [
    ...dates.filter(({ target, due }) => (due !== null || !isExit(target)) && !isWritten(table, target)).map((date) => ({ ...date, isDate: true, mayStayBlank: false })),
    ...others.map((column) => ({ target: column.name, start: null, due: null, isDate: false, isPaper: column.role === 'identifier' || column.role === 'code' || saysCheck(column.name), mayStayBlank: column.role !== 'constant' && column.role !== 'boolean' })),
  ].slice(0, LIMITS.mostTargets);
  const exits = own.flatMap((column) => (isDay(column) && isExit(column.name) ? [column.name] : []));
  const states = own.filter(({ role, name: one }) => LABELLED.has(role) && (statsOf(one)?.distinct ?? Infinity) <= LIMITS.mostLabels)
    // What says how a row stands, or answers a question, comes before what says of which sort it is.
    .toSorted((a, b) => Number(saysHow(b)) - Number(saysHow(a)))
    .slice(0, LIMITS.mostStates)
    .map(({ name: one, role }) => ({ name: one, role }));
  const stateNames = states.map(({ name: one }) => one);
  const stood = await standingOf(connection, table, stateNames, exits);
  const asOf = await lastDay(connection, table, stood.lived);
  const counted = asked.length === 0 ? new Map<Blank, never[]>() : await countStates(connection, relation, stateNames, asked, timeline);
  const found: Found[] = [];
  for (const blank of asked) {
    const columns = await Promise.all((counted.get(blank) ?? []).map(async (one) => ({ ...one, ahead: await aheadIn(connection, table, blank, one) })));
    const known = columns.flatMap(({ column, counted: counts, ahead }) => {
      const said = stateOf(column, blank.target, counts);
      const state = said === null || said === 'running' ? said : withoutAhead(said, ahead);
      const explained = state === 'running' ? 1 : state === null ? 0 : explains(counts, state);
      // Of a number that follows many may be missing: what asks for it is known by its header.
      const isKnown = blank.isPaper === true && states.some((one) => one.name === column && saysHow(one));
      return state !== null && (isKnown || explained >= LIMITS.explains) ? [{ state, explained }] : [];
    });
    const rated = known.sort((a, b) => b.explained - a.explained || Number(b.state !== 'running' && b.state.answers) - Number(a.state !== 'running' && a.state.answers));
    if (rated.some(({ state }) => state === 'running')) continue;
    // What is filled in together with it says no more of those that wait since a day.
    const [best] = rated.flatMap(({ state }) => (state === 'running' || (state.mirrors && state.open.length === 0 && blank.start !== null) ? [] : [state]));
    const gone = await Promise.all(columns.filter(({ column }) => column !== best?.column).map(async ({ column, counted: counts }) => ({ column, labels: await notOpen(connection, table, { column, labels: ended(counts), target: blank.target, state: best }) })));
    const left = exits.filter((one) => one !== blank.target);
    const without = await counts(connection, relation, ...left.map((one) => conditions(`${name(one)} IS NOT NULL`, `${name(blank.target)} IS NULL`, blank.start && `${name(blank.start)} IS NOT NULL`)));
    const alive = conditions(
      // What came to nothing waits for no day; what is open did not.
      blank.isDate && (best?.open ?? []).length === 0 ? stood.real : null,
      ...left.filter((_, i) => (without[i] ?? 0) > 0).map((one) => `${name(one)} IS NULL`),
      ...[...gone, ...columns.map(({ column, ahead: labels }) => ({ column, labels }))].filter(({ labels }) => labels.length > 0).map(({ column, labels }) => `(${name(column)} IS NULL OR ${oneOf(table, column, labels, 'NOT IN')})`),
    );
    const seen: Seen = { blank, state: best ?? null, alive, stood, asOf, states: stateNames, only: null };
    const all = await waitOf(connection, table, seen);
    const wait = all ?? (best || blank.start === null || blank.due ? null : ((await urgentWait(connection, table, seen)) ?? (await ofAmountWait(connection, table, seen))));
    if (wait) found.push(wait);
  }
  const told = new Set(found.flatMap((one) => (one.mayStayBlank ? [] : [one.target])));
  found.push(
    ...(await leftWaits(connection, table, stood, asOf)),
    ...(await pastWaits(connection, table, stood, asOf)),
    ...(await lengthWaits(connection, table, stood, { states: stateNames, asOf })),
    ...(await aboveWaits(connection, table, stood, { asOf, known: told, sorts: states.filter((one) => !saysHow(one)).map(({ name: one }) => one) })),
  );
  for (const { name: one, role } of states) {
    const labels = await rowsOf(connection, `SELECT DISTINCT CAST(${name(one)} AS VARCHAR) AS label FROM ${relation} WHERE label IS NOT NULL ORDER BY 1 LIMIT ${LIMITS.mostLabels + 1}`);
    const owed = owedIn({ name: one, role }, labels.map(([label]) => String(label)));
    const wait = owed ? await owedWait(connection, table, owed, exits) : null;
    if (wait) found.push(wait);
  }
  return apart(connection, relation, found);
} // prettier-ignore

const saysHow = ({ name: one, role }: Pick<ModelColumn, 'name' | 'role'>): boolean =>
  role === 'boolean' || asksForEnd(nameWords(one));

/** What somebody is asked to fill in: an answer, a label, an amount of money. */
function mayBeAsked({ name: one, role, quantity }: ModelColumn, stats: Table['columns'][number]['stats'] | undefined): boolean {
  if (saysCheck(one) && role !== 'measure' && role !== 'time') return true;
  if (isOptional(one) || isScoreOfHarm(nameWords(one))) return false;
  // The number of what follows is another one in nearly every row that has it.
  if (role === 'identifier' || role === 'code')
    return isPaper(one) && stats !== undefined && stats.distinct >= LIMITS.ofItsOwn * stats.count;
  return LABELLED.has(role) || (role === 'measure' && (quantity === 'money' || saysCharged(one)));
}

/** Of labels of rows that came to another end, those of which hardly any row is still open by its own status. */
async function notOpen(connection: DuckDBConnection, table: Table, { column, labels, target, state }: { column: string; labels: string[]; target: string; state: State | undefined }): Promise<string[]> {
  if (!state || state.open.length === 0 || labels.length === 0) return labels;
  const own = labels.map((label) => conditions(oneOf(table, column, [label]), `${name(target)} IS NULL`));
  const open = oneOf(table, state.column, state.open);
  const [blank, still] = [await counts(connection, table.relation, ...own), await counts(connection, table.relation, ...own.map((one) => conditions(one, open)))];
  return labels.filter((_, i) => (still[i] ?? 0) < LIMITS.stillOpen * (blank[i] ?? 0));
} // prettier-ignore

/** Where all together take too long to be asked, what is most urgent does not. */
async function urgentWait(connection: DuckDBConnection, table: Table, seen: Seen): Promise<Found | null> {
  for (const column of seen.states.filter(saysPriority)) {
    const rows = await rowsOf(connection, `SELECT DISTINCT CAST(${name(column)} AS VARCHAR) FROM ${table.relation} WHERE ${name(column)} IS NOT NULL ORDER BY 1`);
    const urgent = rows.map(([label]) => String(label)).find(isUrgent);
    if (urgent === undefined) continue;
    const wait = await waitOf(connection, table, { ...seen, alive: conditions(seen.alive, oneOf(table, column, [urgent])), only: { column, labels: [urgent] } });
    if (wait) return wait;
  }
  return null;
} // prettier-ignore

/** What only follows where an amount is known, as money that was collected is handed over. */
async function ofAmountWait(connection: DuckDBConnection, table: Table, seen: Seen): Promise<Found | null> {
  const { target, start } = seen.blank;
  const [is, begun] = [`${name(target)} IS NOT NULL`, start === null ? '' : `${name(start)} IS NOT NULL`];
  const amounts = ownColumns(table).filter(({ role }) => role === 'measure').map(({ name: one }) => one);
  const asked = amounts.flatMap((one) => [conditions(`${name(one)} > 0`, begun), conditions(`${name(one)} > 0`, begun, is)]);
  const [rows = 0, filled = 0, ...known] = await counts(connection, table.relation, begun === '' ? 'true' : begun, conditions(begun, is), ...asked);
  for (const [i, one] of amounts.entries()) {
    const [own = 0, ownFilled = 0] = known.slice(2 * i, 2 * i + 2);
    const isOfFew = own <= LIMITS.mostOwed * rows && filled - ownFilled <= LIMITS.hardlyFilled * (rows - own);
    if (!isOfFew || ownFilled < LIMITS.before * filled || ownFilled < LIMITS.finished * own) continue;
    const wait = await waitOf(connection, table, { ...seen, alive: conditions(seen.alive, `${name(one)} > 0`), only: 'amount' });
    if (wait) return { ...wait, money: sumsIn(table).includes(one) ? one : wait.money };
  }
  return null;
} // prettier-ignore

async function waitOf(connection: DuckDBConnection, table: Table, seen: Seen): Promise<Found | null> {
  const { relation } = table;
  const { blank, state, alive, only } = seen;
  const { target, start, due } = blank;
  const isBlank = `${name(target)} IS NULL`;
  const isOpen = state !== null && state.open.length > 0;
  const isAsked = state !== null && !isOpen && (!state.mirrors || start === null);
  // What a label says has come, and is blank, is a slip.
  if (state !== null && !isOpen && !isAsked) return null;
  const ofAll = state && oneOf(table, state.column, [...state.asks, ...state.open]);
  const ofWaiting = state && (isOpen ? oneOf(table, state.column, state.open) : ofAll);
  const said = state && { column: state.column, labels: isOpen ? state.open : state.asks };
  const base = { target, state: said ?? (only === 'amount' ? null : only), key: keyOf(table), mayStayBlank: blank.mayStayBlank };
  if (start === null) {
    return state ? askedWait(connection, table, state, seen) : null;
  }
  const { median, usual, n: finished, first, last } = await pace(connection, table, conditions(alive, ofAll), start, target);
  if (!(finished >= LIMITS.fewestFilled) || !(last > first)) return null;
  const asOf = Math.max(Math.floor(days(last)) * milliseconds(1), only ? (seen.asOf ?? 0) : 0);
  const ofAllRows = ROUND_DAYS.find((one) => one >= LIMITS.beyondUsual * days(usual)) ?? Infinity;
  const most = LIMITS.ofWindow * (asOf - first);
  const terms = due === null && only === null ? await termsOf(connection, table, { alive: conditions(alive, ofAll), start, target, most, columns: seen.states.filter((one) => one !== state?.column) }) : null;
  const limit = terms?.each.at(-1)?.limit ?? ofAllRows;
  if (due === null && milliseconds(limit) > most) return null;
  const limitSql = terms?.sql ?? String(milliseconds(limit));
  const begun = `${name(start)} IS NOT NULL`;
  const had = due ? `${due.sql} < ${instant(asOf)}` : terms ? `${at(name(start))} + ${limitSql} < ${asOf}` : `${name(start)} < ${instant(asOf - milliseconds(limit))}`;
  const among = conditions(alive, ofAll, due ? begun : null, had);
  const waiting = conditions(alive, ofWaiting, due ? begun : null, had, isBlank);
  const isYoung = conditions(alive, ofAll, `${name(start)} > ${instant(asOf - median)}`);
  const [mature = 0, filled = 0, n = 0, young = 0, youngBlank = 0] = await counts(
    connection,
    relation,
    among,
    conditions(among, `${name(target)} IS NOT NULL`),
    waiting,
    isYoung,
    conditions(isYoung, isBlank),
  );
  // What a label asks for is asked for however few came to it.
  if (n < LIMITS.fewestWaiting) return null;
  if (filled < (isAsked ? LIMITS.wanted : due || isOpen || only ? LIMITS.finishedSaid : LIMITS.finished) * mature) return null;
  const blankNow = (mature - filled) / Math.max(1, mature);
  const chance = Math.sqrt((blankNow * (1 - blankNow)) / Math.max(1, young));
  const isNotYet = young >= LIMITS.fewestYoung && youngBlank >= Math.max(LIMITS.youngBlank, blankNow + LIMITS.sureDeviations * chance) * young;
  // Where nothing says that a blank cell means not yet, it is only news where one group has more of them.
  const mayStayBlank = blank.mayStayBlank || (!isOpen && !isAsked && !isNotYet && !only);
  const how = due ? 'due' : isOpen ? 'open' : isAsked ? 'asked' : 'after';
  // Some always take longer than nearly all: so many of them would be there on any day.
  const isLonger = `greatest(0, ${at(name(target))} - ${at(name(start))} - ${limitSql})`;
  const [[longer] = []] = due || isAsked ? [] : await rowsOf(connection, `SELECT sum(${isLonger}) / ${asOf - first} FROM ${relation} WHERE ${among}`);
  const expected = Number(longer ?? 0);
  const [[late] = []] = due ? await rowsOf(connection, `SELECT quantile_cont(greatest(0, ${at(name(target))} - ${at(due.sql)}), ${LIMITS.usual}) FROM ${relation} WHERE ${conditions(alive, `${name(target)} IS NOT NULL`)}`) : [];
  const money = await moneyOf(connection, table, [target, start, due?.column ?? ''], { waiting, n, isAsked });
  // Who was never asked to pay may have forgotten.
  const unasked = due && money !== null ? await unaskedOf(connection, table, waiting) : null;
  return {
    ...base, ...(unasked && { unasked }), ...(terms && { terms: { column: terms.column, each: terms.each } }), mayStayBlank, how, start, due, asOf, limit: due ? null : limit, usual: days(due ? Number(late ?? 0) : usual), among, waiting, money, n,
    of: how === 'open' ? conditions(alive, ofWaiting, begun, isBlank) : among,
    isMore: n > expected + LIMITS.sureDeviations * Math.sqrt(Math.max(1, expected)),
  };
} // prettier-ignore

/** What a label alone says is owed: since the row's own day where rows are what happened, and since nobody knows when where they are customers. */
async function owedWait(connection: DuckDBConnection, table: Table, { column, labels }: Owed, exits: readonly string[]): Promise<Found | null> {
  const { relation, model, timeline } = table;
  const alive = conditions(...exits.map((one) => `${name(one)} IS NULL`));
  const among = conditions(alive, `${name(column)} IS NOT NULL`);
  const waiting = conditions(alive, oneOf(table, column, labels));
  const [n = 0, all = 0] = await counts(connection, relation, waiting, among);
  if (n < LIMITS.fewestWaiting || n > LIMITS.mostOwed * all) return null;
  const isEntity = model?.shape.kind === 'entity';
  const start = isEntity ? null : timeline;
  const { last } = start === null ? { last: NaN } : await pace(connection, table, '', start, start);
  const money = await moneyOf(connection, table, [column, 'payment due'], { waiting, n, isAsked: false, isFirst: isEntity });
  const unasked = await unaskedOf(connection, table, waiting);
  return {
    ...(unasked && { unasked }), how: 'owed', target: column, start, due: null, asOf: start === null ? null : Math.floor(days(last)) * milliseconds(1), limit: null, usual: null,
    state: { column, labels }, of: among, among, waiting, money, key: keyOf(table), isMore: true, mayStayBlank: false, n,
  };
} // prettier-ignore

const RANK: Readonly<Record<Wait['how'], number>> = { due: 0, past: 1, left: 2, asked: 3, owed: 4, open: 5, after: 6 };

/** Without what other waits tell of the same rows, what is surely told first. */
async function apart(connection: DuckDBConnection, relation: string, found: readonly Found[]): Promise<Wait[]> {
  const inOrder = found.toSorted((a, b) => Number(a.mayStayBlank) - Number(b.mayStayBlank) || RANK[a.how] - RANK[b.how] || b.n - a.n);
  const kept: Found[] = [];
  for (const wait of inOrder) {
    if (kept.length === LIMITS.mostWaits) break;
    const both = await counts(connection, relation, ...kept.map((one) => conditions(one.waiting, wait.waiting)));
    if (both.every((n) => n < LIMITS.shared * wait.n)) kept.push(wait);
  }
  return kept.map(({ n: _, ...wait }) => wait);
} // prettier-ignore
