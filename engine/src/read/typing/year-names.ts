/** What a column's name says about whether its figures are years. */
export type YearHint = 'year' | 'date' | 'time' | 'open' | 'other' | 'never';

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

const YEARS = set(
  'year years yr yrs yyyy founded established gegründet fondée fundado fundada fy fyear calendaryear fiscalyear jahr jahre jahrgang schuljahr année annee années annees an año anio años anno anni ano anos rok god год година рік år aar vuosi yıl yil έτος jaar év tahun anul 年 年度 연도 سنة שנה',
);
/** Words that always mean when something was, whatever stands beside them: `order_date`, `sales period`. */
const DATES = set(
  'date dates datum fecha data datas period periods periode période periodo período timeperiod season seasons saison temporada stagione seizoen decade decades when wann quando cuando fiscal calendar timestamp zeitraum дата период tarih 日付 日期 asof vintage semester',
);
/** Words that mean it when they stand alone: a response time is a quantity, and a wave a height as well. */
const TIMES = set(
  'time times t ts zeit temps tiempo tempo tijd время 时间 era epoch epoche term edition editions annual census cohort wave games olympiad election elections campaign harvest',
);
/** Names that mean nothing. */
const OPEN = set(
  'x y z index idx unnamed column columns col c v var variable key label labels field f item point obs observation series step a b spalte feld',
);
/** Things that are counted, measured or numbered, often in the range in which years lie. */
const NEVER = set(
  'no nr num number numbers nummer id ids code codes zip zipcode plz postal postcode order orders ticket tickets invoice invoices room rooms seat seats capacity speed rpm rotation revolutions price prices cost costs amount amounts sum total totals count counts qty quantity units sales revenue income salary wage wages budget spend rent fee fees fare balance payment payments profit value values weight height length width depth altitude elevation distance area size volume mass power torque pressure temperature temp kelvin calories kcal energy steps per score scores points rating elo rank sat population people persons visitors visits views clicks attendance students pupils employees employed staff headcount passengers customers users members votes goals runs hits words pages page chars characters bytes lines line items pieces boxes stock inventory demand supply load part parts sku article account phone flight bus train route street house building floor apartment flat desk table unit lot batch serial case cases file sample specimen patient subject participant customer employee member user machine sensor device port channel frequency wavelength intensity latency delay duration ms seconds minutes hours days weeks months mileage miles km meters metres feet ft sqft m2 kg g lbs watts kwh density resolution dpi pixels px cc hp horsepower displacement engine emissions co2 ppm rainfall rain snow flow discharge gdp debt loan premium limit credit deposit transaction transactions downloads calls requests errors deaths births range strength force hardness yield output production consumption usage attempts trips rides bikes cars vehicles rate ratio share age version reaction response rt goal target estimate average mean median max min maximum minimum',
);
/** Beside a word for a year these still make it a quantity: `cost per year`, `number of years`. */
const OF_A_YEAR = set('per number num count counts total sum amount cost costs price average avg mean revenue income rate');

/** Things have been so since a year, where nothing else stands beside it: `homes built` are counted. */
const SINCE = set('built erbaut constructed construit construido costruito commissioned');

/** `Baujahr`, `Geburtsjahr`, `bouwjaar`. */
const COMPOUND = /^\p{L}{3,}(?:jahr|jaar)$/u;

const wordsOf = (name: string): string[] =>
  name
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !/^\d+$/.test(word));

/**
 * `year`: it says so. `date`: a word for when something was. `time`: one that means other things as well. `open`: no word at all, or one that means nothing (`x`, `Unnamed: 0`). `never`: it
 * names what is counted, measured or numbered (seats, an order's number, a speed). `other`: any other word.
 */
export function yearHint(name: string): YearHint {
  const words = wordsOf(name);
  const has = (list: ReadonlySet<string>) => words.some((word) => list.has(word));
  if (has(YEARS) || words.some((word) => COMPOUND.test(word))) return has(OF_A_YEAR) ? 'never' : 'year';
  if (words.length === 1 && has(SINCE)) return 'year';
  if (has(DATES)) return words.includes('per') ? 'never' : 'date';
  if (has(NEVER)) return 'never';
  if (has(TIMES)) return 'time';
  return words.every((word) => OPEN.has(word)) ? 'open' : 'other';
}
