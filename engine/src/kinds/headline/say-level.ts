import type { Row } from '../../duckdb/cell';
import { fact, type Saying } from '../../insights/finding';
import type { Frame, Measure } from '../../insights/frame/frame';
import { isStock } from '../../insights/series/changes';
import { capital, isPlural } from '../../wording/human';
import { amountText, percentText } from '../../wording/number-text';
import { countText, measureText } from '../../wording/phrases';

/** A measure's level and spread over all rows. */
export function sayLevel(frame: Frame, measure: Measure, facts: Row): Saying {
  const n = fact(facts, 'n');
  const text = (key: string) => measureText(measure, fact(facts, key));
  if (measure.fraction)
    return { sentence: `In ${percentText(fact(facts, 'value'))} of ${countText(n, frame.rows)}, ${measure.noun}.`, n };
  const isAlike = text('low') === text('high');
  const spread = (whose: string) =>
    isAlike
      ? `at least four in five ${whose} exactly ${text('low')}`
      : `half ${whose} at most ${text('middle')}, four in five between ${text('low')} and ${text('high')}`;
  if (measure.verb)
    return {
      sentence: `${capital(frame.rows)} take ${text('value')} to ${measure.verb} on average, ${spread('of them')} (${countText(n, frame.rows)}).`,
      n,
    };
  const sum = measure.additive && !isStock(frame, measure) ? `; in all ${amountText(fact(facts, 'total'), measure.unit)}` : '';
  const verb = isPlural(measure.noun) ? 'average' : 'averages';
  return { sentence: `${capital(measure.noun)} ${verb} ${text('value')}, ${spread('of the values are')}${sum}.`, n };
}
