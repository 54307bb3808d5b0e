import type { DuckDBConnection } from '@duckdb/node-api';
import { quoteText } from '../src/duckdb/quote-sql';

const REGIONS = ['North', 'South', 'East', 'West', 'Centre', 'Coast', 'Islands', 'Highlands'];
const PRODUCTS = Array.from({ length: 40 }, (_, i) => `Product ${String.fromCharCode(65 + (i % 26))}${1 + Math.floor(i / 26)}`);
const CHANNELS = ['Web', 'Phone', 'Mail', 'Shop'];
const PRIORITIES = ['Low', 'Medium', 'High', 'Critical'];
const STATUSES = ['Delivered', 'Delivered', 'Delivered', 'Open', 'Returned', 'Cancelled'];
const WORDS = [
  ...['parcel', 'invoice', 'address', 'courier', 'colour', 'receipt', 'voucher', 'refund', 'size', 'label', 'battery', 'manual'],
  ...[
    'cable',
    'screen',
    'handle',
    'package',
    'price',
    'account',
    'delivery',
    'warranty',
    'window',
    'garden',
    'office',
    'neighbour',
  ],
];

const list = (labels: readonly string[]): string => `[${labels.map(quoteText).join(', ')}]`;

/** Uniform on (0, 1), from the row and the salt alone: the same table on every run, in any order of rows. */
const uniform = (salt: number): string => `((hash(i * 64 + ${salt}) >> 11)::DOUBLE + 0.5) / 9007199254740992`;
/** Standard normal (Box & Muller 1958). */
const normal = (salt: number): string => `(sqrt(-2 * ln(${uniform(salt)})) * cos(2 * pi() * ${uniform(salt + 1)}))`;
const pick = (labels: readonly string[], salt: number): string =>
  `${list(labels)}[1 + floor(${uniform(salt)} * ${labels.length})::INT]`;
const withGaps = (sql: string, share: number, salt: number): string => `CASE WHEN ${uniform(salt)} >= ${share} THEN ${sql} END`;

/**
 * Writes a table of 18 columns as CSV: a key, a code, an entity, categories, an order, a state, a start and an end, a date, counts,
 * skewed money, a percentage, a rating, a truth value and a sentence, with gaps and a few relations between them.
 */
export async function writeMixedTable(connection: DuckDBConnection, path: string, rows: number): Promise<void> {
  const price = `round(exp(3 + 0.9 * ${normal(31)} + CASE region WHEN 'Coast' THEN 0.5 ELSE 0 END), 2)`;
  await connection.run(`COPY (
    SELECT i + 1 AS order_id, printf('ORD-%09d', i * 7 + 13) AS order_code, customer_id, region, ${pick(PRODUCTS, 3)} AS product,
      channel, ${withGaps(pick(PRIORITIES, 5), 0.03, 6)} AS priority, ${pick(STATUSES, 7)} AS status,
      strftime(opened, '%Y-%m-%d %H:%M:%S') AS opened_at,
      ${withGaps(`strftime(opened + to_seconds(3600 * 30 * exp(0.8 * ${normal(10)} + CASE channel WHEN 'Mail' THEN 0.6 ELSE 0 END)), '%Y-%m-%d %H:%M:%S')`, 0.08, 12)} AS closed_at,
      strftime(opened + to_days(3 + floor(20 * ${uniform(13)})::INT), '%Y-%m-%d') AS due_on,
      quantity, price AS unit_price, round(quantity * price, 2) AS amount,
      ${withGaps(`printf('%.1f%%', 30 * ${uniform(15)} * ${uniform(16)})`, 0.05, 17)} AS discount,
      ${withGaps(`least(5, greatest(1, round(3.6 + ${normal(18)})))::INT`, 0.3, 20)} AS satisfaction,
      ${uniform(21)} < 0.2 AS express,
      ${withGaps(`concat_ws(' ', ${[22, 23, 24, 25, 27, 28].map((salt) => pick(WORDS, salt)).join(', ')})`, 0.1, 29)} AS note
    FROM (SELECT *, ${price} AS price FROM (
      SELECT i, 1 + floor(${rows} / 20 * ${uniform(1)})::BIGINT AS customer_id, ${pick(REGIONS, 2)} AS region, ${pick(CHANNELS, 4)} AS channel,
        1 + floor(-3 * ln(${uniform(14)}))::INT AS quantity,
        TIMESTAMP '2023-01-01' + to_seconds(86400 * 730 * power(${uniform(8)}, 0.8)) AS opened
      FROM range(${rows}) numbers(i)))
  ) TO ${quoteText(path)} (HEADER)`);
}
