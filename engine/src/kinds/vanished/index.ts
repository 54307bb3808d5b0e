import { line } from '../../charts/plans-of-claims';
import type { About } from '../about';
import { groupText } from '../../wording/phrases';
import { dayText } from '../../wording/date-text';
import { temporalScan } from '../miners/temporal-scan';
import { t } from './messages';
import { sayVanished, type VanishedTold } from './say';
import { mineStopped } from './stopped';
import { type KindSpec, STANDING, never } from '../kind-spec';

/** A member of a panel has one row in each period, or none: there is nothing to draw. */
const isStopped = ({ frame, outer }: About): boolean =>
  frame.panel !== null && outer?.column.name === frame.table.model?.shape.entity[0];

function adviseOnStopped(about: About): string | null {
  const { outer, claim } = about;
  const [condition] = claim.subject.filter;
  if (!outer || claim.member === null || !isStopped(about)) return null;
  return t('stopped.advice', { who: groupText(outer, String(condition?.value)), when: dayText(Date.parse(claim.member)) });
}

export const vanished: KindSpec<VanishedTold> = {
  mine: (mining) => [...temporalScan('vanished')(mining), ...mineStopped(mining)],
  say: sayVanished,
  prune: never,
  chart: (about) => (isStopped(about) ? null : line()(about)),
  advise: adviseOnStopped,
  rows: 'own',
  standing: { ...STANDING, onePerFamily: true, advice: 'Over Time' },
};
