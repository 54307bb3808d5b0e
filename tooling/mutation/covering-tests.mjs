import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';

const ofJest = ['jest', '@jest/core', 'jest-config'].reduce(
  (require, name) => createRequire(require.resolve(name)),
  createRequire(import.meta.url),
);
const { default: TestRunner } = ofJest('jest-runner');

/** What the run without a mutant has written down of each test file: the names of its tests, and how long it took with its modules. */
const KNOWN = 'test-files.jsonl';

/**
 * Jest's runner of test files, as a mutant needs it. Stryker gives it the names of the tests that reach the mutant; Jest would load every
 * test file of the room to look for them, the longest first, and go on after a failure. Here files without such a test are passed over,
 * the shortest is run first, since what arithmetic finds in a tenth of a second need not wait for a whole report, and one failure is enough.
 */
export default class CoveringTests extends TestRunner {
  async runTests(tests, watcher, options) {
    const root = tests[0]?.context.config.rootDir ?? '';
    const known = join(root, KNOWN);
    const fileOf = ({ path }) => relative(root, path);
    if (process.env.__STRYKER_ACTIVE_MUTANT__ === undefined) {
      this.on('test-file-success', ([test, { testResults, perfStats }]) => {
        const names = testResults.map(({ fullName }) => fullName);
        appendFileSync(known, `${JSON.stringify({ file: fileOf(test), names, took: perfStats.end - perfStats.start })}\n`);
      });
      return super.runTests(tests, watcher, options);
    }
    const lines = existsSync(known) ? readFileSync(known, 'utf8').trim().split('\n') : [];
    const byFile = new Map(lines.map((line) => JSON.parse(line)).map((each) => [each.file, each]));
    const wanted = new RegExp(this._globalConfig.testNamePattern ?? '', 'i');
    const reaches = (test) => byFile.get(fileOf(test))?.names.some((name) => wanted.test(name)) ?? true;
    const took = (test) => byFile.get(fileOf(test))?.took ?? 0;
    let failed = false;
    this.on('test-file-success', ([, { numFailingTests }]) => (failed ||= numFailingTests > 0));
    this.on('test-file-failure', () => (failed = true));
    for (const test of tests.filter(reaches).sort((a, b) => took(a) - took(b)))
      if (!failed) await super.runTests([test], watcher, options);
  }
}
