import { nameWords, wordSet } from './name-words';

const PARTS = wordSet('share proportion fraction portion anteil');
/** `Marktanteil`, `markedsandel`, `marktaandeel`. */
const PART_COMPOUND = /^(?:marktanteil|markedsandel|marknadsandel|marktaandeel)$/;
const PART_OF_MARKET = /\b(?:cuota|quota|part|parte) (?:de|di|du|do) (?:mercado|mercato|marché)\b/;
/** Of these, `share` is only the kind: a share price, the number of share holders. */
const OF_A_SHARE = wordSet(
  'price prices cost costs value values holder holders capital buyback buybacks dividend dividends earnings count counts number index indices rate ratio volume class id code type size rank score return returns option options owner owners change growth time length quality',
);
const OTHER_QUOTIENTS = wordSet(
  'rate rates ratio ratios index indices score scores coefficient multiple factor odds rank adr revpar arpu arppu aov cpc cpm cpa cpl ctr cvr roas roi',
);
const PERCENT = wordSet('percent percentage percentages pct perc prozent pourcentage porcentaje percentuale percentual procent');
const TAKEN_OF_A_PRICE = wordSet(
  'discount rebate markup markdown margin commission tax vat rabatt skonto marge provision mwst ust steuer remise rabais commission tva taxe descuento comisión iva impuesto sconto commissione korting btw',
);
const CURRENCIES = new Map([
  ['$', 'USD'],
  ['usd', 'USD'],
  ['€', 'EUR'],
  ['eur', 'EUR'],
  ['£', 'GBP'],
  ['gbp', 'GBP'],
]);
const CODES =
  /^(?:usd|eur|gbp|jpy|chf|cny|inr|aud|cad|nzd|sek|nok|dkk|pln|czk|huf|brl|mxn|zar|try|krw|sgd|hkd|rub|ils|aed|sar|thb)$/;
const EXCHANGE = wordSet('exchange fx forex conversion parity wechselkurs devisenkurs valutakurs växelkurs wisselkoers');
const EXCHANGE_PHRASE = /\b(?:tipo de cambio|taux de change|tasso di cambio|taxa de câmbio|kurs wymiany)\b/;
const COUNTED = wordSet('count counts number num qty quantity units id rank');

/** The thing named is a part of a whole: `market share`, `fraction_female`, but not `share price` or `earnings per share`. */
export function namesPart(words: readonly string[]): boolean {
  const at = words.findIndex((word) => PARTS.has(word) || PART_COMPOUND.test(word));
  if (PART_OF_MARKET.test(words.join(' '))) return true;
  return at >= 0 && words[at - 1] !== 'per' && !words.slice(at + 1).some((word) => OF_A_SHARE.has(word));
}

/** The thing named is taken off a price or put on it: an amount, or a part of the price. */
export const namesTaken = (words: readonly string[]): boolean => words.some((word) => TAKEN_OF_A_PRICE.has(word));

/** `Preisindex`, `lipemiindex`, `turnover idx`. */
const COMPOUND_INDEX = /^(?:\p{L}{3,}ind(?:ex|eks)|idx|indeks|índice|indice)$/u;

/** One thing by another, whatever it is measured in: `growth_rate`, `sex_ratio`, `market share`. */
export const namesQuotient = (words: readonly string[]): boolean =>
  namesPart(words) || words.some((word) => OTHER_QUOTIENTS.has(word) || COMPOUND_INDEX.test(word));

/**
 * The name itself says that its figures are percentages. A percentage that stands in the name with its number is a property of what is
 * measured, and no unit: `Tax 5%`, `top 10 percent income`.
 */
export const namesPercent = (words: readonly string[]): boolean =>
  words.some((word, at) => {
    const isPercent = PERCENT.has(word.replace(/\d+$/, '')) || /(?:^|[^\d.,])%/.test(word);
    return isPercent && !/\d$/.test(words[at - 1] ?? '');
  });

/** How much of one money there is for another: such a number is no amount of either. */
export const namesExchange = (name: string): boolean => {
  const words = nameWords(name);
  return (
    words.some((word) => EXCHANGE.has(word)) ||
    EXCHANGE_PHRASE.test(words.join(' ')) ||
    new Set(words.filter((word) => CODES.test(word))).size > 1
  );
};

/** The only currency that a name holds; null for none, for several, and where it is no money that is told. */
export function currencyOfName(name: string): string | null {
  const words = nameWords(name);
  if (namesExchange(name) || words.some((word) => COUNTED.has(word))) return null;
  const found = new Set(words.flatMap((word) => CURRENCIES.get(word) ?? []));
  return found.size === 1 ? ([...found][0] ?? null) : null;
}
