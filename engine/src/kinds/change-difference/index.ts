import type { Finding } from '../../insights/finding';
import { sameMeasure } from '../../contracts/report/measure';
import { type KindSpec, none, STANDING } from '../kind-spec';
import { mineChangeDifferences } from './change-difference';
import { changeChart } from './change-chart';
import { sayChanges, type ChangeTold } from './say';

/**
 * What may be chance says nothing beside a change that is none; and of a group that goes another way from a day on, the day says more than how far it went
 * from the first moment to the last.
 */
const isOutdone = ({ kind, tests, subject, member }: Finding, other: Finding): boolean => {
  const isStep = other.kind === 'group-step' && other.tests.length > 0;
  if (tests.length === 0)
    return isStep || (other.kind === kind && other.tests.length > 0 && sameMeasure(other.subject.measure, subject.measure));
  return isStep && other.subject.breakdown === subject.breakdown && other.member === member;
};

export const changeDifference: KindSpec<ChangeTold> = {
  mine: mineChangeDifferences,
  say: sayChanges,
  prune: isOutdone,
  chart: changeChart,
  advise: none,
  rows: 'worked-out',
  standing: STANDING,
};
