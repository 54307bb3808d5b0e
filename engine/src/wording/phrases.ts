import type { Dimension, Frame, Measure } from '../insights/frame/frame';
import { SMALL_GROUP } from '../insights/finding';
import { capital, isPlural, labelText } from './human';
import { amountText, comparison, percentText } from './number-text';

const CLASS_NOUN = /(?:^|\W)(category|type|class|kind|department|segment|team|division|sector|subcategory)$/;
const PLACE_NOUN =
  /(?:^|\W)(location|country|city|region|site|branch|office|store|airport|county|province|continent|territory|market)$/;
const PARTICIPLE = /(?:^|\W)\w+(?:ed|en|sold|made|sent) (?:to|by|in|at|from|with|for)$/;

/** The rows of one label: `Hardware tickets`, `tickets in Australia`, `tickets assigned to Ann`, `tickets with priority High`. */
export function rowsWith(frame: Frame, dimension: Dimension, label: string): string {
  const text = labelText(label);
  if (namesItself(dimension, label)) return `${frame.rows} of ${text}`;
  if (dimension.column.type === 'boolean') return `${frame.rows} where ${dimension.noun} is ${text}`;
  // Of home team and away team, origin and destination country, the label alone does not tell which.
  const lastWord = ({ noun }: Dimension) => noun.split(' ').at(-1);
  const twin = frame.dimensions.some(
    (other) => other.column.name !== dimension.column.name && lastWord(other) === lastWord(dimension),
  );
  if (twin && (CLASS_NOUN.test(dimension.noun) || PLACE_NOUN.test(dimension.noun)))
    return `${frame.rows} with ${dimension.noun} ${text}`;
  if (CLASS_NOUN.test(dimension.noun) && /^\p{Lu}/u.test(text)) return `${text} ${frame.rows}`;
  if (PLACE_NOUN.test(dimension.noun) || (dimension.column.role === 'geography' && /^\p{L}/u.test(text)))
    return `${frame.rows} in ${text}`;
  if (PARTICIPLE.test(dimension.noun)) return `${frame.rows} ${dimension.noun} ${text}`;
  return `${frame.rows} with ${dimension.noun} ${text}`;
}

/** A label that begins with what it is: `Client 7` of the column client. */
export const namesItself = (dimension: Dimension, label: string): boolean =>
  label.toLowerCase().startsWith(`${dimension.noun.split(' ').at(-1) ?? ''} `.toLowerCase());

/** A share of rows that have a label: `41.8% of Travel tickets have state Declined`. */
export function shareSentence(share: string, whose: string, dimension: Dimension, label: string, rest: string): string {
  if (dimension.column.type === 'boolean') return `${capital(dimension.noun)} is ${label} in ${share} of ${whose}, ${rest}`;
  if (PARTICIPLE.test(dimension.noun)) return `${share} of ${whose} are ${dimension.noun} ${labelText(label)}, ${rest}`;
  return `${share} of ${whose} have ${dimension.noun} ${labelText(label)}, ${rest}`;
}

/** What a measure is, as subject of a sentence: `Cost`, `Time to close`. */
export const measureText = (measure: Measure, value: number): string => amountText(value, measure.unit, measure.fraction);

/** `Hardware tickets take 18.9 days to close on average, 2.5 times the overall 7.6 days`. */
export function levelSentence(measure: Measure, whose: string, value: number, base: number, whoseBase = 'the overall'): string {
  const rest = comparison(value, base, measureText(measure, base), whoseBase);
  if (measure.verb) return `${capital(whose)} take ${measureText(measure, value)} to ${measure.verb} on average, ${rest}`;
  if (measure.fraction) return `In ${percentText(value)} of ${whose}, ${measure.noun}: ${rest}`;
  return `${capital(measure.noun)} ${isPlural(measure.noun) ? 'average' : 'averages'} ${measureText(measure, value)} for ${whose}, ${rest}`;
}

/** How certain a share is: its interval, or that it is of a few rows only. */
export const certaintyText = ([low, high]: readonly [number, number], n: number, frame: Frame): string =>
  n >= SMALL_GROUP ? ` (95% interval ${percentText(low)} to ${percentText(high)})` : ` (only ${countText(n, frame.rows)})`;

/** Counts with their noun: `1 ticket`, `240 tickets`. */
export function countText(count: number, rows: string): string {
  const one = rows.endsWith('ies') ? `${rows.slice(0, -3)}y` : rows.replace(/s$/, '');
  return `${count.toLocaleString('en-US')} ${count === 1 ? one : rows}`;
}
