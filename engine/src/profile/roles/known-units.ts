/** Units that are written as one word or sign, in lower case. */
const WORDS = new Set(
  (
    'm km cm mm µm μm um nm mi miles mile ft feet in inch inches yd yards meters metres kilometers kilometres ' +
    'm2 m² m3 m³ km2 km² cm2 cm² cm3 cm³ mm2 mm² ft2 ft² sqft sqm ha hectares acres acre sq.ft sq.m ' +
    'kg g mg µg μg ug ng lb lbs pounds oz ounces t tons tonnes ton grams kilograms kt mt ' +
    'l ml dl cl hl liters litres litre liter gal gallons bbl barrels ' +
    'ms milliseconds µs μs ns s sec secs seconds min mins minutes h hr hrs hours days weeks months years yrs ' +
    'mph kmh kph knots kn kts m/s km/h mi/h ' +
    'celsius fahrenheit kelvin °c °f ° deg degrees degc degf rad ' +
    'w kw mw gw kwh mwh gwh twh wh kj mj gj kcal cal btu v kv mv ma ah kva ' +
    'b bytes kb mb gb tb kib mib gib bit bits mbps gbps kbps bps ' +
    'hz khz mhz ghz rpm bpm fps db dba ' +
    'pa kpa hpa mpa bar mbar psi mmhg atm torr ' +
    '% ‰ percent pct percentage ppm ppb ppt bp bps pp mol mmol lux lm cd px pt pcs ' +
    'usd eur gbp jpy chf cny inr aud cad nzd sek nok dkk pln czk huf brl mxn zar try krw sgd hkd rub ils aed sar thb ' +
    '$ € £ ¥ ₹ cents dollars euros yen thousands millions billions'
  ).split(' '),
);
/** Letters that stand for a unit as often as for something else (male, a sample's size, a variable's own sign). */
const LETTERS = new Set(['m', 'g', 'l', 's', 'h', 't', 'v', 'w']);
/** `Deg C`, `deg. F`. */
const DEGREES = /^deg\.? ?[cf]$/;
const CURRENCY = /^(?:usd|eur|gbp|jpy|chf|cny|inr|aud|cad|us\$|[$€£¥₹])$/i;
const SCALE = /^(?:k|m|mn|mm|mio\.?|mil\.?|bn|b|mrd\.?|tn|thousands?|millions?|billions?|trillions?)$/i;
const WARMTH = /\b(?:temp|temps|temperature|temperatures|temperatur|tmin|tmax|warmth|dew ?point)\b/i;
const LASTING =
  /\b(?:time|times|duration|elapsed|wait|waiting|delay|latency|response|lead|runtime|uptime|downtime|dauer|length|slot|actual|act|planned|plan|booked|scheduled|allotted|estimated|est|used|taken|setup|set-up|cleaning|travel|session|visit|call|treatment|handling|break|soll|ist|geplant)\b/i;

/**
 * Whether a short text is a unit, so that brackets around it give what a column is measured in: `kg`, `µg/m³`, `$ millions`, `%`,
 * but not `1-5`, `n=30`, `max` or `2020`.
 * @param before the name that the text stands behind: `(C)` is a unit of a temperature, `(min)` of a time
 */
export function isKnownUnit(text: string, before: string): boolean {
  const unit = text.trim();
  const lower = unit.toLowerCase();
  if (/^[cfk]$/i.test(unit)) return WARMTH.test(before);
  if (lower === 'min') return LASTING.test(before);
  if (lower === 'in') return /\b(?:length|height|width|depth|rain|rainfall|snow|precipitation|size)\b/i.test(before);
  if (/^\p{L}$/u.test(unit)) return isLetterUnit(unit, before);
  if (WORDS.has(lower) || DEGREES.test(lower)) return true;
  const parts = unit.split(/\s*\/\s*|\s+per\s+/);
  if (parts.length === 2) return parts.every((part) => isPart(part));
  return isMoneyOfScale(unit);
}

/** `Voltage (V)` is a unit; of `Speed (s)` and `Mass (m)` the letter is the sign of the thing itself. */
function isLetterUnit(letter: string, before: string): boolean {
  const known = LETTERS.has(letter) || letter === 'V' || letter === 'W' || letter === 'L';
  return known && (letter === 'V' || before.trim().charAt(0).toLowerCase() !== letter.toLowerCase());
}

/** One side of a quotient of units: `µg`, `m³`, `100 g`, `capita`. */
function isPart(part: string): boolean {
  const bare = part
    .trim()
    .replace(/^\d+\s*/, '')
    .toLowerCase();
  return (
    WORDS.has(bare) || /^(?:d|day|week|month|year|yr|hour|second|minute|capita|person|head|unit|night|mile|acre|inch)$/.test(bare)
  );
}

function isMoneyOfScale(unit: string): boolean {
  const parts = unit.split(/\s+|(?<=[$€£¥₹])(?=\p{L})|(?<=\p{L})(?=[$€£¥₹])/u).filter((part) => part !== 'in' && part !== 'of');
  return parts.length === 2 && parts.some((part) => CURRENCY.test(part)) && parts.some((part) => SCALE.test(part));
}
