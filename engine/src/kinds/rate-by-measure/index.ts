import { splitsOf } from '../../contracts/report/claim';
import { familyOf } from '../../contracts/report/insight-kind';
import { sameMeasure } from '../../contracts/report/measure';
import type { Finding } from '../../insights/finding';
import { none, STANDING, type KindSpec } from '../kind-spec';
import { bandBars } from './band-bars';
import { mineRateByMeasure } from './rate-by-measure';
import { sayRateByMeasure, type RateByMeasureTold } from './say';

const familyOfMeasure = ({ told }: Finding): string => (told as RateByMeasureTold).measure.family;

/** Whether the result is told by the groups of the same column, or by a measure that moves as one with this and goes further with it. */
function isToldOtherwise(finding: Finding, other: Finding): boolean {
  if (familyOf(other.kind) !== 'rate-difference' || !sameMeasure(finding.subject.measure, other.subject.measure)) return false;
  if (other.kind === finding.kind)
    return other.strength > finding.strength && familyOfMeasure(other) === familyOfMeasure(finding);
  return other.kind !== 'result-levels' && splitsOf(other.subject).some((one) => splitsOf(finding.subject).includes(one));
}

export const rateByMeasure: KindSpec<RateByMeasureTold> = {
  mine: mineRateByMeasure,
  say: sayRateByMeasure,
  prune: isToldOtherwise,
  chart: bandBars,
  advise: none,
  rows: 'own',
  standing: STANDING,
};
