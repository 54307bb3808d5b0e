import type { Finding } from '../../insights/finding';
import { pairChart } from '../../charts/plans-of-claims';
import { familyOf } from '../../contracts/report/insight-kind';
import { printMeasure } from '../../contracts/report/measure';
import { isTurned } from '../correlation-reversal/turns-pair';
import { mineCurves } from './nonlinear-relation';
import { sayCurve, type CurveTold } from './say';
import { type KindSpec, STANDING, none } from '../kind-spec';

/** What stands out at one end of the scale is told by a steady rise or fall as well. */
const isSteady = (finding: Finding, other: Finding): boolean =>
  finding.atEnd === true && familyOf(other.kind) === 'correlation' && pairOf(finding) === pairOf(other);

/** The two measures over the rows that are meant, whichever is told by the other. */
const pairOf = ({ subject }: Finding): string =>
  JSON.stringify([subject.filter, [String(subject.breakdown), printMeasure(subject.measure)].sort()]);

export const nonlinearRelation: KindSpec<CurveTold> = {
  mine: mineCurves,
  say: sayCurve,
  prune: (finding, other) => isSteady(finding, other) || isTurned(finding, other),
  chart: pairChart,
  advise: none,
  rows: 'own',
  standing: { ...STANDING, tells: 'levels', onePerFamily: true, explainable: true },
};
