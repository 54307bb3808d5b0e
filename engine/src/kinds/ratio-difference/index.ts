import { quotientChart } from '../../charts/plans-of-claims';
import { columnMeasure } from '../../insights/frame/measure-of';
import type { About } from '../about';
import { mineRatioDifferences } from './ratio-difference';
import { sayRatio, type RatioTold } from './say';
import { type KindSpec, STANDING, never } from '../kind-spec';

function advise({ frame, claim, who }: About): string | null {
  const { measure } = claim.subject;
  if (who === null || measure.op !== 'quotient') return null;
  const parts = [measure.of, measure.by].map((column) => columnMeasure(frame, column)?.noun ?? column);
  return `Find out why ${parts.join(' and ')} stand otherwise to each other for ${who}.`;
}

export const ratioDifference: KindSpec<RatioTold> = {
  mine: mineRatioDifferences,
  say: sayRatio,
  prune: never,
  chart: quotientChart,
  advise: advise,
  standing: { ...STANDING, onePerFamily: true, explainable: true },
};
