import { analyzeText, csvOf } from '../testing/analyze-text';
import { verifyClaims } from './verify-claims';

const table = csvOf(
  ['kind', 'cost'],
  Array.from({ length: 60 }, (_, i) => [i % 2 ? 'a' : 'b', i]),
);

test('tells same, changed and not available apart, and never writes', () =>
  analyzeText(table, async ({ document, storePath }) => {
    const [first] = document.claims;
    if (!first) throw new Error('no claim');
    const results = await verifyClaims(
      {
        claims: [
          first,
          { ...first, id: 'x1', value: (first.value ?? 0) + 1 },
          { ...first, id: 'x2', sql: 'SELECT nothing FROM nowhere' },
          { ...first, id: 'x3', sql: 'DROP TABLE t' },
          { ...first, id: 'x4', sql: "SELECT count(*) FROM read_csv('/etc/passwd')" },
          { ...first, id: 'x5', sql: 'SELECT 1; SELECT 2' },
          first,
        ],
      },
      storePath,
    );
    expect(results.map((result) => result.outcome)).toEqual([
      'same',
      'changed',
      'not-available',
      'not-available',
      'not-available',
      'not-available',
      'same',
    ]);
  }));

test('a store that is gone makes every claim unavailable', () =>
  analyzeText(table, async ({ document }) => {
    const results = await verifyClaims(document, '/nowhere/at/all.duckdb');
    expect(new Set(results.map((result) => result.outcome))).toEqual(new Set(['not-available']));
  }));
