import { failuresOfJest, failuresOfPlaywright, listed } from './failures.mjs';

test('a failed test of Jest is named with its file, its title and the first lines of its error', () => {
  const failureMessages = [`\u001b[31mExpected: 1\u001b[39m\n\n${'Received: 2\n'.repeat(20)}`];
  const report = {
    testResults: [
      {
        name: '/hub/server/src/a.test.ts',
        status: 'failed',
        message: '',
        assertionResults: [
          { status: 'passed', fullName: 'fine', failureMessages: [] },
          { status: 'failed', fullName: 'one is two', failureMessages },
        ],
      },
      { name: '/hub/engine/b.test.ts', status: 'failed', message: 'Cannot find module', assertionResults: [] },
      { name: '/hub/engine/c.test.ts', status: 'passed', message: '', assertionResults: [] },
    ],
  };
  const failures = failuresOfJest(report, '/hub');
  expect(failures.map(({ test }) => test)).toEqual(['server/src/a.test.ts › one is two', 'engine/b.test.ts']);
  expect(failures[0].why.split('\n').slice(0, 2)).toEqual(['Expected: 1', 'Received: 2']);
  expect(failures[0].why.split('\n')).toHaveLength(8);
  expect(listed(failures)).toContain('✗ engine/b.test.ts\n    Cannot find module');
});

test('a failed test of Playwright is named through its groups; so is one that failed once and passed then', () => {
  const spec = (title, status, message) => ({
    title,
    file: 'a.spec.ts',
    tests: [{ status, results: [{ errors: message ? [{ message }] : [] }] }],
  });
  const report = {
    config: { rootDir: '/hub/e2e/src/specs' },
    suites: [
      {
        title: 'a.spec.ts',
        specs: [spec('passes', 'expected')],
        suites: [{ title: 'a dialog', specs: [spec('opens', 'unexpected', 'Timed out'), spec('closes', 'flaky')] }],
      },
    ],
  };
  expect(failuresOfPlaywright(report, '/hub')).toEqual([
    { test: 'e2e/src/specs/a.spec.ts › a dialog › opens', why: 'Timed out' },
    { test: 'e2e/src/specs/a.spec.ts › a dialog › closes', why: 'flaky' },
  ]);
});

test('where nothing failed nothing is listed', () => expect(listed([])).toBe(''));
