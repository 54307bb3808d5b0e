import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT } from '../bin/run.mjs';
import { quickTests, ROOMS } from './rooms.mjs';
import { tally } from './score.mjs';

/** Where the reports are. */
export const FOLDER = join(ROOT, '.cache', 'mutation');
const PLUGIN = fileURLToPath(new URL('stryker-plugin.mjs', import.meta.url));

/** What the tests of the engine read. The copy that is changed holds nothing else, so that a run that breaks off leaves the tree as it was. */
const COPIED = ['engine', 'samples', 'tooling', 'docs', 'package.json', 'tsconfig.base.json', 'jest.mutation.config.mjs'];

const options = (files, tests, name, concurrency) => ({
  testRunner: 'jest',
  plugins: ['@stryker-mutator/jest-runner', PLUGIN],
  mutate: files,
  ignorePatterns: ['/*', ...COPIED.map((path) => `!/${path}`), 'dist', '.cache', 'engine/score', 'engine/bench'],
  tempDirName: join('.cache', 'mutation', 'sandbox', name),
  cleanTempDir: 'always',
  disableTypeChecks: false,
  coverageAnalysis: 'perTest',
  // A mutant of what runs when a module loads (tables, limits) would be run against every test of the room.
  ignoreStatic: true,
  checkers: ['shuffled'],
  jest: {
    configFile: 'jest.mutation.config.mjs',
    config: { testMatch: tests.map((pattern) => `<rootDir>/${pattern}`) },
  },
  reporters: ['tested', 'html', 'json'],
  htmlReporter: { fileName: join(FOLDER, `${name}.html`) },
  jsonReporter: { fileName: join(FOLDER, `${name}.json`) },
  concurrency,
  timeoutMS: 20_000,
  // Whole reports take several times as long on a machine that is busy with others, which is no hang that a test has found.
  timeoutFactor: 4,
  // Every plant is mined twice, in code in which each mutant counts how often it is reached: minutes, and Stryker would give up after five.
  dryRunTimeoutMinutes: 30,
  allowEmpty: true,
  allowConsoleColors: false,
});

/** Tests of a room that import the files, or what imports them, without those that draw whole reports. */
function quickTestsOf(room, files) {
  const all = readdirSync(join(ROOT, room), { recursive: true })
    .map((name) => `${room}/${name.replaceAll('\\', '/')}`)
    .filter((name) => name.endsWith('.ts'));
  return quickTests(files, all, (file) => readFileSync(join(ROOT, file), 'utf8'));
}

/**
 * Runs the mutants of files of one room. Stopped after `seconds`, if given, with what it has found until then.
 * @param options `lines`: by file the stretches whose mutants count, all of a file that has none; `quick`: by its short tests alone
 * @returns how many were found, see `tally`; `output` is what Stryker said when it could not do it.
 */
export async function runRoom(room, files, { concurrency, seconds, lines, quick = false }) {
  const name = room.split('/').at(-1);
  mkdirSync(FOLDER, { recursive: true });
  const results = join(FOLDER, `${name}.results`);
  const config = join(FOLDER, `${name}.config.json`);
  rmSync(results, { force: true });
  const mutated = files.flatMap((file) => lines?.get(file)?.map(([first, last]) => `${file}:${first}-${last}`) ?? [file]);
  const tests = quick ? quickTestsOf(room, files) : ROOMS[room];
  if (mutated.length === 0) return { ...tally([]), failed: false, stopped: false, output: '' };
  writeFileSync(config, JSON.stringify(options(mutated, tests, name, concurrency), null, 2));
  const { code, stopped, output } = await stryker(config, results, seconds);
  rmSync(join(FOLDER, 'sandbox', name), { recursive: true, force: true });
  const written = existsSync(results) ? readFileSync(results, 'utf8').trim().split('\n').map(parsed) : [];
  return { ...tally(written.flat()), failed: code !== 0 && !stopped, stopped, output };
}

/** A line that was cut off in the middle is none. */
function parsed(line) {
  try {
    return [JSON.parse(line)];
  } catch {
    return [];
  }
}

/** In a process group of its own: the tests run in children of children, and all of them have to end. */
function stryker(config, results, seconds) {
  const bin = join(ROOT, 'node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js');
  const child = spawn(process.execPath, [bin, 'run', config], {
    cwd: ROOT,
    env: { ...process.env, MUTATION_RESULTS: results },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let output = '';
  child.stdout.on('data', (text) => (output += text));
  child.stderr.on('data', (text) => (output += text));
  let stopped = false;
  const stop = () => {
    try {
      process.kill(-Number(child.pid), 'SIGKILL');
    } catch (error) {
      if (error.code !== 'ESRCH') throw error;
    }
  };
  const interrupted = () => {
    stop();
    process.exit(130);
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, interrupted);
  const timer =
    seconds &&
    setTimeout(() => {
      stopped = true;
      stop();
    }, seconds * 1000);
  return new Promise((resolve) => {
    child.on('close', (code) => {
      clearTimeout(timer);
      for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, interrupted);
      resolve({ code, stopped, output });
    });
  });
}
