import type { Claim } from '../../contracts/claim';
import { formatCount, formatNumber } from '../../format';
import { formatValue } from '../charts/value-format';

/** Small probabilities as people write them. */
const probability = (value: number): string => (value < 0.001 ? '< 0.001' : `= ${formatNumber(value, 3)}`);

/** What a claim rests on, in one line: its value, how many rows, how strong, how likely by chance. */
export function claimFacts(claim: Claim): string {
  const facts = [
    claim.value === null ? null : `value ${formatValue(claim.value, claim.unit)}`,
    claim.baseline === null ? null : `compared with ${formatValue(claim.baseline, claim.unit)}`,
    `n = ${formatCount(claim.n)}`,
    claim.effect === null ? null : `effect ${formatNumber(claim.effect, 3)}`,
    claim.q === null ? null : `q ${probability(claim.q)}`,
  ];
  return facts.filter((fact) => fact !== null).join(' · ');
}
