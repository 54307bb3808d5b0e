import type { Column } from '../model';
import { isComputable } from './computable';
import { NUMERIC } from './paired-readings';
import { LIMITS } from './limits';
import { hasWord, nameWords, wordSet } from './roles/name-words';
import { isSameQuantity } from './roles/same-quantity';
import { ACTUAL, ALLOTTED, DURATION, TARGET } from './roles/vocabulary';

/** What came about beside what was set for it. */
export interface Against {
  actual: Column;
  target: Column;
  /** To be reached; what it was expected to take; as much as there is, was allowed or paid for; or what was agreed on beforehand and is billed, delivered or measured in the end. */
  is: 'goal' | 'plan' | 'limit' | 'agreed';
}

/** The columns of which one says how much there should be, or may be, of the other. */
export function setAgainst(columns: readonly Column[]): Against[] {
  const numbers = columns.filter((column) => NUMERIC.has(column.role) && isComputable(column.stats));
  const targets = numbers.filter((column) => nameWords(column.name).some(isPlanned));
  const planned = targets.flatMap((target): Against[] => {
    const words = nameWords(target.name);
    const candidates = numbers.filter((column) => column !== target && !targets.includes(column) && comparable(column, target));
    const actual = candidates
      .map((column) => ({ column, rating: likeness(nameWords(column.name), words) }))
      .sort((a, b) => b.rating - a.rating)
      // Where the target does not say of what, the only column of that size is what it is for.
      .find(({ rating }) => rating > 0 || (candidates.length === 1 && words.every(isPlanned)))?.column;
    if (!actual) return [];
    return [{ actual, target, is: isEffort(actual) && isEffort(target) && !hasWord(words, GOAL) ? 'plan' : 'goal' }];
  });
  const agreed = agreedUpon(numbers).filter(({ actual, target }) => !planned.some((one) => one.is === 'plan' && (one.target === target || one.actual === actual)));
  const besides = planned.filter(({ target }) => !agreed.some((one) => one.target === target));
  const others = numbers.filter((column) => ![...besides, ...agreed].some(({ actual, target }) => column === actual || column === target));
  return [...besides, ...agreed, ...limits(others)];
} // prettier-ignore

const isPlanned = (word: string): boolean => TARGET.has(word) || ALLOTTED.has(word);

/** What is taken up of something: `Seats used`, `belegte Betten`. */
const USED = wordSet(
  'used usage utilised utilized occupied occupancy taken consumed enrolled filled assigned spent drawn belegt belegte belegten genutzt genutzte genutzten verbraucht verbrauchte vergeben vergebene eingeschrieben besetzt besetzte genommen angemeldet utilisé utilisés utilisées occupé occupés consommé usado usados usadas ocupado ocupadas consumido usato usati occupati consumato gebruikt bezet verbruikt',
);
/** As much as there may be. */
const LIMIT = wordSet(
  'capacity limit allowance allowed quota max maximum available licensed licenced contracted entitlement entitled included provisioned allocated purchased paid bought granted kapazität kontingent grenze obergrenze höchstzahl verfügbar verfügbare bezahlt bezahlte gekauft gekaufte vereinbart anspruch capacité plafond disponible payé capacidad límite cupo contratado pagado capacità limite capaciteit limiet beschikbaar',
);
/** What stands in a name beside what is meant. */
const SMALL = wordSet('of in per the total no nr number count anzahl zahl von der die des de la');

/** What somebody said beforehand that it would be, or may be. */
const AGREED = wordSet(
  'estimate estimated est quote quoted quotation agreed budget budgeted ordered permitted permissible allowed approved authorised authorized contracted offer kostenvoranschlag kva angebot geschätzt veranschlagt vereinbart vereinbarte bestellt bestellte genehmigt bewilligt erlaubt zulässig devis estimé convenu commandé commandée autorisé autorisée approuvé presupuesto presupuestado acordado pedido autorizado permitido aprobado preventivo preventivato concordato ordinato autorizzato permesso offerte begroot besteld toegestaan',
);
/** What it came to. */
const CAME_TO = wordSet(
  'invoice invoiced billed charged actual final spent delivered received supplied measured paid rechnung rechnungsbetrag abgerechnet berechnet fakturiert tatsächlich endbetrag ausgegeben geliefert gelieferte erhalten gemessen gezahlt facture facturé facturée réel réelle dépensé livré livrée reçu mesuré payé factura facturado real gastado entregado recibido medido pagado fattura fatturato effettivo speso consegnato ricevuto misurato pagato gefactureerd werkelijk geleverd ontvangen gemeten',
);
/** Of money that comes in more is better. */
const COMES_IN = wordSet(
  'revenue revenues sales income turnover profit margin umsatz umsätze erlös erlöse ertrag gewinn recettes ventes chiffre ingresos ventas ricavi vendite omzet',
);

/** What was agreed and what it came to: of one noun, or the only two of their size. */
function agreedUpon(numbers: readonly Column[]): Against[] {
  const is = (column: Column, set: ReadonlySet<string>) => hasWord(nameWords(column.name), set) && !hasWord(nameWords(column.name), COMES_IN);
  const targets = numbers.filter((column) => is(column, AGREED) && !is(column, CAME_TO));
  const actuals = numbers.filter((column) => is(column, CAME_TO) && !targets.includes(column));
  const found = targets.flatMap((target): Against[] => {
    const near = actuals.filter((actual) => comparable(actual, target));
    const same = near.filter((actual) => apartFromThat(actual) === apartFromThat(target));
    const [actual, ...more] = same.length > 0 ? same : near;
    return actual && more.length === 0 ? [{ actual, target, is: 'agreed' }] : [];
  });
  // What two were agreed for belongs to neither of them surely.
  return found.filter(({ actual }) => found.filter((one) => one.actual === actual).length === 1);
} // prettier-ignore

const apartFromThat = ({ name }: Column): string =>
  nameWords(name)
    .filter((word) => !AGREED.has(word) && !CAME_TO.has(word) && !SMALL.has(word))
    .map((word) => word.slice(0, LIMITS.stem))
    .sort()
    .join(' ');

/** What is used of what there is: one noun in both names, or none beside the words for it, where nothing else is used. */
function limits(numbers: readonly Column[]): Against[] {
  const is = (column: Column, set: ReadonlySet<string>) => hasWord(nameWords(column.name), set);
  const used = numbers.filter((column) => is(column, USED));
  return used.flatMap((actual): Against[] => {
    const others = numbers.filter((column) => !used.includes(column) && comparable(actual, column));
    const noun = nounOf(actual);
    const same = others.filter((column) => nounOf(column) === noun && noun !== '');
    const bare = others.filter((column) => is(column, LIMIT) && (nounOf(column) === '' || noun === ''));
    const [target, ...more] = same.length > 0 ? same : used.length === 1 ? bare : [];
    return target && more.length === 0 ? [{ actual, target, is: 'limit' }] : [];
  });
}

/** What is used, or may be: the words of a name without those for that. */
const nounOf = ({ name }: Column): string =>
  nameWords(name)
    .filter((word) => !USED.has(word) && !LIMIT.has(word) && !SMALL.has(word))
    .map((word) => word.slice(0, LIMITS.stem))
    .sort()
    .join(' ');

/**
 * Words in common with the target's name, and words that say "what was reached". All that the target's name says beside being one must be
 * in the other's, too, unless that says that it was reached: `estimated ridership` of buses is no target for the `total traffic` of bridges.
 */
function likeness(actual: string[], target: string[]): number {
  const stem = (word: string) => word.slice(0, LIMITS.stem);
  const [rest, own] = [target.filter((word) => !isPlanned(word)).map(stem), actual.map(stem)];
  const shared = own.filter((word) => rest.includes(word)).length;
  const isReached = hasWord(actual, ACTUAL);
  return isReached || rest.every((word) => own.includes(word)) ? shared * 2 + (isReached ? 1 : 0) : 0;
}

/** Same unit and a scale that is not wholly another. */
function comparable(a: Column, b: Column): boolean {
  if (isSameQuantity(a.name, b.name)) return false;
  const size = (column: Column) => Math.max(Math.abs(column.stats.median ?? 0), Math.abs(column.stats.mean ?? 0));
  const ratio = size(a) / size(b);
  return a.unit === b.unit && ratio > 1 / LIMITS.otherScale && ratio < LIMITS.otherScale;
}

/** Time and money that something takes: who needs more of it than was planned has reached nothing. */
const isEffort = ({ name, unit }: Column): boolean =>
  (unit !== null && TIME_UNIT.test(unit)) || hasWord(nameWords(name), DURATION) || hasWord(nameWords(name), SPENT);
/** What is to be kept, or to be reached, whatever it takes. */
const GOAL = wordSet('target goal quota sla threshold objective ziel');
const TIME_UNIT = /^(?:s|sec|min|hours?|days?|weeks?|months?|ms)$/;
const SPENT = wordSet(
  'hrs cost costs expense expenses spend spending stunden std kosten aufwand ausgaben heures coût coûts dépenses horas costes gastos ore costi spese uren',
);
