import { isDay } from '../../contracts/table/is-day';
import type { ModelColumn } from '../../contracts/table/table-model';
import { quoteName, quoteText } from '../../duckdb/quote-sql';
import type { Contradiction } from './contradiction';
import { brokenFlag, type BrokenFlag } from './flag-of-two';
import { LIMITS } from './limits';

/** A column of numbers or days as it is read. */
export interface Read {
  column: ModelColumn;
  values: Float64Array;
}

/** A column of two labels, or of one mark and none. */
export interface Flag {
  column: ModelColumn;
  labels: readonly string[];
  codes: Float64Array;
}

interface Found {
  flag: Flag;
  more: ModelColumn;
  than: ModelColumn | null;
  broken: BrokenFlag;
}

/** Flags that say whether one figure, or one day, is beyond another, and the rows in which they say the other: met though it took longer than allowed, paid though something is left. */
export function findFlags(flags: readonly Flag[], figures: readonly Read[]): Contradiction[] {
  const found = flags.flatMap((flag): Found[] => {
    const ways = [...apart(figures)].flatMap(({ more, than, values, isNought }): Found[] => {
      if (more.name === flag.column.name || than?.name === flag.column.name) return [];
      const broken = brokenFlag(flag.codes, values, isNought);
      // Of a mark that is not set nothing is said.
      return broken && flag.labels[broken.code] !== undefined ? [{ flag, more, than, broken }] : [];
    });
    // Of several the one that most rows keep is what it was made of.
    return ways.sort((a, b) => a.broken.wrong - b.broken.wrong).slice(0, 1);
  });
  return found.sort((a, b) => b.broken.off - a.broken.off).slice(0, LIMITS.mostTold).map(contradictionOf);
} // prettier-ignore

function contradictionOf({ flag, more, than, broken: { code, side } }: Found): Contradiction {
  const label = flag.labels[code] ?? '';
  const state = quoteName(flag.column.name);
  const isMark = flag.labels.length === 1;
  const sign = side === 1 ? '>' : '<';
  return {
    target: more.name,
    state: flag.column.name,
    labels: [label],
    said: than ? { is: side === 1 ? 'more' : 'less', than: than.name, day: isDay(more) } : { is: 'above', bound: 0 },
    says: `${quoteName(more.name)} ${sign} ${than ? quoteName(than.name) : 0}${isMark ? '' : ` AND ${state} IS NOT NULL`}`,
    isState: isMark ? `${state} IS NOT NULL` : `CAST(${state} AS VARCHAR) = ${quoteText(label)}`,
    isFlag: true,
  };
}

/** What each two columns of one kind are apart, and each figure from nought where it never lies below. */
function* apart(figures: readonly Read[]): Generator<{ more: ModelColumn; than: ModelColumn | null; values: Float64Array; isNought: boolean }> {
  for (const [i, { column, values }] of figures.entries()) {
    if (!isDay(column) && values.every((value) => !(value < 0)) && values.some((value) => value === 0)) yield { more: column, than: null, values, isNought: true };
    for (const other of figures.slice(i + 1))
      if (areAlike(column, other.column)) yield { more: column, than: other.column, values: values.map((value, row) => value - (other.values[row] ?? NaN)), isNought: false };
  }
} // prettier-ignore

/** Days are held against days, and figures against those of their unit, or of what they measure. */
function areAlike(a: ModelColumn, b: ModelColumn): boolean {
  if (isDay(a) || isDay(b)) return isDay(a) && isDay(b);
  const [own, other] = [unitOf(a), unitOf(b)];
  return own !== null && other !== null ? own === other : a.quantity !== undefined && a.quantity === b.quantity;
}

/** The unit of a column, as it is known or as its header has it in brackets. */
const unitOf = ({ name, unit }: ModelColumn): string | null => /[([]([^)\]]+)[)\]]\s*$/u.exec(name)?.[1] ?? unit?.sign ?? null;
