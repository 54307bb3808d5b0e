import type { DuckDBConnection } from '@duckdb/node-api';
import { quoteName } from '../../../duckdb/quote-sql';
import { rowsOf } from '../../../insights/rows-of';
import type { Table } from '../../../model';
import { finestGrain, writtenGrain, coarser } from '../../../insights/frame/time/periods';
import { periodText } from '../../../wording/date-text';
import { list } from '../../../wording/human';
import { alertMaker } from '../alert-context';
import { t } from '../messages';
import { LIMITS } from '../limits';

/** Of a measure: the last periods in which fewer are known than in any before, the newest first. */
interface Thin {
  column: string;
  usual: number;
  periods: { at: number; known: number }[];
}

/**
 * In the last periods of a panel not all may have reported yet: what they sum up to, and their mean, is that of those who have. Such periods are noted with how many
 * are known, and left out of what is told over time.
 */
export async function asFarAsReported(connection: DuckDBConnection, table: Table): Promise<Table> {
  const { model, timeline, timeLimit } = table;
  const entity = model?.shape.kind === 'panel' ? model.shape.entity : [];
  if (!model || timeline === null || timeLimit !== null || entity.length === 0) return table;
  const measures = model.columns
    .filter(({ role, name }) => role === 'measure' && name !== timeline)
    .slice(0, LIMITS.mostMeasures);
  if (measures.length === 0) return table;
  const counts = measures.map(({ name }) => `count(${quoteName(name)})::DOUBLE`);
  const rows = await rowsOf(
    connection,
    `SELECT epoch_ms(CAST(${quoteName(timeline)} AS TIMESTAMP))::DOUBLE AS at, ${counts.join(', ')} FROM ${table.relation} ` +
      `WHERE ${quoteName(timeline)} IS NOT NULL GROUP BY 1 ORDER BY 1 DESC LIMIT ${LIMITS.mostThin + LIMITS.periodsBefore}`,
  );
  const periods = rows.map((row) => row.map(Number));
  const thin = measures.flatMap(({ name }, i) =>
    thinOf(
      name,
      periods.map((row) => ({ at: row[0] ?? NaN, known: row[i + 1] ?? 0 })),
    ),
  );
  const [first] = thin.toSorted((a, b) => b.periods.length - a.periods.length);
  if (!first) return table;
  const moments = periods.map(([at = NaN]) => at).sort((a, b) => a - b);
  const grain = coarser(finestGrain(moments), writtenGrain(moments));
  const told = {
    names: list(thin.slice(0, LIMITS.mostNamed).map(({ column }) => t('names.quoted', { name: column }))),
    several: thin.length > 1,
    all: first.usual,
    things: entity.join(', '),
    known: list(first.periods.map(({ at, known }) => t('not-reported.of', { known, period: periodText(at, grain) }))),
  };
  const alert = alertMaker(table.name)('partial-last-period', 'warning', [timeline], t('not-reported', told));
  const from = Math.min(...first.periods.map(({ at }) => at));
  return {
    ...table,
    timeLimit: from - 1,
    notWhole: true,
    alerts: [...table.alerts.filter(({ kind }) => kind !== 'partial-last-period'), alert],
  };
}

/** @param periods the newest first, with how many are known in each */
function thinOf(column: string, periods: readonly { at: number; known: number }[]): Thin[] {
  for (let n = LIMITS.mostThin; n > 0; n--) {
    const before = periods.slice(n, n + LIMITS.periodsBefore).map(({ known }) => known).sort((a, b) => a - b); // prettier-ignore
    const usual = before[Math.floor(before.length / 2)] ?? 0;
    if (before.length < LIMITS.fewestBefore || (before[0] ?? 0) < LIMITS.steady * usual) continue;
    const own = periods.slice(0, n);
    const lacks = ({ known }: { known: number }) =>
      known > 0 && known < LIMITS.fewerKnown * usual && usual - known >= LIMITS.fewestLacking;
    if (own.every(lacks)) return [{ column, usual, periods: own }];
  }
  return [];
}
