import type { Amount, Domain } from '../domains/domain';
import { time, type Field } from '../make/field';
import { amountField, figure, members, membersField, rounded } from '../make/fill';
import { draft, type Draft } from '../make/draft';
import { periods, type Grain } from '../make/times';
import type { Random } from '../make/random';
import { nameOf, names } from './entity-table';

const PERIOD: Record<Grain, string> = { year: 'year', quarter: 'quarter', month: 'month', week: 'week', day: 'day' };

/** A path that moves smoothly, with noise, inside the bounds of its measure. */
export function path(random: Random, amount: Amount, count: number): number[] {
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
  total?: string;
}

/** One row for each thing and period. */
export function panelTable(random: Random, { thing }: Domain, { grain, entities, count, total }: PanelOptions): Draft {
  const who = names(thing, entities);
  const when = periods(grain, count, grain === 'year' ? 1990 : 2016);
  const all = total === undefined ? who : [...who, total];
  const key = all.flatMap((name) => when.map(() => name));
  const period = all.flatMap(() => when);
  const figuresOf = (amount: Amount): number[] => {
    const paths = who.map(() => path(random, amount, count));
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
  return draft(['panel'], fields, {
    time: [[PERIOD[grain]]],
    outcome: null,
    totals: total === undefined ? [] : [{ column: thing.key, member: total }],
  });
}

/** One row for each period. */
export function seriesTable(random: Random, { thing }: Domain, grain: Grain, count: number): Draft {
  const fields: Field[] = [
    time(PERIOD[grain], periods(grain, count, grain === 'year' ? 1880 : 2012)),
    ...thing.amounts.map((amount) => amountField(amount, path(random, amount, count))),
  ];
  return draft(['series', 'panel'], fields, { time: [[PERIOD[grain]]], outcome: null });
}
