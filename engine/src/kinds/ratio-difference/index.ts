import { quotientChart } from '../../charts/plans-of-claims';
import { adviseOnLoss } from '../advice/loss';
import { mineRatioDifferences } from './ratio-difference';
import { sayRatio, type RatioTold } from './say';
import { type KindSpec, STANDING, never } from '../kind-spec';

export const ratioDifference: KindSpec<RatioTold> = {
  mine: mineRatioDifferences,
  say: sayRatio,
  prune: never,
  chart: quotientChart,
  advise: adviseOnLoss,
  rows: 'own',
  standing: { ...STANDING, onePerFamily: true, explainable: true },
};
