import type { Panel } from '../../insights/frame/frame';
import { LIMITS } from './limits';

/** How far each thing was followed. */
export interface Ends {
  /** The last moment at which most were read. */
  last: number;
  /** For each thing 1 where it was last read before that, 0 where it was not, −1 where nobody can know yet. */
  early: Int8Array;
  /** 1 for rows of a thing's last reading. */
  lastRows: Uint8Array;
  /** Things that started later could not have come so far by the end of the data; null where moments have no dates. */
  until: number | null;
}

/** Null where things were read at too few moments to end early. @param isRead whether anything was read in a row */
export function endsOf({ things, at, dates }: Panel, isRead: (row: number) => boolean): Ends | null {
  const read = new Map<number, { last: number; places: Map<number, number> }>();
  const readers = new Map<number, Set<number>>();
  things.forEach((thing, row) => {
    const place = at[row] ?? NaN;
    if (thing < 0 || place !== place || !isRead(row)) return;
    const own = read.get(thing) ?? { last: -Infinity, places: new Map<number, number>() };
    read.set(thing, own);
    own.last = Math.max(own.last, place);
    const date = dates?.values[row] ?? NaN;
    if (date === date) own.places.set(place, Math.min(date, own.places.get(place) ?? Infinity));
    const all = readers.get(place) ?? new Set<number>();
    readers.set(place, all.add(thing));
  });
  const most = [...readers.values()].reduce((high, { size }) => Math.max(high, size), 0);
  const full = [...readers].flatMap(([place, { size }]) => (size >= LIMITS.fullStep * most ? [place] : [])).sort((a, b) => a - b);
  const [first, last] = [full[0], full.at(-1)];
  if (first === undefined || last === undefined || full.length < LIMITS.fewestMoments) return null;
  const dated = [...read.values()];
  const spans = dated.flatMap(({ places }) => {
    const span = (places.get(last) ?? NaN) - (places.get(first) ?? NaN);
    return span === span ? [span] : [];
  });
  spans.sort((a, b) => a - b);
  const end = dated.reduce((latest, { places }) => [...places.values()].reduce((high, date) => Math.max(high, date), latest), -Infinity);
  const span = spans[Math.floor(spans.length / 2)];
  const until = span === undefined || !Number.isFinite(end) ? null : end - span;
  const size = things.reduce((high, thing) => Math.max(high, thing + 1), 0);
  const early = Int8Array.from({ length: size }, (_, thing) => {
    const own = read.get(thing);
    if (!own) return -1;
    const start = [...own.places.values()].reduce((low, date) => Math.min(low, date), Infinity);
    return until !== null && start > until ? -1 : own.last < last ? 1 : 0;
  });
  const lastRows = Uint8Array.from(things, (thing, row) => (thing >= 0 && at[row] === read.get(thing)?.last ? 1 : 0));
  return { last, early, lastRows, until };
} // prettier-ignore
