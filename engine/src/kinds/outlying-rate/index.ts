import type { ChartPlan } from '../../charts/chart-plan';
import { sharesByLabel } from '../../charts/marked-plans';
import { wholeText } from '../../wording/number-text';
import type { InsightKind } from '../../contracts/report/insight-kind';
import { sameMeasure } from '../../contracts/report/measure';
import type { Finding } from '../../insights/finding';
import { groupKey } from '../../insights/frame/dimensions/aliases';
import { groupsOf, sameCell } from '../../insights/judge/groups-of';
import { adviseOnShare } from '../advice/groups';
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
function advise(about: About): string | null {
  const { who, claim } = about;
  const { value, baseline, n, subject } = claim;
  if (subject.measure.op === 'rate') return adviseOnShare(about);
  if (who === null || value === null || baseline === null) return null;
  return t('advice', {
    who,
    cases: wholeText(Math.round(value * n)),
    usual: wholeText(Math.round(baseline * n)),
  });
}

/** Kinds that tell of a share of the same label, in one of its groups. */
const OF_SHARES: ReadonlySet<InsightKind> = new Set(['rate-interaction', 'rate-difference', 'concentration']);

/** The same share of the same groups is told by it: of a cell as what one of its columns has within the other. */
const tellsOfShare = (own: Finding, finding: Finding): boolean => {
  const { kind, subject, few } = finding;
  if (!OF_SHARES.has(kind) || !sameMeasure(own.subject.measure, subject.measure) || own.subject.measure.op !== 'rate')
    return false;
  const groups = groupsOf(own);
  return few ? few.every((label) => groups.includes(groupKey(String(subject.breakdown), label))) : sameCell(finding, own);
};

/** Gaps of the same column by the same groups are told by it. */
const tellsOfGaps = (own: Finding, { kind, subject }: Finding): boolean =>
  kind === 'missingness' && own.subject.filter[0]?.op === 'is null' && own.subject.filter[0].column === subject.filter[0]?.column;

export const outlyingRate: KindSpec<OutlyingTold> = {
  mine: outlying('outlying-rate'),
  say: sayOutlying,
  prune: never,
  covers: (own, finding) => tellsOfGaps(own, finding) || tellsOfShare(own, finding),
  standsFor: ['rate-difference', 'association'],
  chart,
  advise,
  rows: 'own',
  standing: { ...STANDING, amongPossible: true },
};
