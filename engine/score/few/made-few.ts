import { csvOf } from '../../src/kinds/made-up-rows';
import { normal, pick } from '../../src/kinds/planting';
import { randomFrom } from '../../src/stats/distributions/random';
import type { Field } from './fields';

/** In what a few stand apart, or what the members of a table without any are like. */
export const APART = ['rows', 'share', 'level', 'sum', 'percent', 'below'] as const;
export const ALIKE = ['poisson', 'gamma', 'zipf', 'lognormal', 'classes', 'late', 'spread', 'panel', 'small', 'twice'] as const;
export type How = (typeof APART)[number] | (typeof ALIKE)[number];

export interface MadeFew {
  name: string;
  table: string;
  csv: string;
  member: string;
  few: string[];
}

type Random = () => number;
const DAY = 86_400_000;
const START = Date.UTC(2024, 3, 1);
const exponential = (random: Random): number => -Math.log(1 - random());
const poisson = (random: Random, mean: number): number => {
  if (mean > 60) return Math.max(0, Math.round(mean + Math.sqrt(mean) * normal(random)));
  let [n, at] = [-1, 0];
  while (at < mean) {
    at += exponential(random);
    n++;
  }
  return n;
};
/** Gamma of a whole shape, with mean 1. */
const gamma = (random: Random, shape: number): number =>
  Array.from({ length: shape }, () => exponential(random)).reduce((a, b) => a + b, 0) / shape;

const SYLLABLES = [
  'Ar',
  'Bel',
  'Cor',
  'Dun',
  'El',
  'Far',
  'Gor',
  'Hal',
  'Is',
  'Jun',
  'Kar',
  'Lom',
  'Mer',
  'Nor',
  'Os',
  'Pel',
  'Quen',
  'Ros',
  'Sel',
  'Tor',
];
const nameOf = ({ names }: Field, i: number): string =>
  names === 'words'
    ? `${SYLLABLES[i % 20] ?? ''}${(SYLLABLES[Math.floor(i / 20) % 20] ?? '').toLowerCase()}${i >= 400 ? 'an' : ''}`
    : names === 'codes'
      ? `M${1000 + 7 * i}`
      : String(101 + i);

/** A table of a field in which a few of its members stand apart, or all are as they come. */
export function madeFew(field: Field, how: How, seed: number): MadeFew {
  const random = randomFrom(7919 * seed + 31 * how.length + how.charCodeAt(0) + 977 * field.table.length + 13 * field.key.length);
  const isPanel = how === 'percent' || how === 'below' || how === 'panel';
  const size = how === 'small' ? 9 + Math.floor(8 * random()) : isPanel ? 24 + Math.floor(50 * random()) : 40 + Math.floor(260 * random());
  const labels = Array.from({ length: size }, () => pick(random, field.label.labels));
  const count = 1 + Math.floor(random() * Math.min(6, size / 10));
  const isApart = (APART as readonly string[]).includes(how);
  const few = new Set<number>();
  while (isApart && few.size < count) few.add(Math.floor(random() * size));
  const ordinary = 4 + 8 * random();
  const times = 4 + 3 * random();
  const usual = (i: number): number => {
    if (how === 'poisson' || how === 'spread') return ordinary;
    if (how === 'zipf') return (12 * ordinary) / (i + 1) ** 0.9 + 1;
    if (how === 'lognormal') return 0.6 * ordinary * Math.exp(normal(random));
    // Those of one label have three times as many.
    if (how === 'classes') return ordinary * (labels[i] === field.label.labels[0] ? 3 : 1) * gamma(random, 4);
    // Some have come later than others.
    if (how === 'late') return ordinary * random() * gamma(random, 3);
    if (how === 'small' || how === 'share' || how === 'level') return 4 * ordinary * gamma(random, 2);
    return ordinary * gamma(random, how === 'rows' ? 3 : 1 + Math.floor(3 * random()));
  };
  const ofMember = Array.from({ length: size }, (_, i) => {
    const isFew = few.has(i);
    const rows = isPanel ? 24 : poisson(random, how === 'rows' && isFew ? times * ordinary * (1 + random()) : usual(i));
    return {
      rows: isFew && !isPanel && how !== 'rows' ? Math.max(15, rows) : rows,
      rate: (how === 'share' && isFew ? 0.35 + 0.15 * random() : 0.06 * (0.5 + random())) * (how === 'twice' && labels[i] === field.label.labels[1] ? 2 : 1),
      level: field.level.mean + (how === 'level' && isFew ? 1.6 : 0.25 * normal(random)) * field.level.sd,
      cost: Math.exp(0.3 * normal(random)) * (how === 'sum' && isFew ? 14 + 6 * random() : 1),
      percent: 10 + 0.6 * normal(random) + (how === 'percent' && isFew ? 4 : 0) + (labels[i] === field.label.labels[0] ? 1 : 0),
      sales: 900 * Math.exp(0.5 * normal(random)),
      left: how === 'below' && isFew ? -0.04 - 0.04 * random() : 0.12 + 0.03 * normal(random),
    };
  });
  const lines = ofMember.flatMap((one, i) =>
    Array.from({ length: one.rows }, (_, n) => {
      const day = isPanel ? Date.UTC(2024, n, 1) : START + 600 * random() * DAY;
      const date = new Date(day).toISOString().slice(0, 10);
      const sales = one.sales * Math.exp(0.15 * normal(random));
      if (isPanel)
        return { day, line: [date, nameOf(field, i), labels[i] ?? '', Math.round(sales), ((one.percent + 0.5 * normal(random)) / 100).toFixed(3), Math.round(sales * (one.left + 0.05 * normal(random)))] };
      const level = Math.max(0.1, one.level + field.level.sd * normal(random));
      const amount = (40 * one.cost * Math.exp(0.7 * normal(random))).toFixed(2);
      return { day, line: [date, nameOf(field, i), labels[i] ?? '', pick(random, field.cause.labels), amount, level.toFixed(1), random() < one.rate ? field.happened.yes : field.happened.no] };
    }),
  );
  const sorted = lines.sort((a, b) => a.day - b.day);
  const header = isPanel
    ? ['Month', field.member, field.label.header, 'Sales', 'Wage share', field.left]
    : [field.key, field.day, field.member, field.label.header, field.cause.header, field.amount, field.level.header, field.happened.header];
  return {
    name: `${field.table} ${how} ${seed}`,
    table: field.table,
    csv: csvOf(header, sorted.map(({ line }, i) => (isPanel ? line : [50_000 + i, ...line]))),
    member: field.member,
    few: [...few].map((i) => nameOf(field, i)),
  };
} // prettier-ignore
