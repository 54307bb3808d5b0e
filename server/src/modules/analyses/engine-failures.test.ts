import { failureOf } from './engine-failures';

test.each([
  ['Error: Out of Memory Error: could not allocate block of size 32.0 MiB (48.3 MiB/61.0 MiB used)', 'analysis-memory'],
  ['Error: IO Error: Could not write file "/tmp/x": No space left on device', 'disk-full'],
  ['TypeError: undefined is not a function', 'analysis-failed'],
])('%s is told as %s', (reason, code) => {
  expect(failureOf({ kind: 'failed', reason }).code).toBe(code);
});
