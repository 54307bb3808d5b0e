import type { DuckDBConnection } from '@duckdb/node-api';
import type { ModelColumn } from '../../contracts/table/table-model';
import { quoteName } from '../../duckdb/quote-sql';
import { rowsOf } from '../../insights/rows-of';
import type { Table } from '../../model';
import { measuresStuff } from '../../profile/roles/number-role';
import { hasWord, nameWords } from '../../profile/roles/name-words';
import { nounWithoutUnit } from '../../profile/roles/unit-of-name';
import type { LoadedTable } from '../../read/load/loaded-table';
import { labelText } from '../../wording/human';
import { t } from './messages';
import type { FreeName, Made } from './plan';
import { COUNTS_ON, COUNTS_ON_COMPOUND, HOURS_RUN } from './words';
import { LIMITS } from './limits';

/**
 * What runs through a counter from one reading to the next, where several things have one each: a meter, an odometer, hours that a machine has run. Its standing
 * says only how long it has run and where it began; where readings lie unevenly, what ran through is told for each day. Of a reading below the one before, the
 * counter was changed or set back.
 */
export async function countersOf(
  connection: DuckDBConnection,
  { relation, rows }: LoadedTable,
  table: Table,
  nameFree: FreeName,
): Promise<Made[]> {
  const { model } = table;
  if (!model?.time || !['event', 'panel'].includes(model.shape.kind) || rows > LIMITS.mostReadings) return [];
  const counters = model.columns.filter((column) => mayCount(table, column));
  const things = model.columns.filter(({ name, role }) => isThing(role) && partsOf(table, name) * LIMITS.fewestReadings <= rows);
  if (counters.length === 0 || things.length === 0) return [];
  const made: Made[] = [];
  for (const counter of counters) {
    const read: { thing: string; falls: number; gaps: number }[] = [];
    for (const { name } of things.slice(0, LIMITS.mostThings)) {
      const found = await readingsOf(connection, relation, counter.name, name, model.time.sql);
      if (found) read.push({ thing: name, ...found });
    }
    const [best] = read.sort((a, b) => a.falls - b.falls || partsOf(table, a.thing) - partsOf(table, b.thing));
    if (best) made.push(madeOf(table, counter.name, best, nameFree));
  }
  return made;
}

const isThing = (role: ModelColumn['role']): boolean =>
  role.endsWith('category') || role === 'identifier' || role === 'geography';
const partsOf = ({ columns }: Table, name: string): number =>
  columns.find((one) => one.name === name)?.stats.distinct ?? Infinity;

/** A measure that hardly ever comes again, from nought up, and is called a counter or measures stuff; what it adds does not stand beside it. */
function mayCount({ columns, model }: Table, { name, role, type, unit }: ModelColumn): boolean {
  const own = columns.find((one) => one.name === name);
  if (!own || own.carried !== undefined || role !== 'measure' || (type !== 'integer' && type !== 'number')) return false;
  if (Number(own.stats.min ?? -1) < 0 || own.stats.distinct < LIMITS.leastDifferent * own.stats.count) return false;
  const isKnown = model?.algebra.some((one) => (one.kind === 'cumulated' && one.target === name) || (one.kind === 'change' && one.of === name));
  const words = nameWords(name);
  const isCalledSo = hasWord(words, COUNTS_ON) || words.some((word) => COUNTS_ON_COMPOUND.test(word)) || HOURS_RUN.test(words.join(' '));
  return !isKnown && (isCalledSo || measuresStuff(own.unit ?? unit?.sign ?? '') || /^m[³3]$/.test(own.unit ?? unit?.sign ?? ''));
} // prettier-ignore

/** How a column goes on within each thing: null where it is no counter. `gaps`: how far long steps in time are from short ones. */
async function readingsOf(connection: DuckDBConnection, relation: string, counter: string, thing: string, time: string) {
  const value = `${quoteName(counter)}::DOUBLE`;
  const steps =
    `WITH steps AS (SELECT ${quoteName(thing)} AS thing, ${value} - lag(${value}) OVER own AS step, epoch(${time}) - lag(epoch(${time})) OVER own AS gap, ${value} AS v ` +
    `FROM ${relation} WHERE ${quoteName(thing)} IS NOT NULL AND ${quoteName(counter)} IS NOT NULL AND ${time} IS NOT NULL WINDOW own AS (PARTITION BY ${quoteName(thing)} ORDER BY ${time})), ` +
    // What begins with its first step is a sum of all before, whose last figure is worth telling.
    'begun AS (SELECT thing, min(v) AS least, avg(step) AS mean FROM steps GROUP BY 1) ' +
    'SELECT count(DISTINCT thing), count(step), count(*) FILTER (WHERE step < 0), count(*) FILTER (WHERE step > 0), ' +
    'quantile_cont(gap, 0.9) / nullif(quantile_cont(gap, 0.1), 0), quantile_cont(step / gap, 0.9) FILTER (WHERE step > 0 AND gap > 0) / nullif(quantile_cont(step / gap, 0.1) FILTER (WHERE step > 0 AND gap > 0), 0), ' +
    `quantile_cont(step, 0.9) FILTER (WHERE step > 0) / nullif(quantile_cont(step, 0.1) FILTER (WHERE step > 0), 0), (SELECT avg((least > ${LIMITS.firstSteps} * mean)::INT) FROM begun) FROM steps`;
  const [row = []] = await rowsOf(connection, steps);
  const [things = 0, all = 0, falls = 0, rises = 0, gaps = Infinity, byTime = 1, byStep = 1, begun = 0] = row.map((cell) => (cell === null ? Infinity : Number(cell)));
  const goesOn = falls <= LIMITS.mostSetBack * all && rises >= LIMITS.leastRising * all;
  // What goes on by the clock, or by one, says when a row was written.
  const isClock = byTime < LIMITS.byTheClock || byStep < LIMITS.byTheClock;
  const isCounter = things > 1 && all >= LIMITS.fewestReadings * things && goesOn && !isClock && begun > 1 / 2;
  return isCounter ? { falls: falls / all, gaps } : null;
} // prettier-ignore

function madeOf({ columns, model }: Table, counter: string, { thing, gaps }: { thing: string; gaps: number }, nameFree: FreeName): Made {
  const unit = columns.find(({ name }) => name === counter)?.unit ?? null;
  const { words } = nounWithoutUnit(counter, unit);
  const [value, time] = [`${quoteName(counter)}::DOUBLE`, `epoch(${model?.time?.sql ?? ''})`];
  const over = `OVER (PARTITION BY ${quoteName(thing)}, ${quoteName(counter)} IS NULL ORDER BY ${time})`;
  const step = `${value} - lag(${value}) ${over}`;
  const isRead = `${quoteName(thing)} IS NOT NULL AND ${step} >= 0 AND ${time} > lag(${time}) ${over}`;
  const added = `CASE WHEN ${isRead} THEN round(${step}, ${LIMITS.digitsAdded}) END`;
  const said = { of: [counter], instead: counter };
  const told = (made: string) => ({ counter: labelText(counter), thing: labelText(thing), made: labelText(made) });
  if (gaps <= LIMITS.evenGaps) {
    const name = nameFree(t('name.added', { of: words }));
    return { ...said, planned: [{ name, type: 'number', unit, sql: added }], sentence: t('counter', { ...told(name), daily: false }) };
  }
  const [name, of, by] = [t('name.daily', { of: words }), t('name.added', { of: words }), t('name.days', { of: words })].map((one) => nameFree(one)) as [string, string, string];
  const days = `(${time} - lag(${time}) ${over}) / 86400`;
  return {
    ...said,
    planned: [
      { name, type: 'number', unit, sql: `CASE WHEN ${isRead} THEN round((${step}) / (${days}), ${LIMITS.digitsAdded}) END` },
      { name: of, type: 'number', unit, sql: added },
      { name: by, type: 'number', unit: null, sql: `CASE WHEN ${isRead} THEN ${days} END` },
    ],
    quotient: { of, by, factor: 1, how: 'earned' },
    reckoned: [of, by],
    sentence: t('counter', { ...told(name), daily: true }),
  };
} // prettier-ignore
