import { isDay } from '../../contracts/table/is-day';
import { columnRelation, columnsOfRelation, type ColumnRelation } from '../../contracts/table/column-relation';
import type { ModelColumn, TableShape } from '../../contracts/table/table-model';
import type { Sample } from '../sample/read-sample';
import { scheduled } from './groupings/by-class';
import type { Grouping } from './groupings/groupings';
import { groupsOf } from './groupings/groups';
import { filledBy, settledBy } from './groupings/settled';
import { boundedParts } from './parts/bounded-parts';
import { partsOfWholes } from './parts/parts';
import { sharesOfWholes } from './parts/shares';
import { alongTime, type courseOf } from './time/along-time';
import { lengthsBetween } from './time/between';
import { runningBalances } from './time/running-balance';
import { cutOffTimes } from './time/until';

const NO_NUMBERS: ReadonlySet<ModelColumn['role']> = new Set([
  'identifier',
  'code',
  'category',
  'coded-category',
  'rank',
  'coordinate',
]);

/** One number from one other: of readings of one thing at several times, which lie close to each other, any line fits. */
const ONE_OF_ANOTHER: ReadonlySet<ColumnRelation['kind']> = new Set(['linear', 'power', 'logarithm', 'rounded']);

/** What a few whole numbers may have been read as that no word calls counts. */
const COUNTABLE: ReadonlySet<ModelColumn['role']> = new Set(['measure', 'coded-category', 'ordered-category']);

/** What may name one of several accounts. */
const ACCOUNTS: ReadonlySet<ModelColumn['role']> = new Set(['identifier', 'code', 'category', 'coded-category']);

/** The relations that need the roles to be known: along the time, and of parts and wholes. Those that only look like some are dropped. */
export function relationsWithTime(
  sample: Sample,
  relations: readonly ColumnRelation[],
  columns: readonly ModelColumn[],
  course: ReturnType<typeof courseOf> | null,
  shape: TableShape,
): ColumnRelation[] {
  const role = (name: string) => columns.find((column) => column.name === name)?.role ?? 'text';
  const kept = relations.filter((one) => {
    // Things that are numbered by kind, and figures of several metrics, make no classes of a number.
    if (ONE_OF_ANOTHER.has(one.kind)) return !columnsOfRelation(one).every((name) => shape.wide?.columns.includes(name));
    if (one.kind === 'bucket') return !NO_NUMBERS.has(role(one.of)) && one.of !== shape.long?.value;
    return one.kind !== 'rank' || (role(one.target) === 'rank' && role(one.of) === 'measure');
  });
  const measure = (name: string) => role(name) === 'measure';
  const later: Grouping[] = course ? alongTime(sample, course, ({ name }) => measure(name)) : [];
  const counts = sample.columns.filter(
    ({ name, type }) =>
      type === 'integer' && columns.some((column) => column.name === name && column.quantity === 'count' && column.unit === null),
  );
  const bound = groupsOf(kept);
  const known = (a: string, b: string) => bound.some((group) => group.includes(a) && group.includes(b));
  if (!shape.wide) later.push(...partsOfWholes(counts, known));
  if (!shape.wide) later.push(...sharesOfWholes(sample, kept, columns));
  const countable = sample.columns.filter(({ name }) => COUNTABLE.has(role(name)));
  if (!shape.wide) later.push(...boundedParts(countable, known));
  const dates = sample.columns.filter(({ name, type }) => role(name) === 'time' && isDay({ type }));
  const plain = sample.columns.filter(({ name, type }) => measure(name) && (type === 'integer' || type === 'number'));
  later.push(...lengthsBetween(dates, plain, sample.rows));
  const axis = columns.find(({ time }) => time === 'axis');
  if (shape.kind === 'event' && axis && sample.whole) {
    const accounts = sample.columns.filter(({ name }) => ACCOUNTS.has(role(name)));
    later.push(...runningBalances(axis.name, plain, accounts, sample.rows));
  }
  if (shape.kind === 'event' || shape.kind === 'entity') later.push(...cutOffTimes(dates, plain));
  return [...kept, ...counted(sample, later)];
}

/**
 * What is only told of the rows of one label, and what a label fixes, where rows are things or happenings: a panel has what is not measured yet,
 * and what its things are.
 */
export function onlyWhere(
  sample: Sample,
  columns: readonly ModelColumn[],
  shape: TableShape,
  relations: readonly ColumnRelation[],
): ColumnRelation[] {
  if (shape.kind !== 'event' && shape.kind !== 'entity') return [];
  const bound = groupsOf(relations);
  const known = (a: string, b: string) => bound.some((group) => group.includes(a) && group.includes(b));
  const byClass = scheduled(sample, columns).filter(
    ({ relation }) => relation.kind === 'by-class' && !known(relation.target, relation.of ?? relation.by),
  );
  return counted(sample, [...settledBy(sample, columns), ...filledBy(sample, columns), ...byClass]);
}

/** With the rows in which each holds. */
export const counted = (sample: Sample, found: readonly Grouping[]): ColumnRelation[] =>
  found.map((one) => columnRelation.parse({ ...one.relation, held: { ...one.counted, of: sample.whole ? 'table' : 'sample' } }));
