import { normalFrom, randomFrom } from '../../src/stats/distributions/random';
import { between, pick, range, sized, whole } from '../panel-cells/made-panels';
import { FIELDS, type Field } from './fields';

const DAY = 86_400_000;

export const PLANTS = ['group', 'cell', 'since', 'until'] as const;
export const ALIKES = ['chance', 'mix', 'never of a kind', 'young', 'all differ', 'one customer', 'one thing of many rows', 'all since a day'] as const; // prettier-ignore
export const TARGETS = ['state', 'flag', 'blank', 'nought'] as const;

export type Plant = (typeof PLANTS)[number];
export type Alike = (typeof ALIKES)[number];
export type Target = (typeof TARGETS)[number];

export interface Planted {
  plant: Plant;
  target: Target;
  /** Columns that tell of it. */
  columns: readonly string[];
  /** Labels of the group, or of the cell. */
  labels: readonly string[];
  /** Since or until when, in milliseconds. */
  at: number | null;
  /** Rows in which it is so, of those of the group, and the share elsewhere. */
  own: { n: number; k: number };
  usual: number;
}

export interface MadeOutlying {
  name: string;
  header: string[];
  rows: string[][];
  planted: Planted | null;
  /** What may be told of a look-alike: the column that makes it. */
  mayTell: readonly string[];
  /** Of a look-alike in which all rows changed: since when, which may be told of all of them, and of no group. */
  allSince: number | null;
}

const labelsOf = ({ groups }: Field, n: number): string[] =>
  groups.length > 1 ? groups.slice(0, n) : range(n).map((i) => `${groups[0] ?? ''}${i + 1}`);

const logit = (p: number) => Math.log(p / (1 - p));
const expit = (x: number) => 1 / (1 + Math.exp(-x));

/**
 * A table of a trade in which something is so of some rows, in groups a little more or less often. With a plant it is far more often so of one group, one cell of two
 * columns, or one group since or until a day; a look-alike only seems to be such a one.
 */
export function madeOutlying(seed: number, what: Plant | Alike): MadeOutlying {
  const drawn = range(MOST_DRAWN).map((again) => () => made(seed + 100_003 * again, what));
  for (const draw of drawn) {
    const table = draw();
    if (table.planted || !PLANTS.some((plant) => plant === what)) return table;
  }
  throw new Error(`No table of seed ${seed} has enough rows for ${what}.`);
}

/** So often a table is drawn again whose group has too few rows for anybody to know. */
const MOST_DRAWN = 40;

function made(seed: number, what: Plant | Alike): MadeOutlying {
  const random = randomFrom(seed * 7919 + 31 * ([...PLANTS, ...ALIKES].indexOf(what) + 1));
  for (let i = 0; i < 5; i++) random();
  const normal = normalFrom(random);
  const planted = PLANTS.find((plant) => plant === what);
  const dated = what === 'since' || what === 'until' || what === 'young' || what === 'all since a day';
  const field = pick(random, FIELDS.filter(({ shape }) => !dated || shape !== 'members'));
  const target = what === 'never of a kind' ? pick(random, ['blank', 'flag'] as const) : what === 'young' ? pick(random, ['blank', 'state'] as const) : pick(random, TARGETS);
  const n = Math.round(Math.exp(between(random, Math.log(400), Math.log(6000))));
  // Of a few groups each may be called the one that stands apart.
  const fewest = what === 'all differ' ? 8 : 3;
  const groups = labelsOf(field, field.groups.length > 1 ? whole(random, fewest, field.groups.length) : Math.min(60, Math.floor(n / 30), whole(random, fewest, 60)));
  const states = field.states.slice(0, whole(random, 3, field.states.length));
  const start = Date.UTC(2023, whole(random, 0, 11), whole(random, 1, 28));
  const span = whole(random, 240, 720);
  const [groupOf, wayOf, kindOf] = [groups.length, field.ways.length, field.kinds.length].map((of) => sized(random, of)) as [() => number, () => number, () => number];
  // Of which kinds it may be so: of a number that is noted, of some only.
  const asked = new Set(range(field.kinds.length).slice(0, target === 'blank' ? Math.max(2, Math.ceil(field.kinds.length / 2)) : undefined));
  const usual = between(random, 0.03, 0.12);
  const own = groups.map(() => (what === 'all differ' ? between(random, -1, 1) : 0.15 * normal()));
  const ofWay = field.ways.map(() => 0.15 * normal());
  const ofKind = field.kinds.map(() => 0.15 * normal());
  const customers = Math.max(12, Math.round(n / (field.shape === 'visits' ? 8 : 4)));
  const special = { group: whole(random, 0, groups.length - 1), way: whole(random, 0, field.ways.length - 1), kind: whole(random, 0, field.kinds.length - 1), customer: whole(random, 0, customers - 1) };
  const turn = between(random, 0.35, 0.7) * span;
  const by = between(random, 1.6, 2.6);
  // Rows of one thing: lines of one hire.
  let left = 0;
  const raw = range(n).map((i) => {
    const day = (span * i) / n;
    let group = groupOf();
    const way = wayOf();
    let kind = kindOf();
    let customer = Math.floor(customers * random() ** 1.5);
    if (what === 'mix' && group === special.group && random() < 0.75) kind = special.kind;
    if (what === 'one customer' && group === special.group && random() < 0.3) customer = special.customer;
    if (what === 'one customer' && customer === special.customer) group = special.group;
    if (what === 'one thing of many rows' && left === 0 && i === Math.floor(n / 3)) left = Math.max(20, Math.round(n / 60));
    const isThing = left > 0;
    if (isThing) {
      left--;
      customer = customers;
      group = special.group;
    }
    const isOwn = group === special.group;
    const isPlanted =
      what === 'group' ? isOwn
      : what === 'cell' ? isOwn && way === special.way
      : what === 'since' ? isOwn && day >= turn
      : what === 'until' ? isOwn && day < turn
      : what === 'mix' ? kind === special.kind
      : what === 'one customer' ? customer === special.customer
      : what === 'one thing of many rows' ? isThing
      : what === 'all since a day' ? day >= turn
      : false;
    const isYoung = what === 'young' && day > span - 20 && random() < 0.85;
    const isOff = what === 'never of a kind' && kind === special.kind;
    const odds = logit(usual) + (own[group] ?? 0) + (ofWay[way] ?? 0) + (ofKind[kind] ?? 0) + (isPlanted ? (isThing ? 9 : by) : 0);
    return { day, group, way, kind, customer, isPlanted, isSo: !isOff && asked.has(kind) && (isYoung || random() < expit(odds)), isOff, isThing };
  });
  const order = { at: 0, left: 0 };
  // An amount is nought of one state only: it is asked of rows that have it.
  const noughtOf = 1;
  const rows = raw.map((row, i) => {
    const { day, group, way, kind, isSo } = row;
    if (field.shape === 'lines' && !row.isThing && order.left-- <= 0) [order.at, order.left] = [order.at + 1, whole(random, 0, 2)];
    const state = target === 'state' ? (isSo ? 1 : random() < 0.2 ? 2 : 0) : target === 'nought' ? (asked.has(kind) && (isSo || random() < 0.5) ? noughtOf : 0) : random() < 0.25 ? whole(random, 1, states.length - 1) : 0;
    const flag = target === 'flag' ? (row.isOff ? false : isSo) : random() < 0.4;
    const number = `R${30_000 + ((7919 * i) % 60_000)}`;
    const ref = target === 'blank' ? (asked.has(kind) && !row.isOff && !isSo ? number : '') : number;
    const amount = target === 'nought' && state === noughtOf && isSo ? '0' : (Math.exp(3.4 + 0.1 * kind + 0.5 * normal())).toFixed(2);
    const began = start + Math.floor(day) * DAY;
    const iso = (at: number) => new Date(at).toISOString().slice(0, 10);
    return [
      field.shape === 'lines' ? `${20_000 + order.at}` : `${20_000 + i}`,
      iso(began),
      groups[group] ?? '', field.ways[way] ?? '', field.kinds[kind] ?? '',
      `${field.stem} ${100 + row.customer}`,
      states[state] ?? '', field.answers[flag ? 0 : 1], ref, amount,
    ];
  }); // prettier-ignore
  const inGroup = raw.filter(({ isPlanted, kind }) => isPlanted && asked.has(kind));
  const rest = raw.filter(({ isPlanted, kind }) => !isPlanted && asked.has(kind));
  const k = inGroup.filter(({ isSo }) => isSo).length;
  const base = rest.filter(({ isSo }) => isSo).length / Math.max(1, rest.length);
  const all = (k + base * rest.length) / (inGroup.length + rest.length);
  const z = (k / inGroup.length - base) / Math.sqrt(all * (1 - all) * (1 / inGroup.length + 1 / rest.length));
  // What nobody could know from so few rows is not planted.
  const isEnough = planted !== undefined && k >= 15 && inGroup.length >= 30 && z >= 6;
  return {
    name: field.table,
    header: [field.key, field.when, field.group, field.way, field.kind, field.who, field.state, field.flag, field.ref, field.amount],
    rows,
    planted: isEnough
      ? {
          plant: planted, target,
          columns: target === 'state' ? [field.state] : target === 'flag' ? [field.flag] : target === 'blank' ? [field.ref] : [field.amount],
          labels: [groups[special.group] ?? '', ...(planted === 'cell' ? [field.ways[special.way] ?? ''] : [])],
          at: planted === 'since' || planted === 'until' ? start + Math.floor(turn) * DAY : null,
          own: { n: inGroup.length, k }, usual: base,
        }
      : null,
    allSince: what === 'all since a day' ? start + Math.floor(turn) * DAY : null,
    mayTell: what === 'mix' ? [field.kind] : what === 'one customer' || what === 'one thing of many rows' ? [field.who] : [],
  };
} // prettier-ignore
