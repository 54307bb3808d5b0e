import type { DuckDBConnection } from '@duckdb/node-api';
import { isOfLabel, type ColumnRelation } from '../../contracts/table/column-relation';
import type { EntityUnit, ModelRole } from '../../contracts/table/table-model';
import { quoteName } from '../../duckdb/quote-sql';
import { readRows, type Sample, type SampleColumn, type SampleSource } from '../sample/read-sample';
import { thinSample } from '../sample/thin-sample';
import { determines } from './determines';
import { LIMITS } from './limits';

export interface UnitColumn {
  name: string;
  role: ModelRole;
  distinct: number;
  count: number;
}

export interface FoundUnits {
  units: EntityUnit[];
  /** The coarsest unit that determines each column; without an entry it is the row's own. */
  unitOf: ReadonlyMap<string, string>;
  /** Columns that could name units as well, and were not looked at. */
  passedOver: string[];
}

const ENTITY_ROLES = new Set<ModelRole>(['identifier', 'code', 'category', 'coded-category', 'geography', 'personal-data']);
const NAMED = new Set<ModelRole>(['identifier', 'personal-data']);

/** Things that come in several rows, and the columns that belong to them rather than to the row. */
export async function findUnits(
  connection: DuckDBConnection,
  source: SampleSource,
  sample: Sample,
  columns: readonly UnitColumn[],
  relations: readonly ColumnRelation[],
): Promise<FoundUnits> {
  const made = new Set(
    relations
      .filter(({ kind }) => ['copy', 'same-groups', 'bucket', 'date-part', 'rank'].includes(kind))
      .map(({ target }) => target),
  );
  const possible = columns
    .filter(
      ({ role, name, distinct, count }) =>
        ENTITY_ROLES.has(role) && !made.has(name) && distinct >= LIMITS.fewestUnits && count >= LIMITS.repeats * distinct,
    )
    .sort((a, b) => b.distinct - a.distinct);
  const candidates = possible.slice(0, LIMITS.mostCandidates);
  const byName = new Map(columns.map((column) => [column.name, column]));
  const owned = new Map<string, Set<string>>();
  for (const candidate of candidates) {
    const rows = await wholeUnits(connection, source, sample, candidate);
    const unit = rows.columns.find(({ name }) => name === candidate.name);
    if (!unit) continue;
    const owns = rows.columns.filter(
      (column) => column !== unit && canBelong(column, byName.get(column.name)) && determines(unit, column),
    );
    owned.set(candidate.name, new Set(owns.map(({ name }) => name)));
  }
  // Of two that name the same things, the one that is a name, or the first.
  const repeated = (name: string, at: number) =>
    candidates.some((other, i) => {
      const same = owned.get(name)?.has(other.name) && owned.get(other.name)?.has(name);
      const [own, others] = [NAMED.has(byName.get(name)?.role ?? 'text'), NAMED.has(other.role)];
      return same && (others === own ? i < at : others);
    });
  const isBucketOf = (target: string, of: string) =>
    relations.some((one) => !isOfLabel(one) && one.target === target && 'of' in one && one.of === of);
  const units = candidates.filter(({ name, role }, at) => {
    if (repeated(name, at)) return false;
    const owns = owned.get(name) ?? new Set();
    const own = [...owns].some((column) => !isBucketOf(column, name) && !owned.get(column)?.has(name));
    return own || NAMED.has(role);
  });
  const unitOf = new Map<string, string>();
  for (const { name } of columns) {
    const owners = units.filter((unit) => unit.name !== name && owned.get(unit.name)?.has(name));
    const coarsest = owners.sort((a, b) => a.distinct - b.distinct)[0];
    if (units.some((unit) => unit.name === name)) unitOf.set(name, name);
    else if (coarsest) unitOf.set(name, coarsest.name);
  }
  return {
    units: units.map(({ name, distinct }) => ({
      column: name,
      count: distinct,
      owns: [...(owned.get(name) ?? [])].filter((column) => unitOf.get(column) === name),
      within:
        units
          .filter((other) => other.distinct < distinct && owned.get(name)?.has(other.name))
          .sort((a, b) => b.distinct - a.distinct)[0]?.name ?? null,
    })),
    unitOf,
    passedOver: possible.slice(LIMITS.mostCandidates).map(({ name }) => name),
  };
}

/** Constants belong to everything, and free text to its row. */
const canBelong = (column: SampleColumn, known: UnitColumn | undefined): boolean =>
  column.labels.length > 1 && known !== undefined && known.role !== 'empty' && known.role !== 'constant';

/** Rows in which the units that are there are there with all their rows. */
async function wholeUnits(
  connection: DuckDBConnection,
  source: SampleSource,
  sample: Sample,
  { name, distinct }: UnitColumn,
): Promise<Sample> {
  const thin = thinSample(sample, LIMITS.unitRows);
  if (sample.whole || distinct <= thin.rows / LIMITS.rowsEach) return distinct <= thin.rows / LIMITS.rowsEach ? thin : sample;
  const parts = Math.max(1, Math.ceil(source.rows / LIMITS.unitRows));
  return parts === 1
    ? sample
    : readRows(connection, source, `hash(${quoteName(name)}) % ${parts} = 0 AND ${quoteName(name)} IS NOT NULL`);
}
