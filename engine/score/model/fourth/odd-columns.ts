import { attribute, measure, type Field } from '../make/field';
import { rounded } from '../make/fill';
import type { Role } from '../label';
import { coded } from '../packs/odd-roles';
import { list, type Added, type Pack } from '../packs/pack';

const one = (...fields: Field[]): Added => ({ fields });
const CODED: readonly Role[] = ['coded-category', 'category', 'ordered-category', 'code', 'boolean', 'geography', 'identifier'];
const CODE: readonly Role[] = ['code', 'identifier', 'category', 'coded-category', 'text', 'personal-data', 'geography'];

const few = (concept: string, numbers: readonly (number | string)[]): Pack => coded(concept, numbers, CODED);
const upTo = (count: number, first = 1): number[] => list(count, (i) => first + i);

/** Numbers as programs of companies write them, of which most are no quantities. */
export const FOURTH_COLUMNS: readonly Pack[] = [
  few('plant', [1000, 1100, 1200, 2000, 3000]),
  few('company code', [10, 20, 35, 40]),
  few('storage location', upTo(12)),
  few(
    'item position',
    list(12, (i) => 10 * (i + 1)),
  ),
  few('document type', upTo(7)),
  few('cost element', [400000, 410000, 415000, 470000, 476000]),
  few('profit center', upTo(9, 101)),
  few('gate', upTo(24)),
  few('table', upTo(30)),
  few('locker', upTo(60)),
  few('loading ramp', upTo(14)),
  few('version', upTo(6)),
  few('phase', upTo(4)),
  few('ward', upTo(17)),
  few('lane', upTo(8)),
  {
    name: 'parent document',
    only: ['event'],
    make: (random, rows) => one(attribute('parent document', CODE, list(rows, (i) => 4_900_000 + random.whole(0, Math.max(3, i)) * 3))), // prettier-ignore
  },
  {
    name: 'badge number',
    only: ['event'],
    make(random, rows) {
      const badges = list(9, () => random.whole(100, 999));
      return one(
        attribute(
          'badge number',
          [...CODE, 'identifier'],
          list(rows, () => random.pick(badges)),
        ),
      );
    },
  },
  {
    name: 'heading',
    make(random, rows) {
      const field = measure('heading', 'level', list(rows, () => random.whole(0, 359)), { unit: '°' }); // prettier-ignore
      return one({
        ...field,
        label: { ...field.label, roles: ['measure', 'coordinate'], overMembers: ['never'], overTime: ['never', 'last'] },
      });
    },
  },
  {
    name: 'market share',
    only: ['entity'],
    make(random, rows) {
      const parts = list(rows, () => random.between(1, 9));
      const all = parts.reduce((sum, part) => sum + part, 0);
      const field = measure('market share', 'percent', parts.map((part) => rounded((100 * part) / all, 2)), { unit: '%' }); // prettier-ignore
      // Parts of one whole come to a hundred.
      return one({ ...field, label: { ...field.label, overMembers: ['sum', 'mean', 'never'] } });
    },
  },
  {
    name: 'insured value',
    only: ['event'],
    make: (random, rows) => one(measure('insured value', 'stock', list(rows, () => Math.round(900 * Math.exp(2 * random.unit()))), { unit: '€' })), // prettier-ignore
  },
  {
    name: 'credit limit',
    make: (random, rows) => one(measure('credit limit', 'level', list(rows, () => 500 * random.whole(1, 40)), { unit: '€' })), // prettier-ignore
  },
  {
    name: 'delivery reliability',
    make: (random, rows) => one(measure('delivery reliability', 'level', list(rows, () => rounded(random.between(60, 100), 1)))), // prettier-ignore
  },
  {
    name: 'packaging units',
    make: (random, rows) => one(measure('packaging units', 'flow', list(rows, () => Math.floor(40 * random.unit() ** 3)))), // prettier-ignore
  },
  {
    name: 'colour temperature',
    make: (random, rows) => one(measure('colour temperature', 'level', list(rows, () => 100 * random.whole(27, 65)), { unit: 'K' })), // prettier-ignore
  },
  {
    name: 'difference to plan',
    make: (random, rows) => one(measure('difference to plan', 'flow', list(rows, () => Math.round(900 * random.normal())), { unit: '€' })), // prettier-ignore
  },
  {
    name: 'exchange rate',
    make: (random, rows) => one(measure('exchange rate', 'level', list(rows, () => rounded(1.1 + 0.05 * random.normal(), 4)))), // prettier-ignore
  },
];
