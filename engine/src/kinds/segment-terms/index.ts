import type { ChartPlan } from '../../charts/chart-plan';
import { sharesByLabel } from '../../charts/marked-plans';
import { condition, name } from '../../insights/sql';
import { labelText } from '../../wording/human';
import type { About } from '../about';
import { t } from './messages';
import type { Finding } from '../../insights/finding';
import { words } from '../miners/words';
import { saySegment, type SegmentTold } from './say';
import { type KindSpec, STANDING, none } from '../kind-spec';

/** A word that prevails is told with its segment. */
const prevails = ({ member }: Finding, other: Finding): boolean => other.kind === 'terms' && other.member === member;

/** How often the word is used, by group. */
function chart({ frame, dimension, claim }: About): ChartPlan | null {
  const [word] = claim.subject.filter;
  if (!dimension || !word) return null;
  const marked = {
    share: t('chart.share', { rows: frame.rows, word: labelText(String(word.value)) }),
    among: `${name(word.column)} IS NOT NULL`,
    mark: condition(frame.table, [word]),
    columns: [word.column],
    key: `word|${word.column}|${String(word.value)}`,
  };
  return sharesByLabel(frame, marked, dimension, { ...claim, member: null }, null);
}

export const segmentTerms: KindSpec<SegmentTold> = {
  mine: words('segment-terms'),
  say: saySegment,
  prune: prevails,
  chart,
  advise: none,
  rows: 'own',
  standing: STANDING,
};
