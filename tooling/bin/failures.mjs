// What failed, from the reports that the test runners write: one entry a test, `{ test, why }`.
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const LINES = 8;
const firstLines = (text) =>
  stripVTControlCharacters(text)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, LINES)
    .join('\n');

/** @param {object} report of `jest --json` */
export const failuresOfJest = (report, root) =>
  report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter((each) => each.status === 'failed');
    // A file that could not be run has no tests.
    if (failed.length === 0) return status === 'failed' ? [{ test: file, why: firstLines(message) }] : [];
    return failed.map(({ fullName, failureMessages }) => ({
      test: `${file} › ${fullName}`,
      why: firstLines(failureMessages.join('\n')),
    }));
  });

/** @param {object} report of Playwright's JSON reporter */
export const failuresOfPlaywright = ({ config, suites, errors = [] }, root) => {
  const found = errors.map(({ message = '' }) => ({ test: 'the browser tests', why: firstLines(message) }));
  const walk = (suite, titles) => {
    for (const { title, file, tests } of suite.specs ?? [])
      for (const { status, results } of tests)
        if (status === 'unexpected' || status === 'flaky')
          found.push({
            test: [relative(root, join(config.rootDir, file)), ...titles, title].join(' › '),
            why: firstLines(results.flatMap((result) => result.errors.map(({ message = '' }) => message)).join('\n') || status),
          });
    for (const inner of suite.suites ?? []) walk(inner, [...titles, inner.title]);
  };
  for (const suite of suites) walk(suite, []);
  return found;
};

/** The list at the end of a run, since many a place shows no more than the end. */
export const listed = (failures) =>
  failures.length === 0
    ? ''
    : `Failed:\n${failures.map(({ test, why }) => `✗ ${test}\n${why.replace(/^/gm, '    ')}`).join('\n')}`;
