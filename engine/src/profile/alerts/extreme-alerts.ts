import type { Alert } from '../../contracts/alert';
import { list } from '../../wording/human';
import { numberText } from '../../wording/number-text';
import { alertMaker, type AlertContext } from './alert-context';
import { isComputable, sizeOf } from '../computable';

const MEASURES = new Set(['measure-additive', 'measure-intensive', 'money', 'percent', 'duration']);

/** Names the columns whose values are too large, or too small, to be computed with, and the figures that this costs. */
export function extremeAlerts({ loaded, facts, decisions }: AlertContext): Alert[] {
  const make = alertMaker(loaded.name);
  return facts.flatMap(({ column: { name }, stats, lost: absent }, i) => {
    const isLeftOut = MEASURES.has(decisions[i]?.role ?? '') && !isComputable(stats);
    // Values that do not differ have no skewness, whatever their size.
    const lost = isComputable(stats) ? absent.filter((figure) => figure !== 'skewness') : absent;
    if (!isLeftOut && lost.length === 0) return [];
    const size = numberText(sizeOf(stats));
    const reach = sizeOf(stats) < 1 ? `The values of “${name}” are no larger than ${size}` : `Values of “${name}” reach ${size}`;
    const effects = [
      ...(lost.length > 0 ? [`its ${list(lost)} cannot be computed`] : []),
      ...(isLeftOut ? ['it is not compared with other columns'] : []),
    ];
    return [make('not-computed', 'warning', [name], `${reach}, beyond what can be computed with: ${list(effects)}.`)];
  });
}
