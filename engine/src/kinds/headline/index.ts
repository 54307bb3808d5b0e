import type { Finding } from '../../insights/finding';
import type { ChartPlan } from '../../charts/chart-plan';
import { countBars, meanBars } from '../../charts/bar-plans';
import { line } from '../../charts/plans-of-claims';
import { familyOf } from '../../contracts/report/insight-kind';
import type { About } from '../about';
import { mineHeadlines } from './headline';
import { sayFigure, type FigureTold } from './say';
import { type KindSpec, STANDING, none } from '../kind-spec';

/** A list of values when the leading one, or their evenness, is told anyway. */
function isListed({ subject }: Finding, other: Finding): boolean {
  const { measure, breakdown } = subject;
  const listed = measure.op === 'count' ? breakdown : measure.op === 'rate' && breakdown === null ? measure.column : null;
  return (
    ['dominance', 'evenness'].includes(familyOf(other.kind)) &&
    typeof listed === 'string' &&
    other.subject.breakdown === listed &&
    other.subject.filter.length === 0
  );
}

function chart(about: About): ChartPlan | null {
  const { frame, timeline, dimension, measure, claim } = about;
  if (timeline && claim.subject.breakdown === timeline.column.name && (measure || claim.subject.measure.op === 'count'))
    return line()(about);
  if (dimension && measure) return meanBars(frame, dimension, measure, { ...claim, baseline: null });
  return dimension && claim.subject.measure.op === 'count' ? countBars(frame, dimension, { ...claim, member: null }) : null;
}

export const headline: KindSpec<FigureTold> = {
  mine: mineHeadlines,
  say: sayFigure,
  prune: isListed,
  chart: chart,
  advise: none,
  rows: 'subject',
  standing: { ...STANDING, most: Infinity },
};
