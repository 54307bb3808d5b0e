import { THRESHOLDS } from '../thresholds';
import { numberText } from '../wording/number-text';
import { t } from './messages';

export interface Method {
  intro: string;
  points: { label: string; text: string }[];
}

/**
 * The numbers that the report's Method section states, for whoever tells elsewhere how findings come about.
 *
 * @example
 * ```ts
 * import { methodNumbers } from '@hub/engine';
 *
 * console.log(methodNumbers().familywise); // 0.015
 * ```
 */
export const methodNumbers = (): Record<keyof typeof THRESHOLDS, number> =>
  Object.fromEntries(Object.entries(THRESHOLDS).map(([name, { value }]) => [name, value])) as Record<
    keyof typeof THRESHOLDS,
    number
  >;

/** How the findings came about, in plain words; every number is a threshold's own. */
export function method(): Method {
  const of = Object.fromEntries(Object.entries(methodNumbers()).map(([name, value]) => [name, numberText(value)])) as Record<
    keyof typeof THRESHOLDS,
    string
  >;
  return {
    intro: t('method.intro'),
    points: [
      { label: t('method.compared.label'), text: t('method.compared.text') },
      { label: t('method.tests.label'), text: t('method.tests.text') },
      { label: t('method.units.label'), text: t('method.units.text') },
      { label: t('method.readings.label'), text: t('method.readings.text') },
      { label: t('method.drivers.label'), text: t('method.drivers.text') },
      { label: t('method.large.label'), text: t('method.large.text', of) },
      { label: t('method.wide.label'), text: t('method.wide.text', of) },
      { label: t('method.chance.label'), text: t('method.chance.text', of) },
      { label: t('method.order.label'), text: t('method.order.text') },
      { label: t('method.durations.label'), text: t('method.durations.text') },
      { label: t('method.intervals.label'), text: t('method.intervals.text', of) },
    ],
  };
}
