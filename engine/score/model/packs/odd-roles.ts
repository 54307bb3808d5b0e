import { attribute, category, measure, ordered, time, type Field } from '../make/field';
import { rounded } from '../make/fill';
import type { Role } from '../label';
import { list, type Added, type Pack } from './pack';

const one = (...fields: Field[]): Added => ({ fields });
const CODED: readonly Role[] = ['coded-category', 'category', 'ordered-category', 'code', 'boolean'];
const CODE: readonly Role[] = ['code', 'identifier', 'category', 'coded-category'];
const CALENDAR: readonly Role[] = ['time', 'ordered-category', 'coded-category', 'category'];

/** Numbers of few kinds that stand for something else, whatever their header says. */
export const coded = (concept: string, numbers: readonly (number | string)[], roles: readonly Role[] = CODED): Pack => ({
  name: concept,
  least: 60,
  // Beside the figures of things a calendar column could well be their time.
  only: roles.includes('time') ? ['event'] : ['event', 'entity'],
  make: (random, rows) => one(attribute(concept, roles, list(rows, () => random.pick(numbers)), [])), // prettier-ignore
});

/** Columns that say in their headers little of what they are: numbers that are names, names that are numbers. */
export const ODD_ROLES: readonly Pack[] = [
  coded('sex', [1, 2]),
  coded('treatment', [0, 1, 2, 3]),
  coded('shift number', [1, 2, 3]),
  coded('marital code', [1, 2, 3, 4, 9]),
  coded('line', [4, 7, 12, 31, 86]),
  coded('article', [40_117, 40_230, 51_006, 51_944, 60_310, 73_555], CODE),
  coded('cost centre', [4711, 4720, 4800, 5100, 5210], CODE),
  coded('industry code', ['01.11', '10.71', '25.62', '47.11', '62.01', '86.10'], CODE),
  coded('diagnosis code', ['J45.0', 'E11.9', 'I10', 'S52.5', 'K35.8'], CODE),
  coded('error code', [0, 0, 0, 17, 34, 256, 1045], CODE),
  coded('month number', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], CALENDAR),
  coded('weekday number', [1, 2, 3, 4, 5, 6, 7], CALENDAR),
  coded('hour of day', [0, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 20, 22], [...CALENDAR, 'measure']),
  coded('fiscal year', ['FY2017', 'FY2018', 'FY2019', 'FY2020'], CALENDAR),
  {
    name: 'barcode',
    only: ['event', 'entity'],
    make: (random, rows) => one(attribute('barcode', CODE, list(rows, () => 4_000_000_000_000 + random.whole(1, 60) * 7919 * 1013))), // prettier-ignore
  },
  {
    name: 'employee',
    only: ['event'],
    make: (random, rows) => one(attribute('employee', ['identifier', 'category', 'code', 'coded-category', 'personal-data'], list(rows, () => 300 + random.whole(1, 40) * 3))), // prettier-ignore
  },
  {
    name: 'parent record',
    only: ['event'],
    make: (random, rows) =>
      one(attribute('parent record', ['identifier', 'code'], list(rows, (i) => (random.chance(0.4) || i === 0 ? '' : 10_001 + random.whole(0, i))))), // prettier-ignore
  },
  {
    name: 'grid',
    only: ['event', 'entity'],
    make: (random, rows) =>
      one(
        attribute('easting', ['coordinate'], list(rows, () => random.whole(380_000, 420_000)), []), // prettier-ignore
        attribute('northing', ['coordinate'], list(rows, () => random.whole(5_780_000, 5_840_000)), []), // prettier-ignore
      ),
  },
  {
    name: 'seat',
    only: ['event'],
    make: (random, rows) => one(attribute('seat number', ['identifier', 'code', 'category', 'coded-category', 'ordered-category'], list(rows, () => random.whole(1, 180)))), // prettier-ignore
  },
  {
    name: 'children',
    least: 40,
    make(random, rows) {
      const field = measure('children', 'flow', list(rows, () => random.pick([0, 0, 1, 1, 2, 2, 3, 4]))); // prettier-ignore
      return one({ ...field, label: { ...field.label, roles: ['measure', 'ordered-category'] } });
    },
  },
  {
    name: 'school mark',
    least: 40,
    make(random, rows) {
      const field = measure('school mark', 'level', list(rows, () => random.whole(1, 6))); // prettier-ignore
      return one({ ...field, label: { ...field.label, roles: ['ordered-category', 'measure', 'coded-category', 'category'] } });
    },
  },
  {
    name: 'size',
    least: 40,
    make: (random, rows) => one(ordered('size', list(rows, () => random.pick(['XS', 'S', 'M', 'L', 'XL'])))), // prettier-ignore
  },
  {
    name: 'turbine hours',
    make: (random, rows) => one(measure('operating hours', 'flow', list(rows, () => random.whole(1610, 2090)))), // prettier-ignore
  },
  {
    name: 'rising reading',
    only: ['event'],
    make(random, rows) {
      let at = 52_000;
      const field = measure('meter reading', 'stock', list(rows, () => (at += random.whole(1, 40)))); // prettier-ignore
      return one({ ...field, complete: true, label: { ...field.label, overMembers: ['last', 'never', 'mean'] } });
    },
  },
  {
    name: 'yes and no as numbers',
    least: 40,
    make: (random, rows) => one({ ...category('smoker', list(rows, () => random.pick(['0', '0', '0', '1']))), label: { roles: ['boolean', 'category', 'coded-category'], overMembers: ['mean', 'sum', 'never'], overTime: ['mean', 'sum', 'never'] } }), // prettier-ignore
  },
  {
    name: 'record stamp',
    only: ['event', 'entity'],
    make: (random, rows) => one(time('record created', list(rows, () => new Date(1_650_000_000_000 + random.whole(0, 9e9)).toISOString().slice(0, 19)))), // prettier-ignore
  },
  {
    name: 'elasticity',
    make: (random, rows) => one(measure('price elasticity', 'level', list(rows, () => rounded(-1 + 0.4 * random.normal(), 2)))), // prettier-ignore
  },
];
