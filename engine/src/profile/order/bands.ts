/** A label that stands for a span of numbers: `18-24`, `<5`, `$50k+`, `10-19 g/day`. */
interface Band {
  low: number;
  high: number;
  /** Words or signs before and after the numbers, without case and plural. */
  unit: string;
  /** Two ends, or one that is open: a lone number is no band. */
  span: boolean;
}

const NUMBER = String.raw`[$€£¥]?\s*(\d[\d.,]*)\s*(?:(k|m|bn|thousand|million)(?!\p{L}))?`;
const TO = String.raw`\s*(?:-|–|—|−|to|through|until|and|\.\.\.?|…)\s*`;
const BELOW = String.raw`(?:<=?|≤|under|below|less than|fewer than|up to|younger than|at most)`;
const ABOVE = String.raw`(?:>=?|≥|over|above|more than|older than|at least|from)`;
const BELOW_AFTER = String.raw`(?:or|and|&)\s*(?:less|fewer|under|below|younger)`;
const ABOVE_AFTER = String.raw`(?:\+|plus\b|(?:or|and|&)\s*(?:over|above|more|older|up|higher|greater))`;
const UNIT = String.raw`([\p{L}%°$€£¥][\p{L}%°$€£¥/².\s]*)?`;

const FORMS: { form: RegExp; open: 'low' | 'high' | null }[] = [
  { form: new RegExp(`^${UNIT}${BELOW}\\s*${NUMBER}\\s*${UNIT}$`, 'iu'), open: 'low' },
  { form: new RegExp(`^${UNIT}${NUMBER}\\s*${UNIT}${BELOW_AFTER}$`, 'iu'), open: 'low' },
  { form: new RegExp(`^${UNIT}${ABOVE}\\s*${NUMBER}\\s*${UNIT}$`, 'iu'), open: 'high' },
  { form: new RegExp(`^${UNIT}${NUMBER}\\s*${UNIT}${ABOVE_AFTER}\\s*${UNIT}$`, 'iu'), open: 'high' },
];
const RANGE = new RegExp(
  `^${UNIT}(?:between\\s+)?[[(]?\\s*${NUMBER}\\s*${UNIT}(?:${TO}|\\s*[,;]\\s+)[<]?${NUMBER}\\s*[\\])]?\\s*${UNIT}$`,
  'iu',
);
const ONE = new RegExp(`^${UNIT}${NUMBER}\\s*${UNIT}$`, 'iu');
/** Words that stand for nought, below every band. */
const NOUGHT = /^(?:none|nil|zero|0)$/i;

const FACTOR: Readonly<Record<string, number>> = { k: 1e3, thousand: 1e3, m: 1e6, million: 1e6, bn: 1e9 };
/** Lengths of time in days: bands may go on in a longer unit. */
const DAYS: Readonly<Record<string, number>> = {
  second: 1 / 86_400,
  sec: 1 / 86_400,
  min: 1 / 1440,
  minute: 1 / 1440,
  h: 1 / 24,
  hr: 1 / 24,
  hour: 1 / 24,
  day: 1,
  week: 7,
  wk: 7,
  month: 30.44,
  mo: 30.44,
  year: 365.25,
  yr: 365.25,
};

function parseNumber(text: string, factor: string | undefined): number {
  // `1,000` and `1.000` are a thousand, `1,5` and `1.5` are not.
  const grouped = /^\d{1,3}(?:[.,]\d{3})+$/.test(text);
  const plain = grouped ? text.replace(/[.,]/g, '') : text.replace(/[.,]$/, '').replace(',', '.');
  return Number(plain) * (FACTOR[factor?.toLowerCase() ?? ''] ?? 1);
}

const unitOf = (...parts: (string | undefined)[]): string =>
  parts
    .flatMap((part) =>
      (part ?? '')
        .toLowerCase()
        .replace(/[$€£¥.]/g, '')
        .split(/\s+/),
    )
    .filter((word) => !['', 'between', 'old', 'of', 'age', 'aged', 'ages'].includes(word))
    .map((word) => (word.length > 2 ? word.replace(/s$/, '') : word))
    .join(' ');

function parseBand(label: string): Band | null {
  const text = label.trim();
  if (NOUGHT.test(text)) return { low: 0, high: 0, unit: '', span: false };
  for (const { form, open } of FORMS) {
    const found = form.exec(text);
    if (!found) continue;
    const [, before, digits = '', factor, ...after] = found;
    const end = parseNumber(digits, factor);
    const unit = unitOf(before, ...after);
    return open === 'low' ? { low: -Infinity, high: end, unit, span: true } : { low: end, high: Infinity, unit, span: true };
  }
  const range = RANGE.exec(text);
  if (range) {
    const [, before, first = '', firstFactor, between, second = '', secondFactor, after] = range;
    // `10-20k` and `$10-20 million` have their factor at the end.
    const low = parseNumber(first, firstFactor ?? secondFactor);
    const high = parseNumber(second, secondFactor);
    // `2019-20`: the second year is cut.
    const whole =
      high < low && second.length < first.length ? Number(first.slice(0, first.length - second.length) + second) : high;
    return {
      low: low > whole && firstFactor === undefined ? parseNumber(first, undefined) : low,
      high: whole,
      unit: unitOf(before, between === after ? '' : between, after),
      span: true,
    };
  }
  const one = ONE.exec(text);
  if (!one) return null;
  const [, before, digits = '', factor, after] = one;
  const value = parseNumber(digits, factor);
  return { low: value, high: value, unit: unitOf(before, after), span: false };
}

/** All in one unit, or all lengths of time, which are then told in days; null where the labels measure different things. */
function inOneUnit(bands: readonly Band[]): Band[] | null {
  const units = new Set(bands.map(({ unit }) => unit).filter((unit) => unit !== ''));
  if (units.size <= 1) return [...bands];
  if (![...units].every((unit) => unit in DAYS)) return null;
  return bands.map((band) => {
    const days = DAYS[band.unit] ?? 1;
    return { ...band, low: band.low * days, high: band.high * days };
  });
}

/**
 * Places of bands from low to high, or null where the labels are none: each must be a number or a span of numbers in the same
 * unit, one at least a span, and no two may overlap (results of matches, `2-1` and `1-1`, do).
 */
export function bandPlaces(labels: readonly string[]): number[] | null {
  const parsed = labels.map(parseBand);
  const bands = parsed.flatMap((band) => (band ? [band] : []));
  if (bands.length < labels.length || !bands.some(({ span }) => span)) return null;
  const same = inOneUnit(bands);
  if (same?.some(({ low, high }) => Number.isNaN(low) || Number.isNaN(high) || low > high) !== false) return null;
  const sorted = same.map((band, at) => ({ ...band, at })).sort((a, b) => a.low - b.low || a.high - b.high);
  const overlap = sorted.some(({ low, high }, i) => {
    const before = sorted[i - 1];
    return before !== undefined && (low < before.high || (low === before.low && high === before.high));
  });
  if (overlap) return null;
  const places = new Array<number>(labels.length).fill(0);
  sorted.forEach(({ at }, place) => (places[at] = place));
  return places;
}
