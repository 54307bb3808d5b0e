import type { Column } from '../model';
import { setAgainst } from './set-against';

const column = (name: string): Column => ({
  name,
  type: 'integer',
  role: 'measure-additive',
  unit: null,
  stats: { count: 90, missing: 0, distinct: 80, mean: 20, median: 18 },
});
const limitsOf = (names: readonly string[]) =>
  setAgainst(names.map(column)).flatMap(({ actual, target, is }) => (is === 'limit' ? [[actual.name, target.name]] : []));

test.each([
  [
    ['Seats', 'Seats used', 'Logins'],
    ['Seats used', 'Seats'],
  ],
  [
    ['Licences purchased', 'Licences assigned'],
    ['Licences assigned', 'Licences purchased'],
  ],
  [
    ['storage_gb', 'storage_used_gb', 'users'],
    ['storage_used_gb', 'storage_gb'],
  ],
  [
    ['Capacity', 'Occupied'],
    ['Occupied', 'Capacity'],
  ],
  [
    ['Min', 'Max', 'Enrolled'],
    ['Enrolled', 'Max'],
  ],
  [
    ['Betten', 'Betten belegt', 'Ärzte'],
    ['Betten belegt', 'Betten'],
  ],
  [
    ['Kontingent', 'Verbraucht'],
    ['Verbraucht', 'Kontingent'],
  ],
  [
    ['Minutes included', 'Minutes used', 'SMS'],
    ['Minutes used', 'Minutes included'],
  ],
  [
    ['Credit limit', 'Credit used'],
    ['Credit used', 'Credit limit'],
  ],
  [
    ['Leave days', 'Leave days taken'],
    ['Leave days taken', 'Leave days'],
  ],
  [
    ['Plätze', 'Plätze vergeben', 'Wartende'],
    ['Plätze vergeben', 'Plätze'],
  ],
])('of %j the one is used of the other', (names, pair) => expect(limitsOf(names)).toEqual([pair]));

test.each([
  [['length', 'width']],
  [['revenue', 'cost']],
  [['Home goals', 'Away goals']],
  [['Min', 'Max', 'Mean']],
  [['Water used', 'Energy used']],
  [['Seats', 'Desks used', 'Meals']],
  [['Invoiced', 'Paid']],
  [['Sold', 'Returned']],
  [['Capacity', 'Max', 'Occupied']],
  [['Capacity', 'Water used', 'Energy used']],
  [['Children', 'Adults']],
  [['Requests', 'Answers']],
])('none of %j is used of another', (names) => expect(limitsOf(names)).toEqual([]));

const agreedIn = (names: readonly string[]) =>
  setAgainst(names.map(column)).flatMap(({ actual, target, is }) => (is === 'agreed' ? [[actual.name, target.name]] : []));

test.each([
  [['Estimate', 'Invoiced', 'Staff'], ['Invoiced', 'Estimate']],
  [['Kostenvoranschlag', 'Rechnung', 'Stunden'], ['Rechnung', 'Kostenvoranschlag']],
  [['Ordered qty', 'Delivered qty', 'Cartons'], ['Delivered qty', 'Ordered qty']],
  [['Parts quoted', 'Labour quoted', 'Parts billed', 'Labour billed'], ['Parts billed', 'Parts quoted']],
  [['Presupuesto', 'Facturado'], ['Facturado', 'Presupuesto']],
])('of %j the one is what the other was agreed to be', (names, pair) => expect(agreedIn(names)[0]).toEqual(pair)); // prettier-ignore

test.each([
  [['Budget revenue', 'Actual revenue']],
  [['Sales target', 'Sales reached']],
  [['Estimate', 'Invoiced', 'Paid']],
  [['Ordered', 'Price']],
])('nothing in %j was agreed for the other', (names) => expect(agreedIn(names)).toEqual([]));
