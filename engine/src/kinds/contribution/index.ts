import { adviseOnSum } from '../advice/groups';
import type { Finding } from '../../insights/finding';
import { sumBars } from '../../charts/bar-plans';
import { familyOf } from '../../contracts/report/insight-kind';
import { sameMeasure } from '../../contracts/report/measure';
import { totalOf } from '../../insights/judge/total-of';
import { mineContributions } from './contribution';
import { saySum, type SumTold } from './say';
import { type KindSpec, STANDING, never } from '../kind-spec';

/** A share of a total that stands for the group's level as well is as strong as that. */
function asLevel(finding: Finding<SumTold>, others: readonly Finding[]): Finding<SumTold> {
  const level = others.findLast(
    ({ kind, subject, member }) =>
      familyOf(kind) === 'group-difference' &&
      subject.breakdown === finding.subject.breakdown &&
      member === finding.member &&
      sameMeasure(totalOf(subject.measure), finding.subject.measure),
  );
  return level && level.strength * Math.sqrt(level.impact) > finding.strength * Math.sqrt(finding.impact)
    ? { ...finding, strength: level.strength, impact: level.impact }
    : finding;
}

export const contribution: KindSpec<SumTold> = {
  mine: mineContributions,
  say: saySum,
  prune: never,
  strengthen: asLevel,
  chart: ({ frame, dimension, measure, claim }) => (dimension && measure ? sumBars(frame, dimension, measure, claim) : null),
  advise: adviseOnSum,
  rows: 'own',
  standing: { ...STANDING, tells: 'levels', onePerFamily: true, explainable: true },
};
