// Builds what has changed and serves it: `npm start`.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildAll } from './build.mjs';
import { ROOT } from './run.mjs';

const SERVER = join(ROOT, 'server', 'dist', 'server.mjs');

if (!(await buildAll())) process.exit(1);
if (!existsSync(SERVER)) {
  console.error('The server was not built. Delete the folder server/dist and run npm start again.');
  process.exit(1);
}

const server = spawn(process.execPath, [SERVER], { cwd: ROOT, stdio: 'inherit' });
// The server closes in its own time; this process waits for it, so that a shell's prompt comes back only when all is done.
// A terminal's Ctrl-C reaches both by itself, and a second one would end the server at once.
const interactive = process.stdin.isTTY === true;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    if (signal !== 'SIGINT' || !interactive) server.kill(signal);
  });
}
server.on('error', (error) => {
  console.error(`The server could not be started: ${error.message}`);
  process.exitCode = 1;
});
server.on('exit', (code, signal) => {
  process.exitCode = code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1);
});
