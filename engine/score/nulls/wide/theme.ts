import { dayText, daysLater, momentText, START } from '../../model/make/times';
import type { Random } from '../../model/make/random';
import { times } from '../null-family';

/** What a table is about: how its things, their attributes and its figures are called. */
interface Theme {
  unit: string;
  higher: string;
  other: string;
  attributes: readonly [string, readonly string[]][];
  varying: readonly [string, readonly string[]][];
  measures: readonly string[];
  outcome: readonly [string, string, string];
  time: string;
}

const THEMES: readonly Theme[] = [
  { unit: 'patient', higher: 'clinic', other: 'nurse', attributes: [['sex', ['female', 'male']], ['arm', ['A', 'B', 'C']], ['smoker', ['yes', 'no']]], varying: [['position', ['sitting', 'standing']], ['daytime', ['morning', 'noon', 'evening']]], measures: ['pulse', 'pressure', 'oxygen'], outcome: ['readmitted', 'yes', 'no'], time: 'visit_date' },
  { unit: 'customer_id', higher: 'branch', other: 'courier', attributes: [['region', ['North', 'South', 'East', 'West']], ['plan', ['basic', 'plus', 'pro']], ['segment', ['private', 'business']]], varying: [['channel', ['web', 'shop', 'phone']], ['weekpart', ['weekday', 'weekend']]], measures: ['amount_eur', 'items', 'discount'], outcome: ['returned', 'yes', 'no'], time: 'ordered_at' },
  { unit: 'Machine', higher: 'Plant', other: 'Operator', attributes: [['Vendor', ['Acme', 'Bolt', 'Crane']], ['Cooling', ['air', 'water']], ['Line', ['L', 'M', 'R']]], varying: [['Shift', ['early', 'late', 'night']], ['Mode', ['auto', 'manual']]], measures: ['Temperature', 'Vibration', 'Output'], outcome: ['Defect', 'true', 'false'], time: 'Read' },
  { unit: 'pupil', higher: 'school', other: 'examiner', attributes: [['gender', ['girl', 'boy']], ['home_language', ['German', 'Turkish', 'other']], ['lunch', ['free', 'paid']]], varying: [['subject', ['maths', 'reading', 'science']], ['form', ['oral', 'written']]], measures: ['points', 'minutes', 'mistakes'], outcome: ['passed', 'yes', 'no'], time: 'taken_on' },
  { unit: 'Account Number', higher: 'Bank', other: 'Teller', attributes: [['Type', ['savings', 'current', 'joint']], ['Language', ['en', 'fr']], ['Age Band', ['young', 'middle', 'old']]], varying: [['Method', ['card', 'transfer', 'cash']], ['Abroad', ['yes', 'no']]], measures: ['Value', 'Fee', 'Balance'], outcome: ['Disputed', 'yes', 'no'], time: 'Booked' },
  { unit: 'plot', higher: 'farm', other: 'picker', attributes: [['soil', ['clay', 'loam', 'sand']], ['variety', ['early', 'late']], ['owner', ['family', 'lease', 'coop']]], varying: [['weather', ['dry', 'wet']], ['basket', ['s', 'm', 'l']]], measures: ['yield_kg', 'sugar', 'hours'], outcome: ['rotten', 'yes', 'no'], time: 'picked' },
  { unit: 'driver', higher: 'depot', other: 'vehicle', attributes: [['licence', ['B', 'C', 'CE']], ['contract', ['fixed', 'agency']], ['team', ['blue', 'green', 'red']]], varying: [['road', ['city', 'motorway', 'country']], ['load', ['full', 'empty']]], measures: ['litres', 'delay_min', 'stops'], outcome: ['late', 'yes', 'no'], time: 'started' },
  { unit: 'station', higher: 'county', other: 'device', attributes: [['terrain', ['coast', 'hill', 'plain']], ['fenced', ['yes', 'no']], ['kind', ['urban', 'rural', 'remote']]], varying: [['wind', ['calm', 'windy']], ['sky', ['clear', 'cloudy', 'rain']]], measures: ['ozone', 'dust', 'noise'], outcome: ['alarm', 'on', 'off'], time: 'sampled' },
  { unit: 'player', higher: 'club', other: 'referee', attributes: [['foot', ['left', 'right']], ['position', ['defence', 'midfield', 'attack']], ['league', ['first', 'second']]], varying: [['place', ['home', 'away']], ['surface', ['grass', 'turf', 'hall']]], measures: ['distance', 'passes', 'rating'], outcome: ['booked', 'yes', 'no'], time: 'played' },
  { unit: 'Restaurant', higher: 'Borough', other: 'Inspector', attributes: [['Cuisine', ['Thai', 'Italian', 'Grill', 'Vegan']], ['Chain', ['yes', 'no']], ['Size', ['small', 'large']]], varying: [['Visit Type', ['planned', 'surprise']], ['Season', ['cold', 'warm']]], measures: ['Score', 'Violations', 'Duration'], outcome: ['Closed', 'yes', 'no'], time: 'Inspected' },
]; // prettier-ignore

export const themeOf = (random: Random): Theme => random.pick(THEMES);

/** Names of things: as people write them, as codes, or as bare numbers. */
export function namesOf(random: Random, noun: string, count: number): (string | number)[] {
  const [first, step] = [random.pick([1, 11, 101, 1001, 20417]), random.pick([1, 1, 3])];
  return random.pick<() => (string | number)[]>([
    () => times(count, (i) => `${noun.slice(0, 1).toUpperCase()}${String(i + 1).padStart(3, '0')}`),
    () => times(count, (i) => first + step * i),
    () => times(count, (i) => `${noun} ${i + 1}`),
    () =>
      times(
        count,
        (i) => `${String.fromCharCode(65 + (i % 26))}${String.fromCharCode(97 + ((i * 7) % 26))}${Math.floor(i / 26) + 1}o`,
      ),
  ])();
}

/** A figure of a row from what its unit brings and chance, spread as figures are. */
export type Figure = (level: number) => string | number;

export function figureOf(random: Random, share: number): Figure {
  const [own, rest] = [Math.sqrt(share), Math.sqrt(1 - share)];
  const score = (level: number) => own * level + rest * random.normal();
  const scale = random.pick([1, 10, 1000]);
  return random.pick<Figure>([
    (level) => (scale * (50 + 10 * score(level))).toFixed(1),
    (level) => (scale * Math.exp(3 + 0.7 * score(level))).toFixed(2),
    (level) => Math.max(0, Math.round(Math.exp(1.5 + 0.6 * score(level)))),
    (level) => Math.min(5, Math.max(1, Math.round(3 + 1.2 * score(level)))),
    (level) => (score(level) < 0.6 ? 0 : (scale * Math.exp(score(level))).toFixed(2)),
  ]);
}

/** Days or moments of rows, as the files of a theme write them. */
export function clockOf(random: Random): (day: number) => string {
  return random.chance(0.6)
    ? (day) => dayText(daysLater(START, Math.floor(day)))
    : (day) => momentText(daysLater(START, day) + random.whole(0, 86_399) * 1000);
}

/** One of three sizes. */
export const sizeOf = (random: Random): number => random.pick([1, 2, 5]);
