import type { Next } from '../insights/expected/among';
import type { Finding, Saying } from '../insights/finding';
import { baseSlots, canBe, comparison, type Amounts, type Base } from './comparison';
import { LIMITS } from './limits';
import { t } from './messages';
import { readAlike } from './noted-numbers';
import { timesText } from './number-text';

/** How many times one amount another is, as far as that is told; null where it is no word to use. */
function multiple(value: number, base: number): number | null {
  const ratio = value / base;
  return base > 0 && value > 0 && ratio >= LIMITS.timesFrom ? Number(ratio.toPrecision(2)) : null;
}

/** Whether what is to be expected the next time is another multiple than what was seen: then the figures stand side by side, and no `times` between them. */
const isOtherMultiple = (value: number, base: number, next: Next): boolean =>
  multiple(value, base) !== null && multiple(value, base) !== multiple(next.value, base);

/** How a value stands to what it is compared with, in words that hold for the next time as well. */
export const compared = (value: number, base: number, amounts: Amounts, against: Base, next: Next | undefined): string =>
  next && isOtherMultiple(value, base, next)
    ? t('compared', { how: 'against', much: '', ...baseSlots(against), value: amounts.text(base) })
    : comparison(value, base, amounts, against);

/**
 * The certainty of a member's figure as a saying holds it: what the member would show the next time, with its interval. Where the table is the whole there is no
 * next time, and no interval; a figure that was chosen among none keeps its own.
 */
export function nextCertainty(
  { among, next }: Pick<Finding, 'among' | 'next'>,
  plain: Pick<Saying, 'confidence' | 'evidence'>,
  value: number,
  base: number,
  amounts: Amounts,
): Pick<Saying, 'confidence' | 'evidence'> {
  if (!among) return plain;
  const { confidence } = plain;
  // Of few rows no interval is told, and none that holds every share there is.
  if (
    !next ||
    !confidence ||
    !canBe(amounts, next.interval) ||
    (amounts.whole === 1 && next.interval[0] <= 0 && next.interval[1] >= 1)
  )
    return {};
  const range = amounts.between(...next.interval);
  const interval = t('interval', { range });
  const said = amounts.text(next.value);
  const times = isOtherMultiple(value, base, next) && multiple(next.value, base) !== null ? timesText(next.value / base) : null;
  const seen = readAlike(said, amounts.text(value));
  // Beside the whiskers of a chart, which are those of what was seen.
  const words = seen
    ? t('next.interval', { range })
    : times === null
      ? t('next', { value: said, interval })
      : t('next.times', { value: said, times, interval });
  return { confidence, evidence: [words] };
}
