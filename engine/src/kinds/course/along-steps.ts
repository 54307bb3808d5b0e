import type { ChartPlan } from '../../charts/chart-plan';
import { described } from '../../insights/described';
import type { Finding } from '../../insights/finding';
import type { Frame, Measure } from '../../insights/frame/frame';
import { leadOfFamilies } from '../../insights/frame/lead-measures';
import type { Each, SeriesRows } from '../../insights/rows-behind/rows-behind';
import { conditions, name, where } from '../../insights/sql';
import type { Grain } from '../../wording/date-text';
import { capital, human } from '../../wording/human';
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
}

/** The steps of things that are read again and again: counted ones (day 0 to day 21), or dates of which there are too few for a series. */
export function stepOf({ table, timeline }: Frame): Step | null {
  const { shape } = table.model ?? {};
  if (shape?.kind !== 'panel' || shape.entity.length === 0) return null;
  if (timeline) {
    if (timeline.column.stats.distinct !== 2) return null;
    const at = `date_trunc('${timeline.finest}', CAST(${name(timeline.column.name)} AS TIMESTAMP))`;
    return { sql: at, columns: [timeline.column.name], axis: null, grain: timeline.finest, place: `epoch_ms(${at})` };
  }
  const own = shape.key.find((column) => !shape.entity.includes(column));
  const column = table.columns.find(({ name: one, type }) => one === own && (type === 'integer' || type === 'number'));
  if (!column) return null;
  return { sql: name(column.name), columns: [column.name], axis: human(column.name), grain: 'day', place: name(column.name) };
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
  // Who is read again is older each time: an age is the axis by another name.
  const ages = frame.table.model?.columns.filter(({ quantity }) => quantity === 'age').map(({ name: one }) => one) ?? [];
  const read = measuresBeside(frame, column).filter((measure) => !measure.columns.some((one) => ages.includes(one)));
  return read.map((measure, place) =>
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
  where: conditions(`${sql} IS NOT NULL`, `${step.sql} IS NOT NULL`),
  at: step,
});

/** The mean at each step. */
export function stepChart({ table }: Frame, step: Step, measure: Measure): ChartPlan {
  const label = t('mean', { noun: measure.noun });
  const rows = rowsOfSteps(step, measure);
  return {
    type: 'line',
    title: step.axis === null ? t('title', { label, grain: step.grain }) : t('title-along', { label, axis: step.axis }),
    x:
      step.axis === null
        ? { label: t('axis', { grain: step.grain }), type: 'time', grain: step.grain }
        : { label: capital(step.axis), type: 'number' },
    y: { label, ...(measure.unit ? { unit: measure.unit } : {}) },
    series: [label],
    sql: `SELECT ${step.sql} AS x, avg(${measure.sql}) AS y FROM ${table.relation}${where(rows.where)} GROUP BY 1 ORDER BY 1 LIMIT ${LIMITS.mostPoints}`,
    rows: [rows],
    key: `course|${measure.id}|steps`,
  };
}
