import type { ColumnRelation } from '../../../contracts/table/column-relation';
import type { Aggregation, ModelColumn, TableShape } from '../../../contracts/table/table-model';
import { hasWord } from '../../../profile/roles/name-words';
import { CEILING, STOCK, TARGET } from '../../../profile/roles/vocabulary';
import { groupsOf } from '../../algebra/groupings/groups';
import { offMode } from '../../algebra/groupings/groupings';
import { mostOff } from '../../algebra/proposal';
import { dividesRows } from '../../algebra/search/groupings';
import type { Sample, SampleColumn } from '../../sample/read-sample';
import { determines } from '../../units/determines';
import { LIMITS as UNITS } from '../../units/limits';
import { byValues } from '../decided';
import { readHeader } from '../header';
import { LIMITS } from '../limits';

const NAMING: ReadonlySet<ModelColumn['role']> = new Set([
  'identifier',
  'code',
  'category',
  'geography',
  'coordinate',
  'text',
  'personal-data',
  'time',
]);

/** What is known of a table when its columns and units are. */
export interface Owned {
  sample: Sample;
  columns: readonly ModelColumn[];
  relations: readonly ColumnRelation[];
  shape: Pick<TableShape, 'key'>;
  /** The columns of the table's time. */
  time: readonly string[];
}

/**
 * Columns whose rows repeat a figure of something larger have no sum over rows, and what is divided by them none of several rows: nights that a
 * hotel has in a month, in the row of each segment of its guests. A segment's nights by them are no rate of the segment.
 */
export function withLarger(owned: Owned): ModelColumn[] {
  const { columns, relations } = owned;
  const larger = ofSomethingLarger(owned);
  if (larger.size === 0) return [...columns];
  const divided = new Set(
    relations.flatMap((one) => (one.kind === 'quotient' && isApart(owned, one, larger) ? [one.target] : [])),
  );
  const because = byValues('repeated');
  return columns.map((column): ModelColumn => {
    const of = larger.get(column.name);
    if (of !== undefined) return { ...withBoth(column, { how: 'mean', because }), unitOfObservation: of };
    return divided.has(column.name) && column.overMembers.how !== 'sum' ? withBoth(column, { how: 'never', because }) : column;
  });
}

type Quotient = Extract<ColumnRelation, { kind: 'quotient' }>;

/** Whether a quotient is by a figure of something larger than what it is of, and no share: what all its rows have comes to the figure. */
function isApart({ sample }: Owned, { of, less, by }: Quotient, larger: ReadonlyMap<string, string[]>): boolean {
  const named = (name: string | undefined) => sample.columns.find((column) => column.name === name);
  const apart = by.find((one) => larger.has(one) && of.some((name) => larger.get(name)?.join() !== larger.get(one)?.join()));
  const [whole, part] = [named(apart), named(of[0])];
  if (!whole || !part) return false;
  if (!sample.whole || of.length + less.length + by.length > 2) return true;
  const names = larger.get(whole.name) ?? [];
  const holder = names.length > 0 ? joined(names.flatMap((name) => named(name) ?? [])) : whole;
  const sums = holder.labels.map(() => ({ all: 0, parts: 0 }));
  holder.codes.forEach((code, row) => {
    const sum = sums[code];
    if (!sum) return;
    sum.all = whole.values[row] ?? NaN;
    sum.parts += part.values[row] ?? 0;
  });
  const even = sums.filter(({ all, parts }) => Math.abs(all - parts) <= LIMITS.totalOff * Math.abs(all));
  return even.length < LIMITS.sharesOfWhole * sums.length;
}

/** Whether a column is of something larger than another, which repeats it: what is divided by it is no rate of the other's rows. */
export const isLargerThan = (one: ModelColumn | undefined, other: ModelColumn | undefined): boolean =>
  one?.overMembers.because.by === 'values' &&
  one.overMembers.because.are === 'repeated' &&
  one.unitOfObservation.join() !== other?.unitOfObservation.join();

const withBoth = (column: ModelColumn, how: Aggregation): ModelColumn => ({ ...column, overMembers: how, overTime: how });

/** Amounts that are of something larger than a row, with the columns that name it; none where nothing does. */
function ofSomethingLarger(owned: Owned): ReadonlyMap<string, string[]> {
  const { sample, columns } = owned;
  const figures = columns.filter(({ role, overMembers: { how } }) => role === 'measure' && (how === 'sum' || how === 'mean'));
  const unnamed = figuresOfUnnamed(owned);
  const found = new Map<string, string[]>();
  const holders = partsOfKey(owned);
  for (const { name, overMembers } of figures) {
    const target = sample.columns.find((column) => column.name === name);
    if (!target || target.labels.length < 2) continue;
    const part = holders.find(({ together }) => isOf(target, together, sample.rows))?.by;
    const adds = overMembers.how === 'sum';
    const holder = part ?? (adds ? (thingWithAmount(owned, target) ?? (unnamed.has(name) ? [] : null)) : null);
    if (holder) found.set(name, holder);
  }
  return found;
}

interface Holder {
  by: string[];
  together: SampleColumn;
}

/**
 * What some of the key's columns name together, the fewest first: where these leave out more than the time, one moment has several rows of it, each
 * with the same figure.
 */
function partsOfKey({ sample, shape: { key }, time }: Owned): Holder[] {
  const parts = key.flatMap((name) => sample.columns.filter((column) => column.name === name));
  if (key.length < 2 || parts.length < key.length || key.length > LIMITS.mostOfKey) return [];
  return Array.from({ length: 2 ** key.length - 2 }, (_, i) => key.map((__, at) => ((i + 1) >> at) % 2 === 1))
    .filter((takes) => key.some((name, at) => !takes[at] && !time.includes(name)))
    .map((takes) => parts.filter((_, at) => takes[at]))
    .sort((a, b) => a.length - b.length)
    .map((some) => ({ by: some.map(({ name }) => name), together: joined(some) }))
    .filter(({ together }) => dividesRows(together));
}

/**
 * The thing that a column belongs to, where its rows are parts of it at one moment (the lines of an order, each with the order's total), or its word
 * says that it is there once: a budget, a limit, a stock. An amount that comes at many moments may be what each of them costs.
 */
function thingWithAmount({ sample, columns, shape, time }: Owned, target: SampleColumn): string[] | null {
  // Where several columns are the key, what is read at each moment is known by these.
  if (shape.key.length > 1) return null;
  const { words } = readHeader(target.name);
  const isOnce = [TARGET, CEILING, STOCK].some((set) => hasWord(words, set));
  const roles = new Map(columns.map(({ name, role }) => [name, role]));
  const moments = sample.columns.filter(({ name }) => time.includes(name));
  const isMoment = ({ name }: SampleColumn) => moments.length === 1 && time.includes(name);
  const found = sample.columns.find(
    (thing) =>
      thing !== target &&
      thing.labels.length >= UNITS.fewestUnits &&
      thing.labels.length * UNITS.repeats <= thing.codes.length &&
      (isMoment(thing) || roles.get(thing.name) === 'identifier' || (isOnce && NAMING.has(roles.get(thing.name) ?? 'text'))) &&
      isOf(target, thing, sample.rows) &&
      (isOnce || moments.every((moment) => moment === thing || isOf(moment, thing, sample.rows))),
  );
  return found ? [found.name] : null;
}

const isOf = (target: SampleColumn, holder: SampleColumn, rows: number): boolean =>
  offMode(holder, target, mostOff(rows)) !== null && determines(holder, target);

/**
 * Amounts that come again only together with several other figures, so that all of these are of something larger that the rows lie in and that
 * nothing in the table names: the tax rate, the industry and the schools of a town, in each row of one of its quarters. Each row repeats
 * them, and their sum counts the town as often as it has rows. Where a column names what they belong to, they may be what each row of it
 * costs, and stay what their words say.
 */
function figuresOfUnnamed({ sample, columns, relations }: Owned): ReadonlySet<string> {
  const sums = new Set(columns.flatMap(({ name, overMembers }) => (overMembers.how === 'sum' ? [name] : [])));
  const naming = new Set(columns.flatMap(({ name, role }) => (NAMING.has(role) ? [name] : [])));
  const bound = groupsOf(relations);
  const areBound = (a: SampleColumn, b: SampleColumn) => bound.some((group) => group.includes(a.name) && group.includes(b.name));
  const repeating = sample.columns.filter((column) => dividesRows(column) && column.labels.length > 2);
  const figures = repeating.filter(({ name, type }) => (type === 'integer' || type === 'number') && !naming.has(name));
  const names = repeating.filter(({ name }) => naming.has(name));
  const found = new Set<string>();
  for (const target of figures.filter(({ name }) => sums.has(name))) {
    const others: SampleColumn[] = [];
    for (const other of figures)
      if (other !== target && followsLoosely(other, target) && ![target, ...others].some((one) => areBound(one, other)))
        others.push(other);
    if (others.length < LIMITS.fewestTogether) continue;
    const together = joined(others);
    const grid = others.reduce((product, { labels }) => product * labels.length, 1);
    if (!dividesRows(together) || together.labels.length > LIMITS.mostOfGrid * grid) continue;
    if (!isOf(target, together, sample.rows)) continue;
    if (!names.some((name) => determines(name, target))) found.add(target.name);
  }
  return found;
}

/** Whether a figure is mostly the same where the other is: two towns may share a rate and nothing else. */
function followsLoosely(figure: SampleColumn, other: SampleColumn): boolean {
  const counts = new Map<number, number>();
  for (const code of figure.codes) if (code >= 0) counts.set(code, (counts.get(code) ?? 0) + 1);
  const rest = [...counts.values()].reduce((sum, n) => sum + n, 0) - Math.max(0, ...counts.values());
  return offMode(other, figure, LIMITS.sharedByTwo * rest) !== null;
}

/** Several columns as one: rows are alike where they are alike in each. */
function joined(columns: readonly SampleColumn[]): SampleColumn {
  const [first] = columns as [SampleColumn];
  const seen = new Map<string, number>();
  const codes = first.codes.map((_, row) => {
    const key = columns.map((column) => column.codes[row] ?? -1);
    if (key.includes(-1)) return -1;
    const code = seen.get(key.join()) ?? seen.size;
    seen.set(key.join(), code);
    return code;
  });
  return { ...first, codes, labels: [...seen.keys()] };
}
