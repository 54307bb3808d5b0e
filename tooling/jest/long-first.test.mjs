import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

const LongFirst = createRequire(import.meta.url)('./long-first.cjs');

let folder;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'hub-sequence-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const order = (contents, known = {}) => {
  const hasteFS = { getSize: (path) => statSync(path).size };
  const context = { hasteFS, config: { cache: false, cacheDirectory: folder, id: 'x', rootDir: folder } };
  const tests = Object.entries(contents).map(([name, text]) => {
    writeFileSync(join(folder, name), text);
    return { path: join(folder, name), context };
  });
  const sequencer = new LongFirst({});
  sequencer.time = ({ path }) => known[basename(path)];
  return sequencer.sort(tests).map(({ path }) => basename(path));
};

const FILES = {
  'short.test.ts': 'test',
  'longest.test.ts': 'jest.setTimeout(600_000);',
  'large.test.ts': 'test'.repeat(100),
  'long.test.ts': 'jest.setTimeout(120000);',
};

test('what asks for the longest limit begins, and of the rest the largest', () => {
  expect(order(FILES)).toEqual(['longest.test.ts', 'long.test.ts', 'large.test.ts', 'short.test.ts']);
});

test('what is known of an earlier run counts for more', () => {
  expect(order(FILES, { 'short.test.ts': 9000, 'longest.test.ts': 10, 'large.test.ts': 20, 'long.test.ts': 30 })).toEqual([
    'short.test.ts',
    'long.test.ts',
    'large.test.ts',
    'longest.test.ts',
  ]);
});
