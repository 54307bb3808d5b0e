import { attribute, measure, time, type Field } from '../make/field';
import { rounded } from '../make/fill';
import type { Role } from '../label';
import { coded } from '../packs/odd-roles';
import { list, type Added, type Pack } from '../packs/pack';

export const one = (...fields: Field[]): Added => ({ fields });
const CODED: readonly Role[] = ['coded-category', 'category', 'ordered-category', 'code', 'boolean', 'geography'];
const CODE: readonly Role[] = ['code', 'identifier', 'category', 'coded-category', 'text', 'personal-data'];
const CALENDAR: readonly Role[] = ['time', 'ordered-category', 'coded-category', 'category', 'code'];

const few = (concept: string, numbers: readonly (number | string)[], roles: readonly Role[] = CODED): Pack =>
  coded(concept, numbers, roles);

export const upTo = (count: number, first = 1): number[] => list(count, (i) => first + i);

/** Degrees of a circle, which neither add up nor have a mean. */
export const directions = (concept: string): Pack => ({
  name: concept,
  make(random, rows) {
    const field = measure(concept, 'level', list(rows, () => random.whole(0, 359)), { unit: '°' }); // prettier-ignore
    return one({
      ...field,
      label: { ...field.label, roles: ['measure', 'coordinate'], overMembers: ['never'], overTime: ['never', 'last'] },
    });
  },
});

/** Numbers that are no quantities, under other words than the first packs have; and quantities that look like them. */
export const THIRD_COLUMNS: readonly Pack[] = [
  few('platform number', upTo(9)),
  few('jersey number', upTo(40), [...CODED, 'identifier']),
  few('tax class', upTo(6)),
  few('chromosome', upTo(22)),
  few('slot', upTo(8)),
  few('map zone', [31, 32, 33]),
  few('channel number', [3, 7, 11, 24, 58]),
  few('week of year', upTo(53), CALENDAR),
  few('day of month', upTo(31), CALENDAR),
  few('shelf mark', ['004.16', '398.2', '510', '641.5', '823.91', '914.3'], CODE),
  few('vehicle class code', [10, 20, 31, 32, 45, 90]),
  {
    name: 'clock time',
    least: 60,
    only: ['event'],
    make: (random, rows) =>
      one(attribute('clock time', [...CALENDAR, 'identifier'], list(rows, () => random.whole(6, 21) * 100 + 5 * random.whole(0, 11)))), // prettier-ignore
  },
  {
    name: 'tax number',
    only: ['event', 'entity'],
    make: (random, rows) => one(attribute('tax number', CODE, list(rows, () => random.whole(100_000_000, 999_999_999)))), // prettier-ignore
  },
  {
    name: 'book number',
    only: ['event', 'entity'],
    make: (random, rows) =>
      one(attribute('book number', CODE, list(rows, () => 9_783_000_000_000 + random.whole(1, 40) * 1_234_567))), // prettier-ignore
  },
  directions('bearing'),
  {
    name: 'chart position',
    only: ['entity'],
    make: (random, rows) =>
      one(attribute('chart position', ['rank', 'ordered-category', 'identifier'], random.shuffled(list(rows, (i) => i + 1)))), // prettier-ignore
  },
  {
    name: 'founded in',
    only: ['entity'],
    make: (random, rows) =>
      one(attribute('founded in', ['time', 'ordered-category', 'category'], list(rows, () => random.whole(1788, 2016)), [])), // prettier-ignore
  },
  {
    name: 'synced at',
    only: ['event', 'entity'],
    make: (random, rows) => one(time('synced at', list(rows, () => 1_650_000_000 + random.whole(0, 9_000_000)))), // prettier-ignore
  },
  {
    name: 'hex colour',
    only: ['event', 'entity'],
    make: (random, rows) =>
      one(attribute('colour code', CODE, list(rows, () => `#${random.whole(0x100000, 0xffffff).toString(16)}`))), // prettier-ignore
  },
  {
    name: 'siblings',
    least: 40,
    make(random, rows) {
      const field = measure('siblings', 'flow', list(rows, () => random.pick([0, 0, 1, 1, 1, 2]))); // prettier-ignore
      return one({ ...field, label: { ...field.label, roles: ['measure', 'ordered-category', 'coded-category'] } });
    },
  },
  {
    name: 'net change',
    make: (random, rows) => one(measure('net change', 'flow', list(rows, () => Math.round(40 * random.normal())))), // prettier-ignore
  },
  {
    name: 'density',
    make: (random, rows) => one(measure('density', 'level', list(rows, () => rounded(2.6 + 0.3 * random.normal(), 3)))), // prettier-ignore
  },
  {
    name: 'score of risk',
    make: (random, rows) => one(measure('risk points', 'level', list(rows, () => random.whole(0, 40)))), // prettier-ignore
  },
];
