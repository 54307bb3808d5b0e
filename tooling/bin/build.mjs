// Builds what has changed: shell, remotes and server, two at a time.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT, run, tsx } from './run.mjs';

const LANES = 2;
const remotes = readdirSync(ROOT)
  .filter((name) => name.startsWith('mf-') && existsSync(join(ROOT, name, 'remote.config.ts')))
  .sort();
/** @type {[string, () => Promise<{ code: number, output: string }>][]} */
const jobs = [
  ['server', () => run(process.execPath, ['server/build.mjs'], { quiet: true })],
  ['shell', () => run(...tsx('tooling/src/build/build-target.ts', 'shell'), { quiet: true })],
  ...remotes.map((name) => [name, () => run(...tsx('tooling/src/build/build-target.ts', name), { quiet: true })]),
];

/** Answers whether all of them could be built. */
export async function buildAll() {
  const waiting = [...jobs];
  let failed = false;
  const lane = async () => {
    for (let job = waiting.shift(); job; job = waiting.shift()) {
      const [name, build] = job;
      const { code, output } = await build();
      process.stdout.write(output);
      if (code === 0) continue;
      failed = true;
      console.error(`${name} could not be built.`);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return !failed;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) process.exitCode = (await buildAll()) ? 0 : 1;
