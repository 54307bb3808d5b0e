import { bandPlaces } from '../order/bands';
import { calendarPlaces } from '../order/calendar';
import { degreePlaces } from '../order/degrees';
import { gradePlaces, levelPlaces, numberedPlaces, sizePlaces } from '../order/grades';
import { LIMITS } from './limits';

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
];
const RANKED = /^\s*(?:p|sev|level|tier|stage|phase|grade|class|step)?[ -]?(\d{1,2})(?:\s*[-–:.)]\s*(.*\p{L}.*))?$/iu;

/**
 * The labels from low to high, when they have an order that a reader would expect: that of a known scale, of the calendar, or of
 * the numbers in them; else null.
 * @param column the column's name, which tells letter grades from letters
 */
export function orderOfLabels(labels: readonly string[], column = ''): string[] | null {
  if (labels.length < 2 || labels.length > LIMITS.mostOfAScale) return null;
  const words = labels.map((label) => RANKED.exec(label)?.[2] ?? label);
  const places =
    scalePlaces(words) ??
    calendarPlaces(labels) ??
    degreePlaces(labels) ??
    gradePlaces(labels, column) ??
    sizePlaces(labels) ??
    levelPlaces(labels) ??
    numberedPlaces(labels, column) ??
    bandPlaces(labels) ??
    rankPlaces(labels);
  return places && sortBy(labels, places);
}

function scalePlaces(words: readonly string[]): number[] | null {
  for (const scale of SCALES) {
    const places = words.map((word) => scale.indexOf(word.trim().toLowerCase()));
    if (!places.includes(-1) && new Set(places).size === words.length) return places;
  }
  return null;
}

function rankPlaces(labels: readonly string[]): number[] | null {
  const ranks = labels.map((label) => (/[^\d\s]/.test(label) ? Number(RANKED.exec(label)?.[1] ?? NaN) : NaN));
  return ranks.some(Number.isNaN) || new Set(ranks).size < labels.length ? null : ranks;
}

function sortBy(labels: readonly string[], keys: readonly number[]): string[] {
  return labels
    .map((label, i) => ({ label, key: keys[i] ?? 0 }))
    .sort((a, b) => a.key - b.key)
    .map(({ label }) => label);
}
