// Builds what has changed and serves it: `npm start`.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildAll } from './build.mjs';
import { ROOT } from './run.mjs';
import { supervise } from './supervise.mjs';

const SERVER = join(ROOT, 'server', 'dist', 'server.mjs');

if (!(await buildAll())) process.exit(1);
if (!existsSync(SERVER)) {
  console.error('The server was not built. Delete the folder server/dist and run npm start again.');
  process.exit(1);
}

supervise(spawn(process.execPath, [SERVER], { cwd: ROOT, stdio: 'inherit' }));
