import { normal, pick } from '../../src/kinds/planting';
import { randomFrom } from '../../src/stats/distributions/random';
import { KEPT, OPEN, type Field } from './fields';

export const PLANTS = ['never', 'longer', 'in turn', 'at times', 'owed', 'twice', 'again'] as const;
export const ALIKES = [
  'random log',
  'order lines',
  'shifts',
  'account',
  'deliveries',
  'season',
  'busy',
  'plan',
  'come and go',
  'once each',
] as const;
export type Plant = (typeof PLANTS)[number];
export type Alike = (typeof ALIKES)[number];

export interface Planted {
  what: Plant;
  /** The label of the group that it is told of; null where it is told of all. */
  label: string | null;
}
export interface MadeCases {
  name: string;
  header: string[];
  rows: string[][];
  planted: Planted | null;
}

type Random = () => number;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const START = Date.UTC(2023, 2, 1);
const SPAN = 600;
/** Seeds from here on are of fields that were kept aside. */
const FIRST_KEPT = 1000;

/** A row before it is written: when it was, and its cells by column. */
interface Row {
  at: number;
  cells: Record<string, string>;
}

/** A table of which several rows are one case, in which something is so, or of which they only look so. */
export function madeCases(seed: number, what: Plant | Alike): MadeCases {
  const fields = seed >= FIRST_KEPT ? KEPT : OPEN;
  const field = fields[seed % fields.length] as Field;
  const random = randomFrom(7919 * seed + 31 * what.length + what.charCodeAt(0) + 977 * what.charCodeAt(what.length - 1));
  const group = pick(random, field.groups);
  const who = pick(random, field.whos);
  const size = 500 + Math.floor(1500 * random());
  const made = { field, random, group, who, size };
  const rows = MAKERS[what](made).sort((a, b) => a.at - b.at);
  // Some exports have the newest first.
  if (random() < 0.3) rows.reverse();
  const isClock = !(what === 'owed' || what === 'twice' || what === 'account' || what === 'order lines' || what === 'deliveries');
  const columns = [...new Set(rows.flatMap(({ cells }) => Object.keys(cells)))];
  const isPlant = (PLANTS as readonly string[]).includes(what);
  return {
    name: `${field.table}_${seed}`,
    header: [field.row, field.time, ...columns],
    rows: rows.map(({ at, cells }, i) => [String(10_001 + i), written(field, at, isClock), ...columns.map((column) => cells[column] ?? '')]),
    planted: isPlant ? { what: what as Plant, label: what === 'twice' ? null : what === 'at times' || what === 'again' ? who : group } : null,
  };
} // prettier-ignore

function written({ written: how }: Field, at: number, isClock: boolean): string {
  const [date = '', clock = ''] = new Date(at).toISOString().split('T');
  const [year = '', month = '', day = ''] = date.split('-');
  const text = how === 'iso' ? date : how === 'dots' ? `${day}.${month}.${year}` : `${day}/${month}/${year}`;
  return isClock ? `${text} ${clock.slice(0, 5)}` : text;
}

interface Making {
  field: Field;
  random: Random;
  group: string;
  who: string;
  size: number;
}
type Maker = (making: Making) => Row[];

const moment = (random: Random): number => START + SPAN * DAY * random();
const END = START + SPAN * DAY;
const skewed = (random: Random): number => Math.exp(0.7 * normal(random));
const thingOf = (i: number): string => `X${200 + 3 * i}`;

/** Cases that begin and end, with what follows at times. */
function log({ field, random, group, who, size }: Making, { never = 0, longer = 1, often = 0.07 }): Row[] {
  const { key, thing, kind, begin, end, after, group: groups, who: whos } = field;
  return Array.from({ length: size }, (_, i) => {
    const at = moment(random);
    const own = pick(random, field.groups);
    const base = { [key]: `C${4000 + i}`, [thing]: thingOf(Math.floor(60 * random())), [groups]: own };
    const rows: Row[] = [{ at, cells: { ...base, [kind]: begin, [whos]: pick(random, field.whos) } }];
    const done = at + field.hours * HOUR * skewed(random) * (own === group ? longer : 1);
    if (random() < (own === group ? never : 0.002)) return rows;
    const by = pick(random, field.whos);
    rows.push({ at: done, cells: { ...base, [kind]: end, [whos]: by } });
    if (random() < (by === who ? often : 0.07)) rows.push({ at: done + 5 * 60_000 + 2 * HOUR * random(), cells: { ...base, [kind]: after, [whos]: pick(random, field.whos) } });
    return rows;
  })
    .flat()
    .filter(({ at }) => at < END);
} // prettier-ignore

/** Things that go out and come back again and again. */
function inTurn({ field, random, group, size }: Making): Row[] {
  const { thing, kind, begin, end, group: groups } = field;
  return Array.from({ length: 60 }, (_, i) => {
    const own = pick(random, field.groups);
    const rows: Row[] = [];
    for (let at = START + 20 * DAY * random(); rows.length < size / 15;) {
      const done = at + field.hours * HOUR * skewed(random) * (own === group ? 3 : 1);
      const base = { [thing]: thingOf(i), [groups]: own };
      rows.push({ at, cells: { ...base, [kind]: begin } }, { at: done, cells: { ...base, [kind]: end } });
      at = done + field.hours * HOUR * skewed(random);
    }
    return rows;
  }).flat();
}

/** Invoices with their payments. */
function ledger({ field, random, group, size }: Making, { unpaid = 0.01, twice = 0 }): Row[] {
  const { key, kind, thing, due, charged, paid, charge, payment, group: groups } = field;
  return Array.from({ length: size }, (_, i) => {
    const at = moment(random);
    const own = pick(random, field.groups);
    const base = { [key]: `R${23_000 + i}`, [thing]: thingOf(Math.floor(70 * random())), [groups]: own };
    const amount = (40 + 300 * skewed(random)).toFixed(2);
    const term = at + 30 * DAY;
    const rows: Row[] = [{ at, cells: { ...base, [kind]: charge, [due]: written(field, term, false), [charged]: amount, [paid]: '' } }];
    const when = term + (normal(random) * 6 + 2) * DAY;
    if (random() < (own === group ? unpaid : 0.01)) return rows;
    const parts = random() < 0.1 ? 2 : 1;
    for (let part = 0; part < parts; part++) {
      const share = parts === 1 ? amount : part === 0 ? (Number(amount) / 2).toFixed(2) : (Number(amount) - Number((Number(amount) / 2).toFixed(2))).toFixed(2);
      rows.push({ at: when + 12 * part * DAY, cells: { ...base, [kind]: payment, [due]: '', [charged]: '', [paid]: share } });
    }
    if (i < twice) rows.push({ at: when + 3 * DAY, cells: { ...base, [kind]: payment, [due]: '', [charged]: '', [paid]: amount } });
    return rows;
  })
    .flat()
    .filter(({ at }) => at < END);
} // prettier-ignore

/** Calls to things for faults, of which some come back after one did the work. */
function calls({ field, random, who, size }: Making, { back = 0, season = false, gamma = false, alive = false }): Row[] {
  const { thing, kind, group: groups, who: whos } = field;
  const weights = Array.from({ length: 150 }, () => (gamma ? skewed(random) ** 2 : 0.5 + random()));
  const from = weights.map(() => (alive ? START + 0.6 * SPAN * DAY * random() : START));
  const total = weights.reduce((a, b) => a + b, 0);
  const rows: Row[] = [];
  weights.forEach((weight, i) => {
    const own = pick(random, field.groups);
    const n = Math.round((size * weight) / total + random());
    for (let k = 0; k < n; k++) {
      const fault = pick(random, field.faults);
      const begun = from[i] ?? START;
      const summer = START + (random() < 0.5 ? 90 : 455) * DAY + 80 * DAY * random();
      let at = season && fault === field.faults[0] ? summer : begun + (END - begun) * random();
      for (let again = true; again && at < END; ) {
        const by = pick(random, field.whos);
        rows.push({ at, cells: { [thing]: thingOf(i), [groups]: own, [kind]: fault, [whos]: by } });
        again = random() < (by === who ? back : back / 6);
        at += (0.5 + 9 * random()) * DAY;
      }
    }
  });
  return rows;
} // prettier-ignore

const MAKERS: Record<Plant | Alike, Maker> = {
  never: (making) => log(making, { never: 0.12 }),
  longer: (making) => log(making, { longer: 3 }),
  'in turn': inTurn,
  'at times': (making) => log(making, { often: 0.35 }),
  owed: (making) => ledger(making, { unpaid: 0.25 }),
  twice: (making) => ledger(making, { twice: 9 }),
  again: (making) => calls(making, { back: 0.4 }),
  // What comes as it likes.
  'random log': ({ field, random, size }) =>
    Array.from({ length: 2 * size }, () => ({
      at: moment(random),
      cells: { [field.thing]: thingOf(Math.floor(80 * random())), [field.kind]: pick(random, [field.begin, field.end, field.after]), [field.group]: pick(random, field.groups) },
    })),
  // One order in several lines.
  'order lines': ({ field, random, size }) =>
    Array.from({ length: size }, (_, i) => {
      const at = moment(random);
      const own = pick(random, field.groups);
      return [field.begin, ...(random() < 0.7 ? [field.end] : []), ...(random() < 0.2 ? [field.after] : [])].map((kind) => ({
        at,
        cells: { [field.key]: `C${4000 + i}`, [field.kind]: kind, [field.group]: own, [field.charged]: (20 + 90 * skewed(random)).toFixed(2) },
      }));
    }).flat(),
  // Two shifts a day, one after the other.
  shifts: ({ field, random }) =>
    Array.from({ length: 40 }, (_, i) =>
      Array.from({ length: 60 }, (__, n) => ({
        at: START + Math.floor(n / 2) * DAY + (n % 2 === 0 ? 6 : 18) * HOUR,
        cells: { [field.thing]: thingOf(i), [field.kind]: n % 2 === 0 ? field.begin : field.end, [field.charged]: (100 + 20 * normal(random)).toFixed(1) },
      })),
    ).flat(),
  // What is charged and paid of an account, and of no invoice.
  account: ({ field, random, size }) =>
    Array.from({ length: 2 * size }, (): Row => {
      const isPaid = random() < 0.4;
      const amount = (30 + 200 * skewed(random)).toFixed(2);
      return { at: moment(random), cells: { [field.key]: `K${Math.floor(90 * random())}`, [field.kind]: isPaid ? field.payment : field.charge, [field.charged]: isPaid ? '' : amount, [field.paid]: isPaid ? amount : '', [field.group]: pick(random, field.groups) } };
    }),
  // Lines of an order that are delivered on days of their own.
  deliveries: ({ field, random, size }) =>
    Array.from({ length: size }, (_, i) => {
      const at = moment(random);
      return Array.from({ length: 1 + Math.floor(4 * random()) }, () => ({
        at: at + 20 * DAY * random(),
        cells: { [field.key]: `C${4000 + i}`, [field.kind]: pick(random, field.faults), [field.group]: pick(random, field.groups), [field.charged]: (20 + 90 * skewed(random)).toFixed(2) },
      }));
    }).flat(),
  season: (making) => calls(making, { season: true }),
  busy: (making) => calls(making, { gamma: true }),
  // Each thing is looked after every two weeks.
  plan: ({ field, random }) =>
    Array.from({ length: 60 }, (_, i) => {
      const begun = START + 14 * DAY * random();
      return Array.from({ length: 40 }, (__, n) => ({
        at: begun + (14 * n + 2 * random()) * DAY,
        cells: { [field.thing]: thingOf(i), [field.kind]: field.faults[(n + i) % field.faults.length] ?? '', [field.who]: pick(random, field.whos) },
      }));
    }).flat(),
  'come and go': (making) => calls(making, { alive: true }),
  'once each': ({ field, random, size }) =>
    Array.from({ length: size }, (_, i) => ({
      at: moment(random),
      cells: { [field.key]: `C${4000 + i}`, [field.kind]: pick(random, [field.begin, field.end]), [field.group]: pick(random, field.groups), [field.charged]: (20 + 90 * skewed(random)).toFixed(2) },
    })),
}; // prettier-ignore
