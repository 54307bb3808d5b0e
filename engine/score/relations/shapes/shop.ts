import { LAND, type Shape } from '../shape';

/** A shop on the web, as frameworks name things: `id` everywhere. */
export const SHOP: Shape = {
  name: 'shop',
  entities: [
    {
      name: 'users',
      key: 'id',
      rows: [200, 300],
      columns: [
        { name: 'country', is: 'group', labels: LAND },
        { name: 'channel', is: 'group', labels: ['search', 'social', 'newsletter', 'direct'] },
        { name: 'age', is: 'figure', usual: 38, whole: true, adds: false },
      ],
    },
    {
      name: 'categories',
      key: 'id',
      rows: [6, 9],
      columns: [{ name: 'department', is: 'group', labels: ['home', 'garden', 'sports'] }],
    },
    {
      name: 'products',
      key: 'sku',
      keys: 'code',
      rows: [60, 90],
      references: [{ column: 'category_id', to: 'categories' }],
      columns: [
        { name: 'title', is: 'name', of: 'Product' },
        { name: 'brand', is: 'group', labels: ['Alba', 'Borealis', 'Cumulus', 'Delta'] },
      ],
    },
    {
      name: 'coupons',
      key: 'code',
      keys: 'code',
      rows: [15, 25],
      columns: [{ name: 'kind', is: 'group', labels: ['percent', 'shipping', 'gift'] }],
    },
    {
      name: 'orders',
      key: 'id',
      each: [4, 6],
      references: [
        { column: 'user_id', to: 'users' },
        { column: 'coupon_code', to: 'coupons', empty: 0.6 },
      ],
      columns: [
        { name: 'created_at', is: 'time', from: '2023-01-01', days: 720 },
        { name: 'shipping_cost', is: 'figure', usual: 6, adds: true },
      ],
    },
    {
      name: 'order_items',
      key: 'id',
      each: [2, 4],
      references: [
        { column: 'order_id', to: 'orders' },
        { column: 'sku', to: 'products' },
      ],
      columns: [
        { name: 'quantity', is: 'rating' },
        { name: 'revenue', is: 'figure', usual: 45, adds: true },
      ],
    },
    {
      name: 'reviews',
      key: 'id',
      each: [1, 2],
      references: [
        { column: 'user_id', to: 'users' },
        { column: 'product_sku', to: 'products' },
      ],
      columns: [{ name: 'stars', is: 'rating' }],
    },
  ],
};
