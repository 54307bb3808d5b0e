/** A small trading company's database: what a first-time user brings, and what is awkward about real ones. */
export const READER = { user: 'reader', password: "pa'ss \\ word:@/" };

export const TRADING_COMPANY = `
CREATE ROLE reader LOGIN PASSWORD '${READER.password.replaceAll("'", "''")}';
CREATE ROLE stranger LOGIN PASSWORD 'stranger';
CREATE TYPE order_status AS ENUM ('draft', 'placed', 'shipped', 'returned');
CREATE DOMAIN email AS text CHECK (VALUE LIKE '%@%');
CREATE DOMAIN price AS numeric(10, 2) CHECK (VALUE >= 0);
CREATE DOMAIN list_price AS price;

CREATE TABLE categories (category_id int PRIMARY KEY, name text NOT NULL UNIQUE);
CREATE TABLE suppliers (supplier_id int PRIMARY KEY, company text NOT NULL, country text);
CREATE TABLE products (
  product_id int PRIMARY KEY, name text NOT NULL, unit_price list_price NOT NULL, discontinued boolean NOT NULL DEFAULT false,
  category_id int REFERENCES categories, supplier_id int REFERENCES suppliers
);
CREATE TABLE customers (customer_id char(5) PRIMARY KEY, company text NOT NULL, contact email, country text);
CREATE TABLE employees (employee_id int PRIMARY KEY, name text NOT NULL, reports_to int REFERENCES employees, salary money);
CREATE TABLE orders (
  order_id bigint PRIMARY KEY, customer_id char(5) REFERENCES customers, employee_id int REFERENCES employees,
  status order_status NOT NULL, ordered_at timestamptz NOT NULL, shipped_at timestamptz, freight numeric
);
CREATE TABLE order_lines (
  order_id bigint REFERENCES orders, product_id int REFERENCES products, quantity smallint NOT NULL, unit_price numeric(10, 2) NOT NULL,
  PRIMARY KEY (order_id, product_id)
);
CREATE TABLE line_notes (order_id bigint, product_id int, note text, FOREIGN KEY (order_id, product_id) REFERENCES order_lines);
CREATE TABLE salaries_secret (employee_id int, amount int);
CREATE TABLE half_secret (shown int, hidden int);

INSERT INTO categories VALUES (1, 'Beverages'), (2, 'Condiments'), (3, 'Produce');
INSERT INTO suppliers VALUES (1, 'Exotic Liquids', 'UK'), (2, 'Tokyo Traders', 'Japan');
INSERT INTO products SELECT i, 'Product ' || i, (i * 7 % 50) + 0.5, i % 9 = 0, 1 + i % 3, 1 + i % 2 FROM generate_series(1, 30) i;
INSERT INTO customers SELECT 'C' || lpad(i::text, 3, '0'), 'Company "' || i || '", Ltd', 'c' || i || '@example.com', (ARRAY['Germany', 'France', 'Brazil'])[1 + i % 3]
  FROM generate_series(1, 50) i;
INSERT INTO employees SELECT i, 'Employee ' || i, CASE WHEN i > 1 THEN 1 END, (3000 + i * 100)::money FROM generate_series(1, 9) i;
INSERT INTO orders SELECT i, 'C' || lpad((1 + i % 50)::text, 3, '0'), 1 + i % 9, (enum_range(NULL::order_status))[1 + i % 4],
  '2024-01-01 08:00:00+02'::timestamptz + i * interval '7 hours', CASE WHEN i % 5 > 0 THEN '2024-01-03 00:00Z'::timestamptz + i * interval '7 hours' END, i * 0.37
  FROM generate_series(1, 800) i;
INSERT INTO order_lines SELECT o, p, 1 + (o + p) % 12, (p * 7 % 50) + 0.5 FROM generate_series(1, 800) o, generate_series(1, 30) p WHERE (o * p) % 11 = 0;
INSERT INTO salaries_secret VALUES (1, 1000000);
INSERT INTO half_secret VALUES (1, 2), (3, 4);

CREATE VIEW order_totals AS SELECT order_id, sum(quantity * unit_price) AS total FROM order_lines GROUP BY order_id;
CREATE MATERIALIZED VIEW sales_by_country AS SELECT country, count(*) AS orders FROM orders JOIN customers USING (customer_id) GROUP BY country;

CREATE SCHEMA "odd ""name"".x";
CREATE TABLE "odd ""name"".x"."Ta""ble; DROP TABLE orders" ("a ""b"" c" int, "A ""B"" C" text, "; --" text, "select" text);
INSERT INTO "odd ""name"".x"."Ta""ble; DROP TABLE orders" VALUES (1, 'x', 'y', 'z');
CREATE SCHEMA closed;
CREATE TABLE closed.inside (a int);
CREATE SCHEMA sales;
CREATE TABLE sales.measurements (at date NOT NULL, value float8) PARTITION BY RANGE (at);
CREATE TABLE sales.measurements_2023 PARTITION OF sales.measurements FOR VALUES FROM ('2023-01-01') TO ('2024-01-01');
CREATE TABLE sales.measurements_2024 PARTITION OF sales.measurements FOR VALUES FROM ('2024-01-01') TO ('2025-01-01');
INSERT INTO sales.measurements SELECT '2023-01-01'::date + i, i FROM generate_series(0, 699) i;
CREATE TABLE sales.nothing ();
CREATE TABLE sales.empty (a int, b text);

CREATE TABLE events (id bigint, kind text, amount double precision, at timestamp);
INSERT INTO events SELECT i, 'kind ' || i % 7, (i % 1000) / 10.0, '2020-01-01'::timestamp + i * interval '1 minute' FROM generate_series(1, 1000000) i;

GRANT USAGE ON SCHEMA "odd ""name"".x", sales TO reader;
GRANT SELECT ON ALL TABLES IN SCHEMA public, "odd ""name"".x", sales, closed TO reader;
REVOKE ALL ON salaries_secret, half_secret FROM reader;
GRANT SELECT (shown) ON half_secret TO reader;
ANALYZE;
`;

/** One row a case: every kind of type with its awkward values, and a row of NULLs. */
export const EVERY_TYPE = `
CREATE TYPE mood AS ENUM ('sad', 'ok', 'happy');
CREATE TYPE point3 AS (x int, y int, label text);
CREATE DOMAIN positive AS int CHECK (VALUE > 0);
CREATE TABLE every_type (
  i2 int2, i4 int4, i8 int8, f4 float4, f8 float8, n numeric, n_small numeric(6, 2), n_whole numeric(12, 0), n_negative_scale numeric(6, -2), n_huge numeric(30, 0), m money,
  b boolean, d date, ts timestamp, tz timestamptz, t time, tt timetz, iv interval,
  txt text, vc varchar(10), ch char(6), nm name, j json, jb jsonb, x xml, u uuid, by bytea, bits bit varying(8),
  ints int[], texts text[], moments timestamptz[], mo mood, dom positive, r int4range, tr tstzrange, ip inet, mac macaddr, pt point, vec tsvector, comp point3
);
INSERT INTO every_type VALUES (
  -32768, 2147483647, 9223372036854775807, 1.5, 0.1, 123456.789, 1234.56, 123456789012, 12300, 123456789012345678901234567890, '1234.56',
  true, '2024-02-29', '2024-02-29 23:59:59.123456', '2024-07-01 12:00:00+02', '23:59:59.5', '12:00:00+02', '1 day 02:03:04.5',
  E'line 1\\nline 2, "quoted" \\\\N \\t', 'äöü€😀', 'ab', 'name', '{"a": [1, 2]}', '{"b": null}', '<a>1</a>', 'a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11', '\\xdeadbeef', B'101',
  '{1,2,NULL}', ARRAY['a,b', 'c"d', NULL], ARRAY['2024-07-01 12:00:00+02'::timestamptz], 'happy', 7, '[1,10)', '[2024-01-01 00:00+00,)', '10.0.0.1', '08:00:2b:01:02:03', '(1,2)', 'a:1 b:2', '(1,2,"x, y")'
), (
  NULL, NULL, NULL, 'NaN', 'Infinity', 'NaN', 'NaN', NULL, NULL, NULL, NULL,
  false, 'infinity', '-infinity', 'infinity', '24:00:00', '00:00:00-12', '-1 month',
  '', '', '', '', 'null', '"text"', NULL, NULL, '', B'',
  '{}', '{}', '{}', 'sad', 1, 'empty', 'empty', '::1', NULL, NULL, '', '(,,)'
), (
  0, 0, 0, '-Infinity', '-1e308', '-0.000000000000000000000001', -0.01, 0, -100, -1, '-5',
  NULL, '0044-03-15 BC', '1900-01-01', '1900-01-01 00:00:00+00', '00:00', NULL, '0',
  '\\N', 'NULL', 'NaN', NULL, NULL, NULL, NULL, NULL, NULL, NULL,
  NULL, NULL, NULL, 'ok', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL
);
INSERT INTO every_type DEFAULT VALUES;
`;
