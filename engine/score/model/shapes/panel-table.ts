import type { Amount, Domain } from '../domains/domain';
import { time, type Field } from '../make/field';
import { amountField, figure, figures, members, membersField, rounded } from '../make/fill';
import { draft, type Draft } from '../make/draft';
import type { Role } from '../label';
import { periods, type Grain } from '../make/times';
import type { Random } from '../make/random';
import { nameOf, names } from './entity-table';

const PERIOD: Record<Grain, string> = { year: 'year', quarter: 'quarter', month: 'month', week: 'week', day: 'day' };

/** A path that moves smoothly, with noise, inside the bounds of its measure. */
export function path(random: Random, amount: Amount, count: number): number[] {
  // What is rare, or often nought, has no path.
  if (amount.drawn === 'few' || amount.drawn === 'noughts') return figures(random, amount, count);
  // What starts at nought is somewhere above it: a path of noughts would be no measure.
  const level = Math.max(figure(random, amount), amount.low, amount.high / 50);
  const slope = random.between(-0.25, 0.35) / count;
  const bound = amount.kind === 'percent' || amount.kind === 'fraction';
  return Array.from({ length: count }, (_, i) => {
    const value = level * (1 + slope * i + 0.02 * random.normal());
    return rounded(bound ? Math.min(amount.high, Math.max(amount.low, value)) : value, amount.digits);
  });
}

export interface PanelOptions {
  grain: Grain;
  entities: number;
  count: number;
  /** A member that adds up the others. */
  total?: string;
  /** A member with such a name that is like the others, and one that is about as large as all others together. */
  noTotal?: string;
  /** Share of the rows that are missing. */
  missing?: number;
}

/** One row for each thing and period. */
export function panelTable(random: Random, { thing }: Domain, options: PanelOptions): Draft {
  const { grain, entities, count, total, noTotal, missing = 0 } = options;
  const who = names(thing, entities).map((name, i) => (i === entities - 1 && noTotal !== undefined ? noTotal : name));
  const when = periods(grain, count, grain === 'year' ? 1990 : 2016);
  const all = total === undefined ? who : [...who, total];
  const key = all.flatMap((name) => when.map(() => name));
  const period = all.flatMap(() => when);
  const figuresOf = (amount: Amount): number[] => {
    const paths = who.map((_, i) => {
      const own = path(random, amount, count);
      const large = noTotal !== undefined && i === 0 && (amount.kind === 'flow' || amount.kind === 'stock');
      return large ? own.map((value) => rounded(value * entities * random.between(0.9, 1.1), amount.digits)) : own;
    });
    if (total === undefined) return paths.flat();
    const adds = amount.kind === 'flow' || amount.kind === 'stock';
    const last = when.map((_, t) => paths.reduce((sum, one) => sum + (one[t] ?? 0), 0));
    return [...paths, last.map((sum) => rounded(adds ? sum : sum / entities, amount.digits))].flat();
  };
  const fields: Field[] = [
    nameOf(thing, key),
    time(PERIOD[grain], period),
    ...thing.attributes.map((spec) => {
      const own = members(random, spec, all.length);
      return membersField(spec, own.flatMap((member) => when.map(() => member)), [thing.key]); // prettier-ignore
    }),
    ...thing.amounts.map((amount) => amountField(amount, figuresOf(amount))),
  ];
  if (total !== undefined) for (const field of fields) field.complete = true;
  const stays = key.map(() => !random.chance(missing));
  for (const field of fields) field.cells = field.cells.filter((_, i) => stays[i]);
  return draft(['panel'], fields, {
    time: [[PERIOD[grain]]],
    outcome: null,
    totals: total === undefined ? [] : [{ column: thing.key, member: total }],
  });
}

/** One row for each month, the year and the month in columns of their own. */
export function monthsInTwoColumns(random: Random, domain: Domain, count: number): Draft {
  const { fields } = seriesTable(random, domain, 'month', count);
  const months = fields[0]?.cells ?? [];
  const year = time('year', months.map((month) => month.slice(0, 4))); // prettier-ignore
  const month = time('month', months.map((text) => String(Number(text.slice(5))))); // prettier-ignore
  const calendar: Role[] = ['time', 'ordered-category', 'coded-category', 'category'];
  for (const field of [year, month]) field.label = { ...field.label, roles: calendar };
  return draft(['series', 'panel'], [year, month, ...fields.slice(1)], { time: [['year', 'month']], outcome: null });
}

/** One row for each period. */
export function seriesTable(random: Random, { thing }: Domain, grain: Grain, count: number): Draft {
  const fields: Field[] = [
    time(PERIOD[grain], periods(grain, count, grain === 'year' ? 1880 : 2012)),
    ...thing.amounts.map((amount) => amountField(amount, path(random, amount, count))),
  ];
  return draft(['series', 'panel'], fields, { time: [[PERIOD[grain]]], outcome: null });
}
