import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { addCodeOwner } from '../ownership/code-owners';
import { inRoot, ROOT } from '../workspace';
import { writeJson } from '../write-json';
import { planRemote } from './plan-remote';
import { remoteFiles } from './remote-files';

const USAGE = 'Use: pnpm create-remote mf-example --team data';

/** Has the search for repeated code look into the new package as well. */
async function seeRepeats(name: string): Promise<void> {
  const file = inRoot('.jscpd.json');
  const settings = z.looseObject({ path: z.array(z.string()) }).parse(JSON.parse(readFileSync(file, 'utf8')));
  await writeJson(file, { ...settings, path: [...settings.path, name] });
}

/** Compiles the words of the new package, and those that list them. */
function compileWords(): void {
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'tooling/src/words/main.ts'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The remote is written, but its words could not be compiled. Run: pnpm words\n${stderr}`);
}

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
  if (others.length > 0) throw new Error(`${others.join(' ')} is too much. ${USAGE}`);
  const missing = [name === undefined && 'a name', values.team === undefined && 'its team (--team)'].filter(Boolean);
  if (name === undefined || values.team === undefined) throw new Error(`The new remote needs ${missing.join(' and ')}. ${USAGE}`);
  const plan = await planRemote(name, values.team);
  const files = remoteFiles(plan);
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(inRoot(name, path)), { recursive: true });
    writeFileSync(inRoot(name, path), content);
  }
  addCodeOwner(name, plan.team.handle);
  await seeRepeats(name);
  compileWords();
  if (!values['no-install']) install();
  console.log(
    `${name} of team ${plan.team.name} is made: ${Object.keys(files).length} files, a line in CODEOWNERS, a screen at ${plan.path}.`,
  );
  console.log(`Build it by pnpm build ${name}; see it with pnpm dev, in the shell and on a page of its own.`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
