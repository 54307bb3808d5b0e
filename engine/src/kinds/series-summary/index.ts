import type { ChartPlan } from '../../charts/chart-plan';
import { meanBars } from '../../charts/bar-plans';
import { line } from '../../charts/plans-of-claims';
import type { About } from '../about';
import { mineCourses } from './series-summary';
import { saySummary, type SummaryTold } from './say';
import { type KindSpec, STANDING, never, none } from '../kind-spec';

function chart(about: About): ChartPlan | null {
  const { frame, dimension, measure, claim } = about;
  return dimension && measure ? meanBars(frame, dimension, measure, { ...claim, baseline: null }) : line()(about);
}

export const seriesSummary: KindSpec<SummaryTold> = {
  mine: mineCourses,
  say: saySummary,
  prune: never,
  chart: chart,
  advise: none,
  rows: 'worked-out',
  standing: { ...STANDING, most: Infinity },
};
