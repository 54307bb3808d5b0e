import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { buildRecord } from '@hub/shared/contracts/releases/discovery';
import { DIST, ROOT } from '../workspace';

// As the build itself is run (`tooling/bin/run.mjs`); the test runner sets it.
const { NODE_PATH: _, ...env } = process.env;

test('the same sources give the same bytes', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hub-reproducible-'));
  try {
    const again = join(folder, 'again');
    execFileSync(process.execPath, ['--import', 'tsx', 'tooling/src/build/rebuild.ts', 'mf-settings', again], { cwd: ROOT, env });
    const second = buildRecord.parse(JSON.parse(readFileSync(join(again, 'build.json'), 'utf8')));
    const first = buildRecord.parse(
      JSON.parse(readFileSync(join(DIST, 'remotes', 'mf-settings', second.buildId, 'build.json'), 'utf8')),
    );
    expect(second.version.assets).toEqual(first.version.assets);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}, 120_000);
