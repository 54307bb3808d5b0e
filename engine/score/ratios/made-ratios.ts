import { normalFrom, randomFrom } from '../../src/stats/distributions/random';
import { between, pick, poisson, type Random, range, sized, whole } from '../panel-cells/made-panels';
import { FIELDS, type Field } from './fields';

const DAY = 86_400_000;

export const PLANTS = ['group', 'cell', 'since', 'cell since'] as const;
export const ALIKES = ['chance', 'mix', 'small jobs', 'all differ', 'all since a day', 'seasons', 'drifts', 'one customer', 'no size'] as const; // prettier-ignore

export type Plant = (typeof PLANTS)[number];
export type Alike = (typeof ALIKES)[number];

export interface Planted {
  plant: Plant;
  above: string;
  below: string;
  labels: readonly string[];
  /** Since when, in milliseconds. */
  at: number | null;
  /** Of the group, and of the others. */
  levels: readonly [number, number];
}

export interface MadeRatios {
  name: string;
  header: string[];
  rows: string[][];
  planted: Planted | null;
  /** Columns that a look-alike may be told by. */
  mayTell: readonly string[];
}

interface Raw {
  day: number;
  month: number;
  group: number;
  kind: number;
  site: number;
  who: number;
}

/** Jobs one after another, or one row of each group, kind and site for each month. */
function rawRows(random: Random, field: Field, span: number): Raw[] {
  const [groups, kinds, sites] = [field.groups.length, field.kinds.length, field.sites.length];
  if (field.shape === 'months') {
    const months = Math.round(span / 30);
    // Each group lies at one site, and keeps it.
    const siteOf = range(groups).map((group) => group % sites);
    return range(months).flatMap((month) => range(groups).flatMap((group) => range(kinds).map((kind) => ({ day: month * 30, month, group, kind, site: siteOf[group] ?? 0, who: (2 * group + 3 * kind) % 7 }))));
  }
  const n = Math.round(Math.exp(between(random, Math.log(500), Math.log(5000))));
  const [groupOf, kindOf, siteOf] = [groups, kinds, sites].map((of) => sized(random, of)) as [() => number, () => number, () => number];
  const customers = Math.max(12, Math.round(n / 6));
  return range(n).map((i) => ({ day: Math.floor((span * i) / n), month: 0, group: groupOf(), kind: kindOf(), site: siteOf(), who: Math.floor(customers * random() ** 1.5) })); // prettier-ignore
} // prettier-ignore

/**
 * A table in which one amount goes by another, by each kind differently and by each group a little; with a plant one group, or one cell of group and kind, has clearly more or less of it, be it since a
 * day. A look-alike only seems to.
 */
export function madeRatios(seed: number, what: Plant | Alike): MadeRatios {
  const random = randomFrom(seed * 6007 + 37 * ([...PLANTS, ...ALIKES].indexOf(what) + 1));
  for (let i = 0; i < 5; i++) random();
  const normal = normalFrom(random);
  const plant = PLANTS.find((one) => one === what);
  const isJobs = what === 'small jobs' || what === 'mix' || what === 'one customer';
  const field = pick(random, FIELDS.filter(({ shape, counts }) => (!isJobs || shape === 'jobs') && (what !== 'small jobs' || !counts)));
  const span = whole(random, 540, 1000);
  const start = Date.UTC(2022, whole(random, 0, 11), 1);
  const raw = rawRows(random, field, span);
  const special = { group: whole(random, 0, field.groups.length - 1), kind: whole(random, 0, field.kinds.length - 1), who: raw[0]?.who ?? 0 };
  const rate = field.counts ? between(random, 0.01, 0.05) : Math.exp(between(random, -4, 3));
  const noise = between(random, 0.08, 0.3);
  const ofGroup = field.groups.map(() => (what === 'all differ' ? 0.25 : 0.02) * normal());
  const ofKind = field.kinds.map(() => (what === 'mix' ? 0.5 : 0.35) * normal());
  const ofSite = field.sites.map(() => 0.02 * normal());
  const sizeOf = field.groups.map(() => between(random, -0.5, 0.5));
  const by = (random() < 0.3 ? -1 : 1) * between(random, 0.3, 0.6);
  const turn = between(random, 0.35, 0.65) * span;
  // What stays for a while, of each group by itself.
  const months = Math.ceil(span / 30) + 1;
  const drift = field.groups.map(() => {
    let at = 0;
    return range(months).map(() => (at = 0.85 * at + (what === 'drifts' ? 0.12 : 0.015) * normal()));
  });
  const phase = field.groups.map(() => between(random, 0, 2 * Math.PI));
  const isPlanted = ({ group, kind, day }: Raw) =>
    what === 'group' ? group === special.group
    : what === 'cell' ? group === special.group && kind === special.kind
    : what === 'since' ? group === special.group && day >= turn
    : what === 'cell since' ? group === special.group && kind === special.kind && day >= turn
    : what === 'all since a day' ? day >= turn
    : false; // prettier-ignore
  const made = raw.map((given) => {
    const row = { ...given };
    if (what === 'mix' && row.group === special.group && random() < 0.75) row.kind = special.kind;
    if (what === 'one customer' && random() < 0.06) Object.assign(row, { group: special.group, who: special.who });
    const month = Math.floor(row.day / 30);
    const small = what === 'small jobs' && row.group === special.group ? -1.2 : 0;
    const size = Math.exp((field.counts ? 6 : 4.5) + (sizeOf[row.group] ?? 0) + 0.15 * row.kind + (field.shape === 'months' ? 0.25 : 0.7) * normal() + small);
    const below = Math.max(1, Math.round(size));
    const level =
      (ofGroup[row.group] ?? 0) + (ofKind[row.kind] ?? 0) + (ofSite[row.site] ?? 0) + (drift[row.group]?.[month] ?? 0) +
      (what === 'seasons' ? 0.3 * Math.cos((2 * Math.PI * month) / 12 + (row.group === special.group ? (phase[row.group] ?? 0) : 0)) : 0) +
      (what === 'one customer' && row.who === special.who ? 0.8 : 0) + (isPlanted(row) ? by : 0);
    // What each job needs beside its pieces.
    const fixed = what === 'small jobs' ? 0.8 * rate * Math.exp(4.5) : 0;
    const mean = what === 'no size' ? rate * Math.exp(4.5 + level) : fixed + rate * below * Math.exp(level);
    const above = field.counts ? poisson(mean, random, normal) : mean * Math.exp(noise * normal());
    return { row, below, above };
  });
  const quotient = (take: (row: Raw) => boolean) => {
    const own = made.filter(({ row }) => take(row));
    return own.reduce((sum, { above }) => sum + above, 0) / own.reduce((sum, { below }) => sum + below, 0);
  };
  const digits = rate < 1 ? 2 : 1;
  const rows = made.map(({ row, below, above }, i) => [
    `${20_000 + i}`,
    new Date(field.shape === 'months' ? Date.UTC(new Date(start).getUTCFullYear(), new Date(start).getUTCMonth() + row.month, 1) : start + row.day * DAY).toISOString().slice(0, 10),
    field.groups[row.group] ?? '', field.kinds[row.kind] ?? '', field.sites[row.site] ?? '',
    `${field.who} ${100 + row.who}`,
    `${below}`, field.counts ? `${above}` : above.toFixed(digits + (rate < 0.1 ? 1 : 0)), Math.exp(2 + 0.5 * normal()).toFixed(1),
  ]); // prettier-ignore
  return {
    name: field.table,
    header: [field.key, field.when, field.group, field.kind, field.site, field.who, field.below, field.above, field.other],
    rows,
    planted: plant
      ? {
          plant, above: field.above, below: field.below,
          labels: [field.groups[special.group] ?? '', ...(plant.startsWith('cell') ? [field.kinds[special.kind] ?? ''] : [])],
          at: plant.endsWith('since') ? start + Math.floor(turn) * DAY : null,
          levels: [quotient(isPlanted), quotient((row) => !isPlanted(row))],
        }
      : null,
    mayTell: what === 'mix' ? [field.kind] : what === 'one customer' ? [field.who] : [],
  };
} // prettier-ignore
