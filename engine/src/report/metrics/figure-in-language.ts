import type { Claim } from '../../contracts/report/claim';
import { inLanguage, type Language } from '../../words';
import { amountText, numberText, percentText, wholeText } from '../../wording/number-text';

/** The ways in which figures are written. */
const WAYS: readonly ((value: number, unit: string | null) => string)[] = [
  amountText,
  (value) => wholeText(value),
  (value) => numberText(value),
  (value) => percentText(value),
];

/**
 * A metric's figure as a report in another language has it: the way in which it was written gives it once more there. Null where it was written
 * otherwise, in words for instance.
 */
export function figureIn(
  to: Language,
  { metric, value, unit }: Pick<Claim, 'metric' | 'value' | 'unit'>,
  from: Language,
): string | null {
  if (!metric || value === null) return null;
  const way = WAYS.find((one) => inLanguage(from, () => one(value, unit)) === metric.text);
  return way ? inLanguage(to, () => way(value, unit)) : null;
}
