import { codesOfNumbers, type SampleColumn } from '../../sample/read-sample';
import { bandPlaces } from '../../../profile/order/bands';
import { areCuts } from './is-cut';
import { rowsInOrder } from '../../../stats/distributions/ranks';
import { isNoChance, lnOrders, mostOff, FEWEST_ROWS, type Counted, type Unproved } from '../proposal';
import { LIMITS } from '../limits';

/** A relation between groups of rows, counted at once: a single row does not tell. */
export interface Grouping {
  relation: Unproved;
  counted: Counted;
}

const countsOf = ({ codes, labels }: SampleColumn): number[] => {
  const counts = new Array<number>(labels.length).fill(0);
  for (const code of codes) if (code >= 0) counts[code] = (counts[code] ?? 0) + 1;
  return counts;
};

/**
 * Two columns that divide the rows in the same way: a code and its label. Columns that are different in every row do so by that alone, and
 * say nothing.
 */
export function sameGroups(a: SampleColumn, b: SampleColumn, rows: number, tries: number): Grouping | null {
  if (a.labels.length < 2 || b.labels.length < 2) return null;
  const most = mostOff(rows);
  if (Math.abs(a.labels.length - b.labels.length) > most) return null;
  const forward = offMode(a, b, most);
  const back = forward && offMode(b, a, most);
  if (!forward || !back) return null;
  const counted = forward.off > back.off ? forward : back;
  const ways = lnOrders(countsOf(b)) - lnOrders(new Array<number>(b.labels.length).fill(1));
  // Where nearly all rows are alike, it is the others that tell.
  const others = counted.rows - Math.max(...countsOf(a), ...countsOf(b));
  if (counted.rows < FEWEST_ROWS || counted.off > mostOff(others)) return null;
  if (!isNoChance(ways, counted, b.labels.length, tries)) return null;
  return { relation: { kind: 'same-groups', target: b.name, of: a.name }, counted };
}

/** Rows in which `b` is not what it mostly is for the row's `a`; null where there are more than `most`. */
export function offMode(a: SampleColumn, b: SampleColumn, most: number): Counted | null {
  const mode = new Int32Array(a.labels.length).fill(-1);
  const cells = new Map<number, number>();
  const best = new Int32Array(a.labels.length);
  let rows = 0;
  let right = 0;
  for (let i = 0; i < a.codes.length; i++) {
    const from = a.codes[i] ?? -1;
    const to = b.codes[i] ?? -1;
    if (from < 0 || to < 0) continue;
    rows++;
    const key = from * b.labels.length + to;
    const n = (cells.get(key) ?? 0) + 1;
    cells.set(key, n);
    if (n > (best[from] ?? 0)) {
      best[from] = n;
      mode[from] = to;
      right++;
    }
    if (rows - right > most) return null;
  }
  return { rows, off: rows - right };
}

const orders = new WeakMap<Float64Array, number[]>();

/** Rows by a column's values; sorted once for all columns that are compared with it. */
function orderOf({ values }: SampleColumn): readonly number[] {
  const known = orders.get(values) ?? rowsInOrder(values);
  orders.set(values, known);
  return known;
}

/** Whether the label changes too often along the rows: of classes it does so hardly more often than there are labels, but for rows of one value. */
function changesMoreThan(most: number, order: readonly number[], codes: Int32Array): boolean {
  let changed = 0;
  let before = -1;
  for (const row of order) {
    const code = codes[row] ?? -1;
    if (code < 0) continue;
    if (code !== before && ++changed > most) return true;
    before = code;
  }
  return false;
}

/** Classes of a number: each label stands for a span of it; spans do not overlap, and are named as bands or touch. */
export function bucketOf(target: SampleColumn, of: SampleColumn, tries: number): Grouping | null {
  if (target.labels.length < 2 || target.labels.length > LIMITS.mostClasses || of.labels.length <= target.labels.length)
    return null;
  const order = orderOf(of);
  if (changesMoreThan(target.labels.length + 2 * mostOff(order.length), order, target.codes)) return null;
  const points = order.filter((row) => (target.codes[row] ?? -1) >= 0);
  const most = mostOff(points.length);
  const byLabel = target.labels.map(() => new Array<number>());
  for (const row of points) byLabel[target.codes[row] ?? 0]?.push(of.values[row] ?? 0);
  const spans = byLabel
    .map((values, code) => ({ label: target.labels[code] ?? '', values, middle: values[values.length >> 1] ?? NaN }))
    .filter(({ values }) => values.length > 0)
    .sort((a, b) => a.middle - b.middle);
  if (spans.length < 2) return null;
  const ranks = new Map(spans.map(({ label }, place) => [label, place]));
  const places = points.map((row) => ranks.get(target.labels[target.codes[row] ?? 0] ?? '') ?? 0);
  const { cuts, off } = cutsOf(
    places,
    points.map((row) => of.values[row] ?? 0),
    spans.length,
    most,
  ) ?? { cuts: [], off: Infinity };
  if (off > most) return null;
  const bySign = off === 0 && points.length >= FEWEST_ROWS && areSigns(spans.map(({ values }) => values));
  if (!bySign && !bandPlaces(spans.map(({ label }) => label)) && !areCuts(spans.map((span) => span.values))) return null;
  // Rows of one value are one witness.
  const witnesses = spans.map(({ values }) => new Set(values).size);
  const ways = lnOrders(witnesses) - lnOrders(new Array<number>(spans.length).fill(1));
  const counted = { rows: points.length, off };
  if (
    !bySign &&
    (counted.rows < FEWEST_ROWS ||
      !isNoChance(ways, { rows: witnesses.reduce((sum, n) => sum + n, 0), off }, spans.length, tries))
  )
    return null;
  return {
    relation: {
      kind: 'bucket',
      target: target.name,
      of: of.name,
      spans: spans.map(({ label, values }, i) => ({
        label,
        low: Math.max(values[0] ?? NaN, cuts[i - 1] ?? -Infinity),
        high: Math.min(values.at(-1) ?? NaN, cuts[i] ?? Infinity),
      })),
    },
    counted,
  };
}

/** Lost, drawn and won by a difference: one label below nought, one at it, one above, which nobody would cut a figure at by accident. */
const areSigns = ([low, at, high, ...more]: readonly (readonly number[])[]): boolean =>
  more.length === 0 &&
  low !== undefined && at !== undefined && high !== undefined &&
  low.every((value) => value < 0) && at.every((value) => value === 0) && high.every((value) => value > 0); // prettier-ignore

/** The rows, ordered by the number, whose class comes too early or too late; null as soon as there are too many. */
function cutsOf(
  places: readonly number[],
  values: readonly number[],
  classes: number,
  most: number,
): { cuts: number[]; off: number } | null {
  let off = 0;
  let from = 0;
  const cuts: number[] = [];
  for (let place = 0; place < classes - 1; place++) {
    // The border that leaves the fewest rows on the wrong side.
    let above = 0;
    for (let i = from; i < places.length; i++) if ((places[i] ?? 0) <= place) above++;
    let best = Infinity;
    let border = from;
    let below = 0;
    for (let i = from; i <= places.length; i++) {
      // Rows of one value go to one side.
      if (i === places.length || i === from || values[i] !== values[i - 1]) {
        if (below + above < best) {
          best = below + above;
          border = i;
        }
      }
      if (i === places.length) break;
      if ((places[i] ?? 0) <= place) above--;
      else below++;
    }
    off += best;
    if (off > most) return null;
    cuts.push(values[Math.max(0, border - 1)] ?? NaN);
    from = border;
  }
  return { cuts, off };
}

/** A column of ranks: whole numbers from 1 on in the order of another column's values. */
export function rankOf(target: SampleColumn, of: SampleColumn, tries: number, all: number): Grouping | null {
  if (of.labels.length < FEWEST_ROWS || target.labels.length < LIMITS.ranksFill * of.labels.length) return null;
  if (!couldRank(target, all)) return null;
  const sorted = orderOf(target).filter((row) => of.values[row] === of.values[row]);
  if (sorted.length < FEWEST_ROWS || of.labels.length < LIMITS.mostTies * sorted.length) return null;
  const ranks = sorted.map((row) => target.values[row] ?? 0);
  const low = ranks[0] ?? 0;
  const high = ranks.at(-1) ?? 0;
  if (
    !ranks.every(Number.isInteger) ||
    low < 1 ||
    low > Math.max(LIMITS.highestFirst, LIMITS.firstShare * all) ||
    high > LIMITS.ranksBeyond * all
  )
    return null;
  const most = mostOff(sorted.length);
  for (const descending of [true, false]) {
    const sign = descending ? -1 : 1;
    let off = 0;
    let before = -Infinity;
    let rank = NaN;
    for (const row of sorted) {
      if (off > most) break;
      const value = sign * (of.values[row] ?? 0);
      if (value < before || (target.values[row] === rank && value !== before)) off++;
      else before = value;
      rank = target.values[row] ?? 0;
    }
    const counted = { rows: sorted.length, off };
    if (off <= most && isNoChance(lnOrders(new Array<number>(of.labels.length).fill(1)), counted, sorted.length, tries))
      return { relation: { kind: 'rank', target: target.name, of: of.name, descending }, counted };
  }
  return null;
}

/** Whole numbers from one on, and none far beyond the rows: asked once of each column, where the rest is asked of every two. */
function couldRank(target: SampleColumn, all: number): boolean {
  const before = ranking.get(target);
  if (before !== undefined) return before;
  const found = target.values.every(
    (value) => value !== value || (Number.isInteger(value) && value >= 1 && value <= LIMITS.ranksBeyond * all),
  );
  ranking.set(target, found);
  return found;
}

const ranking = new WeakMap<SampleColumn, boolean>();

const DAY = 86_400_000;
const PARTS = {
  year: (date: Date) => date.getUTCFullYear(),
  quarter: (date: Date) => Math.floor(date.getUTCMonth() / 3),
  month: (date: Date) => date.getUTCMonth(),
  week: (date: Date) => Math.floor((date.getTime() / DAY + 3) / 7),
  day: (date: Date) => date.getUTCDate(),
  weekday: (date: Date) => date.getUTCDay(),
  hour: (date: Date) => date.getUTCHours(),
  date: (date: Date) => Math.floor(date.getTime() / DAY),
} as const;

const partsOf = new WeakMap<Float64Array, Map<keyof typeof PARTS, SampleColumn>>();

/** The calendar part of each row's time, as a column; taken apart once for all columns that are compared with it. */
function calendarColumn(of: SampleColumn, part: keyof typeof PARTS): SampleColumn {
  const known = partsOf.get(of.values) ?? new Map<keyof typeof PARTS, SampleColumn>();
  partsOf.set(of.values, known);
  const made = known.get(part);
  if (made) return made;
  const values = of.values.map((value) => (value === value ? PARTS[part](new Date(value)) : NaN));
  const column = { ...of, values, ...codesOfNumbers(values) };
  known.set(part, column);
  return column;
}

/** A column that says a calendar part of a time: `month`, `weekday`, `2019`. */
export function datePart(target: SampleColumn, of: SampleColumn, rows: number, tries: number): Grouping | null {
  for (const part of ['year', 'quarter', 'month', 'weekday', 'day', 'hour', 'week', 'date'] as const) {
    const column = calendarColumn(of, part);
    // A part that is as fine as the time itself is the time in other words.
    if (column.labels.length < 2 || (part === 'date' && column.labels.length === of.labels.length)) continue;
    const found = sameGroups(column, target, rows, tries);
    if (found) return { relation: { kind: 'date-part', target: target.name, of: of.name, part }, counted: found.counted };
  }
  return null;
}
