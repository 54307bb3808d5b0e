import { MOVED_SHARE } from '@hub/shared/contracts/constants';
import { formatNumber, formatPercent } from '@hub/shared/format';
import { t } from './messages';

/** A change as a share of the older value, with its sign: `+25%`, `−3.1%`; null where nothing changed or can be divided. */
export function shareText(relative: number | null): string | null {
  if (relative === null || relative === 0) return null;
  const size = Math.abs(relative) * 100;
  if (size < 0.1) return t(relative > 0 ? 'change.up-little' : 'change.down-little');
  return `${relative > 0 ? '+' : '−'}${formatNumber(size, size < 10 ? 1 : 0)}%`;
}

/** From which change on a finding without an interval counts as moved. */
export const movedShare = (): string => formatPercent(MOVED_SHARE * 100);
