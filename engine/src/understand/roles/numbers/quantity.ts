import type { Quantity } from '../../../contracts/table/table-model';
import type { Column } from '../../../model';
import { hasWord } from '../../../profile/roles/name-words';
import { namesQuotient } from '../../../profile/roles/quotients';
import {
  ADDITIVE,
  COUNTED_HEAD,
  DURATION,
  FLOW,
  INTENSIVE,
  MONEY,
  QUANTITY,
  RATING,
  STOCK,
  SUMMARY,
  UNIT_PRICE,
} from '../../../profile/roles/vocabulary';
import type { Header } from '../header';
import { LIMITS } from '../limits';

/** Some word of the header says that something is counted or measured. */
export function namesQuantity({ words, head, plural, quotient, scale }: Header): boolean {
  return (
    plural ||
    quotient ||
    scale ||
    [ADDITIVE, COUNTED_HEAD, DURATION, FLOW, INTENSIVE, MONEY, QUANTITY, RATING, STOCK, SUMMARY, UNIT_PRICE].some((set) =>
      hasWord(words, set),
    ) ||
    namesQuotient(words) ||
    words.some((word) => SPANS.test(word)) ||
    SIZES.test(head)
  );
}

/** Money stands before the thing named, and nothing else says that this is measured: a profit centre, a cost element, a sales office. */
export const isOfMoney = (header: Header): boolean => {
  const { head, words, plural, quotient, scale } = header;
  const before = words.slice(0, Math.max(0, words.indexOf(head)));
  const said = { ...header, words: words.filter((word) => !before.includes(word)) };
  return !plural && !quotient && !scale && hasWord(before, MONEY) && !namesQuantity(said);
};

/** Spans of time at the end of a German or Dutch compound, which says what the whole is: `Frosttage`, `draaiuren`. */
const SPANS = /^\p{L}{2,}(?:tage|stunden|minuten|sekunden|wochen|monate|jahre|dagen|uren|seconden|weken|maanden|jaren)$/u;

const WARMTH = /^(?:temp|temps|temperature|temperatures|temperatur|tmin|tmax|température|temperatura|warmth|dewpoint)$/;
const AGES = /^(?:age|alter|edad|âge|età|leeftijd|expectancy|lebenserwartung|espérance|esperanza)$/;
const PRICES =
  /^(?:price|prices|prc|preis|prix|precio|prezzo|prijs|fare|fares|tariff|tarifa|tariffa|tarief|tarif|wage|wages|salary|salaries|gehalt|rent|open|close|high|low|adjclose|premium|premiums)$/;
/** The word for a price alone, which a currency beside it leaves one. */
const PRICE = /^(?:preis|prix|precio|prezzo|prijs|preço|cena)$/;
/** Of one piece, hour or month, by the front or the end of a compound: `Stückkosten`, `Listenpreis`. */
const EACH =
  /^(?:(?:stück|einheits|einzel|durchschnitts|grund|stunden|tages|monats|jahres)(?:kosten|preis|gebühr|beitrag|miete|lohn|satz|umsatz)|\p{L}{3,}(?:preis|prijs|pris|lohn|gehalt))$/u;
const SIZES =
  /^(?:length|width|height|depth|weight|size|distance|area|altitude|elevation|speed|velocity|pressure|humidity|density|horsepower|mpg|power|voltage|\p{L}*(?:höhe|höhenlage|länge|breite|tiefe|gewicht|größe|fläche|druck|geschwindigkeit|dichte)|longueur|largeur|hauteur|profondeur|poids|taille|surface|vitesse|pression|densité|longitud|anchura|altura|profundidad|peso|tamaño|superficie|velocidad|presión|densidad)$/u;

/** `no_of_pers`: whatever it is called, so many of them there are. */
const COUNT_OF = /^(?:no|nr|num|number) of /;

/** How long somebody or something has been there: `tenure_years`, `years_at_company`, `months on book`, `length of stay`. */
const SERVED =
  /\b(?:tenure|seniority|experience|dienstjahre|betriebszugehörigkeit|ancienneté|antigüedad|anzianità)\b|\b(?:years|months) (?:at|with|in|of|since|on)\b|\b(?:years|months)$|\blength of (?:stay|service|visit|call)\b|\b(?:aufenthalts|liege|verweil)dauer\b/;

/** What stands before a level only says whose it is: a loan's duration is no loan, and the area of sales no sales. */
function levelOfHead({ head, words }: Header): Quantity | null {
  const before = words.slice(0, words.indexOf(head));
  if (![MONEY, ADDITIVE, FLOW, STOCK].some((set) => hasWord(before, set)) || hasWord([head], MONEY)) return null;
  if (hasWord([head], DURATION)) return 'duration';
  if (SIZES.test(head)) return 'size';
  return hasWord([head], INTENSIVE) && !hasWord([head], ADDITIVE) && !PERIODS.test(head) ? 'other' : null;
}

/** `sales month` are those of a month. */
const PERIODS = /^(?:year|month|day|hour|co2)s?$/;

/** `Unit $`, `Stück €`: money for one, where nothing else is named. */
const isOfOne = (words: readonly string[]): boolean =>
  words.some((word) => ONE.test(word)) &&
  words.some((word) => CURRENCY.test(word)) &&
  words.every((word) => ONE.test(word) || CURRENCY.test(word));
const ONE = /^(?:unit|each|piece|stück|stueck|stk|unité|unidad|unità|stuk)$/;
const CURRENCY = /^(?:[$€£]|usd|eur|gbp|chf)$/;

/** What the figures of a measure are figures of; the words of the header decide, and the role that its cells have given it. */
export function quantityOf(column: Column, header: Header): Quantity {
  const { words, front, head, quotient } = header;
  // `pres` is more often cut off than the plural of a thing, and things are counted whole.
  const offNought = column.type === 'number' || Number(column.stats.min ?? 0) >= LIMITS.offNought;
  const plural = header.plural && !(offNought && head.length <= LIMITS.shortPlural && !hasWord([head], COUNTED_HEAD));
  if (SERVED.test(words.join(' '))) return 'duration';
  if (isOfOne(words)) return 'price';
  if (column.role === 'percent') return 'percent';
  if (column.role === 'duration') return 'duration';
  const each = quotient || (namesQuotient(words) && !hasWord(words, RATING));
  if (words.some((word) => WARMTH.test(word)) || column.unit === '°C' || column.unit === '°F') return 'temperature';
  // Of a person or a country income is a level; what a business takes is added up.
  if (head === 'income' && !words.some((word) => /^(?:gross|net|total|operating|other|sales|interest)$/.test(word)))
    return 'price';
  // What never exceeds one, in decimals, is a part of something, unless the thing named is money itself.
  const part = column.type === 'number' && Number(column.stats.min ?? -1) >= 0 && Number(column.stats.max ?? 2) <= 1;
  if (part && column.unit === null && !hasWord([head], MONEY) && !hasWord([head], FLOW) && !hasWord([head], ADDITIVE))
    return 'rate';
  if (front.some((word) => EACH.test(word))) return 'price';
  const level = column.unit === null && !each ? levelOfHead(header) : null;
  if (level) return level;
  if (column.role === 'money') return each || PRICE.test(head) ? 'price' : 'money';
  if (each) return 'rate';
  if (header.scale || hasWord(words, RATING)) return 'score';
  if (PRICES.test(head) || (!plural && words.some((word) => PRICES.test(word)))) return 'price';
  if (words.some((word) => AGES.test(word))) return 'age';
  if (SIZES.test(head)) return 'size';
  if (hasWord(words, MONEY) && !plural) return 'money';
  if (column.type === 'integer' && (plural || hasWord(front, ADDITIVE) || COUNT_OF.test(words.join(' ')))) return 'count';
  return plural || hasWord(front, ADDITIVE) || hasWord(front, FLOW) ? 'amount' : 'other';
}
