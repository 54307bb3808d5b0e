import { bareTable, nameStrength, sharedPrefix } from './names';

const strength = (column: string, table: string, key: string, from = 'lines') =>
  nameStrength({ table: from, column, prefix: null }, { table, column: key, prefix: null });

test.each([
  ['customer_id', 'customers', 'id', 4],
  ['customer_id', 'customers.csv', 'customer_id', 4],
  ['CustomerId', 'Customer', 'CustomerId', 4],
  ['KundenNr', 'Kunden', 'KundenNr', 4],
  ['id_customer', 'customers', 'id', 4],
  ['customer', 'customers', 'id', 4],
  ['o_custkey', 'customer', 'c_custkey', 0],
  ['billing_customer_id', 'customers', 'id', 3],
  ['country', 'countries', 'name', 3],
  ['customer_id', 'loyalty_cards', 'customer_id', 2],
  ['item_id', 'order_items', 'id', 2],
  ['manager_id', 'employees', 'employee_id', 2],
  ['orders', 'orders', 'order_id', 0],
  ['num_orders', 'orders', 'order_id', 0],
  ['id', 'customers', 'id', 0],
  ['quantity', 'customers', 'id', 0],
  ['rating', 'customers', 'id', 0],
  ['supplier_id', 'customers', 'id', 0],
])('%s speaks of %s by %s with %i', (column, table, key, expected) => expect(strength(column, table, key)).toBe(expected));

test('a letter before all names of a table says nothing', () => {
  expect(sharedPrefix(['o_orderkey', 'o_custkey', 'o_date'])).toBe('o');
  expect(sharedPrefix(['id', 'customer_id'])).toBeNull();
  const from = { table: 'orders', column: 'o_custkey', prefix: 'o' };
  expect(nameStrength(from, { table: 'customer', column: 'c_custkey', prefix: 'c' })).toBe(4);
});

test('a table is called without the file, the sheet and the archive around it', () => {
  expect(['orders.csv', 'shop.xlsx: Orders', 'data/orders.csv.gz', 'public.orders', '.csv'].map(bareTable)).toEqual([
    'orders', 'Orders', 'orders', 'public.orders', '.csv',
  ]); // prettier-ignore
});
