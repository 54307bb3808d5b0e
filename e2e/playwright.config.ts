import { defineConfig } from '@playwright/test';
import { findBrowser } from './src/browser/find-browser';
import { findFirefox, NO_FIREFOX } from './src/browser/find-firefox';
import { launchOptions } from './src/browser/launch-options';

const executablePath = await findBrowser();
// The tests' own processes are told what was found, and say nothing again.
if (process.env.FIREFOX_BIN === undefined && findFirefox() === null) console.warn(NO_FIREFOX);

/** They fail on a busy machine: they measure a time, freeze pages, or find no harm where there is none. What only waits for the hub runs with the others. */
const TIMED = ['harmful-canary', 'navigation', 'report-tasks', 'sound-canary'].map((name) => `**/${name}.spec.ts`);
const SCREENS = '**/accessibility.spec.ts';

/** Journeys through the production build. Each worker serves its own (`src/fixtures/hub.ts`). */
export default defineConfig({
  testDir: './src/specs',
  testMatch: '**/*.spec.ts',
  outputDir: '../.cache/e2e',
  forbidOnly: true,
  retries: 0,
  projects: [
    // One hub that is filled with reports, whatever the number of workers.
    { name: 'screens', testMatch: SCREENS, fullyParallel: true, workers: 1 },
    { name: 'journeys', testIgnore: [SCREENS, ...TIMED] },
    { name: 'timed', testMatch: TIMED },
  ],
  workers: Number(process.env.E2E_WORKERS ?? 1),
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['json'], ['line']] : [['list']],
  use: {
    actionTimeout: 15_000,
    launchOptions: launchOptions(executablePath),
    locale: 'en-GB',
    timezoneId: 'UTC',
    viewport: { width: 1280, height: 800 },
    screenshot: 'only-on-failure',
    // Recording every step of every test costs a tenth of the time: E2E_TRACE=1 where a failure has to be understood.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
  },
});
