import { leadIn } from './lead-in';

const ANSWER = 'date,region\n2024-01-01,North\n2024-01-02,South\n';

test.each([
  ['a question', 'SELECT * FROM orders;\n'],
  ['remarks above a question', '-- dump of a shop\n\n/* by night */\nSELECT * FROM orders\nWHERE year = 2023;\n'],
  ['a setting and a question', 'set time zone utc;\n-- what was sold\nselect * from orders;\n'],
])('%s in front of its answer is no part of it', (_, above) => {
  expect(leadIn(above + ANSWER, true).length).toBe(above.length);
});

test.each([
  ['a remark alone', '-- dump of a shop\n'],
  ['no remark', ''],
])('%s is left to who reads the rows', (_, above) => {
  expect(leadIn(above + ANSWER, true).length).toBe(0);
});

test('a script is no answer', () => {
  expect(leadIn('-- a dump\nset names utf8;\ninsert into t values (1);\ninsert into t values (2);\n', true).length).toBe(0);
});
