import type { Column } from '../../model';
import { siblingUnits } from './sibling-units';

const money = (name: string, unit: string | null = null): Column => ({
  name,
  type: 'number',
  role: 'money',
  stats: { count: 10, missing: 0, distinct: 10 },
  unit,
});
const units = (...columns: Column[]) => siblingUnits(columns).map(({ unit }) => unit);

test('money beside money of the same name takes its currency', () => {
  expect(units(money('Cost Other'), money('Cost Repair'), money('Cost Total $', 'USD'))).toEqual(['USD', 'USD', 'USD']);
});

test('not where the names share nothing, the siblings disagree, or a currency is named', () => {
  expect(units(money('Fee'), money('Cost Total $', 'USD'))).toEqual([null, 'USD']);
  expect(units(money('Cost'), money('Cost €', 'EUR'), money('Cost $', 'USD'))).toEqual([null, 'EUR', 'USD']);
});

test('what is counted beside money takes no currency of it', () => {
  const counted: Column = { ...money('Claim Letters'), type: 'integer' };
  expect(units(counted, money('Claim Paid EUR', 'EUR'))).toEqual([null, 'EUR']);
  expect(units({ ...money('Claim Costs'), type: 'integer' }, money('Claim Paid EUR', 'EUR'))).toEqual(['EUR', 'EUR']);
});
