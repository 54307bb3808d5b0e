import type { Finding } from '../../insights/finding';
import { sameMeasure } from '../../contracts/report/measure';
import { type KindSpec, none, STANDING } from '../kind-spec';
import { mineChangeDifferences } from './change-difference';
import { changeChart } from './change-chart';
import { sayChanges, type ChangeTold } from './say';

/** What may be chance says nothing beside what is none. */
const isOutdone = ({ kind, tests, subject }: Finding, other: Finding): boolean =>
  tests.length === 0 && other.kind === kind && other.tests.length > 0 && sameMeasure(other.subject.measure, subject.measure);

export const changeDifference: KindSpec<ChangeTold> = {
  mine: mineChangeDifferences,
  say: sayChanges,
  prune: isOutdone,
  chart: changeChart,
  advise: none,
  rows: 'worked-out',
  standing: STANDING,
};
