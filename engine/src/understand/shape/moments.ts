import type { ModelColumn } from '../../contracts/table/table-model';
import { quoteName, quoteText } from '../../duckdb/quote-sql';
import { nameWords, wordSet } from '../../profile/roles/name-words';
import type { Sample } from '../sample/read-sample';
import { namesPlace } from '../roles/numbers/positions';

/** Words for what is counted since a start, beside days, visits and rounds. */
const COUNTED = wordSet(
  'cycle interval age reading measurement checkup check test exam timepoint followup month months days weeks hours years minutes visits cycles intervals zyklus intervall alter messung kontrolle prüfung termin zeitpunkt wochen monate tage stunden jahre minuten cycle intervalle âge mesure ciclo intervalo edad medición età misura intervallo cyclus leeftijd meting',
);
/** Of a German compound the end says what it counts: `Laktationswoche`, `Messtag`. */
const COMPOUND = /.(?:wochen?|tage?|monate?|stunden?|minuten?|zyklus|zyklen|intervall|runde|durchgang|termin|visite)$/;
/** `V1`, `T0`, `W12`, `D28`, `M6`. */
const SHORT = /^[vtwdm]$/;
/** What a label without a number may be called that stands at the start. */
export const AT_START = /^(?:baseline|basal|start|beginn|ausgangswert|enrol?lment)$/;
/** A label of one of several moments: what is counted, and which of them it is. */
const NUMBERED = /^(\p{L}*)[\s_.-]*(\d+(?:\.\d+)?)$/u;

const isCounted = (word: string): boolean => COUNTED.has(word) || COMPOUND.test(word);

/** Whether the header says that its numbers count moments. */
export const countsMoments = (name: string): boolean => namesPlace(name) || nameWords(name).some(isCounted);

/** What the labels of a column count (`week` of `Week 0`, `Week 8`), where they are moments; null where they are not. */
export function countedByLabels(name: string, labels: readonly string[]): string | null {
  const named = labels.filter((label) => !AT_START.test(label.trim().toLowerCase())).map((label) => NUMBERED.exec(label.trim()));
  const words = new Set(named.map((found) => found?.[1]?.toLowerCase()));
  const [word = ''] = words;
  if (words.size !== 1 || named.length < 2 || named.includes(null)) return null;
  if (countsMoments(word)) return word;
  return countsMoments(name) || (SHORT.test(word) && nameWords(name).some((one) => /^(?:time|visit|point|zeit|besuch)/.test(one))) ? name : null;
} // prettier-ignore

/** Where a moment lies, as a number: that of a label is in it, and a label at the start has none. */
export const placeOfMoment = ({ name, type }: Pick<ModelColumn, 'name' | 'type'>): string =>
  type === 'text'
    ? `coalesce(TRY_CAST(regexp_extract(${quoteName(name)}, ${quoteText('\\d+(\\.\\d+)?')}) AS DOUBLE), CASE WHEN ${quoteName(name)} IS NOT NULL THEN 0 END)`
    : quoteName(name);

/** The labels of a column, as the sample has them. */
export const labelsIn = (sample: Sample, name: string): readonly string[] =>
  sample.columns.find((column) => column.name === name)?.labels ?? [];
