import { normalFrom, randomFrom } from '../../src/stats/distributions/random';
import { between, pick, type Random, range, whole } from '../panel-cells/made-panels';
import { FIELDS, type Labels } from './fields';

/** What a cell has of its own: what it comes to, how it ends, how it does by what was meant, or what is lost in it. */
export type Of = 'mean' | 'rate' | 'attainment' | 'lost';
/** Nothing of a cell, made to look like it. */
export type Alike = 'nothing' | 'added' | 'multiplied' | 'mix' | 'extreme' | 'own' | 'whole';

export const ALIKE: readonly Alike[] = ['nothing', 'added', 'multiplied', 'mix', 'extreme', 'own', 'whole'];

export interface MadeLevels {
  name: string;
  header: string[];
  rows: string[][];
  planted: Planted | null;
}

export interface Planted {
  of: Of;
  labels: Readonly<Record<string, string>>;
  /** Columns that tell it: what takes longer than was meant is lost as well. */
  columns: readonly string[];
  n: number;
  /** How many standard errors its level lies from what its row and its column add up to, by who knows where to look. */
  z: number;
}

const DAY = 86_400_000;

/**
 * Rows of two columns of uneven labels and what they come to, with ordinary columns beside. Labels have levels of their own by a little, and go together by a little. With
 * a plant one cell of 20 to 200 rows, a hundredth to a twelfth of all, has a level of its own by six to fourteen standard errors and by a third at least.
 */
export function madeLevels(seed: number, plant: 'cell' | Alike): MadeLevels {
  const random = randomFrom(seed * 7351 + 17);
  for (let i = 0; i < 5; i++) random();
  const normal = normalFrom(random);
  const field = pick(random, FIELDS);
  const of = pick(random, ['mean', 'rate', 'attainment', 'lost'] as const);
  const n = Math.round(Math.exp(between(random, Math.log(500), Math.log(6000))));
  const [as, bs] = field.by.map((one, i) => labelsOf(one, i === 0 ? pick(random, [3, 5, 7, 9, 14, 24, 40]) : whole(random, 3, 8))) as [string[], string[]];
  const shares = (count: number, unevenness: number) => range(count).map(() => Math.exp(unevenness * normal()));
  const [shareA, together] = [shares(as.length, 0.6), plant === 'mix' ? 1.5 : 0.4];
  const shareB = as.map(() => bs.map(() => Math.exp(together * normal())));
  const ofB = shares(bs.length, 0.5);
  const a = range(n).map(() => drawn(shareA, random));
  const b = a.map((own) => drawn((shareB[own] ?? []).map((share, i) => share * (ofB[i] ?? 0)), random));
  const count = (x: number, y: number) => a.reduce((sum, one, i) => sum + (one === x && b[i] === y ? 1 : 0), 0);
  const inA = as.map((_, x) => a.filter((one) => one === x).length);
  const inB = bs.map((_, y) => b.filter((one) => one === y).length);
  const cells = as.flatMap((_, x) => bs.map((__, y) => ({ x, y, n: count(x, y) })));
  const fit = cells.filter((one) => one.n >= 20 && one.n <= 200 && one.n >= n / 100 && one.n <= n / 12 && one.n <= 0.6 * Math.min(inA[one.x] ?? 0, inB[one.y] ?? 0));
  const cell = fit.length > 0 ? pick(random, fit) : null;
  const size = cell?.n ?? 40;
  // A label that has but one of the other column.
  if (plant === 'whole' && cell) a.forEach((own, i) => { if (own === cell.x) b[i] = cell.y; });

  const noise = { mean: between(random, 0.25, 0.6), attainment: between(random, 0.12, 0.35) };
  const z = between(random, 6, 14);
  const level = () => 0.08 * normal();
  const levels = { plan: [as.map(level), bs.map(level)], actual: [as.map(() => 0.03 * normal()), bs.map(() => 0.03 * normal())], end: [as.map(() => 0.15 * normal()), bs.map(() => 0.15 * normal())] } as const;
  const [usual, lostOften] = [between(random, 0.05, 0.25), between(random, 0.06, 0.2)];
  const isCell = (i: number) => cell !== null && a[i] === cell.x && b[i] === cell.y;
  const isOwn = (i: number) => cell !== null && a[i] === cell.x;
  const isOther = (i: number) => cell !== null && b[i] === cell.y;
  const large = (sd: number) => Math.max(Math.log(4 / 3), (z * sd) / Math.sqrt(size));
  const step = { mean: large(Math.hypot(0.5, noise.mean)), attainment: large(noise.attainment), rate: shift(usual, Math.max(0.6 * usual, z * Math.sqrt((usual * (1 - usual)) / size))), lost: shift(lostOften, Math.max(0.8 * lostOften, z * Math.sqrt((lostOften * (1 - lostOften)) / size))) };
  const isPlanted = plant === 'cell' && cell !== null && Math.max(step.mean * Number(of === 'mean'), step.attainment * Number(of === 'attainment')) <= 1.1 && Math.max(of === 'rate' ? step.rate : 0, of === 'lost' ? step.lost : 0) <= 3;
  // How much of the cell's step a row has.
  const part = (i: number): number => {
    if (plant === 'cell') return isPlanted && isCell(i) ? 1 : 0;
    if (plant === 'own' || plant === 'mix') return isOwn(i) ? 1 : 0;
    if (plant === 'whole') return isOwn(i) ? 1 : 0;
    return plant === 'multiplied' ? Number(isOwn(i)) + Number(isOther(i)) : 0;
  };
  const added = (i: number): number => (plant === 'added' ? Number(isOwn(i)) + Number(isOther(i)) : 0);
  const by = (i: number, which: Of): number => (of === which ? part(i) * step[which] : 0);
  // What adds up does so in the amount, and not in its logarithm.
  const times = (i: number, which: 'mean' | 'attainment'): number => Math.exp(by(i, which)) + (of === which ? added(i) * (Math.exp(step[which]) - 1) : 0);
  const often = (i: number, which: 'rate' | 'lost', base: number): number => {
    const own = which === 'rate' ? (levels.end[0][a[i] ?? 0] ?? 0) + (levels.end[1][b[i] ?? 0] ?? 0) : 0;
    const least = expit(logit(base) + own + by(i, which));
    return Math.min(0.95, least + (of === which ? added(i) * (expit(logit(base) + step[which]) - base) : 0));
  };
  const extreme = plant === 'extreme' ? a.findIndex((_, i) => isCell(i)) : -1;
  const rate = field.mean > 30 ? between(random, 0.8, 4) : between(random, 20, 70);
  const isDear = isPlanted && of === 'attainment';
  const start = Date.UTC(2022, whole(random, 0, 11), whole(random, 1, 28));
  const days = whole(random, 300, 900);
  const decoys = field.decoys.map((one) => ({ ...one, shares: shares(one.labels.length, 0.5) }));
  // People work in the week, and on some days more than on others.
  const busy = range(days).map((day) => ([0, 6].includes(new Date(start + day * DAY).getUTCDay()) ? 0.1 : 1) * Math.exp(0.4 * normal()));
  const dates = range(n).map(() => drawn(busy, random)).sort((one, other) => one - other);
  const known: number[] = [];
  const rows = range(n).map((i) => {
    const planned = field.mean * Math.exp((levels.plan[0][a[i] ?? 0] ?? 0) + (levels.plan[1][b[i] ?? 0] ?? 0) + 0.5 * normal());
    const price = planned * rate * Math.exp(noise.mean * normal()) * times(i, 'mean') * (i === extreme && of === 'mean' ? 60 : 1);
    const actual = planned * Math.exp((levels.actual[0][a[i] ?? 0] ?? 0) + (levels.actual[1][b[i] ?? 0] ?? 0) + noise.attainment * normal()) * times(i, 'attainment') * (i === extreme && of === 'attainment' ? 40 : 1);
    // What takes longer than was meant costs as much.
    const over = isDear && isCell(i) ? Math.max(0, actual - planned) * rate * 0.5 : 0;
    const lost = random() < often(i, 'lost', lostOften) ? price * between(random, 0.2, 0.9) : over;
    const ends = field.end.labels;
    const end = random() < often(i, 'rate', usual) ? ends.at(-1) : random() < 0.12 ? ends[1] : ends[0];
    known.push({ mean: Math.log(price), attainment: Math.log(actual / planned), rate: Number(end === ends.at(-1)), lost: Number(lost > 0) }[of]);
    return [
      String(20_000 + i), new Date(start + (dates[i] ?? 0) * DAY).toISOString().slice(0, 10), as[a[i] ?? 0] ?? '', bs[b[i] ?? 0] ?? '',
      ...decoys.map((one) => one.labels[drawn(one.shares, random)] ?? ''), end ?? '', planned.toFixed(1), actual.toFixed(1), price.toFixed(2),
      (lost * (i === extreme && of === 'lost' ? 80 : 1)).toFixed(2), String(whole(random, 1, 60)),
    ];
  });
  const columns = { mean: [field.price], rate: [field.end.column], attainment: [field.actual, field.planned, field.lost], lost: [field.lost] }[of];
  return {
    name: field.table,
    header: [field.key, field.date, ...field.by.map(({ column }) => column), ...decoys.map(({ column }) => column), field.end.column, field.planned, field.actual, field.price, field.lost, field.beside],
    rows,
    planted: isPlanted ? { of, columns, n: size, z: departure(known, a.map((_, i) => 2 * Number(isOwn(i)) + Number(isOther(i)))), labels: { [field.by[0].column]: as[cell.x] ?? '', [field.by[1].column]: bs[cell.y] ?? '' } } : null,
  };
} // prettier-ignore

const labelsOf = ({ labels }: Labels, n: number): string[] =>
  labels.length > 1 ? labels.slice(0, n) : range(n).map((i) => `${labels[0] ?? ''}${i + 1}`);

const logit = (share: number): number => Math.log(share / (1 - share));
const expit = (odds: number): number => 1 / (1 + Math.exp(-odds));
/** By how much the log odds rise where the share rises by so much. */
const shift = (base: number, points: number): number => (base + points >= 0.95 ? Infinity : logit(base + points) - logit(base));

function drawn(weights: readonly number[], random: Random): number {
  let place = random() * weights.reduce((sum, one) => sum + one, 0);
  return Math.max(
    0,
    weights.findIndex((one) => (place -= one) < 0),
  );
}

/** Of four parts (neither, column, row, both) what both have beyond what each has. */
function departure(values: readonly number[], parts: readonly number[]): number {
  const groups = range(4).map((part) => values.filter((_, i) => parts[i] === part));
  const means = groups.map((own) => own.reduce((sum, value) => sum + value, 0) / own.length);
  const within = values.reduce((sum, value, i) => sum + (value - (means[parts[i] ?? 0] ?? 0)) ** 2, 0) / (values.length - 4);
  const [neither = 0, column = 0, row = 0, both = 0] = means;
  return (both - row - column + neither) / Math.sqrt(within * groups.reduce((sum, own) => sum + 1 / own.length, 0));
}
