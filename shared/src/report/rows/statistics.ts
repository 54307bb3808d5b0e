import { formatNumber, formatValue } from '../../format';
import { t } from '../messages';
import type { Numbered } from './numbered';

const LEAST = 0.001;
const PERCENT = 100;

/** How sure a number is, in plain words, a sentence each. */
export function statisticsOf({ baseline, unit, n, q, confidence, expected }: Numbered): string[] {
  const text = (value: number) => formatValue(value, unit);
  return [
    ...(n === null ? [] : [t('number.rests', { n })]),
    ...(baseline === null ? [] : [t('number.compared', { value: text(baseline) })]),
    ...(confidence ? [t('number.interval', { low: text(confidence[0]), high: text(confidence[1]) })] : []),
    ...(expected
      ? [
          t('number.next-time', {
            value: text(expected.value),
            low: text(expected.interval[0]),
            high: text(expected.interval[1]),
          }),
        ]
      : []),
    q === null
      ? t('number.untested')
      : q < LEAST
        ? t('number.chance-small')
        : t('number.chance', { percent: `${formatNumber(q * PERCENT, 1)}%` }),
  ];
}
