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

function add(
  random: Random,
  made: Draft,
  place: Place,
  counts: readonly [rules: number, lookAlikes: number, roles: number],
): Draft {
  const rows = made.fields[0]?.cells.length ?? 0;
  const from = (packs: readonly Pack[], count: number): Pack[] =>
    random.some(packs.filter((pack) => fits(pack, place, rows)), count); // prettier-ignore
  const packs = [
    ...from([...ARITHMETIC, ...DERIVED], counts[0]),
    ...from(LOOK_ALIKES, counts[1]),
    ...from([...ROLES, ...ODD_ROLES], counts[2]),
  ];
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
