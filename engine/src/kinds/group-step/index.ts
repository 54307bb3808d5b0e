import { line, shareLine } from '../../charts/plans-of-claims';
import { adviseOnGroupStep } from '../advice/times';
import { isEventOfOther } from '../one-event';
import { type KindSpec, STANDING } from '../kind-spec';
import { partOf } from './looked-at';
import { mineGroupSteps } from './group-step';
import { sayGroupStep, type GroupStepTold } from './say';

export const groupStep: KindSpec<GroupStepTold> = {
  mine: mineGroupSteps,
  say: sayGroupStep,
  prune: isEventOfOther,
  chart: (about) =>
    (about.outcome ? shareLine : line)({ versus: true, peak: true })({ ...about, measure: about.measure ?? partOf(about.frame, about.claim.subject.measure) }), // prettier-ignore
  advise: adviseOnGroupStep,
  rows: 'own',
  standing: { ...STANDING, onePerFamily: true, memberIsPlace: true, advice: 'Over Time', when: 'step' },
};
