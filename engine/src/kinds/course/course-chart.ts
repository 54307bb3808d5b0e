import type { ChartPlan } from '../../charts/chart-plan';
import { line } from '../../charts/plans-of-claims';
import { capital } from '../../wording/human';
import type { Grain } from '../../wording/date-text';
import type { About } from '../about';
import { stepChart, stepOf } from './along-steps';
import { pathOf } from './course';
import type { CourseOf } from './say';
import { LIMITS } from './limits';
import { t } from './messages';

/** The figures that the sentence speaks of, period by period; more readings than a line can show are drawn as means. */
export function courseChart(about: About): ChartPlan | null {
  const { frame, timeline, measure } = about;
  if (!measure) return null;
  const step = stepOf(frame);
  if (step) return stepChart(frame, step, measure);
  if (!timeline) return null;
  const { of, grain, steps, behind } = pathOf(frame, timeline, measure);
  if (of === 'growth' || (of === 'reading' && timeline.values.length > LIMITS.mostPoints)) return line()(about);
  const noun = capital(measure.noun);
  const label = of === 'sum' ? t('a-period', { noun, grain }) : of === 'mean' ? t('mean', { noun: measure.noun }) : noun;
  return {
    type: 'line',
    // A sum says of what time it is.
    title: of === 'sum' ? label : t('title', { label, grain }),
    x: { label: t('axis', { grain }), type: 'time', grain },
    y: { label, ...(measure.unit ? { unit: measure.unit } : {}) },
    series: [label],
    sql: withGaps(of, grain)
      ? `SELECT period, y FROM (SELECT unnest(range(first, last + INTERVAL 1 ${grain.toUpperCase()}, INTERVAL 1 ${grain.toUpperCase()})) AS period ` +
        `FROM (SELECT min(x) AS first, max(x) AS last FROM (${steps}))) LEFT JOIN (${steps}) ON x = period ORDER BY period`
      : `SELECT x AS period, y FROM (${steps}) ORDER BY period`,
    rows: [behind],
    key: `course|${measure.id}|${grain}`,
  };
}

/** Whether a period without a figure is missing: every year is one of a yearly series, and not every day one of a daily series. */
const withGaps = (of: CourseOf, grain: Grain): boolean =>
  grain === 'year' || (of !== 'reading' && (grain === 'quarter' || grain === 'month'));
