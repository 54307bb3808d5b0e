import type { DuckDBConnection } from '@duckdb/node-api';
import type { TableShape } from '../../../contracts/table/table-model';
import { quoteName, quoteText } from '../../../duckdb/quote-sql';
import { runQuery } from '../../../duckdb/run-query';
import type { Column, Table } from '../../../model';
import { hasWord, nameWords, wordSet } from '../../../profile/roles/name-words';
import type { LoadedTable } from '../../../read/load/loaded-table';
import { human, labelText, list } from '../../../wording/human';
import { t } from '../messages';
import type { FreeName, Made } from '../plan';
import { LIMITS } from '../limits';

/** One of the quantities that a column holds. */
export interface Metric {
  /** The column that is made of it. */
  name: string;
  label: string;
  unit: string | null;
  /** SQL: whether a row is of it. */
  where: string;
}

/** What marks a figure as off its usual range, and what marks it as within. */
const OFF = wordSet(
  'h l hh ll high low hi lo a aa abnormal critical panic outside above below exceeded exceedance exceeds over under alarm alert warning warn out oor fail failed hoch niedrig tief zu auffällig überschritten überschreitung unterschreitung kritisch erhöht erniedrigt warnung haut bas élevé alto bajo basso hoog laag',
);
const WITHIN = wordSet(
  'n normal ok in range within good pass passed inside ja none unauffällig normbereich eingehalten bien dentro norma',
);
const OF_LIMITS = wordSet('limit limits range of the normal grenzwert norm upper lower very sehr');
/** Columns that say of a figure whether it is as it should be. */
const MARKS = wordSet(
  'flag flags abnormal alarm alert limit range check interpretation mark marker status state assessment evaluation rating kennzeichen bewertung grenzwert beurteilung auffälligkeit befund markierung zustand',
);
const SIGNS = /^[+\-−*<>!↑↓]{1,3}$/u;

/**
 * Columns that mark figures as too high or too low, one for each quantity: a figure that bears no mark is within its range, and counts. Of the marked ones
 * alone nobody can tell how many there are.
 */
export async function flagsOf(
  connection: DuckDBConnection,
  { relation }: LoadedTable,
  { columns }: Table,
  { value }: NonNullable<TableShape['long']>,
  metrics: readonly Metric[],
  nameFree: FreeName,
  signal?: AbortSignal,
): Promise<Made[]> {
  const [flag] = columns.filter(isFlag);
  if (!flag) return [];
  const [cell, figure] = [quoteName(flag.name), quoteName(value)];
  const labels = (flag.stats.top ?? []).map(([label]) => label);
  const normal = labels.find(isWithin) ?? t('normal');
  const off = `${cell} IS NOT NULL AND ${cell} <> ${quoteText(normal)}`;
  const counts = metrics.map(({ where }) => `count(*) FILTER (WHERE (${where}) AND ${figure} IS NOT NULL AND ${off})`);
  const [row = []] = (await runQuery(connection, `SELECT ${counts.join(', ')} FROM ${relation}`, signal)).getRowsJS();
  const marked = metrics
    .map((metric, i) => ({ metric, n: Number(row[i] ?? 0) }))
    .filter(({ n }) => n >= LIMITS.fewestOf)
    .sort((a, b) => b.n - a.n)
    .slice(0, LIMITS.mostFlagged)
    .map(({ metric }) => ({ ...metric, made: nameFree(t('name.flag', { flag: human(flag.name), of: metric.name })) }));
  const [first, ...more] = marked;
  if (!first) return [];
  const ofMetric = ({ made, name, where }: (typeof marked)[number]): Pick<Made, 'planned' | 'of' | 'flags' | 'byMetric'> => ({
    planned: [{ name: made, type: 'text', unit: null, sql: `CASE WHEN (${where}) AND ${figure} IS NOT NULL THEN coalesce(${cell}, ${quoteText(normal)}) END` }],
    of: [flag.name, value],
    flags: name,
    byMetric: true,
  });
  const sentence = t('flags', { of: labelText(flag.name), names: list(marked.map(({ made }) => labelText(made))), normal: labelText(normal) });
  return [{ ...ofMetric(first), instead: flag.name, sentence }, ...more.map((one): Made => ({ ...ofMetric(one), sentence: null }))];
} // prettier-ignore

/** Few labels, all of them marks for a figure that is off, under a header that asks for such. */
function isFlag({ name, type, role, stats }: Column): boolean {
  const labels = stats.top ?? [];
  if (
    !hasWord(nameWords(name), MARKS) ||
    type !== 'text' ||
    !LABELLED.has(role) ||
    labels.length < stats.distinct ||
    labels.length > LIMITS.labelsOfMarks
  )
    return false;
  return labels.some(([label]) => isOff(label)) && labels.every(([label]) => isOff(label) || isWithin(label));
}

const LABELLED: ReadonlySet<Column['role']> = new Set(['category', 'ordered-category', 'boolean']);
function isOff(label: string): boolean {
  const words = nameWords(label);
  return (
    SIGNS.test(label.trim()) ||
    (words.some((word) => OFF.has(word)) && words.every((word) => OFF.has(word) || OF_LIMITS.has(word)))
  );
}
const isWithin = (label: string): boolean => !isOff(label) && nameWords(label).some((word) => WITHIN.has(word));
