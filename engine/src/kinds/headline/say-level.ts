import type { Row } from '../../duckdb/cell';
import { fact, type Saying } from '../../insights/finding';
import type { Frame, Measure } from '../../insights/frame/frame';
import { isStock } from '../../insights/series/changes';
import { capital, isPlural } from '../../wording/human';
import { percentText } from '../../wording/number-text';
import { countText, measureText } from '../../wording/phrases';
import { t } from './messages';

/** A measure's level and spread over all rows. */
export function sayLevel(frame: Frame, measure: Measure, facts: Row): Saying {
  const n = fact(facts, 'n');
  const count = countText(n, frame.rows);
  if (measure.fraction)
    return { sentence: t('share', { share: percentText(fact(facts, 'value')), count, noun: measure.noun }), n };
  const text = (key: string) => measureText(measure, fact(facts, key));
  const [low, middle, high] = [text('low'), text('middle'), text('high')];
  const said = { value: text('value'), low, middle, high, alike: low === high };
  if (measure.verb) return { sentence: t('takes', { ...said, rows: capital(frame.rows), verb: measure.verb, count }), n };
  const summed = measure.additive && !isStock(frame, measure);
  const sentence = t('level', {
    ...said,
    noun: capital(measure.noun),
    many: isPlural(measure.noun),
    summed,
    total: summed ? text('total') : '',
  });
  return { sentence, n };
}
