import { figure, group, named, rating, time, type Shape } from '../shape';

/** A shop that lends films: small numbers that mean other things in each table. */
export const SAKILA: Shape = {
  name: 'sakila',
  entities: [
    { name: 'language', key: 'language_id', rows: [5, 7], columns: [named('name', 'Language')] },
    { name: 'category', key: 'category_id', rows: [10, 16], columns: [named('name', 'Genre')] },
    {
      name: 'store',
      key: 'store_id',
      rows: [6, 9],
      columns: [group('district', ['Alberta', 'Queensland', 'Texas'])],
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
        named('title', 'Film'),
        group('rating', ['PG', 'G', 'NC-17', 'R']),
        figure('length_minutes', 110, { whole: true, adds: false }),
        rating('rental_duration'),
      ],
    },
    {
      name: 'customer',
      key: 'customer_id',
      rows: [200, 300],
      references: [{ column: 'store_id', to: 'store' }],
      columns: [named('last_name', 'Customer'), group('plan', ['basic', 'family', 'unlimited'])],
    },
    {
      name: 'inventory',
      key: 'inventory_id',
      each: [3, 4],
      references: [
        { column: 'film_id', to: 'film' },
        { column: 'store_id', to: 'store' },
      ],
      columns: [group('condition', ['new', 'used', 'worn'])],
    },
    {
      name: 'rental',
      key: 'rental_id',
      each: [3, 5],
      references: [
        { column: 'inventory_id', to: 'inventory' },
        { column: 'customer_id', to: 'customer' },
      ],
      columns: [time('rental_date', '2023-02-01', 700), figure('late_fee', 4, { adds: true })],
    },
    {
      name: 'payment',
      key: 'payment_id',
      each: [1, 2],
      references: [{ column: 'rental_id', to: 'rental' }],
      columns: [figure('amount', 5, { adds: true })],
    },
  ],
};
