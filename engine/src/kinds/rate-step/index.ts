import type { ChartPlan } from '../../charts/chart-plan';
import { shareOverTime } from '../../charts/marked-plans';
import { isEventOfOther } from '../one-event';
import type { About } from '../about';
import { outlying } from '../miners/outlying';
import { markedOf } from '../miners/outlying/marked';
import { sayRateStep, type RateStepTold } from './say';
import { type KindSpec, STANDING, none } from '../kind-spec';

/** How often it is so over time, in the group and in all others. */
function chart({ frame, claim }: About): ChartPlan | null {
  const own = claim.subject.filter.filter(({ op }) => op === '=');
  const marked = markedOf(frame, claim, own.map(({ column }) => column));
  return marked && shareOverTime(frame, marked, { claim: { ...claim, subject: { ...claim.subject, filter: own } }, dimension: null, at: null });
} // prettier-ignore

export const rateStep: KindSpec<RateStepTold> = {
  mine: outlying('rate-step'),
  say: sayRateStep,
  prune: isEventOfOther,
  chart,
  advise: none,
  rows: 'own',
  standing: { ...STANDING, memberIsPlace: true, advice: 'Over Time', when: 'step' },
};
