import type { SampleColumn } from '../../sample/read-sample';
import type { Grouping } from '../groupings/groupings';
import { LIMITS } from '../limits';
import { numberColumn, RELATIVE, type NumberColumn } from '../number-column';
import { count, isNoChance, waysOfValues } from '../proposal';

/**
 * Balances that stand behind each booking: what stood there before and what the row brings or takes, in the order of the rows or in the one that begins
 * with the last. They add up what others hold, so that their own sum means nothing.
 * @param accounts columns of which each label may have a balance of its own
 */
export function runningBalances(
  along: string,
  measures: readonly SampleColumn[],
  accounts: readonly SampleColumn[],
  rows: number,
): Grouping[] {
  const columns = measures.slice(0, LIMITS.mostOfLedger).map((column, at) => numberColumn(column, at, rows));
  const few = accounts.filter(({ labels }) => labels.length > 1 && labels.length * LIMITS.rowsOfAccount <= rows);
  const orders = [null, ...few.slice(0, LIMITS.mostOfLedger)].flatMap((account) =>
    [false, true].map((turned) => ({ within: account ? [account.name] : [], before: rowsBefore(account, rows, turned) })),
  );
  return columns.flatMap((balance): Grouping[] => {
    for (const { within, before } of orders)
      for (const of of columns)
        for (const less of [null, ...columns]) {
          if (of === balance || less === balance || less === of) continue;
          const counted = count({ holds: (row) => isBooked(balance, of, less, row, before[row] ?? -1) }, rows);
          const bringsBoth = less === null || (brings(of, before) && brings(less, before));
          if (!counted || !bringsBoth) continue;
          const ways = waysOfValues(balance.values, 2 * balance.slack);
          if (!isNoChance(ways, counted, balance.distinct, orders.length * columns.length ** 3)) continue;
          const relation = { kind: 'cumulated' as const, target: balance.name, of: of.name, along, within };
          return [{ relation: less === null ? relation : { ...relation, less: less.name }, counted }];
        }
    return [];
  });
}

/** For each row the one before it, of the same account. */
function rowsBefore(account: SampleColumn | null, rows: number, turned: boolean): Int32Array {
  const before = new Int32Array(rows).fill(-1);
  const last = new Map<number, number>();
  for (let i = 0; i < rows; i++) {
    const row = turned ? rows - 1 - i : i;
    const code = account?.codes[row] ?? 0;
    before[row] = last.get(code) ?? -1;
    last.set(code, row);
  }
  return before;
}

const amount = ({ values }: NumberColumn, row: number): number => {
  const value = values[row] ?? NaN;
  return value === value ? value : 0;
};

/** What is taken off may be written with its sign or without; a row that brings nothing and changes nothing says nothing. */
function isBooked(
  balance: NumberColumn,
  of: NumberColumn,
  less: NumberColumn | null,
  row: number,
  before: number,
): boolean | null {
  const [own, then] = [balance.values[row] ?? NaN, before < 0 ? NaN : (balance.values[before] ?? NaN)];
  const [more, taken] = [amount(of, row), less ? amount(less, row) : 0];
  if (own !== own || then !== then || (more === 0 && taken === 0 && own === then)) return null;
  const booked = more - Math.abs(taken);
  const slack = 2 * balance.rounding + of.rounding + (less?.rounding ?? 0) + 4 * RELATIVE * Math.abs(own);
  return Math.abs(own - then - booked) <= Math.min(slack, LIMITS.roundedShare * of.spread);
}

/** Whether a column has something in enough rows to be told from one that says nothing. */
const brings = (column: NumberColumn, before: Int32Array): boolean => {
  let n = 0;
  for (let row = 0; row < before.length; row++) if ((before[row] ?? -1) >= 0 && amount(column, row) !== 0) n++;
  return n >= LIMITS.fewestExpected;
};
