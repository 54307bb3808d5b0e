import { line } from '../../charts/plans-of-claims';
import { isAtTimeOf, isEventOfOther } from '../one-event';
import { ratios } from '../miners/ratios';
import { tellsOfCourse, tellsOfLevel } from '../miners/ratios/covered';
import { ratioMeasure } from '../miners/ratios/parts-of-finding';
import { sayRatioStep, type RatioStepTold } from './say';
import { type KindSpec, STANDING, none } from '../kind-spec';

export const ratioStep: KindSpec<RatioStepTold> = {
  mine: ratios('ratio-step'),
  say: sayRatioStep,
  prune: isEventOfOther,
  covers: (own, finding) => tellsOfLevel(own, finding) || tellsOfCourse(own, finding, isAtTimeOf),
  chart: (about) =>
    line({ versus: true, peak: true })({ ...about, measure: ratioMeasure(about.frame, about.claim.subject.measure) }),
  advise: none,
  rows: 'own',
  standing: { ...STANDING, memberIsPlace: true, advice: 'Over Time', when: 'step' },
};
