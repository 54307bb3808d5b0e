/** Words with an order that everybody knows, from low to high. */
const SCALES: string[][] = [
  [
    'none',
    'very low',
    'minimal',
    'low',
    'minor',
    'moderate',
    'medium',
    'normal',
    'major',
    'high',
    'very high',
    'severe',
    'urgent',
    'critical',
    'extreme',
  ],
  ['planning', 'low', 'moderate', 'medium', 'high', 'critical'],
  ['trivial', 'minor', 'normal', 'major', 'critical', 'blocker'],
  ['info', 'notice', 'warning', 'error', 'critical', 'fatal'],
  ['tiny', 'extra small', 'small', 'medium', 'large', 'extra large', 'huge'],
  ['xxs', 'xs', 's', 'm', 'l', 'xl', 'xxl', 'xxxl'],
  ['never', 'rarely', 'seldom', 'sometimes', 'occasionally', 'often', 'frequently', 'usually', 'always'],
  [
    'strongly disagree',
    'disagree',
    'somewhat disagree',
    'neutral',
    'neither agree nor disagree',
    'somewhat agree',
    'agree',
    'strongly agree',
  ],
  ['very dissatisfied', 'dissatisfied', 'neutral', 'satisfied', 'very satisfied'],
  ['very poor', 'very bad', 'poor', 'bad', 'fair', 'average', 'ok', 'good', 'very good', 'excellent', 'outstanding'],
  ['fail', 'pass', 'merit', 'distinction'],
  ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'],
  ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'],
  ['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september', 'october', 'november', 'december'],
  ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'],
  [
    'intern',
    'trainee',
    'junior',
    'mid',
    'mid-level',
    'intermediate',
    'senior',
    'lead',
    'principal',
    'staff',
    'director',
    'executive',
  ],
  ['beginner', 'novice', 'intermediate', 'advanced', 'expert'],
  ['free', 'trial', 'basic', 'starter', 'standard', 'pro', 'professional', 'business', 'premium', 'enterprise'],
  ['bronze', 'silver', 'gold', 'platinum', 'diamond'],
  [
    'primary',
    'secondary',
    'high school',
    'some college',
    'associate',
    'bachelor',
    'bachelors',
    'master',
    'masters',
    'doctorate',
    'phd',
  ],
  ['child', 'teen', 'young', 'young adult', 'adult', 'middle-aged', 'senior', 'elderly'],
  ['night', 'dawn', 'morning', 'noon', 'afternoon', 'evening'],
  ['cold', 'cool', 'mild', 'warm', 'hot'],
  ['niedrig', 'gering', 'mittel', 'normal', 'hoch', 'sehr hoch', 'kritisch'],
  ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'],
  ['q1', 'q2', 'q3', 'q4'],
];
const RANKED = /^\s*(?:p|sev|level|tier|stage|phase|grade|class|step)?[ -]?(\d{1,2})(?:\s*[-–:.)]\s*(.+))?$/i;
const RANGE =
  /^\s*(?:[<>≤≥]=?|under|over|below|above|up to)?\s*([\d.,]+)\s*(?:(?:-|–|to)\s*[\d.,]+|\+|and (?:over|above|more))?\s*(?:years?|yrs?|days?|%|k|hours?|h)?\s*$/i;

/** The labels from low to high, when they have an order that a reader would expect; else null. */
export function orderOfLabels(labels: string[]): string[] | null {
  if (labels.length < 2 || labels.length > 20) return null;
  const words = labels.map((label) => RANKED.exec(label)?.[2] ?? label);
  return byScale(labels, words) ?? byRank(labels) ?? byRange(labels);
}

function byScale(labels: string[], words: string[]): string[] | null {
  for (const scale of SCALES) {
    const places = words.map((word) => scale.indexOf(word.trim().toLowerCase()));
    if (places.includes(-1) || new Set(places).size < labels.length) continue;
    return sortBy(labels, places);
  }
  return null;
}

function byRank(labels: string[]): string[] | null {
  const ranks = labels.map((label) => (/[^\d\s]/.test(label) ? Number(RANKED.exec(label)?.[1] ?? NaN) : NaN));
  return ranks.some(Number.isNaN) || new Set(ranks).size < labels.length ? null : sortBy(labels, ranks);
}

function byRange(labels: string[]): string[] | null {
  if (!labels.some((label) => /\d\s*(-|–|to|\+|and)/.test(label))) return null;
  const starts = labels.map((label) => {
    const start = Number((RANGE.exec(label)?.[1] ?? 'x').replaceAll(',', ''));
    return /^\s*(<|≤|under|below|up to)/i.test(label) ? start - 1e9 : start;
  });
  return starts.some(Number.isNaN) || new Set(starts).size < labels.length ? null : sortBy(labels, starts);
}

function sortBy(labels: string[], keys: number[]): string[] {
  return labels
    .map((label, i) => ({ label, key: keys[i] ?? 0 }))
    .sort((a, b) => a.key - b.key)
    .map(({ label }) => label);
}
