import type { DuckDBConnection } from '@duckdb/node-api';
import { canName, findKeys, type Key } from './find-keys';
import { inclusionOf } from './inclusion';
import { inferComposite } from './infer-composite';
import { nameStrength } from './names';
import { columnsOf, isFigure, type Survey, type Surveyed } from './survey';
import type { TableJoin } from './table-join';
import { LIMITS } from './limits';

interface Candidate {
  from: Surveyed;
  to: Key;
  strength: number;
  covered: number;
  rowsCovered: number;
}

/**
 * Finds which tables refer to each other where nothing declares it: a column whose values are all there in a column of different values
 * (De Marchi et al. 2009 call it a unary inclusion dependency; Rostin et al. 2009 tell foreign keys from chance by names, among others).
 * Inclusion alone proves nothing of small numbers: these need a name that says so.
 */
export async function inferJoins(
  connection: DuckDBConnection,
  surveys: readonly Survey[],
  known: readonly TableJoin[],
  signal?: AbortSignal,
): Promise<TableJoin[]> {
  const keys: Key[] = [];
  for (const survey of surveys) keys.push(...(await findKeys(connection, survey, signal)));
  const isKnown = ({ table, loaded }: Surveyed) =>
    known.some((join) => join.table === table && join.columns.length === 1 && join.columns[0] === loaded.name);
  const pairs = surveys
    .flatMap(columnsOf)
    .filter((from) => canName(from) && !isKnown(from))
    .flatMap((from) => keys.filter((to) => isPossible(from, to)).map((to) => ({ from, to, strength: strengthOf(from, to) })))
    .filter(({ from, to, strength }) => strength > 0 || isDistinctive(from, to))
    .sort((a, b) => b.strength - a.strength)
    .slice(0, LIMITS.mostChecks);
  const held: Candidate[] = [];
  for (const { from, to, strength } of pairs) {
    const { values, covered, rowsCovered } = await inclusionOf(
      connection,
      { relation: from.relation, columns: [from.loaded.name] },
      { relation: to.relation, columns: [to.loaded.name] },
      signal,
    );
    const candidate = { from, to, strength, covered, rowsCovered };
    if (isEnough(candidate, values)) held.push(candidate);
  }
  const joins = withoutWaysBack(bestOfEach(held)).map(({ from, to }): TableJoin => ({
    table: from.table,
    columns: [from.loaded.name],
    referencedTable: to.table,
    referencedColumns: [to.loaded.name],
    unchecked: true,
    by: 'inferred',
  }));
  return [...joins, ...(await inferComposite(connection, surveys, [...known, ...joins], signal))];
}

const isPossible = (from: Surveyed, to: Surveyed): boolean => from.table !== to.table && from.loaded.type === to.loaded.type;

/** A figure refers to nothing, unless its name is that of the other table's key. */
function strengthOf(from: Surveyed, to: Surveyed): number {
  const strength = nameStrength(
    { table: from.table, column: from.loaded.name, prefix: from.prefix },
    { table: to.table, column: to.loaded.name, prefix: to.prefix },
  );
  return isFigure(from.read) && strength < 4 ? 0 : strength;
}

/** Values that would not meet by chance: texts, and numbers far apart. */
function isDistinctive(from: Surveyed, to: Key): boolean {
  if (isFigure(from.read) || isFigure(to.read) || from.read.role === 'boolean') return false;
  const { distinct, min } = from.read.stats;
  if (from.loaded.type === 'text')
    return (
      distinct >= LIMITS.fewestTexts &&
      to.read.stats.distinct >= LIMITS.fewestTexts &&
      to.shortest >= LIMITS.shortestText &&
      from.read.role !== 'text'
    );
  const span = Number(to.read.stats.max) - Number(to.read.stats.min) + 1;
  return distinct >= LIMITS.fewestNumbers && Number(min) >= LIMITS.leastNumber && span >= LIMITS.sparse * to.read.stats.distinct;
}

/** Where names are clear, few rows that lead nowhere are slips, however many different values these have. */
function isEnough({ from, to, strength, covered, rowsCovered }: Candidate, values: number): boolean {
  if (values === 0) return false;
  if (strength < 3) return covered >= LIMITS.coveredWeak;
  const isText = values >= LIMITS.fewestTexts && isDistinctive(from, to);
  return covered >= LIMITS.coveredOfText && (isText || Math.max(covered, rowsCovered) >= LIMITS.covered);
}

/** A column refers to one table: to that which its name and its values speak for most, of equal ones the first. */
function bestOfEach(candidates: readonly Candidate[]): Candidate[] {
  const best = new Map<string, Candidate>();
  for (const one of candidates) {
    const key = JSON.stringify([one.from.table, one.from.loaded.name]);
    const before = best.get(key);
    if (!before || weight(one) > weight(before)) best.set(key, one);
  }
  return [...best.values()];
}

const weight = ({ strength, covered }: Candidate): number => strength + covered;

/** Of two tables with a row for each of the other's, the one that is called after the key is referred to. */
function withoutWaysBack(candidates: readonly Candidate[]): Candidate[] {
  return candidates.filter((one, i) => {
    const back = candidates.findIndex(
      ({ from, to }) =>
        from.table === one.to.table &&
        to.table === one.from.table &&
        from.loaded.name === one.to.loaded.name &&
        to.loaded.name === one.from.loaded.name,
    );
    const other = candidates[back];
    if (!other) return true;
    const [mine, others] = [weight(one), weight(other)];
    return mine === others ? i < back : mine > others;
  });
}
