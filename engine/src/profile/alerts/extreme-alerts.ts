import type { Alert } from '../../contracts/report/alert';
import { list } from '../../wording/human';
import { numberText } from '../../wording/number-text';
import { alertMaker, type AlertContext } from './alert-context';
import { isComputable, sizeOf } from '../computable';
import { t } from './messages';

const MEASURES = new Set(['measure-additive', 'measure-intensive', 'money', 'percent', 'duration']);

/** Names the columns whose values are too large, or too small, to be computed with, and the figures that this costs. */
export function extremeAlerts({ loaded, facts, decisions }: AlertContext): Alert[] {
  const make = alertMaker(loaded.name);
  return facts.flatMap(({ column: { name }, stats, lost: absent }, i) => {
    const isLeftOut = MEASURES.has(decisions[i]?.role ?? '') && !isComputable(stats);
    // Values that do not differ have no skewness, whatever their size.
    const lost = isComputable(stats) ? absent.filter((figure) => figure !== 'skewness') : absent;
    if (!isLeftOut && lost.length === 0) return [];
    const effects = [
      ...(lost.length > 0 ? [t('extreme.no-figures', { figures: list(lost.map((figure) => t(`figure.${figure}`))) })] : []),
      ...(isLeftOut ? [t('extreme.left-out')] : []),
    ];
    const told = { name, size: numberText(sizeOf(stats)), effects: list(effects) };
    return [make('not-computed', 'warning', [name], sizeOf(stats) < 1 ? t('extreme.small', told) : t('extreme.large', told))];
  });
}
