import { defineConfig } from '@playwright/test';
import { findBrowser } from './src/browser/find-browser';
import { findFirefox, NO_FIREFOX } from './src/browser/find-firefox';
import { launchOptions } from './src/browser/launch-options';

const executablePath = await findBrowser();
// The tests' own processes are told what was found, and say nothing again.
if (process.env.FIREFOX_BIN === undefined && findFirefox() === null) console.warn(NO_FIREFOX);

const specs = (...names: string[]) => names.map((name) => `**/${name}.spec.ts`);
/** They measure a time, which a busy machine makes longer. */
const TIMED = specs('navigation', 'report-tasks');
/** They wait, ten seconds and more each, until a harmful canary is told of, or that a sound one is not: one after the other beside the rest. */
const WATCHED = specs('harmful-canary', 'sound-canary');
const SCREENS = '**/accessibility.spec.ts';
/** It takes longest and would begin last, as it needs a fixture that no other does: one process would work while the others have ended. */
const LONGEST = specs('developer');

/** Journeys through the production build. Each worker serves its own (`src/fixtures/hub.ts`). */
export default defineConfig({
  testDir: './src/specs',
  testMatch: '**/*.spec.ts',
  outputDir: '../.cache/e2e',
  forbidOnly: true,
  retries: 0,
  projects: [
    { name: 'watched', testMatch: WATCHED, workers: 1 },
    // One hub that is filled with reports, whatever the number of workers.
    { name: 'screens', testMatch: SCREENS, fullyParallel: true, workers: 1 },
    { name: 'longest', testMatch: LONGEST },
    { name: 'journeys', testIgnore: [SCREENS, ...WATCHED, ...LONGEST, ...TIMED] },
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
