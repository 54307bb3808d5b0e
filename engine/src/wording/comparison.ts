import type { Grain } from './date-text';
import { LIMITS } from './limits';
import { t } from './messages';
import { amountText, betweenText, finite, numberText, percentText, pointsText, timesText, wholePercentText } from './number-text';

/** What is compared: how it is written, and of shares how large the whole is, as a fraction or in percent. */
export interface Amounts {
  text: (value: number) => string;
  /** From one to another. */
  between: (low: number, high: number) => string;
  whole: 1 | 100 | null;
  /** None of them is below nought: neither is what may be expected of them. */
  neverNegative?: true;
  /** Its nought is no nothing (pH, °C, dB, a score): what is so many percent above it says nothing, and the distance does. */
  isScale?: true;
}

/** Whether an interval stays where its amounts can be. One that does not comes of a mean that few rows make, and tells nothing. */
export const canBe = ({ neverNegative }: Amounts, [low]: readonly [number, number]): boolean =>
  neverNegative !== true || low >= 0;

export const COUNTS: Amounts = { text: numberText, between: (low, high) => betweenText(low, high, null), whole: null };
export const SHARES: Amounts = { text: percentText, between: (low, high) => betweenText(low, high, null, true), whole: 1 };

/** Amounts of a unit; null is none. */
export const amountsOf = (unit: string | null, fraction = false): Amounts => ({
  text: (value) => amountText(value, unit, fraction),
  between: (low, high) => betweenText(low, high, unit, fraction),
  whole: fraction || unit === '%' ? 1 : unit === 'percent' ? 100 : null,
});

/** What a value is compared with; the length of a period stands for its neighbours of that length. `only` is the name of the only other group. */
export type Base = 'overall' | 'usual' | 'others' | Grain | { only: string };

/** As the sentence of a comparison holds it. */
export const baseSlots = (against: Base) =>
  typeof against === 'object' ? { base: 'only' as const, group: against.only } : { base: against, group: '' };

/**
 * How a value stands to what it is compared with: `2.5 times the overall 7.6 days`, `12% above the overall 7.6 days`, and of shares
 * `12 percentage points above the overall 40%`.
 * @throws NoNumberError when one of them is not finite
 */
export function comparison(
  value: number,
  base: number,
  amounts: Pick<Amounts, 'text' | 'whole' | 'isScale'>,
  against: Base = 'overall',
): string {
  finite(value);
  const said = (how: 'against' | 'about' | 'times' | 'above' | 'below', much = '') =>
    t('compared', { how, much, ...baseSlots(against), value: amounts.text(base) });
  if (amounts.isScale) {
    const much = amounts.text(Math.abs(value - finite(base)));
    return amounts.text(value) === amounts.text(base) ? said('about') : said(value > base ? 'above' : 'below', much);
  }
  if (finite(base) <= 0 || value <= 0) return said('against');
  const ratio = value / base;
  if (ratio >= LIMITS.timesFrom) return said('times', timesText(ratio));
  const change = Math.round(Math.abs(ratio - 1) * 100);
  if (change === 100) return said('against');
  if (change === 0) return said('about');
  const { whole } = amounts;
  const far = whole === null ? wholePercentText(Math.abs(ratio - 1)) : pointsText((Math.abs(value - base) * 100) / whole);
  return said(ratio > 1 ? 'above' : 'below', far);
}
