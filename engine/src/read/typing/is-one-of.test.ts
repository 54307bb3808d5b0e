import { DuckDBInstance, type DuckDBConnection } from '@duckdb/node-api';
import { SURE_PLACEHOLDERS } from './cell-kind';
import { isOneOf } from './is-one-of';
import { quoteText } from '../../duckdb/quote-sql';

let connection: DuckDBConnection;
let instance: DuckDBInstance;
beforeAll(async () => {
  instance = await DuckDBInstance.create(':memory:');
  connection = await instance.connect();
});
afterAll(() => {
  connection.closeSync();
  instance.closeSync();
});

const WORDS = [...SURE_PLACEHOLDERS, 'None', 'ñ', 'Ωμέγα', '𝛼'];

it('finds exactly the words', async () => {
  const near = WORDS.flatMap((word) => [` ${word}`, `${word} `, `${word}x`, word.slice(0, -1), word.toUpperCase(), `x${word}`]);
  const texts = [...new Set([...WORDS, ...near, '', 'a', 'North', '{', '🙂', '\u00e0'])];
  const values = texts.map((text) => `(${quoteText(text)})`).join(', ');
  const reader = await connection.runAndReadAll(`SELECT c FROM (VALUES ${values}) rows(c) WHERE ${isOneOf('c', WORDS)}`);
  expect(reader.getRowsJS().flat().sort()).toEqual(texts.filter((text) => WORDS.includes(text)).sort());
});

it('is not true of a missing text', async () => {
  const reader = await connection.runAndReadAll(
    `SELECT CASE WHEN ${isOneOf('c', WORDS)} THEN 1 ELSE 0 END FROM (SELECT NULL::VARCHAR AS c)`,
  );
  expect(reader.getRowsJS()).toEqual([[0]]);
});

it('joins nothing', async () => {
  const plan = await connection.runAndReadAll(
    `EXPLAIN SELECT ${isOneOf('c', WORDS)} FROM (SELECT i::VARCHAR AS c FROM range(9) r(i))`,
  );
  expect(JSON.stringify(plan.getRowsJS())).not.toContain('JOIN');
});
