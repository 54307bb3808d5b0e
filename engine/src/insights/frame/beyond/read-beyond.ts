import type { DuckDBConnection } from '@duckdb/node-api';
import { isDay } from '../../../contracts/table/is-day';
import type { Column, Table } from '../../../model';
import { quantileSorted, sortedValues } from '../../../stats/distributions/quantile';
import { ownColumns } from '../../../understand/own-columns';
import { isBirth, isLastDay, saysDue, withoutBills } from '../../../understand/waits/words';
import { ROUND_DAYS } from '../../../understand/waits/limits';
import { isMoney } from '../../../wording/number-text';
import { conditions, equals, name } from '../../sql';
import type { Dimension, Measure } from '../frame';
import { readNumbers } from '../read-columns';
import type { Beyond, Bound } from './beyond';
import { besideText, LENGTHS, type LengthUnit } from './side-sql';
import { LIMITS } from './limits';
import { tailsIn } from './tails';

/** Lengths that people speak of, in milliseconds, with their unit. */
const ROUND: readonly { length: number; unit: LengthUnit }[] = [
  ...[5, 10, 15, 20, 30, 45, 60, 90].map((length) => ({ length, unit: 'min' as const })),
  ...[2, 3, 4, 6, 8, 12, 18, 24, 36, 48, 72].map((length) => ({ length, unit: 'hours' as const })),
  ...ROUND_DAYS.filter((length) => length > 3).map((length) => ({ length, unit: 'days' as const })),
];

const msOf = ({ length, unit }: (typeof ROUND)[number]): number => length * LENGTHS[unit];

/** What of a row may lie beyond something else of it. */
export async function readBeyond(
  connection: DuckDBConnection,
  table: Table,
  { from, dimensions, measures }: { from: string; dimensions: readonly Dimension[]; measures: readonly Measure[] },
): Promise<Beyond[]> {
  const days = daysOf(table);
  const hours = table.columns.filter(({ type }) => type === 'time');
  const read = await readNumbers(connection, [...days.map(({ column }) => `epoch_ms(CAST(${name(column.name)} AS TIMESTAMP))`), ...hours.map((column) => `epoch(CAST(${name(column.name)} AS TIME))`)], from);
  const moments = days.map((day, i) => ({ ...day, at: read[i] ?? new Float64Array() }));
  const lengths = followingIn(moments);
  return [
    ...dueIn(moments, dimensions),
    ...belowDays(table, moments, measures),
    ...numbersIn(table, measures),
    ...lengths.flatMap((length) => overIn(length, classesIn(length, dimensions))),
    ...hours.flatMap((column, i) => afterHour(column, read[days.length + i] ?? new Float64Array())),
    ...tailsIn(table, measures),
    ...lengths.flatMap((length) => termsIn(length, classesIn(length, dimensions))).slice(0, LIMITS.mostTerms),
  ];
} // prettier-ignore

interface Moment {
  column: Column;
  isDue: boolean;
  at: Float64Array;
}

/** The table's own days of a row, but those of a person or of the file. */
function daysOf(table: Table): Omit<Moment, 'at'>[] {
  return ownColumns(table).flatMap(({ name: own, time }) => {
    const column = table.columns.find((one) => one.name === own);
    const isOther = time === 'birth' || time === 'update' || time === 'part' || isBirth(own) || isLastDay(own);
    return column && isDay(column) && !isOther ? [{ column, isDue: time === 'due' || saysDue(own) }] : [];
  });
} // prettier-ignore

const DAY = LENGTHS.days;
const dayOf = (at: number): number => Math.floor(at / DAY) * DAY;

/** How long after the one the other is, in milliseconds; of a day and a moment in days. */
function apart(start: Moment, end: Moment): Float64Array {
  const inDays = start.column.type === 'date' || end.column.type === 'date';
  return end.at.map((at, row) => (inDays ? dayOf(at) - dayOf(start.at[row] ?? NaN) : at - (start.at[row] ?? NaN)));
}

interface Length {
  start: Moment;
  end: Moment;
  took: Float64Array;
  sorted: Float64Array;
  middle: number;
}

/** Days that follow one another in nearly all rows, nearest first. */
function followingIn(moments: readonly Moment[]): Length[] {
  const free = moments.filter(({ isDue }) => !isDue);
  const all = free.flatMap((start) =>
    free.flatMap((end): Length[] => {
      if (start === end) return [];
      const took = apart(start, end);
      const sorted = sortedValues(took);
      const n = sorted.length;
      const ordered = n - sorted.findIndex((value) => value >= 0);
      const isOf = n >= LIMITS.fewest && (sorted[n - 1] ?? -1) >= 0 && ordered >= LIMITS.inOrder * n && (sorted[Math.floor(LIMITS.inOrder * n)] ?? 0) > 0;
      return isOf ? [{ start, end, took, sorted, middle: quantileSorted(sorted, 0.5) }] : [];
    }),
  );
  const follows = (from: Moment, to: Moment) => all.some(({ start, end }) => start === from && end === to);
  // What goes by a day between is told of the steps to it and from it.
  const steps = all.filter(({ start, end }) => !free.some((between) => follows(start, between) && follows(between, end)));
  return steps.sort((a, b) => a.middle - b.middle).slice(0, LIMITS.mostPairs);
} // prettier-ignore

/** The least round length that so many keep. */
const termOf = (sorted: Float64Array, share: number, isOfDays: boolean) =>
  ROUND_OF(isOfDays).find((one) => msOf(one) >= quantileSorted(sorted, share));

const WHOLE_DAYS = ROUND_DAYS.map((length) => ({ length, unit: 'days' as const }));
const ROUND_OF = (isOfDays: boolean) => (isOfDays ? WHOLE_DAYS : ROUND);

const isOfDays = ({ start, end }: Length): boolean => start.column.type === 'date' || end.column.type === 'date';

/** That it takes longer than most rows, or than nearly all. */
function overIn(length: Length, classes: readonly Class[]): Beyond[] {
  const terms = [LIMITS.keepsMost, LIMITS.keepsNearlyAll].map((share) => termOf(length.sorted, share, isOfDays(length)));
  return terms.flatMap((term, i) => (term && term !== terms[i - 1] ? [over(length, term, null, classes)] : []));
}

/** A column whose labels take their own time. */
interface Class {
  dimension: Dimension;
  known: { label: string; term: (typeof ROUND)[number] }[];
  times: number;
}

/** Columns of which most rows of one label take far longer than most of another, those first of which they differ the most. */
function classesIn(length: Length, dimensions: readonly Dimension[]): Class[] {
  const found = dimensions.flatMap((dimension): Class[] => {
    const { distinct, labels, codes, entity, outcome } = dimension;
    if (entity || outcome || distinct < 2 || distinct > LIMITS.mostClasses) return [];
    const known = labels.flatMap((label, code) => {
      const sorted = sortedValues(length.took.filter((_, row) => codes[row] === code));
      const term = sorted.length >= LIMITS.fewest ? termOf(sorted, LIMITS.keepsMost, isOfDays(length)) : undefined;
      return term ? [{ label, term }] : [];
    });
    const ms = known.map(({ term }) => msOf(term));
    const times = Math.max(...ms) / Math.min(...ms);
    return known.length > 1 && times >= LIMITS.timesClass ? [{ dimension, known, times }] : [];
  });
  return found.sort((a, b) => b.times - a.times);
}

/** That it takes longer than most rows of the same label, where labels have terms of their own: of the column of which they differ the most. */
function termsIn(length: Length, classes: readonly Class[]): Beyond[] {
  const [best] = classes;
  const whole = termOf(length.sorted, LIMITS.keepsMost, isOfDays(length));
  return (best?.known ?? []).flatMap(({ label, term }) => (term === whole || !best ? [] : [over(length, term, { dimension: best.dimension, label }, classes)]));
} // prettier-ignore

function over({ start, end, took }: Length, term: { length: number; unit: LengthUnit }, within: { dimension: Dimension; label: string } | null, classes: readonly Class[]): Beyond {
  // Of what began too late to have taken as long nobody knows yet.
  const last = end.at.reduce((most, at) => Math.max(most, Number.isNaN(at) ? most : at), -Infinity) - msOf(term);
  const code = within?.dimension.labels.indexOf(within.label);
  return {
    ...heldAgainst(end.column, '>', { how: 'length', other: start.column.name, ...term }),
    within: within && { column: within.dimension.column, label: within.label },
    classes: classes.map(({ dimension }) => dimension.column.name),
    is: Int8Array.from(took, (one, row) => (Number.isNaN(one) || (start.at[row] ?? NaN) > last || (within && within.dimension.codes[row] !== code) ? -1 : Number(one > msOf(term)))),
    known: conditions(bothKnown(start.column, end.column), `${name(start.column.name)} <= epoch_ms(${last})`, within && equals(within.dimension.column, within.label)),
  };
} // prettier-ignore

/** What lies beyond what, as claims hold it. */
const heldAgainst = (
  column: Column,
  op: '<' | '>',
  bound: Exclude<Bound, { how: 'amount' }>,
): Pick<Beyond, 'column' | 'condition' | 'bound'> => ({
  column,
  condition:
    bound.how === 'hour'
      ? { column: column.name, op, value: bound.hour }
      : { column: column.name, op, value: besideText(bound), beside: bound },
  bound,
});

const bothKnown = (a: Column, b: Column): string => conditions(`${name(a.name)} IS NOT NULL`, `${name(b.name)} IS NOT NULL`);

/** Whether a day comes after another one of its rows as a rule: it is no beginning. */
const isAfterOthers = (one: Moment, moments: readonly Moment[]): boolean =>
  moments.some((other) => {
    if (other === one || other.isDue) return false;
    const sorted = sortedValues(apart(other, one));
    return sorted.length >= LIMITS.fewest && quantileSorted(sorted, 1 - LIMITS.inOrder) >= 0 && quantileSorted(sorted, 0.5) > 0;
  });

/** That it came after the day that was set: of the days of a row the one that lies nearest to it. */
function dueIn(moments: readonly Moment[], dimensions: readonly Dimension[]): Beyond[] {
  return moments.flatMap((due) => {
    if (!due.isDue) return [];
    const ends = withoutBills(moments, due.column.name, { nameOf: ({ column }) => column.name, isEnd: (one) => !one.isDue && isAfterOthers(one, moments) });
    const [nearest] = ends
      .flatMap((end) => {
        const late = end.isDue ? new Float64Array() : apart(due, { ...end, column: { ...end.column, type: 'date' } });
        const sorted = sortedValues(late.map(Math.abs));
        return sorted.length >= LIMITS.fewest ? [{ end, late, sorted, middle: quantileSorted(sorted, 0.5) }] : [];
      })
      .sort((a, b) => a.middle - b.middle || b.sorted.length - a.sorted.length);
    if (!nearest) return [];
    const { end, late, sorted } = nearest;
    const last = end.at.reduce((most, at) => Math.max(most, Number.isNaN(at) ? most : at), -Infinity) - quantileSorted(sorted, LIMITS.keepsNearlyAll);
    const is = Int8Array.from(late, (one, row) => (Number.isNaN(one) || (due.at[row] ?? NaN) > last ? -1 : Number(one > 0)));
    const [isLate] = usualOf({
      ...heldAgainst(end.column, '>', { how: 'cell', other: due.column.name }),
      within: null,
      classes: [],
      is,
      known: conditions(bothKnown(due.column, end.column), `${name(due.column.name)} <= epoch_ms(${last})`),
    });
    if (isLate) return [isLate];
    // Where most come after it, it is no day by which they have to.
    const took = apart(due, end);
    const length = { start: due, end, took, sorted: sortedValues(took), middle: nearest.middle };
    return overIn(length, classesIn(length, dimensions));
  });
} // prettier-ignore

/** What is seldom enough to be somebody’s doing. */
function usualOf(one: Beyond): Beyond[] {
  let [n, k] = [0, 0];
  for (const is of one.is) {
    if (is >= 0) n++;
    if (is === 1) k++;
  }
  return n >= LIMITS.fewest && k > 0 && k <= LIMITS.mostBeyond * n ? [one] : [];
}

/** That fewer, or more, days are put down than lie between two days, where as a rule it is as many. */
function belowDays(table: Table, moments: readonly Moment[], measures: readonly Measure[]): Beyond[] {
  const lasting = measures.filter(({ kind, unit }) => kind === 'column' && unit === 'days');
  return lasting.flatMap((measure) =>
    moments.flatMap((start) =>
      moments.flatMap((end) => {
        if (start === end || start.isDue) return [];
        const lasted = apart(start, { ...end, column: { ...end.column, type: 'date' } });
        const given = lasted.map((ms, row) => (Number.isNaN(ms) ? NaN : (measure.values[row] ?? NaN) - ms / DAY));
        const known = given.filter((one) => !Number.isNaN(one));
        const same = known.filter((one) => one === 0).length;
        const column = table.columns.find((one) => one.name === measure.columns[0]);
        if (!column || known.length < LIMITS.fewest || same < LIMITS.sameCells * known.length) return [];
        return (['<', '>'] as const).flatMap((op) =>
          usualOf({
            ...heldAgainst(column, op, { how: 'days', from: start.column.name, to: end.column.name }),
            within: null,
            classes: [],
            is: Int8Array.from(given, (one) => (Number.isNaN(one) ? -1 : Number(op === '<' ? one < 0 : one > 0))),
            known: conditions(bothKnown(start.column, end.column), `${name(column.name)} IS NOT NULL`),
          }),
        );
      }),
    ),
  );
} // prettier-ignore

/** That one amount is less than another which it is seldom below: a price and what it cost. */
function numbersIn(table: Table, measures: readonly Measure[]): Beyond[] {
  const amounts = measures.filter(({ kind, unit }) => kind === 'column' && isMoney(unit));
  const found = amounts.flatMap((a) =>
    amounts.flatMap((b) => {
      const column = table.columns.find((one) => one.name === a.columns[0]);
      const other = b.columns[0] ?? '';
      if (a === b || a.unit !== b.unit || !column) return [];
      const both = a.values.map((value, row) => (Number.isNaN(value + (b.values[row] ?? NaN)) ? NaN : value));
      const ratios = sortedValues(both.map((value, row) => Math.log(value / (b.values[row] ?? NaN))).filter(Number.isFinite));
      if (ratios.length < LIMITS.fewest || quantileSorted(ratios, 0.75) - quantileSorted(ratios, 0.25) > Math.log(LIMITS.goAlong)) return [];
      const [own, its] = [both, b.values.map((value, row) => (Number.isNaN(both[row] ?? NaN) ? NaN : value))].map((values) => quantileSorted(sortedValues(values), 0.5)) as [number, number];
      if (!(own > 0 && its > 0) || Math.max(own / its, its / own) > LIMITS.otherScale) return [];
      return usualOf({
        ...heldAgainst(column, '<', { how: 'cell', other }),
        within: null,
        classes: [],
        is: Int8Array.from(both, (value, row) => (Number.isNaN(value) ? -1 : Number(value < (b.values[row] ?? NaN)))),
        known: conditions(`${name(column.name)} IS NOT NULL`, `${name(other)} IS NOT NULL`),
      });
    }),
  );
  return found.slice(0, LIMITS.mostNumbers);
} // prettier-ignore

/** That it happens after an hour by which it happens as a rule, where all lie near together. */
function afterHour(column: Column, seconds: Float64Array): Beyond[] {
  const sorted = sortedValues(seconds);
  const [low, high] = [0.1, 0.9].map((share) => quantileSorted(sorted, share)) as [number, number];
  if (sorted.length < LIMITS.fewest || high - low > 3600 * LIMITS.hours) return [];
  const step = 60 * LIMITS.quarter;
  const hours = [LIMITS.keepsMost, LIMITS.keepsNearlyAll].map((share) => step * Math.ceil(quantileSorted(sorted, share) / step));
  return hours.flatMap((hour, i) => {
    if (hour === hours[i - 1]) return [];
    const text = `${String(Math.floor(hour / 3600)).padStart(2, '0')}:${String(Math.round((hour % 3600) / 60)).padStart(2, '0')}`;
    return usualOf({
      ...heldAgainst(column, '>', { how: 'hour', hour: text }),
      within: null,
      classes: [],
      is: Int8Array.from(seconds, (one) => (Number.isNaN(one) ? -1 : Number(one > hour))),
      known: `${name(column.name)} IS NOT NULL`,
    });
  });
} // prettier-ignore
