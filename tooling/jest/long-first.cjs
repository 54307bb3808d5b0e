const { readFileSync } = require('node:fs');
const { default: Sequencer } = require('@jest/test-sequencer');

/** The most milliseconds that a file of tests asks for one of its tests, where it says so at all. */
const asksFor = ({ path }) =>
  Math.max(
    0,
    ...[...readFileSync(path, 'utf8').matchAll(/\bjest\.setTimeout\(([\d_]+)\)/g)].map(([, ms]) =>
      Number(ms.replaceAll('_', '')),
    ),
  );

/**
 * In a fresh clone nobody knows how long a file takes, and Jest begins with the largest. Here those begin that ask for a longer limit: files
 * of a few lines that analyse a hundred tables would begin last, and one process work for minutes while the others have ended.
 */
class LongFirst extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    if (tests.some((test) => this.time(test) !== undefined)) return sorted;
    const asked = new Map(sorted.map((test) => [test, asksFor(test)]));
    return sorted.sort((a, b) => asked.get(b) - asked.get(a));
  }
}

module.exports = LongFirst;
