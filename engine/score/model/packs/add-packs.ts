import type { Draft } from '../make/draft';
import type { Random } from '../make/random';
import { ARITHMETIC } from './arithmetic';
import { DERIVED } from './derived';
import { LOOK_ALIKES } from './look-alikes';
import type { Pack } from './pack';
import { ODD_ROLES } from './odd-roles';
import { ROLES } from './roles';

type Place = 'event' | 'entity' | 'series';

const fits = ({ only, least = 12 }: Pack, place: Place, rows: number): boolean =>
  rows >= least && (only === undefined || only.includes(place));

/** Adds one to three rules, at times what only looks like one, and some columns that are easily misread. */
export function addPacks(random: Random, made: Draft, place: Place): Draft {
  return add(random, made, place, [random.pick([1, 1, 2, 3]), random.pick([0, 1, 1, 2]), random.pick([1, 2, 3, 4, 5])]);
}

/** Adds many columns that are easily misread. */
export const addOddColumns = (random: Random, made: Draft, place: Place): Draft => add(random, made, place, [0, 0, 12]);

/** Adds some columns of a kind. */
export const addFrom = (random: Random, made: Draft, place: Place, packs: readonly Pack[], count: number): Draft =>
  addEach(random, made, some(random, made, place, packs, count));

const rowsOf = ({ fields }: Draft): number => fields[0]?.cells.length ?? 0;

const some = (random: Random, made: Draft, place: Place, packs: readonly Pack[], count: number): Pack[] =>
  random.some(packs.filter((pack) => fits(pack, place, rowsOf(made))), count); // prettier-ignore

function add(
  random: Random,
  made: Draft,
  place: Place,
  counts: readonly [rules: number, lookAlikes: number, roles: number],
): Draft {
  return addEach(random, made, [
    ...some(random, made, place, [...ARITHMETIC, ...DERIVED], counts[0]),
    ...some(random, made, place, LOOK_ALIKES, counts[1]),
    ...some(random, made, place, [...ROLES, ...ODD_ROLES], counts[2]),
  ]);
}

function addEach(random: Random, made: Draft, packs: readonly Pack[]): Draft {
  const rows = rowsOf(made);
  return packs.reduce((table, pack) => {
    const { fields, rules = [], lookAlikes = [], rival, time } = pack.make(random, rows);
    const taken = new Set(table.fields.map(({ concept }) => concept));
    if (fields.some(({ concept }) => taken.has(concept))) return table;
    const { outcome, ...rest } = table;
    // What else could be the outcome leaves a reader in doubt.
    const sure = outcome !== undefined && rival !== true && (outcome === null || outcome.expected);
    return {
      ...rest,
      ...(sure ? { outcome } : {}),
      ...(time !== undefined && table.time ? { time: [...table.time, [time]] } : {}),
      fields: [...table.fields, ...fields],
      rules: [...table.rules, ...rules],
      lookAlikes: [...table.lookAlikes, ...lookAlikes],
    };
  }, made);
}
