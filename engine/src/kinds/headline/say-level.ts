import type { Row } from '../../duckdb/cell';
import { fact, type Saying } from '../../insights/finding';
import type { Frame, Measure } from '../../insights/frame/frame';
import { goneOf } from '../../insights/frame/still-there';
import { isStock } from '../../insights/series/changes';
import { capital, isPlural } from '../../wording/human';
import { percentText } from '../../wording/number-text';
import { countText, measureText } from '../../wording/phrases';
import { number } from '../../insights/sql';
import { holds } from '../farthest';
import { LIMITS } from './limits';
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
  const words = said.alike ? { words: [exactly(frame, measure, fact(facts, 'low'))] } : {};
  if (measure.verb) {
    const takes = { rows: capital(frame.rows), verb: measure.verb, count };
    return { sentence: t('takes', { ...said, ...takes }), ...words, ...(said.alike ? { without: t('takes-alone', { ...takes, value: said.value }) } : {}), n };
  }
  const summed = measure.additive && !isStock(frame, measure) && !goneOf(frame, measure);
  const level = { noun: capital(measure.noun), many: isPlural(measure.noun), value: said.value, summed, total: summed ? text('total') : '' };
  const sentence = t('level', { ...said, ...level });
  return { sentence, ...words, ...(said.alike ? { without: t('level-alone', level) } : {}), n };
} // prettier-ignore

/** That at least four in five of the values are this one. */
const exactly = ({ table }: Frame, { sql }: Measure, at: number) =>
  holds('exactly', `share >= ${LIMITS.alike}`, `SELECT avg((${sql} = ${number(at)})::INT) AS share FROM ${table.relation}`);
