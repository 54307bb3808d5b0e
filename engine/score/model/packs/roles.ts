import { attribute, category, identifier, measure, time, type Field } from '../make/field';
import { rounded } from '../make/fill';
import { dayText, daysLater, START } from '../make/times';
import { list, type Added, type Pack } from './pack';

const GIVEN = ['Anna', 'Boris', 'Clara', 'Daniel', 'Elif', 'Farid', 'Greta', 'Hugo', 'Ines', 'Jonas'];
const FAMILY = ['Keller', 'Lopez', 'Martin', 'Novak', 'Olsen', 'Peters', 'Quist', 'Rossi', 'Schmid', 'Turner'];
const pad = (value: number, length: number): string => String(value).padStart(length, '0');
const one = (...fields: Field[]): Added => ({ fields });

/** Columns that are easily taken for what they are not. */
export const ROLES: readonly Pack[] = [
  {
    name: 'coordinates',
    only: ['event', 'entity'],
    make: (random, rows) =>
      one(
        attribute('latitude', ['coordinate'], list(rows, () => rounded(random.between(46, 55), 5)), []), // prettier-ignore
        attribute('longitude', ['coordinate'], list(rows, () => rounded(random.between(5, 15), 5)), []), // prettier-ignore
      ),
  },
  {
    name: 'county code',
    only: ['event', 'entity'],
    make: (random, rows) =>
      one(attribute('county code', ['code', 'geography', 'category', 'identifier'], list(rows, () => pad(random.whole(1, 56) * 1000 + 2 * random.whole(0, 60) + 1, 5)))), // prettier-ignore
  },
  {
    name: 'postal code',
    only: ['event', 'entity'],
    make: (random, rows) =>
      one(attribute('postal code', ['code', 'geography', 'category', 'identifier'], list(rows, () => random.whole(10_115, 99_998)))), // prettier-ignore
  },
  {
    name: 'status code',
    least: 60,
    make: (random, rows) =>
      one(attribute('status code', ['code', 'category', 'coded-category'], list(rows, () => random.pick([200, 200, 200, 301, 404, 500])), [])), // prettier-ignore
  },
  {
    name: 'phone',
    only: ['event', 'entity'],
    make: (random, rows) =>
      one(attribute('phone number', ['code', 'personal-data', 'identifier', 'text'], list(rows, () => `+49 ${random.whole(151, 179)} ${random.whole(1_000_000, 9_999_999)}`))), // prettier-ignore
  },
  {
    name: 'person',
    only: ['event'],
    make(random, rows) {
      const name = list(rows, () => [random.pick(GIVEN), random.pick(FAMILY)] as const);
      return one(
        attribute('full name', ['personal-data', 'text', 'category', 'identifier'], name.map((parts) => parts.join(' '))), // prettier-ignore
        attribute('email', ['personal-data', 'text', 'identifier'], name.map(([a, b], i) => `${a}.${b}${i}@example.org`.toLowerCase())), // prettier-ignore
      );
    },
  },
  {
    name: 'serial number',
    only: ['event', 'entity'],
    make: (random, rows) =>
      one(identifier('serial number', random.shuffled(list(rows, (i) => 48_000_000 + 137 * i + random.whole(0, 130))))), // prettier-ignore
  },
  {
    name: 'wind direction',
    make: (random, rows) => one(angle('wind direction', list(rows, () => random.whole(0, 359)))), // prettier-ignore
  },
  {
    name: 'birth year',
    only: ['event', 'entity'],
    make: (random, rows) => one(attribute('birth year', ['time', 'ordered-category', 'category'], list(rows, () => random.whole(1938, 2004)), [])), // prettier-ignore
  },
  {
    name: 'year built',
    only: ['entity'],
    make: (random, rows) => one(attribute('year built', ['time', 'ordered-category', 'category'], list(rows, () => random.whole(1874, 2019)), [])), // prettier-ignore
  },
  {
    name: 'updated at',
    only: ['event', 'entity'],
    make: (random, rows) => one(time('last updated', list(rows, () => dayText(daysLater(START, 1200 + random.between(0, 60)))))), // prettier-ignore
  },
  {
    name: 'mixed currencies',
    only: ['event', 'entity'],
    least: 40,
    make(random, rows) {
      const currency = list(rows, () => random.pick(['EUR', 'USD', 'JPY', 'CHF']));
      const fee = currency.map((code) => rounded(random.between(3, 90) * (code === 'JPY' ? 150 : 1), 2));
      const field = measure('fee', 'flow', fee);
      const { units: _, ...label } = field.label;
      return one({ ...field, label, within: 'currency', complete: true }, { ...category('currency', currency), complete: true });
    },
  },
  {
    name: 'zone number',
    least: 40,
    make: (random, rows) => one(coded('zone number', list(rows, () => random.whole(1, 4)))), // prettier-ignore
  },
  {
    name: 'group letter',
    least: 40,
    make: (random, rows) => one(coded('group', list(rows, () => random.pick(['A', 'B', 'C', 'D', 'E', 'F'])))), // prettier-ignore
  },
  {
    name: 'world rank',
    only: ['entity'],
    make: (random, rows) => one(attribute('world rank', ['rank', 'ordered-category'], random.shuffled(list(rows, (i) => i + 1)))), // prettier-ignore
  },
  {
    name: 'stars',
    least: 40,
    make: (random, rows) => one(stars('stars', list(rows, () => random.pick([1, 2, 3, 4, 4, 5, 5])))), // prettier-ignore
  },
  {
    name: 'share with one above',
    least: 40,
    make(random, rows) {
      const share = list(rows, () => random.between(0.2, 0.99).toFixed(3));
      share[Math.floor(rows / 2)] = '1.080';
      return one(measure('completed share', 'fraction', share));
    },
  },
  {
    name: 'growth',
    make: (random, rows) => one(measure('growth', 'percent', list(rows, () => rounded(3 + 4 * random.normal(), 1)), { unit: '%' })), // prettier-ignore
  },
  {
    name: 'price index',
    make(random, rows) {
      const field = measure('price index', 'level', list(rows, () => rounded(random.between(85, 130), 1))); // prettier-ignore
      return one({ ...field, label: { ...field.label, units: [null] } });
    },
  },
  {
    name: 'constant',
    make: (_random, rows) => one(attribute('data source', ['constant', 'category'], list(rows, () => 'export'))), // prettier-ignore
  },
  {
    name: 'version',
    least: 40,
    make: (random, rows) => one(category('software version', list(rows, () => `v${random.whole(1, 2)}.${random.whole(0, 3)}.0`))), // prettier-ignore
  },
  {
    name: 'comment',
    only: ['event', 'entity'],
    make: (random, rows) =>
      one(attribute('comment', ['text'], list(rows, (i) => `${random.pick(['checked by', 'sent to', 'asked'])} ${random.pick(FAMILY)}, see page ${i % 211}`))), // prettier-ignore
  },
];

function angle(concept: string, cells: readonly number[]): Field {
  const field = measure(concept, 'level', cells, { unit: '°' });
  return {
    ...field,
    label: { ...field.label, roles: ['measure', 'coordinate'], overMembers: ['never'], overTime: ['never', 'last'] },
  };
}

const coded = (concept: string, cells: readonly (number | string)[]): Field =>
  attribute(concept, ['coded-category', 'category', 'code'], cells, []);

function stars(concept: string, cells: readonly number[]): Field {
  const field = measure(concept, 'level', cells);
  return { ...field, label: { ...field.label, roles: ['ordered-category', 'measure', 'coded-category', 'category'] } };
}
