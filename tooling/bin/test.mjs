// Runs every check: `npm test`, or one group of them with `--only verify` or `--only e2e`.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildAll } from './build.mjs';
import { ROOT, run, tsx } from './run.mjs';

const RESULTS = join(ROOT, '.cache', 'test-results');
const bin = (name) => join(ROOT, 'node_modules', '.bin', name);
const packages = readdirSync(ROOT).filter((name) => existsSync(join(ROOT, name, 'tsconfig.json')));

/** One check by exit code: passed or failed as a whole. */
const asOne = ({ code, output }) => ({ passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output });

async function inLanes(jobs, lanes = 2) {
  const waiting = [...jobs];
  const results = [];
  const lane = async () => {
    for (let job = waiting.shift(); job; job = waiting.shift()) results.push(await job());
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return {
    passed: results.reduce((sum, each) => sum + each.passed, 0),
    failed: results.reduce((sum, each) => sum + each.failed, 0),
    output: results.flatMap((each) => (each.failed > 0 ? [each.output] : [])).join('\n'),
  };
}

const check = (command, args) => async () => asOne(await run(command, args, { quiet: true }));

/** Tests by the report that the runner writes; without one it did not get that far. */
async function byReport(name, start, count) {
  const report = join(RESULTS, `${name}.json`);
  rmSync(report, { force: true });
  const { code, output } = await start(report);
  if (!existsSync(report)) return { passed: 0, failed: 1, output };
  const { passed, failed } = count(JSON.parse(readFileSync(report, 'utf8')));
  // A runner that fails without a failed test (a broken setup, no test at all) has failed.
  return { passed, failed: Math.max(failed, code === 0 ? 0 : 1), output };
}

const jest = (name, config) =>
  byReport(
    name,
    (report) =>
      run(bin('jest'), ['--config', config, '--maxWorkers=2', '--silent', '--json', '--outputFile', report], {
        quiet: true,
        env: { NODE_ENV: 'test' },
      }),
    ({ numPassedTests, numFailedTests, numFailedTestSuites, numRuntimeErrorTestSuites }) => ({
      passed: numPassedTests,
      failed: numFailedTests || numFailedTestSuites || numRuntimeErrorTestSuites,
    }),
  );

async function browserTests() {
  const browser = await run(...tsx('e2e/src/browser/print-browser.ts'), { quiet: true });
  if (browser.code !== 0) return asOne(browser);
  const CHROME_BIN = browser.output.trim().split('\n').at(-1);
  const firefox = await run(...tsx('e2e/src/browser/print-firefox.ts'), { quiet: true });
  if (firefox.code !== 0) return asOne(firefox);
  const FIREFOX_BIN = firefox.output.trim().split('\n').at(-1);
  // Its tests are missing from the count, so that it has to be said.
  if (FIREFOX_BIN.startsWith('none:')) console.log(FIREFOX_BIN);
  const playwright = (name, ...args) =>
    byReport(
      name,
      (report) =>
        run(
          process.execPath,
          [join(ROOT, 'e2e/node_modules/@playwright/test/cli.js'), 'test', '-c', 'e2e/playwright.config.ts', ...args],
          {
            quiet: true,
            env: {
              CHROME_BIN,
              FIREFOX_BIN: FIREFOX_BIN.startsWith('none:') ? 'none' : FIREFOX_BIN,
              PLAYWRIGHT_JSON_OUTPUT_NAME: report,
            },
          },
        ),
      ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky }),
    );
  // Looking at screens takes no analysis and waits for nothing: two at a time. Journeys have the machine to themselves.
  const screens = 'accessibility.spec';
  return inLanes(
    [
      () => playwright('screens', screens, '--workers=2', '--fully-parallel'),
      () => playwright('journeys', '--grep-invert', 'has nothing for axe to find|forced colours'),
    ],
    1,
  );
}

const STEPS = [
  [
    'types',
    'verify',
    () =>
      inLanes(
        packages.map((name) => check(process.execPath, [join(ROOT, 'node_modules/typescript-native/bin/tsc'), '-p', name])),
      ),
  ],
  [
    'lint',
    'verify',
    () =>
      inLanes([
        check(bin('eslint'), ['.', '--max-warnings=0', '--cache', '--cache-location', '.cache/eslint/']),
        check(bin('oxlint'), ['--deny-warnings']),
        check(bin('jscpd'), ['--no-tips', '--no-colors']),
        check(bin('stylelint'), ['{shell,shared,mf-*}/src/**/*.css']),
        check(bin('prettier'), ['--check', '--log-level=warn', '--cache', '--cache-location=.cache/prettier', '.']),
      ]),
  ],
  [
    'boundaries',
    'verify',
    () =>
      inLanes([
        check(bin('depcruise'), ['--config', '.dependency-cruiser.cjs', ...packages]),
        check(bin('knip'), ['--no-progress', '--treat-config-hints-as-errors']),
      ]),
  ],
  ['unit', 'verify', () => jest('unit', 'jest.config.mjs')],
  ['build', 'e2e', async () => asOne({ code: (await buildAll()) ? 0 : 1, output: '' })],
  ['contract', 'e2e', () => jest('contract', 'jest.contract.config.mjs')],
  ['browser', 'e2e', browserTests],
];

const only = process.argv.includes('--only') ? process.argv[process.argv.indexOf('--only') + 1] : undefined;
if (only !== undefined && !STEPS.some(([, group]) => group === only)) {
  console.error(`There are no checks named ${only}. Use: ${[...new Set(STEPS.map(([, group]) => group))].join(', ')}`);
  process.exit(2);
}

mkdirSync(RESULTS, { recursive: true });
let passed = 0;
let failed = 0;
for (const [name, group, step] of STEPS) {
  if (only !== undefined && group !== only) continue;
  const started = performance.now();
  const result = await step();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  passed += result.passed;
  failed += result.failed;
  if (result.failed > 0) console.log(result.output.trimEnd());
  console.log(
    `${result.failed > 0 ? '✗' : '✓'} ${name.padEnd(11)} ${seconds.padStart(6)} s  ${result.passed} passed, ${result.failed} failed`,
  );
  // What comes after would only repeat that there is nothing to test.
  if (name === 'build' && result.failed > 0) break;
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
