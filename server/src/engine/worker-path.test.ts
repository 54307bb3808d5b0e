import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { childScript } from './worker-path';

test('while developing, a child runs from the sources', async () => {
  // By its file, since the tests have bundled children in its place.
  const real = jest.requireActual<{ childScript: typeof childScript }>(join(__dirname, 'worker-path.ts'));
  const source = join(__dirname, '../modules/sources/postgres/process/database-worker.ts');
  const { path, execArgv } = real.childScript(source, './database-worker.mjs');
  const child = fork(path, { execArgv });
  try {
    expect((await once(child, 'message'))[0]).toEqual({ type: 'alive' });
  } finally {
    child.kill('SIGKILL');
  }
}, 60_000);
