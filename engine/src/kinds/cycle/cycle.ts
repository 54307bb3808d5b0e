import type { Finding, Mining } from '../../insights/finding';
import type { Frame, Measure, Timeline } from '../../insights/frame/frame';
import { calendarLengths } from '../../insights/series/calendar-turns';
import { DAY } from '../../insights/frame/time/periods';
import { isRunningTotal } from '../../insights/series/running-total';
import { sequencesOf } from '../../insights/series/sequences';
import { name } from '../../insights/sql';
import { median } from '../../stats/distributions/quantile';
import { periodicity, type Periodicity } from '../../stats/series/periodicity';
import { correlate } from '../../stats/correlation/spearman';
import { stepOf } from '../change-correlation/say';
import type { CycleTold } from './say';
import { LIMITS } from './limits';

/** Series of readings that go up and down in a cycle of any length, of which several have been seen. */
export function mineCyclesOfAnyLength({ frame, log }: Mining): Finding<CycleTold>[] {
  const [order, ...more] = sequencesOf(frame) ?? [];
  const { timeline } = frame;
  if (frame.sampled || !timeline || !order || more.length > 0 || order.length < LIMITS.fewestReadings) return [];
  const rows = order.slice(-LIMITS.mostReadings);
  const step = stepOf(timeline);
  const calendar = calendarOf(timeline, rows);
  return frame.measures
    .filter((one) => one.kind === 'column' && !one.fraction && one.filled === frame.n && !isRunningTotal(frame, one))
    .slice(0, LIMITS.mostMeasures)
    .flatMap((measure) => {
      const values = Float64Array.from(rows, (row) => measure.values[row] ?? NaN);
      const found = periodicity(values);
      if (!found) return [];
      const test = log.add(found.p, 'time');
      if (isOfCalendar(found, calendar, rows.length)) return [];
      const { length, r, gain, times } = wholeCycle(values, found.period);
      if (r < LIMITS.leastR || gain < LIMITS.leastGain) return [];
      const [period, from, to] = [times * found.period, times * found.from, times * found.to];
      return [
        {
          kind: 'cycle',
          subject: { filter: [], breakdown: timeline.column.name, measure: measure.typed },
          member: String(length),
          direction: 'none',
          unit: null,
          n: rows.length,
          effect: r,
          strength: Math.min(1, LIMITS.weight * Math.sqrt(r)),
          impact: 1,
          tests: [test],
          expected: r,
          sql: cycleSql(frame, measure, rows.length, length),
          told: { timeline, measure, period, from, to, turns: Math.floor(rows.length / period - 1 / 2), step, length },
          topics: [timeline.column.name, measure.id, `${measure.family}×cycle`],
        } satisfies Finding<CycleTold>,
      ];
    });
}

/** Whether the calendar brings it back, as far as so many readings can tell: then it is told as a season, or is none. */
const isOfCalendar = ({ period }: Periodicity, lengths: readonly number[], readings: number): boolean =>
  lengths.some((length) => Math.abs(readings / length - readings / period) <= 1);

/** What the calendar brings back, in readings: by the usual step and, where some are left out every week, by how many there are in all. */
function calendarOf({ values }: Timeline, rows: Int32Array): number[] {
  const times = Float64Array.from(rows, (row) => (values[row] ?? NaN) / DAY);
  const usual = median(times.subarray(1).map((time, i) => time - (times[i] ?? 0)));
  const mean = ((times.at(-1) ?? 0) - (times[0] ?? 0)) / (times.length - 1);
  return [usual, mean].flatMap(calendarLengths);
}

const without = (values: Float64Array): Float64Array => {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const [xy, xx] = values.reduce(([a, b], value, i) => [a + (i - middle) * (value - mean), b + (i - middle) ** 2], [0, 0]);
  return values.map((value, i) => value - (xy / xx) * i);
};

/** Correlation of a series with itself so many steps before, its line apart. */
const echo = (values: Float64Array, steps: number): number =>
  correlate(values.subarray(0, values.length - steps), values.subarray(steps))?.r ?? 0;

interface Alike {
  length: number;
  /** How often the frequency that stands out goes into the cycle. */
  times: number;
  r: number;
  /** How much more alike than those half a cycle apart. */
  gain: number;
}

/**
 * The cycle by which readings are most alike: what happens for a moment in each turn stands out at twice and three times its frequency as well. Of cycles
 * by which they are as alike the shortest.
 */
export function wholeCycle(values: Float64Array, period: number): Alike {
  const level = without(values);
  const found = Array.from({ length: LIMITS.mostHarmonics }, (_, i) => i + 1)
    .filter((times) => times * period * LIMITS.fewestTurns <= values.length)
    .map((times): Alike => {
      const length = Math.round(times * period);
      const r = echo(level, length);
      return { length, times, r, gain: r - echo(level, Math.round(length / 2)) };
    });
  const most = Math.max(...found.map(({ r }) => r));
  return found.find(({ r }) => r >= LIMITS.asAlike * most) ?? { length: 0, times: 1, r: 0, gain: 0 };
}

/** How alike readings are that lie a cycle apart, and those half a cycle apart. */
function cycleSql({ timeline, table }: Frame, { sql }: Measure, rows: number, length: number): string {
  const time = name(timeline?.column.name ?? '');
  const last = `SELECT ${time} AS moment, ${sql} AS y FROM ${table.relation} WHERE ${time} IS NOT NULL ORDER BY ${time} DESC LIMIT ${rows}`;
  const numbered = `SELECT row_number() OVER (ORDER BY moment) - 1 AS i, y FROM (${last})`;
  const level = `SELECT i, y - regr_slope(y, i) OVER () * i AS y FROM (${numbered})`;
  const before = (steps: number) => `lag(y, ${steps}) OVER (ORDER BY i)`;
  const pairs = `SELECT y, ${before(length)} AS whole, ${before(Math.round(length / 2))} AS half FROM (${level})`;
  return `SELECT corr(y, whole) AS value, corr(y, half) AS baseline, count(whole) AS n FROM (${pairs})`;
}
