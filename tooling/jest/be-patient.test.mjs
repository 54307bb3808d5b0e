import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../bin/run.mjs';

const { resolve } = createRequire(import.meta.url);
const JEST = join(ROOT, 'node_modules/jest/bin/jest.js');

/** Each waits for longer than it may. */
const HASTY = `
const late = () => new Promise((done) => setTimeout(done, 300));
jest.setTimeout(100);
beforeAll(late);
describe('within', () => {
  beforeEach(late, 101);
  test('one', late);
  test('another', late, 102);
});
`;

test('hooks and tests have as many times longer as is asked for', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hub-patience-'));
  try {
    writeFileSync(join(folder, 'hasty.test.js'), HASTY);
    const config = {
      rootDir: folder,
      testEnvironment: resolve('./node-environment.cjs'),
      transform: {},
      haste: { forceNodeFilesystemAPI: true },
    };
    const { stdout } = spawnSync(process.execPath, [JEST, '--config', JSON.stringify(config), '-i', '--json'], {
      encoding: 'utf8',
      env: { ...process.env, TEST_PATIENCE: '100' },
    });
    const { numPassedTests, numFailedTests } = JSON.parse(stdout);
    expect({ numPassedTests, numFailedTests }).toEqual({ numPassedTests: 2, numFailedTests: 0 });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}, 60_000);
