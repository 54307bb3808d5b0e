import type { ChartPlan } from '../../charts/chart-plan';
import { sameMeasure } from '../../contracts/report/measure';
import type { Finding } from '../../insights/finding';
import { meanBars } from '../../charts/bar-plans';
import { line } from '../../charts/plans-of-claims';
import { courseChart } from '../course/course-chart';
import type { About } from '../about';
import { mineCourses } from './series-summary';
import { saySummary, type SummaryTold } from './say';
import { type KindSpec, STANDING, none } from '../kind-spec';

function chart(about: About): ChartPlan | null {
  const { frame, dimension, measure, claim } = about;
  if (claim.subject.measure.op === 'sum') return courseChart(about);
  return dimension && measure ? meanBars(frame, dimension, measure, { ...claim, baseline: null }) : line()(about);
}

/** Where a series certainly goes, its course says more. */
const isOnItsWay = ({ subject }: Finding, other: Finding): boolean =>
  subject.measure.op === 'sum' && other.kind === 'course' && sameMeasure(subject.measure, other.subject.measure);

export const seriesSummary: KindSpec<SummaryTold> = {
  mine: mineCourses,
  say: saySummary,
  prune: isOnItsWay,
  chart: chart,
  advise: none,
  rows: 'worked-out',
  standing: { ...STANDING, most: Infinity },
};
