import type { VerifyResponse } from '../../contracts/claim';
import { formatCount, formatDateTime } from '../../format';

const numbers = (count: number): string => `${formatCount(count)} ${count === 1 ? 'number' : 'numbers'}`;

/** What checking a whole report has shown, in one sentence, and how good that is. */
export function verificationSummary({ results, verified_at }: VerifyResponse): {
  tone: 'success' | 'warning' | 'info';
  text: string;
} {
  const count = (outcome: (typeof results)[number]['outcome']) => results.filter((result) => result.outcome === outcome).length;
  const [same, changed, missing] = [count('same'), count('changed'), count('not-available')];
  const when = `Checked ${formatDateTime(verified_at)}.`;
  if (results.length === 0) return { tone: 'info', text: `This report has no numbers to check. ${when}` };
  if (changed === 0 && missing === 0) {
    return {
      tone: 'success',
      text: `The data gives the same ${same === 1 ? 'number' : `${formatCount(same)} numbers`} as the report. ${when}`,
    };
  }
  const parts = [
    same > 0 ? `${numbers(same)} the same` : null,
    changed > 0 ? `${numbers(changed)} changed` : null,
    missing > 0 ? `${numbers(missing)} not available` : null,
  ];
  return { tone: changed > 0 ? 'warning' : 'info', text: `${parts.filter((part) => part !== null).join(', ')}. ${when}` };
}
