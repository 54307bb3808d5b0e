import { defineConfig } from '@playwright/test';
import { findBrowser } from './src/browser/find-browser';
import { launchOptions } from './src/browser/launch-options';

const executablePath = await findBrowser();

/** Journeys through the production build. Each worker serves its own (`src/fixtures/hub.ts`). */
export default defineConfig({
  testDir: './src/specs',
  testMatch: '**/*.spec.ts',
  outputDir: '../.cache/e2e',
  forbidOnly: true,
  retries: 0,
  // An analysis takes a core and so does a browser.
  workers: Number(process.env.E2E_WORKERS ?? 1),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['json'], ['line']] : [['list']],
  use: {
    actionTimeout: 15_000,
    launchOptions: launchOptions(executablePath),
    locale: 'en-GB',
    timezoneId: 'UTC',
    viewport: { width: 1280, height: 800 },
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
  },
});
