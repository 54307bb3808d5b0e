import type { Alert } from '../../contracts/report/alert';
import { quoteName } from '../../duckdb/quote-sql';
import { runQuery } from '../../duckdb/run-query';
import { alertMaker, listed, percentOf, type AlertContext } from './alert-context';
import { t } from './messages';
import type { ColumnFacts } from '../column-facts';
import { LIMITS } from './limits';

/** What rows show together: repetitions, keys that are not unique, columns that say the same. */
export async function rowAlerts(context: AlertContext): Promise<Alert[]> {
  const keys = await checkKeys(context);
  return [...copies(context), ...(keys.unique ? [] : await duplicates(context)), ...keys.alerts, ...(await redundant(context))];
}

function copies({ loaded }: AlertContext): Alert[] {
  const { name, rows, copies: count = 0 } = loaded;
  if (count === 0) return [];
  const sentence = t('copies', { n: count, share: percentOf(count, rows + count) });
  return [alertMaker(name)('skipped-lines', 'warning', [], sentence, { count })];
}

async function duplicates(context: AlertContext): Promise<Alert[]> {
  const { connection, loaded, facts, signal } = context;
  if (loaded.rows < 2 || facts.some((fact) => fact.exactDistinct && fact.distinct === loaded.rows)) return [];
  const names = loaded.columns.map((column) => quoteName(column.name)).join(', ');
  const sql = `SELECT coalesce(sum(n - 1), 0)::DOUBLE, sum(n::DOUBLE * (n - 1) / 2) FROM (SELECT count(*) AS n FROM ${loaded.relation} GROUP BY hash(${names}) HAVING count(*) > 1)`;
  const [count = 0, pairs = 0] = ((await runQuery(connection, sql, signal)).getRowsJS()[0] ?? []).map(Number);
  if (!count || (await mayBeChance(context, count, pairs))) return [];
  const sentence = t('duplicates', { n: count, share: percentOf(count, loaded.rows) });
  return [
    alertMaker(loaded.name)('duplicate-rows', count > loaded.rows * LIMITS.manyDuplicates ? 'warning' : 'info', [], sentence, {
      count,
    }),
  ];
}

/**
 * Whether there could be so many pairs of equal rows where the columns know nothing of each other: all pairs, times each column's chance that
 * two of its cells are equal. Asked of different rows where those that repeat others are few, since what was entered twice is not chance, and of the columns in turn, until they settle it.
 */
async function mayBeChance({ connection, loaded, signal }: AlertContext, count: number, pairs: number): Promise<boolean> {
  const names = loaded.columns.map((column) => quoteName(column.name));
  const own = `hash(${names.join(', ')})`;
  const every = Math.ceil(loaded.rows / LIMITS.rowsOfChance);
  const looked = `(SELECT ${2 * count <= loaded.rows ? 'DISTINCT ' : ''}${names.join(', ')} FROM ${loaded.relation} WHERE ${own} % ${every} = 0)`;
  let byChance = (loaded.rows * (loaded.rows - 1)) / 2;
  for (const name of names) {
    const sql = `SELECT sum(n::DOUBLE * (n - 1)) / (sum(n::DOUBLE) * (sum(n::DOUBLE) - 1)) FROM (SELECT count(*) AS n FROM ${looked} GROUP BY ${name})`;
    byChance *= Number((await runQuery(connection, sql, signal)).getRowsJS()[0]?.[0] ?? 1);
    if (LIMITS.duplicatesOfChance * byChance <= pairs) return false;
  }
  return true;
}

/** Alerts on keys that are not unique, and whether some column is different in every row: then no row repeats another. */
async function checkKeys(context: AlertContext): Promise<{ alerts: Alert[]; unique: boolean }> {
  const { connection, loaded, facts, decisions, signal } = context;
  const make = alertMaker(loaded.name);
  const alerts: Alert[] = [];
  let unique = false;
  for (const [i, fact] of facts.entries()) {
    const { column, stats, distinct } = fact;
    if (
      decisions[i]?.role !== 'identifier' ||
      distinct < stats.count * (fact.exactDistinct ? LIMITS.nearlyUnique : LIMITS.perhapsUnique) ||
      (fact.exactDistinct && distinct === stats.count)
    )
      continue;
    const name = quoteName(column.name);
    const different = fact.exactDistinct ? distinct : await countDifferent(context, fact);
    if (different === stats.count) unique ||= stats.missing === 0;
    if (different === stats.count || different < stats.count * LIMITS.nearlyUnique) continue;
    const sql = `SELECT count(*)::DOUBLE, sum(n)::DOUBLE FROM (SELECT count(*) AS n FROM ${loaded.relation} WHERE ${name} IS NOT NULL GROUP BY ${name} HAVING count(*) > 1)`;
    const [values, rows] = (await runQuery(connection, sql, signal)).getRowsJS()[0] ?? [];
    if (!Number(values)) continue;
    alerts.push(
      make(
        'non-unique-identifier',
        'warning',
        [column.name],
        t('not-unique', { name: column.name, n: Number(values), rows: Number(rows) }),
        { count: Number(values) },
      ),
    );
  }
  return { alerts, unique };
}

async function countDifferent(context: AlertContext, { column, stats }: ColumnFacts): Promise<number> {
  const { connection, loaded, signal } = context;
  const name = quoteName(column.name);
  if (await isOrdered(context, name)) return stats.count;
  // Of texts, 64 bits of a hash are told apart much faster: where those differ, so do the texts.
  const key = column.type === 'text' ? `hash(${name})` : name;
  const sql = `SELECT count(DISTINCT ${key})::DOUBLE FROM ${loaded.relation} WHERE ${name} IS NOT NULL`;
  return Number((await runQuery(connection, sql, signal)).getRowsJS()[0]?.[0]);
}

/**
 * Whether each value is greater than the one before it, or each is less: then no value comes again. Either question ends with the
 * first row out of order, so that it costs little to ask.
 */
async function isOrdered({ connection, loaded, signal }: AlertContext, name: string): Promise<boolean> {
  for (const order of ['>', '<']) {
    const sql = `SELECT 1 FROM (SELECT ${name} AS own, lag(${name}) OVER () AS previous FROM ${loaded.relation} WHERE ${name} IS NOT NULL) WHERE NOT own ${order} previous LIMIT 1`;
    if (!(await runQuery(connection, sql, signal)).getRowsJS().length) return true;
  }
  return false;
}

/** Columns that are equal in every row, or whose labels stand for each other one to one. */
async function redundant({ connection, loaded, facts, signal }: AlertContext): Promise<Alert[]> {
  const make = alertMaker(loaded.name);
  const alerts: Alert[] = [];
  let checks = 0;
  const told = new Set<string>();
  for (const [i, a] of facts.entries()) {
    for (const b of facts.slice(i + 1)) {
      if (told.has(b.column.name) || checks >= LIMITS.mostRedundantChecks) continue;
      const way = mayRepeat(a, b);
      if (!way) continue;
      checks++;
      const [x, y] = [quoteName(a.column.name), quoteName(b.column.name)];
      const sql =
        way === 'equal'
          ? `SELECT count(*)::DOUBLE FROM ${loaded.relation} WHERE ${x} IS DISTINCT FROM ${y}`
          : `SELECT (count(*) - ${a.distinct})::DOUBLE FROM (SELECT DISTINCT ${x}, ${y} FROM ${loaded.relation} WHERE ${x} IS NOT NULL AND ${y} IS NOT NULL)`;
      if (Number((await runQuery(connection, sql, signal)).getRowsJS()[0]?.[0] ?? 1) !== 0) continue;
      told.add(b.column.name);
      const names = [a.column.name, b.column.name];
      const said = { names: listed(names) };
      const sentence = way === 'equal' ? t('columns.equal', said) : t('columns.one-to-one', said);
      alerts.push(make('redundant-columns', 'info', names, sentence));
    }
  }
  return alerts;
}

function mayRepeat(a: ColumnFacts, b: ColumnFacts): 'equal' | 'one-to-one' | null {
  if (a.distinct < 2 || a.stats.count !== b.stats.count) return null;
  const same = a.stats.min === b.stats.min && a.stats.max === b.stats.max && a.stats.mean === b.stats.mean;
  // Of a wide table there are millions of pairs: the rows of few of them are looked at.
  if (a.column.type === b.column.type && same && a.sample.slice(0, 50).every((text, i) => text === b.sample[i])) return 'equal';
  const labelled = a.labels !== null && b.labels !== null && a.column.type === 'text' && b.column.type === 'text';
  return labelled &&
    a.distinct === b.distinct &&
    a.distinct <= LIMITS.mostRepeatedLabels &&
    a.distinct < a.stats.count / 2 &&
    sameCounts(a, b)
    ? 'one-to-one'
    : null;
}

function sameCounts(a: ColumnFacts, b: ColumnFacts): boolean {
  return (a.labels ?? []).every(([, count], i) => count === b.labels?.[i]?.[1]);
}
