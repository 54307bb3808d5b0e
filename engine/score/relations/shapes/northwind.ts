import { LAND, type Shape } from '../shape';

/** A trading company: orders and their lines, products and who supplies them. */
export const NORTHWIND: Shape = {
  name: 'northwind',
  entities: [
    { name: 'categories', key: 'category_id', rows: [6, 9], columns: [{ name: 'category_name', is: 'name', of: 'Category' }] },
    {
      name: 'suppliers',
      key: 'supplier_id',
      rows: [20, 30],
      columns: [
        { name: 'company_name', is: 'name', of: 'Supplier' },
        { name: 'country', is: 'group', labels: LAND },
      ],
    },
    {
      name: 'customers',
      key: 'customer_id',
      keys: 'letters',
      rows: [150, 220],
      columns: [
        { name: 'company_name', is: 'name', of: 'Company' },
        { name: 'country', is: 'group', labels: LAND },
        { name: 'contact_title', is: 'group', labels: ['Owner', 'Sales Agent', 'Buyer'] },
      ],
    },
    {
      name: 'employees',
      key: 'employee_id',
      rows: [8, 12],
      columns: [
        { name: 'last_name', is: 'name', of: 'Employee' },
        { name: 'title', is: 'group', labels: ['Sales Representative', 'Sales Manager', 'Inside Sales'] },
      ],
    },
    { name: 'shippers', key: 'shipper_id', rows: [3, 4], columns: [{ name: 'company_name', is: 'name', of: 'Shipper' }] },
    {
      name: 'products',
      key: 'product_id',
      rows: [60, 80],
      references: [
        { column: 'supplier_id', to: 'suppliers' },
        { column: 'category_id', to: 'categories' },
      ],
      columns: [
        { name: 'product_name', is: 'name', of: 'Product' },
        { name: 'reorder_level', is: 'rating' },
      ],
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
      columns: [
        { name: 'order_date', is: 'time', from: '2022-01-03', days: 900 },
        { name: 'freight', is: 'figure', usual: 60, adds: true },
      ],
    },
    {
      name: 'order_details',
      key: null,
      each: [2, 4],
      references: [
        { column: 'order_id', to: 'orders' },
        { column: 'product_id', to: 'products' },
      ],
      columns: [
        { name: 'quantity', is: 'figure', usual: 20, whole: true, adds: true },
        { name: 'amount', is: 'figure', usual: 300, adds: true },
      ],
    },
  ],
};
