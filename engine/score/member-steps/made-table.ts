import { normalFrom, randomFrom } from '../../src/stats/distributions/random';
import { between, pick, poisson, type Random, range, whole } from '../panel-cells/made-panels';
import { FIELDS, type Field } from './fields';

/** A table of events or readings of members, and what one of them does from a day on. */
export interface MadeTable {
  name: string;
  header: string[];
  rows: string[][];
  shape: Shape;
  planted: Planted | null;
}

export type Shape = 'events' | 'days' | 'weeks' | 'months';

export interface Planted {
  column: string;
  member: string;
  /** Of the other column, where the step is in that part of the member's rows alone. */
  part: { column: string; label: string } | null;
  /** Columns whose step it is; none of how many rows there are. */
  measures: readonly string[];
  of: 'mean' | 'amount' | 'rate' | 'count';
  /** Milliseconds. */
  at: number;
  period: number;
}

const DAY = 86_400_000;
const sometimes = (random: Random, chance: number, most: number): number => (random() < chance ? most * random() : 0);
const logistic = (x: number): number => 1 / (1 + Math.exp(-x));
const logit = (p: number): number => Math.log(p / (1 - p));

const nameOf = ({ names }: Field, i: number): string => {
  const own = names[i % names.length] ?? '';
  if (names.length === 1) return own + String(i + 1).padStart(2, '0');
  return i < names.length ? own : [own, Math.floor(i / names.length) + 1].join(' ');
};

const dateText = (at: number, style: number): string => {
  const day = new Date(at).toISOString().slice(0, 10);
  return style === 0
    ? day
    : day
        .split('-')
        .toReversed()
        .join(style === 1 ? '/' : '.');
};

/** How members go along without any step: levels, own drift, a season, a trend of all. */
function coursesOf(random: Random, normal: () => number, members: number, weeks: number) {
  const [apart, drift, phi] = [between(random, 0.1, 0.8), sometimes(random, 0.35, 0.35), pick(random, [0.6, 0.9, 0.98])];
  const [season, own, trend] = [sometimes(random, 0.5, 0.5), sometimes(random, 0.25, 0.3), sometimes(random, 0.4, 0.6) * normal()];
  const phase = 52 * random();
  return range(members).map(() => {
    let at = normal();
    const [level, mine, shift] = [apart * normal(), own * random(), 52 * random()];
    return range(weeks + 1).map((week) => {
      at = phi * at + Math.sqrt(1 - phi * phi) * normal();
      const wave = (by: number, from: number) => by * Math.sin((2 * Math.PI * (week + from)) / 52);
      return level + drift * at + wave(season, phase) + wave(mine, shift) + (trend * week) / weeks;
    });
  });
} // prettier-ignore

/**
 * Members of 3 to 60, in one of several fields: events on days, or readings of a day, week or month. Without a step members differ, drift, have seasons, change
 * what they do, come late; figures are blank by label and at random. With one, a member's mean, rate or number goes to another level at a day and stays there,
 * in all that it does or in one part. How large it is goes by how surely it would be seen at a known place: five to fourteen standard errors.
 */
export function madeTable(seed: number, isPlanted: boolean): MadeTable {
  const random = randomFrom(seed * 7919 + 17);
  for (let i = 0; i < 5; i++) random();
  const normal = normalFrom(random);
  const field = pick(random, FIELDS);
  const shape = pick(random, ['events', 'events', 'events', 'days', 'weeks', 'weeks', 'months'] as const);
  return shape === 'events'
    ? madeEvents(field, random, normal, isPlanted)
    : madeReadings(field, shape, random, normal, isPlanted);
}

function madeEvents(field: Field, random: Random, normal: () => number, isPlanted: boolean): MadeTable {
  const members = pick(random, [3, 4, 6, 9, 13, 16, 20, 28, 40, 60]);
  const weeks = pick(random, [22, 30, 45, 60, 104, 130]);
  const rows = Math.round(Math.min(9000, Math.max(700, members * between(random, 70, 420))));
  const style = whole(random, 0, 2);
  const start = Date.UTC(2023, whole(random, 0, 11), whole(random, 1, 28));
  const parts = field.parts.slice(0, Math.max(2, whole(random, 2, field.parts.length)));
  const [busy, level, amount, flag] = range(4).map(() => coursesOf(random, normal, members, weeks)) as [number[][], number[][], number[][], number[][]];
  const ofParts = parts.map(() => ({ level: normal(), amount: 0.5 * normal(), flag: 0.4 * normal() }));
  const mixes = range(members).map(() => parts.map(() => Math.exp(0.7 * normal())));
  const mixChanges = random() < 0.3 ? { member: whole(random, 0, members - 1), at: between(random, 0.3, 0.7) * weeks } : null;
  const blank = random() < 0.5 ? { part: whole(random, 0, parts.length - 1), share: 1 } : null;
  const atRandom = sometimes(random, 0.6, 0.12);
  const late = range(members).map(() => (random() < 0.06 ? between(random, 0.1, 0.6) * weeks : 0));
  const cv = between(random, 0.3, 0.9);
  const at = between(random, 0.25, 0.75) * weeks;
  const of = pick(random, ['mean', 'amount', 'rate', 'count'] as const);
  const inPart = of !== 'count' && random() < 0.4;
  const free = range(members).filter((member) => late[member] === 0 && mixChanges?.member !== member);
  const own = pick(random, free);
  const part = pick(random, range(parts.length).filter((i) => i !== blank?.part || of !== 'mean'));
  const z = between(random, 6, 14);
  // Who, when and what is drawn first: how large a step is goes by how many rows there are of it.
  const shareOf = (member: number, week: number) => (week < (late[member] ?? 0) ? 0 : Math.exp(busy[member]?.[Math.floor(week)] ?? 0));
  const drawn = range(rows).map(() => {
    let [member, week] = [0, 0];
    do [member, week] = [whole(random, 0, members - 1), weeks * random()]; while (random() > shareOf(member, week) / 4);
    const mix = mixes[mixChanges && mixChanges.member === member && week >= mixChanges.at ? (member + 1) % members : member] ?? [];
    let place = random() * mix.reduce((sum, one) => sum + one, 0);
    const kind = Math.max(0, mix.findIndex((one) => (place -= one) < 0));
    return { member, week, kind };
  });
  const isOwn = (row: { member: number; kind: number }) => row.member === own && (!inPart || row.kind === part);
  const mine = drawn.filter(isOwn);
  const [n0, n1] = [mine.filter(({ week }) => week < at).length, mine.filter(({ week }) => week >= at).length];
  const error = Math.sqrt(1 / Math.max(1, n0) + 1 / Math.max(1, n1));
  const sign = random() < 0.5 ? -1 : 1;
  const base = logit(field.flag.rate) + (ofParts[part]?.flag ?? 0);
  const chance = logistic(base);
  const size = { mean: z * error, amount: Math.max(0.2, z * error * Math.sqrt(Math.log(1 + cv * cv))), rate: Math.max(0.5, (z * error) / Math.sqrt(chance * (1 - chance))), count: z * error }[of];
  const isEnough = isPlanted && Math.min(n0, n1) >= 12 && size <= { mean: 4, amount: 1.2, rate: 3, count: 1.4 }[of];
  const steps = (row: { member: number; week: number; kind: number }, what: typeof of) => (isEnough && what === of && isOwn(row) && row.week >= at ? sign * size : 0);
  // Of a member that comes less often rows are left out, of one that comes more often the earlier ones.
  const kept = drawn.filter((row) => { if (!isEnough || of !== 'count' || row.member !== own) return true; const isAfter = row.week >= at; return isAfter === sign > 0 || random() < Math.exp(-size); }).sort((a, b) => a.week - b.week);
  const header = [field.key, field.when, field.member, field.part, field.level.header, field.amount.header, field.flag.header];
  const digits = Math.max(0, 2 - Math.floor(Math.log10(field.level.deviation) + 1));
  const out = kept.map((row, i) => {
    const week = Math.floor(row.week);
    const course = (courses: number[][]) => courses[row.member]?.[week] ?? 0;
    const kind = ofParts[row.kind];
    const value = field.level.mean + field.level.deviation * (normal() + 0.6 * course(level) + (kind?.level ?? 0) + steps(row, 'mean'));
    const much = field.amount.mean * Math.exp(Math.sqrt(Math.log(1 + cv * cv)) * normal() + 0.5 * course(amount) + (kind?.amount ?? 0) + steps(row, 'amount'));
    const yes = random() < logistic(logit(field.flag.rate) + 0.6 * course(flag) + (kind?.flag ?? 0) + steps(row, 'rate'));
    const isBlank = row.kind === blank?.part || random() < atRandom;
    return [String(10_000 + i), dateText(start + Math.floor(7 * row.week) * DAY, style), nameOf(field, row.member), parts[row.kind] ?? '', isBlank ? '' : value.toFixed(digits), random() < atRandom / 2 ? '' : much.toFixed(1), yes ? field.flag.yes : field.flag.no];
  });
  const measures = { mean: [field.level.header], amount: [field.amount.header], rate: [field.flag.header], count: [] }[of];
  return {
    name: field.table, header, rows: out, shape: 'events',
    planted: isEnough ? { column: field.member, member: nameOf(field, own), part: inPart ? { column: field.part, label: parts[part] ?? '' } : null, measures, of, at: start + Math.floor(7 * at) * DAY, period: weeks > 45 ? 30.4 * DAY : 7 * DAY } : null,
  };
} // prettier-ignore

const LENGTHS = { days: 1, weeks: 7, months: 30.4375 };

function madeReadings(field: Field, shape: 'days' | 'weeks' | 'months', random: Random, normal: () => number, isPlanted: boolean): MadeTable {
  const members = pick(random, [3, 5, 8, 12, 14, 20, 30, 45, 60]);
  const periods = pick(random, { days: [90, 150, 200], weeks: [52, 80, 104, 112, 130], months: [24, 30, 36, 48] }[shape]);
  const weeks = Math.ceil((periods * LENGTHS[shape]) / 7) + 1;
  const style = whole(random, 0, 2);
  const year = whole(random, 2021, 2023);
  const start = Date.UTC(year, whole(random, 0, 11), 1);
  // Weeks begin on Mondays.
  const monday = start + ((8 - new Date(start).getUTCDay()) % 7) * DAY;
  const dateOf = (i: number) => (shape === 'months' ? Date.UTC(year, new Date(start).getUTCMonth() + i, 1) : (shape === 'weeks' ? monday : start) + i * LENGTHS[shape] * DAY);
  const [count, level, amount, flag] = range(4).map(() => coursesOf(random, normal, members, weeks)) as [number[][], number[][], number[][], number[][]];
  const groups = ['North', 'South', 'East', 'West'].slice(0, whole(random, 2, 4));
  const groupOf = range(members).map(() => pick(random, groups));
  const blank = random() < 0.4 ? groups[0] : null;
  const [atRandom, noise, missing] = [sometimes(random, 0.6, 0.1), between(random, 0.04, 0.3), sometimes(random, 0.3, 0.08)];
  const weekend = shape === 'days' && random() < 0.5;
  const partial = shape === 'weeks' && random() < 0.35;
  const at = Math.round(periods * between(random, 0.3, 0.75));
  const of = pick(random, ['mean', 'amount', 'rate', 'count'] as const);
  const own = pick(random, range(members).filter((member) => groupOf[member] !== blank).concat(0));
  const sign = random() < 0.5 ? -1 : 1;
  const z = between(random, 6, 14);
  const n = (weekend ? 5 / 7 : 1) * periods * (1 - missing);
  const error = Math.sqrt(1 / (n * (at / periods)) + 1 / (n * (1 - at / periods)));
  const base = (field.count.mean * LENGTHS[shape]) / 7;
  const usual = base * Math.exp(count[own]?.[0] ?? 0);
  const size = { mean: Math.max(0.8, z * error), amount: Math.max(0.15, z * error * noise), rate: Math.max(0.4, (z * error) / Math.sqrt(usual * field.flag.rate * (1 - field.flag.rate))), count: Math.max(0.2, z * error * Math.sqrt(1 / usual + noise * noise)) }[of];
  const isEnough = isPlanted && groupOf[own] !== blank && size <= { mean: 5, amount: 1.5, rate: 3, count: 1.8 }[of];
  const steps = (member: number, i: number, what: typeof of) => (isEnough && what === of && member === own && i >= at ? sign * size : 0);
  const header = [field.when, field.member, 'Region', field.count.header, `${field.flag.header} n`, field.level.header, field.amount.header];
  const digits = Math.max(0, 2 - Math.floor(Math.log10(field.level.deviation) + 1));
  const rows: string[][] = [];
  for (const i of range(periods)) {
    const date = dateOf(i);
    if (weekend && [0, 6].includes(new Date(date).getUTCDay())) continue;
    const whole = partial && i === periods - 1 ? 0.4 : 1;
    for (const member of range(members)) {
      if (random() < missing) continue;
      const course = (courses: number[][]) => courses[member]?.[Math.floor((i * LENGTHS[shape]) / 7)] ?? 0;
      const events = poisson(whole * base * Math.exp(course(count) + noise * normal() + steps(member, i, 'count')), random, normal);
      const chance = logistic(logit(field.flag.rate) + 0.5 * course(flag) + steps(member, i, 'rate'));
      const flagged = events > 60 ? Math.min(events, poisson(events * chance, random, normal)) : range(events).filter(() => random() < chance).length;
      const value = field.level.mean + field.level.deviation * (normal() + 0.6 * course(level) + steps(member, i, 'mean'));
      const much = whole * field.amount.mean * 10 * Math.exp(noise * normal() + 0.6 * course(amount) + steps(member, i, 'amount'));
      const isBlank = groupOf[member] === blank || random() < atRandom;
      rows.push([dateText(date, style), nameOf(field, member), groupOf[member] ?? '', String(events), String(flagged), isBlank ? '' : value.toFixed(digits), much.toFixed(1)]);
    }
  }
  const measures = { mean: [field.level.header], amount: [field.amount.header], rate: [`${field.flag.header} n`], count: [field.count.header, `${field.flag.header} n`] }[of];
  return {
    name: `${field.table} ${shape}`, header, rows, shape,
    planted: isEnough ? { column: field.member, member: nameOf(field, own), part: null, measures, of, at: dateOf(at), period: { days: 7, weeks: 7, months: 30.4 }[shape] * DAY } : null,
  };
} // prettier-ignore
