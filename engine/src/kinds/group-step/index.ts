import { line, shareLine } from '../../charts/plans-of-claims';
import { type KindSpec, never, none, STANDING } from '../kind-spec';
import { mineGroupSteps } from './group-step';
import { sayGroupStep, type GroupStepTold } from './say';

export const groupStep: KindSpec<GroupStepTold> = {
  mine: mineGroupSteps,
  say: sayGroupStep,
  prune: never,
  chart: (about) => (about.outcome ? shareLine : line)({ versus: true, peak: true })(about),
  advise: none,
  rows: 'own',
  standing: { ...STANDING, onePerFamily: true, memberIsPlace: true, advice: 'Over Time' },
};
