import { human } from '../../wording/human';
import { isKnownUnit } from './known-units';
import { namesExchange } from './quotients';

/** What a column is measured in, as its name says, and the name in words without it. */
export interface NamedUnit {
  unit: string;
  rest: string;
}

const IN_UNIT =
  /^(.+?) in (knots|km|miles|meters|metres|m|cm|mm|feet|ft|kg|lbs?|pounds|grams|g|tons|tonnes|litres|liters|l|celsius|fahrenheit|kwh|mwh|mw|kw|mb|gb|eur|usd|gbp|chf|%|percent)$/i;
const IN_BRACKETS = /^(.+?)\s*[([]\s*([^()[\]]{1,16})\s*[)\]]\s*$/;
/** Units that stand at the end of a name and can be nothing else. */
const AT_END =
  /^(.+?) (kg|km|cm|mm|ml|kwh|mwh|kw|mw|lbs|mb|gb|hz|ghz|mhz|mph|kmh|km\/h|mmhg|mg|bpm|rpm|knots|celsius|fahrenheit|eur|usd|gbp|chf|°c|°f|m2|m²|sqm|sqft|m3|m³|[uµmn]gm3|mgd?l|ngml)$/i;
/** Two units at the end of a name of which the first is divided by the second: `vibration_mm_s`, `accel_m_s2`, `pm25_ug_m3`. */
const QUOTIENT_AT_END =
  /^(.+?) ((?:mm|cm|m|km) (?:s|s2|s²)|(?:mm|km) h|(?:ng|ug|µg|mg|g) (?:l|dl|ml|m3|m³)|mmol l|(?:w|kw|kwh|mj|n) (?:m2|m²)|(?:ml|l|m3|m³) (?:s|h|min)|kg (?:ha|m2|m²|m3|m³)|t ha)$/i;
/** Single letters are units only after what is measured in them. */
const AFTER_LENGTH = /^(.*\b(?:depth|height|length|distance|width|altitude|elevation|range|tiefe|höhe|länge|breite)) (m|ft)$/i;
const AFTER_WARMTH = /^(.*\b(?:temp|temperature|temperatur)(?: (?:max|min|avg|mean))?) (c|f)$/i;
/** `Planned min`: what was meant to be taken or was, in minutes; of a time or a length `min` is as often the least. */
const AFTER_PLAN =
  /^((?:.* )?(?:planned|plan|actual|booked|scheduled|allotted|estimated|est|spent|taken|worked|lost|setup|cleaning|travel|idle|break)) (min|mins)$/i;
/** A speed's `ms` are metres a second: no blow of wind is known by how long it lasts. */
const AFTER_SPEED =
  /^(.*\b(?:wind|gust|gusts|speed|velocity|vel|windspeed|geschwindigkeit|windgeschwindigkeit|vitesse|velocidad|velocità)(?: (?:max|min|avg|mean|speed|spd))*) (ms)$/i;
const SPELT: Record<string, string> = { mins: 'min', c: '°C', f: '°F', '°c': '°C', '°f': '°F', celsius: '°C', degc: '°C', 'deg c': '°C', degf: '°F', 'deg f': '°F', fahrenheit: '°F', kmh: 'km/h', usd: 'USD', eur: 'EUR', gbp: 'GBP', chf: 'CHF', $: 'USD', '€': 'EUR', '£': 'GBP', percent: '%', kwh: 'kWh', mwh: 'MWh', kw: 'kW', mw: 'MW', hz: 'Hz', ghz: 'GHz', mhz: 'MHz', mb: 'MB', gb: 'GB', mmhg: 'mmHg', ug: 'µg', m2: 'm²', m3: 'm³', s2: 's²', w: 'W', n: 'N', mj: 'MJ', ugm3: 'µg/m³', µgm3: 'µg/m³', mgm3: 'mg/m³', ngm3: 'ng/m³', mgl: 'mg/l', mgdl: 'mg/dl', ngml: 'ng/ml' }; // prettier-ignore

/** Money for so much of something: `price_eur_mwh`. */
const AFTER_MONEY = /^(.+?) (eur|usd|gbp|chf)$/i;
const MONEY = /^(?:eur|usd|gbp|chf)$/i;
/** What stands behind it is what a quotient is divided by, and not what it is measured in: `price per kg`. */
const PER = /(?:^|\s)(?:per|pro|je|a|an|each)$/i;

const spelt = (unit: string): string => SPELT[unit.toLowerCase()] ?? unit;
const speltQuotient = (units: string): string => units.split(' ').map(spelt).join('/');

/** The unit that a column's name gives, or null: `Speed in knots`, `weight (kg)`, `scrap_kg`, `depth_m`. */
export function unitOfName(name: string): NamedUnit | null {
  const text = name.replace(/[\s_]+/g, ' ').trim();
  const words = human(name);
  const bracket = IN_BRACKETS.exec(text);
  const quotient = QUOTIENT_AT_END.exec(words);
  const speed = AFTER_SPEED.exec(words);
  const found =
    IN_UNIT.exec(text) ??
    (bracket && isKnownUnit(bracket[2] ?? '', bracket[1] ?? '') ? bracket : null) ??
    quotient ??
    // Words part `kWh` where its capital stands.
    AT_END.exec(text) ??
    AT_END.exec(words) ??
    AFTER_LENGTH.exec(words) ??
    AFTER_WARMTH.exec(words) ??
    AFTER_PLAN.exec(words) ??
    speed;
  const [, rest, unit] = found ?? [];
  if (rest === undefined || unit === undefined) return null;
  // The rate of one money in another is no amount of either.
  if (found !== bracket && namesExchange(name)) return null;
  if (found !== bracket && PER.test(rest)) return null;
  const money = AFTER_MONEY.exec(rest);
  if (found !== bracket && money?.[1] !== undefined && money[2] !== undefined && !MONEY.test(unit))
    return { unit: `${spelt(money[2])}/${spelt(unit)}`, rest: human(money[1]) };
  const own = found === speed ? 'm/s' : spelt(unit);
  return { unit: found === quotient ? speltQuotient(unit) : own, rest: human(rest) };
}

const TIME_WORD: Record<string, RegExp> = {
  min: /^(.+?) (?:min|mins|minutes)$/,
  minutes: /^(.+?) (?:min|mins|minutes)$/,
  hours: /^(.+?) (?:h|hrs|hours)$/,
  s: /^(.+?) (?:s|secs?|seconds)$/,
  seconds: /^(.+?) (?:s|secs?|seconds)$/,
  ms: /^(.+?) (?:ms|milliseconds)$/,
  days: /^(.+?) days$/,
  weeks: /^(.+?) weeks$/,
  percent: /^(.+?) (?:percent|pct|%)$/,
  '%': /^(.+?) (?:percent|pct|%)$/,
  USD: /^(.+?) (?:usd|\$)$/i,
  EUR: /^(.+?) (?:eur|€)$/i,
  GBP: /^(.+?) (?:gbp|£)$/i,
};

const LASTS = new Set(['min', 'minutes', 'hours', 's', 'seconds', 'ms', 'days', 'weeks']);
const ABOUT_TIME =
  /\b(?:time|times|duration|wait|delay|age|latency|length|period|interval|tenure|lead|runtime|uptime|downtime)\b/;

/**
 * What a column measures, in words, without the unit that stands beside its figures anyway. `isTime` where the words are what takes the
 * time: `response minutes` is the response time, not the response.
 */
export function nounWithoutUnit(name: string, unit: string | null): { words: string; isTime: boolean } {
  const words = human(name);
  if (unit === null) return { words, isTime: false };
  const named = unitOfName(name);
  if (named?.unit === unit || (named?.unit === '%' && unit === 'percent')) return { words: named.rest, isTime: false };
  const rest = TIME_WORD[unit]?.exec(words)?.[1];
  return rest === undefined ? { words, isTime: false } : { words: rest, isTime: LASTS.has(unit) && !ABOUT_TIME.test(rest) };
}
