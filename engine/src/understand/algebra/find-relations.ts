import type { DuckDBConnection } from '@duckdb/node-api';
import { columnsOfRelation, type ColumnRelation } from '../../contracts/table/column-relation';
import type { NotLookedAt } from '../../contracts/table/table-model';
import type { Sample } from '../sample/read-sample';
import { confirm, type Accepted } from './confirm';
import { keptByMost } from './kept/kept-by-most';
import { LIMITS } from './limits';
import { ofMembers } from './members/of-members';
import { isFarFromNought, numberColumn } from './number-column';
import type { Proposal, Unproved } from './proposal';
import { arithmetic } from './search/arithmetic';
import { copiesAmong } from './search/copies';
import { dividesRows, groupings } from './search/groupings';
import { COLUMNS_OF_FOUR } from './equations/sums';

export interface Algebra {
  relations: ColumnRelation[];
  leftOut: NotLookedAt[];
}

/**
 * The arithmetic among the columns of a table: found in a sample, then counted on all rows.
 * @param relation the table in SQL
 */
export async function findRelations(
  connection: DuckDBConnection,
  relation: string,
  rows: number,
  sample: Sample,
): Promise<Algebra> {
  const leftOut: NotLookedAt[] = [];
  const found: Accepted[] = [];
  const note = (unproved: Unproved, counted: { rows: number; off: number }, proposal: Proposal | null) =>
    found.push({ unproved, counted, sql: proposal?.sql ?? null });
  const usable = sample.columns.filter((column) => column.labels.length > 1);
  const copies = copiesAmong(usable, note);
  const distinct = usable.filter((column) => !copies.has(column.name));
  const places = new Map(sample.columns.map((column, at) => [column.name, at]));
  const all = distinct
    .filter(({ type }) => type === 'integer' || type === 'number')
    .map((column) => numberColumn(column, places.get(column.name) ?? 0, sample.rows));
  const numbers = all.slice(0, LIMITS.mostNumbers);
  if (all.length > numbers.length)
    leftOut.push({ columns: all.slice(LIMITS.mostNumbers).map(({ name }) => name), what: 'relations', why: 'too-many-columns' });
  if (numbers.length > COLUMNS_OF_FOUR)
    leftOut.push({ columns: numbers.map(({ name }) => name), what: 'sums-of-many', why: 'too-many-columns' });
  const labelled = distinct.filter(dividesRows);
  if (labelled.length > LIMITS.mostLabelled)
    leftOut.push({
      columns: labelled.slice(LIMITS.mostLabelled).map(({ name }) => name),
      what: 'relations',
      why: 'too-many-columns',
    });
  // What is the same in every row may still be what the others come to: games that each team has played.
  const constants = sample.columns
    .filter(({ type, labels, codes }) => type === 'integer' && labels.length === 1 && codes.every((code) => code === 0))
    .slice(0, LIMITS.mostConstants)
    .map((column) => numberColumn(column, places.get(column.name) ?? 0, sample.rows));
  arithmetic(numbers, constants, sample.rows, note);
  keptByMost(
    numbers.filter((one) => !isFarFromNought(one)),
    sample.rows,
    found.map(columnsIn),
    note,
  );
  groupings(distinct, sample, rows, new Set(found.flatMap(({ unproved }) => pairOf(unproved))), note);
  const bound = new Set(found.flatMap(({ unproved }) => pairOf(unproved)));
  const members = await ofMembers(connection, relation, rows, sample, distinct, bound);
  // A figure of each thing that no two of them share is no name for it.
  const figures = new Set(members.map((one) => one.relation.target));
  const others = found.filter(
    ({ unproved: one }) => one.kind !== 'same-groups' || !(figures.has(one.target) || figures.has(one.of)),
  );
  const accepted = [...others, ...members.map((one): Accepted => ({ unproved: one.relation, counted: one.counted, sql: null }))];
  return { relations: await confirm(connection, relation, sample.whole, accepted), leftOut };
}

const columnsIn = ({ unproved, counted }: Accepted): string[] =>
  columnsOfRelation({ ...unproved, held: { ...counted, of: 'sample' } });

const pairOf = (relation: Unproved): string[] =>
  'of' in relation && typeof relation.of === 'string'
    ? [`${relation.target}\n${relation.of}`, `${relation.of}\n${relation.target}`]
    : [];
