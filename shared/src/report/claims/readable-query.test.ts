import { readableQuery } from './readable-query';

const plain = { name: 'orders', relation: 't' };
const made = {
  name: 'orders "2024".csv',
  relation: 't2_more',
  steps: [
    { relation: 't2_more', of: 't2', more: [{ name: 'late', sql: '(due < came)' }, { name: 'days taken', sql: '(came - due)' }] },
    { relation: 't2_more_parts', of: 't2_more', where: "NOT (region = 'All')" },
  ],
}; // prettier-ignore

test('a table is called by its name, and nothing else that is called so', () => {
  expect(readableQuery(`SELECT t, "t" FROM t WHERE x = 'FROM t' AND EXISTS (SELECT 1 FROM t o)`, [plain])).toBe(
    `SELECT t, "t" FROM "orders" WHERE x = 'FROM t' AND EXISTS (SELECT 1 FROM "orders" o)`,
  );
});

test('columns that were made stand at the head, those that are asked for', () => {
  expect(readableQuery('SELECT avg("days taken") AS value FROM t2_more', [plain, made])).toBe(
    'WITH "orders ""2024"".csv_more" AS (SELECT *, (came - due) AS "days taken" FROM "orders ""2024"".csv") ' +
      'SELECT avg("days taken") AS value FROM "orders ""2024"".csv_more"',
  );
});

test('what is left of a table without its totals comes after what was made', () => {
  expect(readableQuery('SELECT sum(late) FROM t2_more_parts', [made])).toMatch(
    /^WITH "[^ ]+ ""2024"".csv_more" AS \(SELECT \*, \(due < came\) AS "late" FROM .+\), ".+_more_parts" AS \(SELECT \* FROM ".+_more" WHERE NOT \(region = 'All'\)\) SELECT/,
  );
});

const wide = {
  name: "Bob's.csv",
  relation: 't_points',
  steps: [
    { relation: 't', of: 't', select: 'SELECT * REPLACE (make_date(born, 1, 1) AS born) FROM t' },
    {
      relation: 't_points',
      of: 't',
      select: 'SELECT place, "2001" AS value FROM t WHERE x = 1 UNION ALL SELECT place, "2002" FROM t',
    },
  ],
};

test('what has another form comes of the file, whose headers may be numbers, each step once', () => {
  expect(readableQuery('SELECT max(value) FROM t_points JOIN t_points AS o', [wide])).toBe(
    `WITH "Bob's.csv" AS (SELECT * REPLACE (make_date(born, 1, 1) AS born) FROM read_csv('Bob''s.csv', header = true)), ` +
      `"Bob's.csv_points" AS (SELECT place, "2001" AS value FROM "Bob's.csv" WHERE x = 1 UNION ALL SELECT place, "2002" FROM "Bob's.csv") ` +
      `SELECT max(value) FROM "Bob's.csv_points" JOIN "Bob's.csv_points" AS o`,
  );
  const ofSheet = { name: 'Sheet', relation: 't_points', steps: wide.steps.slice(1) };
  expect(readableQuery('SELECT 1 FROM t_points', [ofSheet])).toContain('UNION ALL SELECT place, "2002" FROM "Sheet")');
});
