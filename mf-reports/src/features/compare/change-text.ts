import type { MoveReason } from '@hub/shared/contracts/comparison';
import { MOVED_SHARE } from '@hub/shared/contracts/constants';
import { formatNumber, formatPercent } from '@hub/shared/format';

/** A change as a share of the older value, with its sign: `+25%`, `−3.1%`; null where nothing changed or can be divided. */
export function shareText(relative: number | null): string | null {
  if (relative === null || relative === 0) return null;
  const size = Math.abs(relative) * 100;
  const text = size < 0.1 ? 'less than 0.1%' : `${formatNumber(size, size < 10 ? 1 : 0)}%`;
  return `${relative > 0 ? '+' : '−'}${text}`;
}

/** Why a finding counts as moved, after its two values. */
export const REASONS: Readonly<Record<MoveReason, string>> = {
  direction: 'turned round',
  interval: 'beyond its 95% interval',
  share: `changed by ${formatPercent(MOVED_SHARE * 100)} or more`,
};

/** The rule by which findings are matched and told apart. */
export const RULE =
  'A finding is the same one in both reports when its table, its kind, its rows, its measure and the group it names are the same. ' +
  'It has moved when it turned round, or when its value left the 95% interval of the other report; a finding without an interval ' +
  `has moved when its value changed by ${formatPercent(MOVED_SHARE * 100)} or more.`;

/** `1 finding`, `3 findings`. */
export const findings = (count: number): string => `${formatNumber(count)} ${count === 1 ? 'finding' : 'findings'}`;
