// Shell, remotes and API with hot reload: `pnpm dev`; one remote inside a deployed shell: `pnpm dev mf-reports --against https://…`.
import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT, tsx } from './run.mjs';
import { supervise } from './supervise.mjs';

const install = spawnSync(process.execPath, [join(ROOT, 'tooling/bin/bootstrap.mjs')], { stdio: 'inherit' });
if (install.status !== 0) process.exit(1);

const [command, args] = tsx('tooling/src/dev/main.ts', ...process.argv.slice(2));
supervise(spawn(command, args, { cwd: ROOT, stdio: 'inherit' }));
