import type { DuckDBConnection } from '@duckdb/node-api';
import { rowsOf } from '../../insights/rows-of';
import { conditions, instant, name } from '../../insights/sql';
import type { Table } from '../../model';
import { ownColumns } from '../own-columns';
import { counts } from './counts';
import { lastStep } from './last-day';
import { LIMITS } from './limits';
import { milliseconds } from './moments';
import { keyOf, moneyOf, sumsIn } from './row-of';
import type { Standing } from './standing';
import { countStates, explains, haveWordInCommon, stateOf } from './states';
import type { Found } from './wait';
import { isOptional, saysCheck } from './words';

/** From which amount on something is asked for. */
interface Bound {
  target: string;
  amount: string;
  from: number;
  /** The amount itself is not asked yet. */
  strict: boolean;
  gain: number;
}

/** How many rows have an amount about so large, and in how many of them each column is filled. */
interface Bin {
  edge: number;
  /** The amount is the round one itself. */
  exact: boolean;
  rows: number;
  filled: number[];
}

/** What is filled in nearly all rows above a round amount and in hardly any below, and blank in some above: an approval, a second signature, a photo. */
export async function aboveWaits(connection: DuckDBConnection, table: Table, stood: Standing, { asOf, known, sorts }: { asOf: number | null; known: ReadonlySet<string>; sorts: readonly string[] }): Promise<Found[]> {
  const targets = targetsOf(table).filter((one) => !known.has(one));
  const sums = sumsIn(table);
  const others = ownColumns(table).flatMap(({ name: one, role }) => (role === 'measure' && !sums.includes(one) ? [one] : []));
  const amounts = targets.length === 0 ? [] : [...sums, ...others].slice(0, LIMITS.mostAmounts);
  const best = new Map<string, Bound>();
  for (const amount of amounts) {
    const bins = await binsOf(connection, table, { amount, targets, real: stood.lived });
    for (const [i, target] of targets.entries()) {
      const bound = boundOf(bins, i, { target, amount });
      if (bound && bound.gain > (best.get(target)?.gain ?? 0)) best.set(target, bound);
    }
  }
  const ofSort = await filledBySort(connection, table, [...best.keys()], sorts);
  const waits = [...best.values()].filter(({ target }) => !ofSort.has(target)).map((bound) => waitAbove(connection, table, stood, { bound, asOf }));
  return (await Promise.all(waits)).flatMap((one) => one ?? []);
} // prettier-ignore

/** Of columns those that one sort of rows has whatever the amount, and the others never: a payment has a way in which it was paid, a credit note has none. */
async function filledBySort(connection: DuckDBConnection, { relation, timeline }: Table, targets: readonly string[], sorts: readonly string[]): Promise<Set<string>> {
  if (targets.length === 0) return new Set();
  const counted = await countStates(connection, relation, sorts, targets.map((target) => ({ target, start: null })), timeline);
  const told = [...counted].filter(([{ target }, columns]) => columns.some(({ column, counted: labels }) => {
    const state = stateOf(column, target, labels);
    // A mark that something was paid, or approved, says no more than the column itself.
    return state !== null && state !== 'running' && state.mirrors && !state.answers && !haveWordInCommon(column, target) && explains(labels, state) >= LIMITS.explains;
  }));
  return new Set(told.map(([{ target }]) => target));
} // prettier-ignore

const targetsOf = (table: Table): string[] =>
  ownColumns(table)
    .filter(({ name: one, role }) => role !== 'measure' && role !== 'empty' && (saysCheck(one) || !isOptional(one)))
    .filter(({ name: one }) => {
      const { count = 0, missing = 0 } = table.columns.find((column) => column.name === one)?.stats ?? {};
      return count >= LIMITS.fewestFilled && missing >= LIMITS.fewestWaiting;
    })
    .map(({ name: one }) => one)
    .sort((a, b) => Number(saysCheck(b)) - Number(saysCheck(a)))
    .slice(0, LIMITS.mostTargets);

/** Amounts by their first two digits; what came to nothing is asked for nothing. */
async function binsOf(connection: DuckDBConnection, { relation }: Table, { amount, targets, real }: { amount: string; targets: readonly string[]; real: string }): Promise<Bin[]> {
  const cell = `${name(amount)}::DOUBLE`;
  const size = `power(10, floor(log10(${cell}) + ${LIMITS.hair}) - 1)`;
  const edge = `round(floor(${cell} / ${size} + ${LIMITS.hair}) * ${size}, ${LIMITS.cents})`;
  const filled = targets.map((one) => `count(${name(one)})::DOUBLE`);
  const binned = `SELECT *, ${edge} AS at_edge FROM ${relation} WHERE ${conditions(real, `${name(amount)} > 0`)}`;
  const rows = await rowsOf(connection, `SELECT at_edge, coalesce(round(${cell}, ${LIMITS.cents}) <= at_edge, true) AS at_exact, count(*)::DOUBLE, ${filled.join(', ')} FROM (${binned}) GROUP BY 1, 2 ORDER BY 1, 2 DESC`);
  return rows.map(([at, exact, n, ...own]) => ({ edge: Number(at), exact: exact === true, rows: Number(n), filled: own.map(Number) }));
} // prettier-ignore

const ln = (part: number, all: number): number => (part > 0 ? part * Math.log(part / all) : 0);
const likelihood = (filled: number, rows: number): number => ln(filled, rows) + ln(rows - filled, rows);

/** The round amount from which on nearly all rows have it, and hardly one below. */
function boundOf(bins: readonly Bin[], i: number, of: Pick<Bound, 'target' | 'amount'>): Bound | null {
  const [rows, filled] = [bins.map((bin) => bin.rows), bins.map((bin) => bin.filled[i] ?? 0)];
  const sum = (some: readonly number[]) => some.reduce((all, one) => all + one, 0);
  const [all, allFilled] = [sum(rows), sum(filled)];
  const says = saysCheck(of.target);
  let [below, belowFilled]: [number, number] = [0, 0];
  let best: Bound | null = null;
  for (let cut = 1; cut < bins.length; cut++) {
    below += rows[cut - 1] ?? 0;
    belowFilled += filled[cut - 1] ?? 0;
    const [above, aboveFilled] = [all - below, allFilled - belowFilled];
    const bin = bins[cut];
    if (!bin || !(bin.edge > 0) || below < LIMITS.fewestFilled || aboveFilled < LIMITS.fewestAbove) continue;
    const isAsked = aboveFilled >= (says ? LIMITS.follows : LIMITS.nearlyFilled) * above && belowFilled <= (says ? LIMITS.mayBelow : LIMITS.hardlyFilled) * below;
    const gain = likelihood(aboveFilled, above) + likelihood(belowFilled, below) - likelihood(allFilled, all);
    if (!isAsked || gain <= LIMITS.sureBound || !isSharp(rows, filled, cut)) continue;
    const bound = roundest(bins, cut);
    // Nobody sets a bound of 490: that one row below has it as well is likelier.
    const told = gain - LIMITS.eachDigit * digitsOf(bound.from);
    if (told > (best?.gain ?? 0)) best = { ...of, ...bound, gain: told };
  }
  return best;
} // prettier-ignore

/** Whether rows next to the bound keep it on either side: what only becomes more frequent with the amount has none. */
function isSharp(rows: readonly number[], filled: readonly number[], cut: number): boolean {
  const near = (step: 1 | -1) => {
    let [n, own] = [0, 0];
    for (let at = step > 0 ? cut : cut - 1; at >= 0 && at < rows.length && n < LIMITS.nextTo; at += step) {
      n += rows[at] ?? 0;
      own += filled[at] ?? 0;
    }
    return n === 0 ? NaN : own / n;
  };
  return near(1) >= LIMITS.askedNextTo && near(-1) <= LIMITS.mayNextTo;
}

/** Of the amounts that part the two sides the roundest one: above 5,000, and not from 5,100 on. */
function roundest(bins: readonly Bin[], cut: number): Pick<Bound, 'from' | 'strict'> {
  const [last, first] = [bins[cut - 1], bins[cut]];
  const [low, high] = [last?.edge ?? 0, first?.edge ?? 0];
  const size = (of: number) => 10 ** Math.floor(Math.log10(of) + LIMITS.hair);
  // Below end those of a bin where the next one begins.
  const least = last?.exact === true || low === 0 ? low : Math.min(high, low + size(low) / 10);
  const steps = [1, 2, 4, 10].map((part) => size(high) / part);
  const rounds = steps.map((step) => Number((Math.floor(high / step + LIMITS.hair) * step).toPrecision(LIMITS.digits)));
  const from = rounds.find((one) => one >= least && one > 0) ?? high;
  return { from, strict: !(from === high && first?.exact === true) };
}

/** Digits other than the noughts at its end. */
const digitsOf = (value: number): number =>
  String(value)
    .replace('.', '')
    .replace(/^0+|0+$/gu, '').length;

async function waitAbove(connection: DuckDBConnection, table: Table, stood: Standing, { bound, asOf }: { bound: Bound; asOf: number | null }): Promise<Found | null> {
  const { relation } = table;
  const { target, amount, from, strict } = bound;
  const asked = conditions(stood.lived, `${name(amount)} ${strict ? '>' : '>='} ${from}`);
  const isBlank = `${name(target)} IS NULL`;
  const [n = 0] = await counts(connection, relation, conditions(asked, isBlank));
  if (n < LIMITS.fewestWaiting) return null;
  const start = asOf === null || table.model?.shape.kind === 'entity' ? null : await lastStep(connection, table, conditions(asked, isBlank), n);
  const known = conditions(asked, start !== null && asOf !== null ? `${name(start)} < ${instant(asOf + milliseconds(1))}` : null);
  const waiting = conditions(known, isBlank);
  const [nNow = 0] = await counts(connection, relation, waiting);
  const isMoney = sumsIn(table).includes(amount) || table.model?.columns.some((one) => one.name === amount && one.quantity === 'money') === true;
  const money = isMoney ? amount : await moneyOf(connection, table, [target], { waiting, n: nNow, isAsked: false });
  return {
    how: 'asked', target, start, due: null, asOf: start === null ? null : asOf, limit: null, usual: null, state: null, above: { column: amount, from, strict },
    of: known, among: known, waiting, money, key: keyOf(table), isMore: true, mayStayBlank: false, n: nNow,
  };
} // prettier-ignore
