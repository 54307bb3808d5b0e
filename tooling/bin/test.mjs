// Runs every check: `npm test`, one group of them with `--only verify` or `--only e2e`, or one step by its name (`--only mutants`).
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { changedLines } from '../mutation/changed-files.mjs';
import { runRooms } from '../mutation/run-rooms.mjs';
import { LEAST_SCORE } from '../mutation/score.mjs';
import { buildAll } from './build.mjs';
import { failuresOfJest, failuresOfPlaywright, listed } from './failures.mjs';
import { ROOT, run, tsx } from './run.mjs';
import { temporaryFolder } from './temporary-folder.mjs';

const RESULTS = join(ROOT, '.cache', 'test-results');
const bin = (name) => join(ROOT, 'node_modules', '.bin', name);
const packages = readdirSync(ROOT).filter((name) => existsSync(join(ROOT, name, 'tsconfig.json')));

const TMPDIR = temporaryFolder();

/** One check by exit code: passed or failed as a whole. */
const asOne = (name, { code, output }) => ({
  passed: code === 0 ? 1 : 0,
  failed: code === 0 ? 0 : 1,
  output: code === 0 ? '' : output,
  failures: code === 0 ? [] : [{ test: name, why: output.trimEnd().split('\n').slice(-LAST_LINES).join('\n') }],
});
/** Of a check's output, in the list at the end. */
const LAST_LINES = 12;

const together = (results) => ({
  passed: results.reduce((sum, each) => sum + each.passed, 0),
  failed: results.reduce((sum, each) => sum + each.failed, 0),
  output: results.map(({ output }) => output).join(''),
  failures: results.flatMap(({ failures }) => failures),
});

async function inLanes(jobs, lanes = 2) {
  const waiting = [...jobs];
  const results = [];
  const lane = async () => {
    for (let job = waiting.shift(); job; job = waiting.shift()) results.push(await job());
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return together(results);
}

/** Tests by the report that the runner writes; without one it did not get that far. */
async function byReport(name, start, read) {
  const report = join(RESULTS, `${name}.json`);
  rmSync(report, { force: true });
  const { code, output } = await start(report);
  if (!existsSync(report)) return asOne(name, { code: 1, output });
  const { passed, failed, failures } = read(JSON.parse(readFileSync(report, 'utf8')));
  // A runner that fails without a failed test (a broken setup, no test at all) has failed.
  if (code !== 0 && failed === 0) return { ...asOne(name, { code, output }), passed };
  return { passed, failed, failures, output: failed > 0 ? output : '' };
}

/** For two cores: some of the server's tests wait for clocks, processes and connections. */
const WORKERS = 3;
/** Journeys wait more: for proxies, cuts, reloads, and seconds on end until a harmful canary is told of. */
const JOURNEY_WORKERS = 4;

/** Megabytes for what is young, in the place of 16: of that tests make much and keep little, and a twentieth of their time went to cleaning up. */
const YOUNG = 64;

const jest = (name, config, { workers = WORKERS, projects = [] } = {}) =>
  byReport(
    name,
    (report) =>
      run(
        process.execPath,
        [
          `--max-semi-space-size=${YOUNG}`,
          join(ROOT, 'node_modules/jest/bin/jest.js'),
          ...['--config', config, `--maxWorkers=${workers}`, '--silent', '--json', '--outputFile', report],
          ...(projects.length > 0 ? ['--selectProjects', ...projects] : []),
        ],
        { quiet: true, env: { NODE_ENV: 'test', TMPDIR } },
      ),
    (report) => {
      const failures = failuresOfJest(report, ROOT);
      return { passed: report.numPassedTests, failed: failures.length, failures };
    },
  );

/** The browsers for the tests, looked for once, or what has failed. */
async function findBrowsers() {
  const chrome = await run(...tsx('e2e/src/browser/print-browser.ts'), { quiet: true });
  if (chrome.code !== 0) return { failure: asOne('a browser for the tests', chrome) };
  const firefox = await run(...tsx('e2e/src/browser/print-firefox.ts'), { quiet: true });
  if (firefox.code !== 0) return { failure: asOne('Firefox for the tests', firefox) };
  const [CHROME_BIN, FIREFOX_BIN] = [chrome, firefox].map(({ output }) => output.trim().split('\n').at(-1));
  // Its tests are missing from the count, so that it has to be said.
  if (FIREFOX_BIN.startsWith('none:')) console.log(FIREFOX_BIN);
  return { env: { CHROME_BIN, FIREFOX_BIN: FIREFOX_BIN.startsWith('none:') ? 'none' : FIREFOX_BIN } };
}
let browsers;

/** Playwright's tests of these projects (`e2e/playwright.config.ts`). */
async function playwright(name, projects, workers) {
  const { env, failure } = await (browsers ??= findBrowsers());
  if (failure) return failure;
  return byReport(
    name,
    (report) =>
      run(
        process.execPath,
        [
          join(ROOT, 'e2e/node_modules/@playwright/test/cli.js'),
          'test',
          '-c',
          'e2e/playwright.config.ts',
          ...projects.map((project) => `--project=${project}`),
          `--workers=${workers}`,
          // Each begins with an empty folder of its own.
          `--output=${join(ROOT, '.cache', 'e2e', name)}`,
        ],
        { quiet: true, env: { ...env, TMPDIR, PLAYWRIGHT_JSON_OUTPUT_NAME: report } },
      ),
    (report) => {
      const failures = failuresOfPlaywright(report, ROOT);
      return { passed: report.stats.expected, failed: failures.length, failures };
    },
  );
}

/** For all mutants together, with the copy that they are made in and a first run of the tests. */
const SECONDS_FOR_MUTANTS = 180;

/**
 * Whether short tests notice when statistics, kinds or report go wrong: in the lines that this branch changes, since a change answers for
 * itself and not for what it found, and as many mutants as fit.
 */
async function mutantsOfChangedFiles() {
  const lines = changedLines(ROOT);
  if (lines === null)
    console.log('Mutants: no history to tell changed files by (a shallow clone, a first commit), nothing to do.');
  const { rooms } = await runRooms([...(lines?.keys() ?? [])], { seconds: SECONDS_FOR_MUTANTS, lines, quick: true });
  if (lines !== null && rooms.length === 0)
    console.log('Mutants: no file of statistics, kinds or report has changed, nothing to do.');
  for (const { summary } of rooms) console.log(`Mutants of changed lines, ${summary}`);
  const advice = `At least ${LEAST_SCORE * 100} % of the mutants of changed lines have to fail a test beside them. These do not:\n`;
  return together(
    rooms.map(({ room, enough, told }) => asOne(`mutants of ${room}`, { code: enough ? 0 : 1, output: `${advice}${told}` })),
  );
}

/** Each check by its name, with its group. */
const STEPS = {
  checks: [
    'verify',
    () => {
      const check = (name, command, args) => async () => asOne(name, await run(command, args, { quiet: true }));
      return inLanes([
        // The longest first: it has one lane for most of the time.
        check('lint and types', bin('oxlint'), ['--deny-warnings']),
        check('repeats', bin('jscpd'), ['--no-tips', '--no-colors']),
        check('format', bin('oxfmt'), ['--check']),
        check('boundaries', bin('depcruise'), ['--config', '.dependency-cruiser.cjs', ...packages]),
        check('unused code', bin('knip'), ['--no-progress', '--treat-config-hints-as-errors']),
        check('styles', bin('stylelint'), ['{shell,shared,mf-*}/src/**/*.css']),
      ]);
    },
  ],
  // Each process has to make the same code fast, and none of them waits for anything: as many as there are cores.
  engine: ['verify', () => jest('engine', 'jest.config.mjs', { workers: 2, projects: ['engine'] })],
  unit: ['verify', () => jest('unit', 'jest.config.mjs', { projects: ['server', 'browser'] })],
  mutants: ['verify', mutantsOfChangedFiles],
  build: ['e2e', async () => asOne('build', { code: (await buildAll()) ? 0 : 1, output: 'See above.' })],
  // Two: with one Jest runs the tests itself, and waits for ever for a compiler that one of them has loaded.
  contract: ['e2e', () => jest('contract', 'jest.contract.config.mjs', { workers: 2 })],
  journeys: ['e2e', () => playwright('journeys', ['watched', 'screens', 'longest', 'journeys'], JOURNEY_WORKERS)],
  // It has the machine to itself.
  timed: ['e2e', () => playwright('timed', ['timed'], 1)],
};

const only = process.argv.includes('--only') ? process.argv[process.argv.indexOf('--only') + 1] : undefined;
const isWanted = (name) => only === undefined || STEPS[name][0] === only || name === only;
if (!Object.keys(STEPS).some(isWanted)) {
  const groups = new Set(Object.values(STEPS).map(([group]) => group));
  console.error(`There are no checks named ${only}. Use: ${[...groups, ...Object.keys(STEPS)].join(', ')}`);
  process.exit(2);
}

/** What looks at what was built. */
const OF_BUILDS = ['contract', 'journeys', 'timed'];
const results = [];
let isBuilt = true;

/** Runs a step and says what came of it. */
async function told(name) {
  // It would only repeat that there is nothing to test.
  if (!isBuilt && OF_BUILDS.includes(name)) return;
  const started = performance.now();
  const [, step] = STEPS[name];
  const result = await step();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  if (result.failed > 0) console.log(result.output.trimEnd());
  console.log(
    `${result.failed > 0 ? '✗' : '✓'} ${name.padEnd(11)} ${seconds.padStart(6)} s  ${result.passed} passed, ${result.failed} failed`,
  );
  results.push(result);
  if (name === 'build') isBuilt = result.failed === 0;
}

mkdirSync(RESULTS, { recursive: true });
// One after the other; those that stand together run at once.
for (const names of ['checks', 'engine', 'unit', 'mutants', 'build', ['contract', 'journeys'], 'timed'])
  await Promise.all(
    [names]
      .flat()
      .filter(isWanted)
      .map((name) => told(name)),
  );
const { passed, failed, failures } = together(results);
// At the end, since many a place shows no more than the end.
if (failures.length > 0) console.log(listed(failures));
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
