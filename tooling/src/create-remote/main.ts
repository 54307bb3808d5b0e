import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { addCodeOwner } from '../ownership/code-owners';
import { inRoot, ROOT } from '../workspace';
import { planRemote } from './plan-remote';
import { remoteFiles } from './remote-files';

const USAGE = 'Use: pnpm create-remote mf-example --team data';

/** Links the new package into the workspace and writes it into the lockfile, without which nobody else could install. */
function install(): void {
  const { packageManager } = z
    .object({ packageManager: z.string() })
    .parse(JSON.parse(readFileSync(inRoot('package.json'), 'utf8')));
  const { status } = spawnSync('npx', ['--yes', packageManager, 'install', '--no-frozen-lockfile', '--prefer-offline'], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, CI: 'true' },
    shell: process.platform === 'win32',
  });
  if (status !== 0)
    throw new Error('The remote is written, but it could not be installed. Run: pnpm install --no-frozen-lockfile');
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { team: { type: 'string' }, 'no-install': { type: 'boolean', default: false } },
  });
  const [name, ...others] = positionals;
  if (name === undefined || values.team === undefined || others.length > 0) throw new Error(USAGE);
  const plan = await planRemote(name, values.team);
  const files = remoteFiles(plan);
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(inRoot(name, path)), { recursive: true });
    writeFileSync(inRoot(name, path), content);
  }
  addCodeOwner(name, plan.team.handle);
  if (!values['no-install']) install();
  console.log(
    `${name} of team ${plan.team.name} is made: ${Object.keys(files).length} files, a line in CODEOWNERS, a screen at ${plan.path}.`,
  );
  console.log('See it with pnpm dev, in the shell and on a page of its own.');
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
