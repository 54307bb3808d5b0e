import type { ChartPlan } from '../../charts/chart-plan';
import { sharesByLabel } from '../../charts/marked-plans';
import { wholeText } from '../../wording/number-text';
import type { About } from '../about';
import { outlying } from '../miners/outlying';
import { markedOf } from '../miners/outlying/marked';
import { t } from './messages';
import { sayOutlying, type OutlyingTold } from './say';
import { type KindSpec, STANDING, never } from '../kind-spec';

/** How often it is so in each group. */
function chart({ frame, dimension, claim }: About): ChartPlan | null {
  const marked = markedOf(frame, claim);
  return marked && dimension ? sharesByLabel(frame, marked, dimension, claim, claim.baseline) : null;
}

/** How many cases lie between its share and that of the others. */
function advise({ frame, who, claim: { value, baseline, n } }: About): string | null {
  if (who === null || value === null || baseline === null) return null;
  return t('advice', {
    who,
    cases: wholeText(Math.round(value * n)),
    rows: frame.rows,
    usual: wholeText(Math.round(baseline * n)),
  });
}

export const outlyingRate: KindSpec<OutlyingTold> = {
  mine: outlying('outlying-rate'),
  say: sayOutlying,
  prune: never,
  standsFor: ['rate-difference', 'association'],
  chart,
  advise,
  rows: 'own',
  standing: { ...STANDING, amongPossible: true },
};
