import type { ChartPlan } from '../../charts/chart-plan';
import { shareOverTime } from '../../charts/marked-plans';
import { labelsOf } from '../../contracts/report/claim';
import type { Finding } from '../../insights/finding';
import { groupKey } from '../../insights/frame/dimensions/aliases';
import { isAtTimeOf, isEventOfOther, ofOneThing } from '../one-event';
import type { About } from '../about';
import { outlying } from '../miners/outlying';
import { markedOf } from '../miners/outlying/marked';
import { sayRateStep, type RateStepTold } from './say';
import { type KindSpec, STANDING, none } from '../kind-spec';

/** How often it is so over time, in the group and in all others. */
function chart({ frame, claim }: About): ChartPlan | null {
  const own = claim.subject.filter.filter(({ op }) => op === '=');
  const marked = markedOf(frame, claim, own.map(({ column }) => column));
  return marked && shareOverTime(frame, marked, { claim, group: own, at: null });
} // prettier-ignore

/** The step of a label under another one, or of a wider group: at one time, of one column, and of one of its labels. */
function isOfLabel(own: Finding, finding: Finding): boolean {
  if (finding.kind !== 'group-step' || !isAtTimeOf(own, finding) || !ofOneThing(own, finding)) return false;
  const [labels, its] = [own, finding].map(({ subject }) => subject.filter.flatMap((one) => labelsOf(one).map((label) => groupKey(one.column, label))));
  return (labels?.length ?? 0) > 1 && its?.some((label) => labels?.includes(label)) === true;
} // prettier-ignore

export const rateStep: KindSpec<RateStepTold> = {
  mine: outlying('rate-step'),
  say: sayRateStep,
  prune: isEventOfOther,
  covers: isOfLabel,
  chart,
  advise: none,
  rows: 'own',
  standing: { ...STANDING, memberIsPlace: true, advice: 'Over Time', when: 'step', amongPossible: true },
};
