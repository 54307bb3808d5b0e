import { existsSync, readFileSync } from 'node:fs';
import { inRoot } from '../workspace';
import { brokenStatements, statementsOf } from './broken-statements';
import { testTitles } from './test-titles';

test('every statement of docs/SPECIFICATION.md is built and tested where it says', () => {
  const read = (path: string) => (existsSync(inRoot(path)) ? readFileSync(inRoot(path), 'utf8') : null);
  const statements = statementsOf(readFileSync(inRoot('docs/SPECIFICATION.md'), 'utf8'));
  expect(statements.length).toBeGreaterThan(150);
  expect(brokenStatements(statements, read)).toEqual([]);
});

test('a row that does not hold is named', () => {
  const files: Record<string, string> = { 'a.ts': '', 'a.test.ts': "test('works', () => {}); test.skip('sleeps', () => {});" };
  const rows = [
    '| 1.1 | Fine. | `a.ts` | `a.test.ts` › works |',
    '| 1.1 | Twice. | `a.ts` | `a.test.ts` › works |',
    '| 1.2 | Moved. | `b.ts` | `b.test.ts` › works |',
    '| 1.3 | Half proved. | `a.ts` | `a.test.ts` › works<br>`a.test.ts` › fails |',
    '| 1.4 | Skipped. | `a.ts` | `a.test.ts` › sleeps |',
    '| 1.5 | Bare. |  |  |',
    '| 1.6 | Vague. | `a.ts` | the tests |',
  ];
  expect(brokenStatements(statementsOf(rows.join('\n')), (path) => files[path] ?? null)).toEqual([
    '1.1: the number is taken',
    '1.2: no such file: b.ts',
    '1.2: no such test file: b.test.ts',
    '1.3: no such test in a.test.ts: fails',
    '1.4: no such test in a.test.ts: sleeps',
    '1.5: says not where it is built',
    '1.5: has no test',
    '1.6: cannot be read: the tests',
  ]);
});

test('titles are read as they are written, behind those of their groups', () => {
  const source = `
    it('one', () => undefined);
    describe('group', () => {
      describe.each([1])('of %s', () => {
        test.each<[string]>([['a']])("it's %s", (text) => expect(text).toBe('a'));
      });
    });
    for (const what of ['x']) test(\`\${what} ends\`, async () => { await test.step('in steps', () => {}); });
    test.todo('later');
    const view = <b>test('no call')</b>;
  `;
  expect(testTitles(source, true)).toEqual(['one', "group › of %s › it's %s", '${what} ends']);
});
