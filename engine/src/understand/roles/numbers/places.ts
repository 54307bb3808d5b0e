import type { Table } from '../../../model';
import { byValues, byWord, type Decided } from '../decided';
import { readHeader } from '../header';
import { LIMITS } from '../limits';
import { namesQuantity } from './quantity';

/** A column of longitudes that is called `long`, which is a length elsewhere: only beside one of latitudes. */
export function withLongitude({ columns }: Pick<Table, 'columns'>, decided: readonly Decided[]): Decided[] {
  const lats = columns.filter(
    ({ name }, at) => decided[at]?.role === 'coordinate' && readHeader(name).words.some((word) => LATITUDE.test(word)),
  );
  if (lats.length !== 1) return [...decided];
  return decided.map((own, at) => {
    const { name = '', type, stats } = columns[at] ?? {};
    const { words, head } = readHeader(name);
    const isOne = (type === 'number' || type === 'integer') && words.some((word) => LONGITUDE.test(word));
    const around = Number(stats?.min) >= -LIMITS.circle / 2 && Number(stats?.max) <= LIMITS.circle;
    return own.role === 'measure' && isOne && around ? { role: 'coordinate', because: byWord(head, 'a coordinate') } : own;
  });
}

const LATITUDE = /^lat(?:itude)?$/;
/** From 0 to 360 as well, east of Greenwich all the way round. */
const LONGITUDE = /^(?:long|lon|lng|longitude)$/;

type Stats = Table['columns'][number]['stats'];

/**
 * Two columns of metres on the grid of a zone (UTM), though no word says so: six digits from the zone's west and seven from the equator, to the
 * metre, over stretches of one order of size. Only where a table has one of each.
 */
export function withGridPair({ columns }: Pick<Table, 'columns'>, decided: readonly Decided[]): Decided[] {
  const open = columns.filter(({ name, type, unit }, at) => {
    const { role } = decided[at] ?? {};
    const number = role === 'measure' || role === 'identifier';
    return number && type === 'integer' && unit === null && !namesQuantity(readHeader(name));
  });
  const [east, ...moreEast] = open.filter(({ stats }) => within(stats, LIMITS.west, LIMITS.east));
  const [north, ...moreNorth] = open.filter(({ stats }) => within(stats, LIMITS.south, LIMITS.north));
  if (!east || !north || moreEast.length + moreNorth.length > 0) return [...decided];
  const [wide, high] = [stretch(east.stats), stretch(north.stats)];
  if (Math.max(wide, high) > LIMITS.longerThanWide * Math.min(wide, high)) return [...decided];
  return decided.map((own, at) =>
    columns[at] === east || columns[at] === north ? { role: 'coordinate', because: byValues('within-range') } : own,
  );
}

const stretch = ({ min, max }: Stats): number => Number(max) - Number(min);

/** All within the borders, nearly all different, over a tenth of the way to the equator at most: what is measured spreads further. */
const within = ({ min, max, count, distinct }: Stats, low: number, high: number): boolean =>
  count >= LIMITS.fewestNames &&
  Number(min) >= low &&
  Number(max) <= high &&
  Number(max) - Number(min) <= LIMITS.longestStretch &&
  distinct >= LIMITS.placesDiffer * count;
