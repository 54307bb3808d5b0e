import fc from 'fast-check';
import { layOutQuery } from './lay-out-query';

test.each([
  ['SELECT count(*) FROM t', 'SELECT count(*)\nFROM t'],
  [
    `SELECT x, y FROM (SELECT "Due FROM" AS x, avg(y) AS y FROM t WHERE "a" = 'x WHERE y' GROUP BY 1) ORDER BY y DESC`,
    `SELECT x, y\nFROM (\n  SELECT "Due FROM" AS x, avg(y) AS y\n  FROM t\n  WHERE "a" = 'x WHERE y'\n  GROUP BY 1\n)\nORDER BY y DESC`,
  ],
  [
    'SELECT extract(year FROM day), row_number() OVER (ORDER BY n) FROM t LEFT JOIN u USING (id) WHERE a IS DISTINCT FROM b',
    'SELECT extract(year FROM day), row_number() OVER (ORDER BY n)\nFROM t\nLEFT JOIN u USING (id)\nWHERE a IS DISTINCT FROM b',
  ],
  ['', ''],
])('%s', (sql, laidOut) => expect(layOutQuery(sql)).toBe(laidOut));

test('whatever stands in it, nothing but white space outside quotes differs', () => {
  const quoted = fc.string().map((text) => `'${text.replaceAll("'", "''")}'`);
  const piece = fc.oneof(quoted, fc.constantFrom('SELECT', 'FROM', 'GROUP BY', '(', ')', ',', 'x', '"a ""b"', ' ', '\n'));
  const bare = (sql: string) => sql.replaceAll(/('(?:[^']|'')*'|"(?:[^"]|"")*")|\s/g, '$1');
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const sql = pieces.join(' ');
      expect(bare(layOutQuery(sql))).toBe(bare(sql));
    }),
  );
});
