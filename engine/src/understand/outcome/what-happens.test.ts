import { csvOf, seeded } from '../../kinds/made-up-rows';
import { modelOf } from '../testing/model-of';
import { happens, isCondition, standsBack, type Named } from './what-happens';

const of = (name: string, quantity: Parameters<typeof happens>[0]['quantity'] = 'other') => ({ name, quantity });

test.each([
  of('rentals', 'count'), of('cnt'), of('total_orders', 'count'), of('Fahrgäste', 'count'), of('stromverbrauch'), of('ventes', 'money'),
  of('wind_generation', 'amount'), of('stack.loss'),
])('$name happens', (column) => {
  expect([happens(column), isCondition(column)]).toEqual([true, false]);
}); // prettier-ignore

test.each([
  of('temp_c', 'temperature'), of('humidity_pct', 'percent'), of('wind'), of('unit_price', 'price'), of('cost_of_sales', 'money'),
  of('mother_age', 'age'), of('latitude'), of('dose'), of('seating capacity'), of('Luftfeuchte'), of('size of order', 'size'),
])('$name is a condition', (column) => {
  expect([happens(column), isCondition(column)]).toEqual([false, true]);
}); // prettier-ignore

test.each([
  of('death_rate', 'rate'),
  of('ozone'),
  of('planned_sales', 'money'),
  of('stock of orders', 'count'),
  of('mean_calls', 'count'),
])('$name is neither', (column) => {
  expect([happens(column), isCondition(column)]).toEqual([false, false]);
});

const SUMMED = { how: 'sum', because: { by: 'no-evidence' } } as const;

test.each<[string, Named, Named[], boolean]>([
  ['a condition beside what happens', of('temp', 'temperature'), [of('rentals', 'count')], true],
  ['a condition beside conditions', of('temp', 'temperature'), [of('wind')], false],
  ['a condition beside anything else', of('temp', 'temperature'), [of('ozone')], false],
  ['what happens', of('orders', 'count'), [of('calls', 'count')], false],
  ['an age beside a size', of('age', 'age'), [of('height', 'size')], true],
  ['a size beside an age', of('height', 'size'), [of('age', 'age')], false],
  ['an age beside a reading', of('age', 'age'), [of('protein')], true],
  ['how severe a case is beside how long it stays', of('severity', 'score'), [of('length_of_stay', 'duration')], true],
  ['how severe a case is beside its age', of('severity', 'score'), [of('age', 'age')], false],
  ['how long a case stays', of('length_of_stay', 'duration'), [of('visits', 'count')], false],
  ['what was read before', of('baseline_pain', 'score'), [of('pain', 'score')], true],
  ['a condition beside what is added up', of('temp', 'temperature'), [{ ...of('kilowatt_hours'), overMembers: SUMMED }], true],
  ['a condition beside what is there', of('temp', 'temperature'), [{ ...of('population', 'count'), overMembers: SUMMED }], false],
  ['an age beside another condition', of('age', 'age'), [of('dose')], false],
])('%s', (_, column, others, back) => {
  expect(standsBack(column, [column, ...others])).toBe(back);
});

async function leadOf(columns: Record<string, (hour: number, chance: number) => string>) {
  const random = seeded(5);
  const rows = Array.from({ length: 480 }, (_, i) => [
    new Date(Date.UTC(2024, 2, 1, i)).toISOString().slice(0, 16).replace('T', ' '),
    ...Object.values(columns).map((cell) => cell(i, random())),
  ]);
  return (await modelOf(csvOf(['moment', ...Object.keys(columns)], rows), 'readings.csv')).outcome;
}
const tenths = (low: number, span: number) => (_: number, chance: number) => (low + span * chance).toFixed(1);
const whole = (most: number) => (_: number, chance: number) => String(Math.floor(most * chance));

test.each([
  ['calls', { temp_c: tenths(2, 20), humidity_pct: tenths(40, 50), calls: whole(90) }],
  ['Verbrauch', { Lufttemperatur: tenths(2, 20), Windgeschwindigkeit: tenths(0, 20), Verbrauch: tenths(200, 900) }],
  ['kwh', { outside_temp_c: tenths(2, 20), kwh: tenths(0, 900) }],
  ['units_sold', { unit_price: tenths(9, 5), units_sold: whole(300) }],
  ['temp_c', { temp_c: tenths(2, 20), humidity_pct: tenths(40, 50), ozone: whole(90) }],
])('%s leads', async (column, columns) => {
  expect(await leadOf(columns)).toMatchObject({ kind: 'lead-measure', column });
});
