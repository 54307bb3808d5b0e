import { figure, group, LAND, named, rating, time, type Shape } from '../shape';

/** A shop on the web, as frameworks name things: `id` everywhere. */
export const SHOP: Shape = {
  name: 'shop',
  entities: [
    {
      name: 'users',
      key: 'id',
      rows: [200, 300],
      columns: [
        group('country', LAND),
        group('channel', ['search', 'social', 'newsletter', 'direct']),
        figure('age', 38, { whole: true, adds: false }),
      ],
    },
    {
      name: 'categories',
      key: 'id',
      rows: [6, 9],
      columns: [group('department', ['home', 'garden', 'sports'])],
    },
    {
      name: 'products',
      key: 'sku',
      keys: 'code',
      rows: [60, 90],
      references: [{ column: 'category_id', to: 'categories' }],
      columns: [named('title', 'Product'), group('brand', ['Alba', 'Borealis', 'Cumulus', 'Delta'])],
    },
    {
      name: 'coupons',
      key: 'code',
      keys: 'code',
      rows: [15, 25],
      columns: [group('kind', ['percent', 'shipping', 'gift'])],
    },
    {
      name: 'orders',
      key: 'id',
      each: [4, 6],
      references: [
        { column: 'user_id', to: 'users' },
        { column: 'coupon_code', to: 'coupons', empty: 0.6 },
      ],
      columns: [time('created_at', '2023-01-01', 720), figure('shipping_cost', 6, { adds: true })],
    },
    {
      name: 'order_items',
      key: 'id',
      each: [2, 4],
      references: [
        { column: 'order_id', to: 'orders' },
        { column: 'sku', to: 'products' },
      ],
      columns: [rating('quantity'), figure('revenue', 45, { adds: true })],
    },
    {
      name: 'reviews',
      key: 'id',
      each: [1, 2],
      references: [
        { column: 'user_id', to: 'users' },
        { column: 'product_sku', to: 'products' },
      ],
      columns: [rating('stars')],
    },
  ],
};
