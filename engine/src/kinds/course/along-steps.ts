import type { ChartPlan } from '../../charts/chart-plan';
import { described } from '../../insights/described';
import type { Finding } from '../../insights/finding';
import { placeOfStep, stepColumn } from '../../insights/frame/time/build-panel';
import type { Frame, Measure } from '../../insights/frame/frame';
import { leadOfFamilies } from '../../insights/frame/measures/lead-measures';
import type { Each, SeriesRows } from '../../insights/rows-behind/rows-behind';
import { conditions, filtered, name, where } from '../../insights/sql';
import type { Grain } from '../../wording/date-text';
import { columnNames } from '../../wording/column-names';
import { capital } from '../../wording/human';
import type { CourseTold } from './say';
import { LIMITS } from './limits';
import { t } from './messages';

export const measuresBeside = (frame: Frame, axis: string): Measure[] =>
  leadOfFamilies(frame)
    .filter(({ columns }) => !columns.includes(axis))
    .slice(0, LIMITS.mostMeasures);

/** What the few moments at which things are read again are told by. */
export interface Step extends Each {
  /** How a step is called: `day`; null where it is a date. */
  axis: string | null;
  grain: Grain;
  /** Where it lies, as a number. */
  place: string;
  /** Condition of the rows that count; all where it is missing. */
  within?: string;
}

/** The steps of things that are read again and again: counted ones (day 0 to day 21), or dates of which there are too few for a series. */
export function stepOf({ table, timeline, panel }: Frame): Step | null {
  const { shape } = table.model ?? {};
  if (shape?.kind !== 'panel' || shape.entity.length === 0) return null;
  if (timeline) {
    if (timeline.column.stats.distinct !== 2) return null;
    const at = `date_trunc('${timeline.finest}', CAST(${name(timeline.column.name)} AS TIMESTAMP))`;
    return { sql: at, columns: [timeline.column.name], axis: null, grain: timeline.finest, place: `epoch_ms(${at})` };
  }
  const column = stepColumn(table);
  if (!column) return null;
  const place = placeOfStep(column);
  const last = lastReached(panel);
  const within = last === null ? {} : { within: `${place} <= ${last}` };
  return { sql: place, columns: [column.name], axis: columnNames(table.columns)(column.name), grain: 'day', place, ...within };
}

/** The last step that at least half of the things reach, where others come after it: who is still there then is not who was there at the start. */
function lastReached(panel: Frame['panel']): number | null {
  const counts = new Map<number, number>();
  panel?.at.forEach((at, row) => {
    if (at === at && panel.things[row] !== -1) counts.set(at, (counts.get(at) ?? 0) + 1);
  });
  const most = Math.max(...counts.values());
  const reached = [...counts].filter(([, n]) => n >= LIMITS.fullPeriod * most).map(([at]) => at);
  const last = Math.max(...reached);
  return reached.length > 0 && reached.length < counts.size && Math.max(...counts.keys()) > last ? last : null;
}

/**
 * What is read of things again and again. Who is read again is older each time: an age is the axis by another name. What is a part of a whole that
 * stands beside it goes as far as the whole lets it, so that the part's share is told: fewer lessons attended of fewer that there were.
 */
export function readAgain(frame: Frame, axis: string): Measure[] {
  const { model } = frame.table;
  const ages = model?.columns.filter(({ quantity }) => quantity === 'age').map(({ name: one }) => one) ?? [];
  const parts = (model?.algebra ?? []).flatMap((one) => (one.kind === 'quotient' ? [...one.of, ...one.less, ...one.by] : []));
  return measuresBeside(frame, axis).filter(
    (measure) => !measure.columns.some((one) => ages.includes(one) || parts.includes(one)),
  );
}

/** How the usual one of things that are read at a few steps goes. */
export function alongSteps(frame: Frame): Finding<CourseTold>[] {
  const step = stepOf(frame);
  const [column] = step?.columns ?? [];
  if (!step || column === undefined) return [];
  const things = (frame.table.model?.shape.entity ?? []).map(name).join(', ');
  const ofSteps = (measure: Measure) => {
    const from = `FROM ${frame.table.relation}${where(rowsOfSteps(step, measure).where)} GROUP BY`;
    return (
      'SELECT arg_max(y, x) AS value, arg_min(y, x) AS baseline, max(y) AS high, min(y) AS low, min(x) AS first, max(x) AS last, sum(n) AS n, count(*) AS steps, corr(y, x) AS r, ' +
      'any_value(slope) AS slope, any_value(scatter) AS scatter, any_value(things) AS things FROM ' +
      `(SELECT ${step.place} AS x, avg(${measure.sql}) AS y, count(*) AS n ${from} 1), ` +
      `(SELECT avg(own) AS slope, stddev_samp(own) AS scatter, count(own) AS things FROM (SELECT regr_slope(${measure.sql}, ${step.place}) AS own ${from} ${things}) WHERE isfinite(own))`
    );
  };
  return readAgain(frame, column).map((measure, place) =>
    described(LIMITS.weight, place, {
      kind: 'course',
      subject: { filter: [], breakdown: column, measure: measure.typed },
      unit: measure.unit,
      n: measure.filled,
      ...(place === 0 ? { leads: true } : {}),
      sql: ofSteps(measure),
      told: {
        measure,
        grain: step.grain,
        of: 'step',
        ...(step.axis === null ? {} : { axis: step.axis }),
        leads: place === 0,
        turns: [],
        going: 'none',
        ends: 0,
        over: 0,
        steps: '',
      },
      topics: [measure.id, `${column}×${measure.id}`],
    }),
  );
}

/** The rows that the mean at each step is taken from. */
const rowsOfSteps = (step: Step, { sql, columns }: Measure): SeriesRows => ({
  how: 'mean',
  value: { sql, columns },
  where: conditions(`${sql} IS NOT NULL`, `${step.sql} IS NOT NULL`, step.within ?? ''),
  at: step,
});

/** Groups of which each has a line of its own. */
interface Lines {
  by: string;
  groups: readonly { label: string; where: string }[];
}

/** The mean at each step, of all rows or of each of some groups. */
export function stepChart({ table }: Frame, step: Step, measure: Measure, lines?: Lines): ChartPlan {
  const label = t('mean', { noun: measure.noun });
  const all = rowsOfSteps(step, measure);
  const groups = lines?.groups ?? [{ label, where: '' }];
  const levels = groups.map((group, i) => `${filtered(`avg(${measure.sql})`, group.where)} AS y${i === 0 ? '' : i}`);
  return {
    type: 'line',
    title: step.axis === null ? t('title', { label, grain: step.grain }) : t('title-along', { label, axis: step.axis }),
    x:
      step.axis === null
        ? { label: t('axis', { grain: step.grain }), type: 'time', grain: step.grain }
        : { label: capital(step.axis), type: 'number' },
    y: { label, ...(measure.unit ? { unit: measure.unit } : {}) },
    series: groups.map((group) => group.label),
    sql: `SELECT ${step.sql} AS x, ${levels.join(', ')} FROM ${table.relation}${where(all.where)} GROUP BY 1 ORDER BY 1 LIMIT ${LIMITS.mostPoints}`,
    rows: groups.map((group) => ({ ...all, where: conditions(all.where, group.where) })),
    key: `course|${measure.id}|steps${lines ? `|${lines.by}` : ''}`,
  };
}
