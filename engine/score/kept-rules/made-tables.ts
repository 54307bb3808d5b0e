import { normalFrom, randomFrom } from '../../src/stats/distributions/random';
import { FIELDS, type Field } from './fields';

/** Where the rows lie that break the rule. */
export const WHERE = ['none', 'scattered', 'label', 'period', 'since', 'within'] as const;
export type Where = (typeof WHERE)[number];

interface Row {
  day: number;
  who: number;
  kind: number;
  a: number;
  b: number;
  c: number;
  d: number;
  other: number;
}

const cents = (value: number): number => Math.round(value * 100 + 1e-7) / 100;

/** A figure and another are nought together, and only together. */
const BOTH = 'both or neither';

/** Rules by the columns that they take, and what they make. */
const RULES: Record<string, { of: ('a' | 'b' | 'c' | 'd')[]; make: (row: Row) => number }> = {
  'a × b': { of: ['a', 'b'], make: ({ a, b }) => cents(a * b) },
  'a × b + c': { of: ['a', 'b', 'c'], make: ({ a, b, c }) => cents(a * b + c) },
  'a × b − c': { of: ['a', 'b', 'c'], make: ({ a, b, c }) => cents(a * b - c) },
  'a × b × (1 − d) + c': { of: ['a', 'b', 'c', 'd'], make: ({ a, b, c, d }) => cents(a * b * (1 - d / 100) + c) },
  '(a + b) × d': { of: ['a', 'b', 'd'], make: ({ a, b, d }) => cents((a + b) * d) },
  '1.19 × a': { of: ['a'], make: ({ a }) => cents(1.19 * a) },
  '.31 × (a − b)': { of: ['a', 'b'], make: ({ a, b }) => cents(0.31 * (a - b)) },
  'a + b + c': { of: ['a', 'b', 'c'], make: ({ a, b, c }) => cents(a + b + c) },
  'a − b − c': { of: ['a', 'b', 'c'], make: ({ a, b, c }) => cents(a - b - c) },
  [BOTH]: { of: ['a'], make: ({ a, other }) => (a === 0 ? 0 : cents(3 + Math.abs(other) * Math.sqrt(a))) },
  '100 × a ÷ b': { of: ['a', 'b'], make: ({ a, b }) => Math.round((1000 * a) / b) / 10 },
};

/** What becomes of a figure in rows that break the rule. */
const SLIPS: Record<string, (made: number, row: Row, random: () => number) => number> = {
  'tax in': (made) => cents(1.19 * made),
  short: (made, _, random) => cents(made * (0.84 + 0.12 * random())),
  'too much': (made, { b }, random) => cents(made + Math.max(2, Math.abs(b)) * (0.5 + Math.floor(4 * random()) / 2)),
  twice: (made) => cents(2 * made),
};

/** Tables that keep no rule, or keep it and only look as if they did not. */
const ALIKE: Record<string, (row: Row, random: () => number, normal: () => number) => number> = {
  'nearly, as measured': ({ a, b, c }, _, normal) => cents((a * b + c) * (1 + 0.02 * normal())),
  'to five cents': ({ a, b, c }) => cents(Math.round((a * b + c) * 20) / 20),
  'to whole units': ({ a, b, c }) => Math.round(a * b + c),
  'with freight that nobody wrote down': ({ a, b }, random) => cents(a * b + (random() < 0.12 ? 4.9 : 0)),
  'with discounts that nobody wrote down': ({ a, b }, random) => cents(a * b * (random() < 0.13 ? 1 - 0.05 * Math.ceil(4 * random()) : 1)),
  'in currencies': ({ a, b, who }) => cents(a * b * ([1, 1, 1, 1, 1.08, 0.86][who % 6] ?? 1)),
  'by rates that are rounded': ({ a, b, c }, random) => cents(a * (b + 0.01 * (random() - 0.5)) + c),
  'of two rates of tax': ({ a, kind }) => cents(a * (kind === 2 ? 1.07 : 1.19)),
  'of its own': (_, __, normal) => cents(Math.exp(4 + normal())),
  'nothing, now and then': ({ a, other }, random) => (a < 4 || random() < 0.1 ? 0 : cents(Math.abs(other) * a)),
  'without the other, now and then': ({ a, other }, random) => (a < 4 && random() < 0.9 ? 0 : cents(Math.abs(other) * (a + 1))),
  'a few pieces': (_, random) => Math.floor(4 * random()),
}; // prettier-ignore

export interface MadeRule {
  name: string;
  csv: string;
  field: Field;
  rule: string | null;
  alike: string | null;
  where: Where;
  /** Columns of the rule, the one that is made first. */
  columns: string[];
  broken: number;
  /** Differences of the broken rows, added up. */
  total: number;
  label: string | null;
  rows: number;
}

const START = Date.UTC(2023, 0, 2);
const DAYS = 700;

export function madeRule(seed: number): MadeRule {
  const random = randomFrom(seed * 7919 + 13);
  const normal = normalFrom(random);
  const one = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const field = one(FIELDS);
  const isAlike = seed % 3 === 0;
  const alike = isAlike ? one(Object.keys(ALIKE)) : null;
  const rule = isAlike ? null : one(Object.keys(RULES));
  const made = rule === null ? undefined : RULES[rule];
  const where: Where = isAlike ? 'none' : one(WHERE);
  const slip = one(Object.keys(SLIPS));
  const rows = Math.round(Math.exp(Math.log(300) + random() * Math.log(20_000 / 300)));
  const [labels, kinds] = [field.who.slice(1), field.kind.slice(1)];
  const isPanel = random() < 0.35;
  const weights = labels.map(() => 0.4 + random());
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const chosen = Math.floor(random() * labels.length);
  const since = DAYS * (0.35 + 0.4 * random());
  const until = where === 'within' || where === 'period' ? since + DAYS * (0.06 + 0.1 * random()) : DAYS;
  const share = 0.25 + 0.75 * random();
  const isWhole = random() < 0.4;
  const isDiscount = rule?.includes('(1 − d)');
  let [broken, total, given] = [0, 0, 0];
  const lines = Array.from({ length: rows }, (_, i) => {
    const pickWho = () => {
      let left = random() * all;
      return Math.max(0, weights.findIndex((weight) => (left -= weight) < 0)); // prettier-ignore
    };
    const row: Row = {
      day: isPanel ? Math.floor((DAYS * Math.floor(i / labels.length)) / Math.ceil(rows / labels.length)) : Math.floor(DAYS * random()),
      who: isPanel ? i % labels.length : pickWho(),
      kind: Math.floor(kinds.length * random()),
      a: isWhole ? 1 + Math.floor(60 * random() * random()) : Math.round(4 * (1 + 30 * random() ** 2)) / 4,
      b: cents(20 + 60 * random()),
      c: random() < 0.35 ? 0 : cents(Math.exp(3 + 0.8 * normal())),
      d: isDiscount ? one([0, 0, 0, 5, 10, 15]) : 1 + Math.floor(9 * random()),
      other: cents(20 + 5 * normal()),
    };
    if (rule?.includes('a − b')) row.a = cents(row.b + (rule.includes('c') ? row.c : 0) + 400 * random());
    if (rule === BOTH && random() < 0.7) row.a = 0;
    if (alike?.includes('now and then') && random() < 0.6) row.a = 0;
    if (rule === '100 × a ÷ b') row.b = 70 + Math.floor(400 * random());
    const right = (alike === null ? undefined : ALIKE[alike]?.(row, random, normal)) ?? made?.make(row) ?? 0;
    const isOff =
      where === 'scattered'
        ? random() < 0.012
        : where !== 'none' && (where === 'period' || row.who === chosen) && (where === 'label' || (row.day >= since && row.day < until)) && random() < share;
    if (right !== 0) given++;
    const value = isOff ? (rule === BOTH ? 0 : (SLIPS[slip]?.(right, row, random) ?? right)) : right;
    if (isOff && value !== right) {
      broken++;
      total += value - right;
    }
    return { row, value };
  });
  // More than one row in seven is another way of doing things; less than a handful is nothing to find.
  const isFair = where === 'none' || (broken >= 8 && broken <= 0.12 * given);
  if (!isFair) return madeRule(seed + 100_003);
  const header = [field.id, field.date, field.who[0], field.kind[0], field.a, field.b, field.c, field.d, field.other, field.made];
  const csv = [
    header,
    ...lines.map(({ row, value }, i) => [
      `${field.id.slice(0, 1).toUpperCase()}-${10_000 + i}`,
      new Date(START + row.day * 86_400_000).toISOString().slice(0, 10),
      labels[row.who],
      kinds[row.kind],
      ...[row.a, row.b, row.c, row.d, row.other, value],
    ]),
  ];
  return {
    name: `${seed} ${field.name} ${rule ?? alike ?? ''} ${where}${where === 'none' ? '' : ` ${slip}`} ${rows} rows`,
    csv: csv.map((line) => line.join(',')).join('\n'),
    field,
    rule,
    alike,
    where,
    columns: made ? [field.made, ...made.of.map((part) => field[part])] : [],
    broken,
    total,
    label: where === 'label' || where === 'since' || where === 'within' ? (labels[chosen] ?? null) : null,
    rows,
  };
} // prettier-ignore
