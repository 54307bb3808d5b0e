import type { DuckDBConnection } from '@duckdb/node-api';
import type { Column, Table } from '../../model';
import { hasWord, nameWords } from '../../profile/roles/name-words';
import { SORT } from '../../profile/roles/vocabulary';
import type { Dimension, Measure, Timeline } from '../frame/frame';
import { hashOf, numbered } from '../frame/dimensions/numbered';
import { readNumbers } from '../frame/read-columns';
import { isOutcome, modelColumnOf } from '../frame/roles';
import { copiesOf } from './copies';
import { LIMITS } from './limits';
import { modes, owns } from './owns';
import { sortByUnit, type Unit } from './unit';

interface Columns {
  dimensions: readonly Dimension[];
  measures: readonly Measure[];
  timeline: Timeline | null;
}

const NAMING = new Set<Column['role']>(['identifier', 'category', 'geography', 'personal-data']);
const NAMES = new Set(['identifier', 'personal-data']);

const repeats = ({ size, codes }: Pick<Unit, 'size' | 'codes'>, fewest: number): boolean => {
  let filled = 0;
  for (const code of codes) if (code >= 0) filled++;
  return size >= fewest && filled >= LIMITS.repeats * size;
};

/**
 * What rows belong to, by evidence: a column of names, numbers or moments that come again and to which another column belongs, or that names what
 * is read again and again. That rows of one label resemble each other makes none: that is what findings are about.
 * @param from relation of the rows that are mined
 */
export async function buildUnits(connection: DuckDBConnection, table: Table, from: string, columns: Columns): Promise<Unit[]> {
  const { dimensions, measures, timeline } = columns;
  const named = (column: Column) =>
    NAMES.has(column.role) || table.model?.shape.entity.includes(column.name) === true || isKey(table, column.name);
  // What somebody who is read again and again goes by is no sort of things, whatever its header.
  const isSort = (column: Column) => hasWord(nameWords(column.name), SORT) && !named(column);
  const isThing = (column: Column) =>
    !isSort(column) && !isNoted(column, dimensions, table.rows) && !(table.replaced ?? []).includes(column.name);
  const whole = dimensions.filter(({ column, labels, distinct }) => labels.length === distinct && isThing(column));
  const others = table.columns.filter(
    (column) =>
      NAMING.has(column.role) &&
      isThing(column) &&
      !whole.some((dimension) => dimension.column === column) &&
      column.stats.distinct >= LIMITS.fewestUnits &&
      column.stats.count >= LIMITS.repeats * column.stats.distinct &&
      modelColumnOf(table, column.name)?.time === undefined,
  );
  const read = await readNumbers(connection, others.map(hashOf), from);
  const candidates: Unit[] = [
    ...whole.map(({ column, codes, labels, entity }) => ({
      column: column.name,
      codes,
      size: labels.length,
      places: placesOf(column, labels, codes),
      named: entity || named(column),
    })),
    ...others.map((column, i) => ({
      ...numbered(read[i] ?? new Float64Array(0)),
      column: column.name,
      places: null,
      named: named(column),
    })),
    ...measures.filter(isNumbered(table)).map(({ columns: [column = ''], values }) => ({
      ...numbered(values),
      column,
      places: values,
      named: false,
    })),
    ...(timeline ? [{ ...numbered(timeline.values), column: timeline.column.name, places: timeline.values, named: false }] : []),
  ].filter((unit) => repeats(unit, unit.places ? LIMITS.fewestNumbered : LIMITS.fewestUnits));
  const isName = (unit: Unit) => unit.places === null || dimensions.some(({ column }) => column.name === unit.column);
  const units = candidates.filter((unit) => {
    const sorted = sortByUnit(unit, LIMITS.rowsTested);
    const owned = dimensions.filter(
      (dimension) =>
        dimension.column.name !== unit.column &&
        !(unit.column !== null && isFlagOf(table, dimension.column.name, unit.column)) &&
        dimension.labels.length < unit.size &&
        owns(sorted, dimension.codes) &&
        !(unit.places && isRange(unit, unit.places, dimension.codes)),
    );
    if (owned.length === 0) return unit.named;
    // A price that each product has of its own only stands for the product.
    return (
      isName(unit) ||
      unit.column === timeline?.column.name ||
      !candidates.some(
        (other) =>
          isName(other) &&
          other.size <= unit.size &&
          owns(sorted, other.codes) &&
          owned.every(({ column }) => column.name !== other.column),
      )
    );
  });
  const copies = copiesOf(columns, units);
  return copies ? [...units, copies] : units;
}

/** Whether the column only repeats which of the unit's labels a row has: what a status means is no thing that rows belong to. */
const isFlagOf = ({ model }: Table, flag: string, of: string): boolean =>
  model?.algebra.some((one) => one.kind === 'filled-by' && one.target === flag && one.of === of) === true;

/** What became of a row, and what is noted of few: rows are there before it, and belong to none of it. */
const isNoted = (column: Column, dimensions: readonly Dimension[], rows: number): boolean =>
  dimensions.some((dimension) => dimension.column === column && dimension.outcome) ||
  (column.role !== 'geography' && isOutcome(column)) ||
  column.stats.count < LIMITS.leastNamed * rows;

/** Where labels that have an order stand in it. */
function placesOf({ order }: Column, labels: readonly string[], codes: Int32Array): Float64Array | null {
  if (!order) return null;
  const places = labels.map((label) => order.indexOf(label));
  return Float64Array.from(codes, (code) => places[code] ?? NaN);
}

const isKey = ({ model }: Table, column: string): boolean =>
  model !== undefined && model.time !== null && model.shape.kind === 'panel' && model.shape.key.includes(column);

/** Whole numbers that could be names. */
const isNumbered =
  ({ columns }: Table) =>
  ({ kind, columns: [own] }: Measure): boolean => {
    const column = columns.find(({ name: candidate }) => candidate === own);
    return (
      kind === 'column' &&
      column?.type === 'integer' &&
      column.stats.distinct >= LIMITS.fewestNumbered &&
      column.stats.count >= LIMITS.repeats * column.stats.distinct
    );
  };

/** Whether labels are ranges of the unit's numbers: an era, a band of ages. */
function isRange(unit: Unit, places: Float64Array, codes: Int32Array): boolean {
  const sorted = sortByUnit(unit, LIMITS.rowsTested);
  const found = modes(sorted, codes).modes;
  const order = [...found.keys()]
    .filter((code) => (found[code] ?? -1) >= 0)
    .map((code) => ({ at: places[sorted.rows[sorted.starts[code] ?? 0] ?? 0] ?? NaN, label: found[code] ?? -1 }))
    .sort((a, b) => a.at - b.at);
  const changes = order.reduce((count, { label }, i) => count + (i > 0 && label !== order[i - 1]?.label ? 1 : 0), 0);
  return changes === new Set(order.map(({ label }) => label)).size - 1;
}
