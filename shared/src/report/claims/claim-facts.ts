import type { Claim } from '../../contracts/reports/claim';
import { formatNumber } from '../../format';
import { formatValue } from '../charts/axes/value-format';
import { t } from '../messages';

/** Small probabilities as people write them. */
const probability = (q: number): string => (q < 0.001 ? t('fact.q-small') : t('fact.q', { value: formatNumber(q, 3) }));

/** What a claim rests on, in one line: its value, how many rows, how strong, how likely by chance. */
export function claimFacts({ value, baseline, n, effect, q, unit }: Claim): string {
  const facts = [
    value === null ? null : t('fact.value', { value: formatValue(value, unit) }),
    baseline === null ? null : t('fact.baseline', { value: formatValue(baseline, unit) }),
    t('fact.n', { n }),
    effect === null ? null : t('fact.effect', { value: formatNumber(effect, 3) }),
    q === null ? null : probability(q),
  ];
  return facts.filter((fact) => fact !== null).join(' · ');
}
