import type { Dimension, Frame } from '../../insights/frame/frame';
import { hasWord, nameWords, wordSet } from '../../profile/roles/name-words';
import { LIMITS } from './limits';

/** Headers of what somebody chooses, pays for or is put into, and of what differs from it in other things than its name. */
const CLASS = wordSet(
  'plan plans tier tiers package tariff subscription edition priority severity urgency size class grade level stage band tarif paket stufe klasse größe priorität dringlichkeit schweregrad formule forfait priorité taille niveau prioridad tamaño nivel piano taglia livello pakket maat',
);
/** Headers of what sort of thing a row is: a bodywork takes longer than an inspection, and a wedding is booked earlier than a meeting. */
const SORT = wordSet(
  'type types kind kinds sort category categories service procedure treatment diagnosis product article item model species breed material art typ typen kategorie leistung behandlung produkt artikel modell rasse catégorie produit categoría tipo producto categoria prodotto soort',
);
/** Labels of such columns under any other header. */
const DEGREES = wordSet(
  'economy standard express priority overnight saver basic premium plus pro starter team business enterprise free gold silver bronze platinum low medium normal high critical urgent small large xl xs niedrig mittel hoch kritisch dringend klein groß économie économique faible moyen élevé bajo medio alto basso',
);
const PHRASES = /^(?:next|same|second|two|2) day\b|^(?:p|prio|sev|level|tier|class|grade)[ -]?\d\b|^\d+(?:st|nd|rd|th) class\b/i;

/** Whether a column's groups are what they are by what they mean: the slow service is slow, the large one costs more. Nobody brings one to the level of another. */
export function isClassBySense({ ticketLike }: Pick<Frame, 'ticketLike'>, { column, labels }: Dimension): boolean {
  const words = nameWords(column.name);
  if (column.role === 'ordered-category' || hasWord(words, CLASS)) return true;
  // Sorts of tickets are what somebody works on.
  if (!ticketLike && hasWord(words.slice(-1), SORT)) return true;
  const degrees = labels.filter((label) => PHRASES.test(label.trim()) || hasWord(nameWords(label), DEGREES));
  return degrees.length >= LIMITS.classes && degrees.length >= labels.length / 2;
}
