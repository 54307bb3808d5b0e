import type { Draft } from '../make/draft';
import type { Random } from '../make/random';
import { ARITHMETIC } from './arithmetic';
import { DERIVED } from './derived';
import { LOOK_ALIKES } from './look-alikes';
import type { Pack } from './pack';
import { ROLES } from './roles';

type Place = 'event' | 'entity' | 'series';

const fits = ({ only, least = 12 }: Pack, place: Place, rows: number): boolean =>
  rows >= least && (only === undefined || only.includes(place));

/** Adds one or two rules, at times what only looks like one, and some columns that are easily misread. */
export function addPacks(random: Random, made: Draft, place: Place): Draft {
  const rows = made.fields[0]?.cells.length ?? 0;
  const from = (packs: readonly Pack[], count: number): Pack[] =>
    random.some(packs.filter((pack) => fits(pack, place, rows)), count); // prettier-ignore
  const packs = [
    ...from([...ARITHMETIC, ...DERIVED], random.pick([1, 1, 2, 3])),
    ...from(LOOK_ALIKES, random.pick([0, 1, 1, 2])),
    ...from(ROLES, random.pick([0, 1, 2, 3, 4])),
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
