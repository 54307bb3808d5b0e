import { MadeTable } from '../../src/understand/testing/made-table';
import { FIELDS, type ReadingField } from './fields';

const DAY = 86_400_000;
const STEP = { month: 30.4, week: 7, day: 1 };

/** What makes a table look as if members stood badly at the last reading, though nothing says so. */
export const ALIKES = ['all', 'over by then', 'a flow', 'hours', 'another scale', 'low of the day'] as const;
export type Alike = (typeof ALIKES)[number];

export interface MadeReadings {
  name: string;
  csv: string;
  field: ReadingField;
  /** Members of whom it is so at the last whole reading, how much it is in all, and who has most of it. */
  count: number;
  total: number;
  most: string;
  /** How many it was a year before; null where that is not known. */
  before: number | null;
}

export const madeReadings = (half: ReadingField['half'], seed: number): MadeReadings[] =>
  FIELDS.filter((field) => field.half === half).map((field, i) => made(field, seed * 1033 + 41 * i, null));

const LOOKS: Record<ReadingField['how'], readonly Alike[]> = {
  owed: ['all', 'over by then', 'hours'],
  below: ['all', 'over by then', 'a flow'],
  short: ['over by then', 'another scale', 'low of the day'],
};

export function madeAlike(half: ReadingField['half'], how: Alike, seed: number): MadeReadings | null {
  const fields = FIELDS.filter(
    (one) => one.half === half && LOOKS[one.how].includes(how) && (one.every !== null || how === 'another scale'),
  );
  const field = fields[seed % Math.max(1, fields.length)];
  return field ? made(field, seed * 1039 + 7, how) : null;
}

/** Headers of what only looks like it. */
const OTHERWISE: Partial<Record<Alike, Record<string, string>>> = {
  hours: { '*': 'Remaining hours' },
  'a flow': { '*': 'Net sales €' },
  'another scale': { '*': 'Delivered' },
};

function made(field: ReadingField, seed: number, alike: Alike | null): MadeReadings {
  const table = new MadeTable(0, seed);
  const { how, every, who, prefix } = field;
  const members = table.one([40, 90, 160]);
  const steps = every === null ? 1 : every === 'day' ? table.one([60, 120]) : every === 'week' ? table.one([40, 75]) : table.one([18, 30]);
  const end = new Date(Date.UTC(2025, Math.floor(12 * table.random()), 1));
  const dayOf = (step: number): string => {
    const back = steps - 1 - step;
    const at = every === 'month' ? new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() - back, field.time.includes('end') ? 31 - 3 : 1)) : new Date(end.getTime() - back * (every === 'week' ? 7 : 1) * DAY);
    return at.toISOString().slice(0, 10);
  };
  const yearBack = every === null ? null : Math.round(365.25 / STEP[every]);
  const partial = every !== null && alike === null && table.random() < 0.3;
  const last = partial ? steps - 2 : steps - 1;
  const share = table.one([0.06, 0.12, 0.22]);
  const rows: (string | number)[][] = [];
  const at = new Map<string, { bad: boolean; by: number }>();
  for (let m = 0; m < members; m++) {
    const isBad = table.random() < (alike === 'all' ? 0.97 : share);
    const from = isBad ? Math.floor(table.between(0.2, 0.95, 2) * steps) : steps;
    const until = alike === 'over by then' ? Math.min(steps - 2, from + 3) : steps;
    const size = Math.round(300 * Math.exp(0.4 * table.normal()));
    const base = Math.round(20 * Math.exp(0.6 * table.normal())) + 5;
    const group = table.one(field.by.slice(1));
    for (let step = 0; step < steps; step++) {
      if (partial && step === steps - 1 && m > members / 3) continue;
      const late = alike === 'all' && how === 'owed' ? true : step >= from && step < until;
      const slip = table.random() < 0.02 && step !== last && (alike !== 'over by then' || step < steps - 3);
      const is = late || slip;
      const amount = Math.round(size * (slip ? 1 : Math.min(8, 1 + (step - from) / 2)) * table.between(0.9, 1.1, 2));
      const value =
        how === 'owed' ? (is ? Math.max(10, Math.abs(amount)) : 0)
        : how === 'below' ? (is ? -Math.max(10, Math.abs(amount)) : Math.round(size * table.between(1, 4, 2)))
        : is ? Math.floor(base * table.between(0, 0.95, 2)) : base + Math.ceil(base * table.between(0.1, 2, 2));
      const least = how === 'short' ? (alike === 'another scale' ? base * 2 : base) : null;
      const figure = alike === 'low of the day' ? value + base + 1 : alike === 'a flow' ? Math.round(size * table.normal()) : value;
      const bad = how === 'short' ? figure < base : how === 'below' ? figure < 0 : figure > 0;
      const by = how === 'short' ? base - figure : Math.abs(figure);
      at.set(`${m}|${step}`, { bad, by });
      rows.push([`${prefix}${100 + m}`, ...(every === null ? [] : [dayOf(step)]), group, figure, ...(least === null ? [] : [least]), Math.round(size * table.between(0.5, 1.5, 2))]);
    }
  }
  const swap = alike === null ? undefined : OTHERWISE[alike]?.['*'];
  const header = [who, ...(every === null ? [] : [field.time]), field.by[0], swap ?? field.target, ...(how === 'short' ? [field.least] : []), field.beside];
  const standing = (step: number) => Array.from({ length: members }, (_, m) => ({ m, ...(at.get(`${m}|${step}`) ?? { bad: false, by: 0 }) })).filter(({ bad }) => bad);
  const now = standing(last);
  const most = now.toSorted((a, b) => b.by - a.by)[0];
  const then = yearBack === null || last - yearBack < 0 ? null : standing(last - yearBack).length;
  return {
    name: `${field.half} ${how} ${who} ${members} × ${steps}${partial ? ', partly read' : ''}${alike === null ? '' : `, ${alike}`}, seed ${seed}`,
    csv: [header, ...rows].map((row) => row.join(',')).join('\n'),
    field, count: now.length, total: now.reduce((sum, { by }) => sum + by, 0), most: most ? `${prefix}${100 + most.m}` : '', before: then,
  };
} // prettier-ignore
