import type { Column } from '../model';
import { rowNoun } from './row-noun';

const column = (name: string, role: Column['role'], distinct: number): Column => ({
  name,
  type: 'text',
  role,
  stats: { count: 1000, missing: 0, distinct },
  unit: null,
});

test('rows that are parts of an order are its lines', () => {
  const lines = [column('Lineitem sku', 'category', 20), column('Lineitem name', 'category', 20)];
  expect(rowNoun('orders_export.csv', false, undefined, lines)).toBe('order lines');
  expect(rowNoun('orders.csv', false, undefined, [column('Order ID', 'identifier', 520)])).toBe('order lines');
  expect(rowNoun('orders.csv', false, undefined, [column('Order ID', 'identifier', 991)])).toBe('orders');
  expect(rowNoun('invoices.csv', false, undefined, [column('Invoice No', 'identifier', 400)])).toBe('invoice lines');
  expect(rowNoun('customers.csv', false, undefined, [column('Customer ID', 'identifier', 300)])).toBe('records');
  expect(rowNoun('orders.csv', false, undefined, [column('Customer ID', 'identifier', 300)])).toBe('orders');
});

test('rows are not called after what each of them has some of', () => {
  expect(rowNoun('DoctorVisits.csv', false, undefined, [column('visits', 'measure-additive', 9)])).toBe('records');
  expect(rowNoun('visits.csv', false, undefined, [column('minutes', 'measure-additive', 9)])).toBe('visits');
});
