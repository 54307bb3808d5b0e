import { meanBars, rateBars } from '../../charts/bar-plans';
import { isFigure } from '../../contracts/report/insight-kind';
import { sameMeasure } from '../../contracts/report/measure';
import type { Finding } from '../../insights/finding';
import { isAdjusted } from '../adjusted-difference/is-adjusted';
import { type KindSpec, none, STANDING } from '../kind-spec';
import { mineGroupLevels } from './group-levels';
import { sayLevels, type LevelsTold } from './say';

/** Whether a finding tells a difference of the same groups in the same thing. */
const isTold = ({ subject }: Finding, other: Finding): boolean =>
  !isFigure(other.kind) &&
  String(other.subject.breakdown) === String(subject.breakdown) &&
  (sameMeasure(other.subject.measure, subject.measure) ||
    ('column' in other.subject.measure &&
      'column' in subject.measure &&
      other.subject.measure.column === subject.measure.column));

export const groupLevels: KindSpec<LevelsTold> = {
  mine: mineGroupLevels,
  say: sayLevels,
  prune: (finding, other) => isTold(finding, other) || isAdjusted(finding, other),
  chart: ({ frame, dimension, measure, outcome, claim }) =>
    dimension === undefined
      ? null
      : outcome
        ? rateBars(frame, dimension, outcome.dimension, outcome.label, claim)
        : measure && meanBars(frame, dimension, measure, claim),
  advise: none,
  rows: 'subject',
  standing: STANDING,
};
