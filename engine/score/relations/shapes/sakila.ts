import type { Shape } from '../shape';

/** A shop that lends films: small numbers that mean other things in each table. */
export const SAKILA: Shape = {
  name: 'sakila',
  entities: [
    { name: 'language', key: 'language_id', rows: [5, 7], columns: [{ name: 'name', is: 'name', of: 'Language' }] },
    { name: 'category', key: 'category_id', rows: [10, 16], columns: [{ name: 'name', is: 'name', of: 'Genre' }] },
    {
      name: 'store',
      key: 'store_id',
      rows: [6, 9],
      columns: [{ name: 'district', is: 'group', labels: ['Alberta', 'Queensland', 'Texas'] }],
    },
    {
      name: 'film',
      key: 'film_id',
      rows: [150, 220],
      references: [
        { column: 'language_id', to: 'language' },
        { column: 'category_id', to: 'category' },
      ],
      columns: [
        { name: 'title', is: 'name', of: 'Film' },
        { name: 'rating', is: 'group', labels: ['PG', 'G', 'NC-17', 'R'] },
        { name: 'length_minutes', is: 'figure', usual: 110, whole: true, adds: false },
        { name: 'rental_duration', is: 'rating' },
      ],
    },
    {
      name: 'customer',
      key: 'customer_id',
      rows: [200, 300],
      references: [{ column: 'store_id', to: 'store' }],
      columns: [
        { name: 'last_name', is: 'name', of: 'Customer' },
        { name: 'plan', is: 'group', labels: ['basic', 'family', 'unlimited'] },
      ],
    },
    {
      name: 'inventory',
      key: 'inventory_id',
      each: [3, 4],
      references: [
        { column: 'film_id', to: 'film' },
        { column: 'store_id', to: 'store' },
      ],
      columns: [{ name: 'condition', is: 'group', labels: ['new', 'used', 'worn'] }],
    },
    {
      name: 'rental',
      key: 'rental_id',
      each: [3, 5],
      references: [
        { column: 'inventory_id', to: 'inventory' },
        { column: 'customer_id', to: 'customer' },
      ],
      columns: [
        { name: 'rental_date', is: 'time', from: '2023-02-01', days: 700 },
        { name: 'late_fee', is: 'figure', usual: 4, adds: true },
      ],
    },
    {
      name: 'payment',
      key: 'payment_id',
      each: [1, 2],
      references: [{ column: 'rental_id', to: 'rental' }],
      columns: [{ name: 'amount', is: 'figure', usual: 5, adds: true }],
    },
  ],
};
