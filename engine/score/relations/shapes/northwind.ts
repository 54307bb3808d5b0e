import { figure, group, LAND, named, rating, time, type Shape } from '../shape';

/** A trading company: orders and their lines, products and who supplies them. */
export const NORTHWIND: Shape = {
  name: 'northwind',
  entities: [
    { name: 'categories', key: 'category_id', rows: [6, 9], columns: [named('category_name', 'Category')] },
    {
      name: 'suppliers',
      key: 'supplier_id',
      rows: [20, 30],
      columns: [named('company_name', 'Supplier'), group('country', LAND)],
    },
    {
      name: 'customers',
      key: 'customer_id',
      keys: 'letters',
      rows: [150, 220],
      columns: [
        named('company_name', 'Company'),
        group('country', LAND),
        group('contact_title', ['Owner', 'Sales Agent', 'Buyer']),
      ],
    },
    {
      name: 'employees',
      key: 'employee_id',
      rows: [8, 12],
      columns: [named('last_name', 'Employee'), group('title', ['Sales Representative', 'Sales Manager', 'Inside Sales'])],
    },
    { name: 'shippers', key: 'shipper_id', rows: [3, 4], columns: [named('company_name', 'Shipper')] },
    {
      name: 'products',
      key: 'product_id',
      rows: [60, 80],
      references: [
        { column: 'supplier_id', to: 'suppliers' },
        { column: 'category_id', to: 'categories' },
      ],
      columns: [named('product_name', 'Product'), rating('reorder_level')],
    },
    {
      name: 'orders',
      key: 'order_id',
      keys: 'thousands',
      each: [4, 6],
      references: [
        { column: 'customer_id', to: 'customers' },
        { column: 'employee_id', to: 'employees' },
        { column: 'ship_via', to: 'shippers' },
      ],
      columns: [time('order_date', '2022-01-03', 900), figure('freight', 60, { adds: true })],
    },
    {
      name: 'order_details',
      key: null,
      each: [2, 4],
      references: [
        { column: 'order_id', to: 'orders' },
        { column: 'product_id', to: 'products' },
      ],
      columns: [figure('quantity', 20, { whole: true, adds: true }), figure('amount', 300, { adds: true })],
    },
  ],
};
