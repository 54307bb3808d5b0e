// Builds what has changed: shell, remotes and server, two at a time. With names (`pnpm build mf-reports`) it builds these alone, each after
// its types: who works on one of them has no other check on the way to a release.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT, run, tsx } from './run.mjs';

const LANES = 2;
const remotes = readdirSync(ROOT)
  .filter((name) => name.startsWith('mf-') && existsSync(join(ROOT, name, 'remote.config.ts')))
  .sort();
/** By one process, which says of each what came of it: what loads the bundler and makes it quick takes longer than most remotes do. */
const buildTargets = (names) => run(...tsx('tooling/src/build/build-target.ts', ...names));
async function buildServer() {
  const built = await run(process.execPath, ['server/build.mjs'], { quiet: true });
  return built.code === 0 ? run(...tsx('tooling/src/papers/server-bom.ts'), { quiet: true }) : built;
}
/** @type {[string, () => Promise<{ code: number, output: string }>][]} */
const jobs = [['server', buildServer], ...['shell', ...remotes].map((name) => [name, () => buildTargets([name])])];

/** @param {string} name */
const typesOf = (name) =>
  run(process.execPath, [join(ROOT, 'node_modules/typescript-native/bin/tsc'), '-p', name], { quiet: true });

/** The job with the types of its sources checked first: @returns {[string, () => Promise<{ code: number, output: string }>]} */
const withTypes = ([name, build]) => [
  name,
  async () => {
    const types = await typesOf(name);
    return types.code === 0 ? build() : types;
  },
];

/** Which of them stand as their sources are, with what is said of each. */
async function standing() {
  if (!existsSync(join(ROOT, 'dist'))) return new Map();
  const { code, output } = await run(...tsx('tooling/src/build/print-standing.ts'), { quiet: true });
  // What it cannot tell, the builds themselves will say.
  const lines = code === 0 ? output.trimEnd().split('\n') : [];
  return new Map(lines.map((line) => [line.split(' ', 1)[0], `${line}\n`]));
}

/** Answers whether all of them could be built. */
export async function buildAll() {
  const known = standing();
  const unlessStanding = (names) => async () => {
    const said = await known;
    process.stdout.write(names.map((name) => said.get(name) ?? '').join(''));
    const wanted = names.filter((name) => !said.has(name));
    return wanted.length === 0 ? { code: 0, output: '' } : buildTargets(wanted);
  };
  // The shell alone takes as long as all else. The server's own build takes no longer than to know whether it is needed.
  return buildEach([
    ['shell', unlessStanding(['shell'])],
    ['remotes', unlessStanding(remotes)],
    ['server', buildServer],
  ]);
}

async function buildEach(wanted) {
  const waiting = [...wanted];
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

/** The jobs of these names; null, said why, when one is unknown. */
function jobsOf(names) {
  const known = jobs.map(([name]) => name);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length === 0) return jobs.filter(([name]) => names.includes(name)).map(withTypes);
  console.error(`There is no ${unknown.join(', ')} to build. There are: ${known.join(', ')}.`);
  return null;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const names = process.argv.slice(2).filter((arg) => arg !== '--');
  const wanted = jobsOf(names);
  if (wanted === null) process.exitCode = 2;
  else process.exitCode = (await (names.length === 0 ? buildAll() : buildEach(wanted))) ? 0 : 1;
}
