import type { VerifyResponse } from '../../contracts/reports/claim';
import { formatDateTime } from '../../format';
import { t } from '../messages';

/** What checking a whole report has shown, in one sentence, and how good that is. */
export function verificationSummary({ results, verified_at }: VerifyResponse): {
  tone: 'success' | 'warning' | 'info';
  text: string;
} {
  const counts = (['same', 'changed', 'not-available'] as const)
    .map((outcome) => ({ outcome, n: results.filter((result) => result.outcome === outcome).length }))
    .filter(({ n }) => n > 0);
  const when = formatDateTime(verified_at);
  if (counts.length === 0) return { tone: 'info', text: t('verified.none', { when }) };
  if (counts.every(({ outcome }) => outcome === 'same'))
    return { tone: 'success', text: t('verified.all', { n: results.length, when }) };
  const said = counts.map(({ outcome, n }) => t(`verified.${outcome}`, { n }));
  return {
    tone: counts.some(({ outcome }) => outcome === 'changed') ? 'warning' : 'info',
    text: t('verified.some', { counts: said.join(', '), when }),
  };
}
