import type { ChartPlan } from '../../charts/chart-plan';
import { sumsByLabel } from '../../charts/quotient-plans';
import { equals } from '../../insights/sql';
import { capital } from '../../wording/human';
import type { About } from '../about';
import { ratios } from '../miners/ratios';
import { tellsOfLevel } from '../miners/ratios/covered';
import { pairOfMeasure, rowsOfQuotient, unitOf, whatText } from '../miners/ratios/parts-of-finding';
import { sayRatioApart, type RatioApartTold } from './say';
import { type KindSpec, STANDING, never, none } from '../kind-spec';

/** The quotient of each group; of a cell of the labels of one column within that of the other. */
function chart({ frame, dimension, claim }: About): ChartPlan | null {
  const pair = pairOfMeasure(frame, claim.subject.measure);
  if (!pair || !dimension) return null;
  const inside = claim.subject.filter.flatMap(({ column, value }) => frame.dimensions.flatMap((one) => (one.column.name === column ? [equals(one.column, String(value))] : []))); // prettier-ignore
  return sumsByLabel(frame, dimension, claim, { what: capital(whatText(pair)), unit: unitOf(pair), beside: 'others', behind: rowsOfQuotient(pair, ...inside) }); // prettier-ignore
}

export const outlyingRatio: KindSpec<RatioApartTold> = {
  mine: ratios('outlying-ratio'),
  say: sayRatioApart,
  prune: never,
  covers: tellsOfLevel,
  standsFor: ['ratio-difference'],
  chart,
  advise: none,
  rows: 'own',
  standing: STANDING,
};
