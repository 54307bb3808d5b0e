import type { Dimension, Frame, Measure } from '../insights/frame/frame';
import { labelsOf } from '../contracts/report/claim';
import { isPanelOf } from '../insights/frame/panel';
import { goneOf } from '../insights/frame/still-there';
import type { Grain } from './date-text';
import { isPlural, labelText, list, singular } from './human';
import { amountsOf, type Amounts, type Base } from './comparison';
import { labelPhrase, shareWith } from './label-phrases';
import { LIMITS } from './limits';
import { t } from './messages';
import { hasWord, nameWords, wordSet } from '../profile/roles/name-words';
import { amountText, isPercent, numberText, wholeText } from './number-text';

const CLASS_NOUN = /(?:^|\W)(category|type|class|kind|department|segment|team|division|sector|subcategory)$/;
const PLACE_NOUN =
  /(?:^|\W)(location|country|city|region|site|branch|office|store|airport|county|province|continent|territory|market)$/;

/** The rows of one label: `Hardware tickets`, `tickets in Australia`, `tickets assigned to Ann`, `tickets with priority High`. */
export const rowsWith = (frame: Frame, dimension: Dimension, label: string): string =>
  t('rows', { ...labelPhrase(dimension, label), form: formOf(frame, dimension, label), rows: frame.rows });

/** A group where nothing is said of its rows: `for tickets with priority High`, and of a panel the member by its name, `for ward B2`. */
export const forGroup = (frame: Frame, dimension: Dimension, label: string): string =>
  isPanelOf(frame, { dimension }) ? groupText(dimension, label) : rowsWith(frame, dimension, label);

function formOf(frame: Frame, dimension: Dimension, label: string) {
  if (namesItself(dimension, label)) return 'itself';
  const { form } = labelPhrase(dimension, label);
  if (form !== 'has' && form !== 'done') return form;
  const isClass = CLASS_NOUN.test(dimension.noun);
  const isPlace = PLACE_NOUN.test(dimension.noun);
  // Of home team and away team, origin and destination country, the label alone does not tell which.
  const lastWord = ({ noun }: Dimension) => noun.split(' ').at(-1);
  const twin = frame.dimensions.some(
    (other) => other.column.name !== dimension.column.name && lastWord(other) === lastWord(dimension),
  );
  if (twin && (isClass || isPlace)) return 'with';
  const text = labelText(label);
  if (isClass && /^\p{Lu}/u.test(text)) return 'class';
  if (isPlace || (dimension.column.role === 'geography' && /^\p{L}/u.test(text))) return 'place';
  return form === 'done' ? 'done' : 'with';
}

/** A label that begins with what it is: `Client 7` of the column client. */
export const namesItself = (dimension: Dimension, label: string): boolean =>
  label.toLowerCase().startsWith(`${dimension.noun.split(' ').at(-1) ?? ''} `.toLowerCase());

/** An amount of a measure, with its unit. */
export const measureText = (measure: Measure, value: number): string => amountText(value, measure.unit, measure.fraction);

/** A measure's amounts, to be compared. */
export const amountsIn = (measure: Measure): Amounts => ({
  ...amountsOf(measure.unit, measure.fraction),
  ...(measure.values.some((value) => value < 0) ? {} : { neverNegative: true }),
  ...(isScale(measure) ? { isScale: true } : {}),
});

/** Whether nought of a measure is no nothing. */
const isScale = ({ kind, fraction, unit, columns: [column = ''] }: Measure): boolean =>
  kind === 'column' &&
  !fraction &&
  !isPercent(unit) &&
  (SCALES.has(unit ?? '') || (unit === null && hasWord(nameWords(column), SCALE_WORDS)));

const SCALES: ReadonlySet<string> = new Set(['°C', '°F', 'pH', 'dB', 'dBA', 'dBm', 'dB(A)']);
const SCALE_WORDS = wordSet(
  'ph temperature temp temperatur température temperatura celsius fahrenheit decibel dezibel index score rating nps csat',
);

/** What goes up and down: `cost`, and of a measure that is so or not so in each row `the share with late`. */
export const levelNoun = ({ fraction, noun }: Measure): string => (fraction ? t('share', { noun }) : noun);

/** Whether the verb that goes with `levelNoun` is in the plural. */
export const isSeveral = ({ fraction, noun }: Measure): boolean => !fraction && isPlural(noun);

/** What of several rows goes up and down or differs between groups: `mean cost`, `the share with state Declined`. */
export function levelOf(differing: { measure: Measure } | { outcome: Dimension; label: string }): string {
  if (!('measure' in differing)) return shareWith(differing.outcome, differing.label);
  const { fraction, noun } = differing.measure;
  return t(fraction ? 'share' : 'mean', { noun });
}

/** How many there are in each period: `47 a day`. */
export const perText = (count: number, grain: Grain): string => t('per', { number: numberText(count), grain });

/** Counts with their noun: `1 ticket`, `240 tickets`. */
export const countText = (count: number, rows: string): string =>
  t('count', { n: count, number: wholeText(count), one: singular(rows), many: rows });

/** Rows that a share is taken of: those that have a value at all, where others do not. */
export const rowsGiven = (frame: Frame, noun: string, filled: number): string =>
  filled < LIMITS.nearlyAllGiven * frame.n ? t('rows.given', { rows: frame.rows, noun, several: isPlural(noun) }) : frame.rows;

/** What a group is compared with: of two groups the other one by its name. */
export function othersOf(dimension: Dimension, label: string): Base {
  const [other, ...more] = dimension.distinct === 2 ? dimension.labels.filter((one) => one !== label) : [];
  if (other === undefined || more.length > 0) return 'others';
  return { only: groupText(dimension, other) };
}

/** The label that a condition names, or several of them as one text. */
export const labelsText = (condition: Parameters<typeof labelsOf>[0]): string => list(labelsOf(condition));

/** A group by its label and by what it is a label of, where that does not say so: `team North`, `Client 7`. */
export const groupText = (dimension: Dimension, label: string): string =>
  namesItself(dimension, label) ? labelText(label) : t('group', { ...labelPhrase(dimension, label) });

/** What is added up, and whose is not: `MRR (without churned)`. */
export function nounThere(frame: Frame, measure: Measure): string {
  const gone = goneOf(frame, measure);
  return gone ? t('there', { noun: measure.noun, labels: list(gone.said.map(labelText)) }) : measure.noun;
}
