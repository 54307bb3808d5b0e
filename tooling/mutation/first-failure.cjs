const { createRequire } = require('node:module');

const ofJest = ['jest', '@jest/core', 'jest-config'].reduce(
  (from, name) => createRequire(from.resolve(name)),
  createRequire(__filename),
);
const { TestEnvironment } = ofJest('jest-environment-node');

/** Where a mutant's tests run: one failure tells that it is found, and the other tests of the file, which may take seconds each, are skipped. */
module.exports = class FirstFailure extends TestEnvironment {
  failed = false;

  handleTestEvent({ name, test }) {
    if (process.env.__STRYKER_ACTIVE_MUTANT__ === undefined) return;
    if (name === 'test_done') this.failed ||= test.errors.length > 0;
    if (name === 'test_start' && this.failed) test.mode = 'skip';
  }
};
