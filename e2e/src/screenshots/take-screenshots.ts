// Takes every screen in every state, light and dark, in three widths: `pnpm screenshots [NAME…]` into .cache/screenshots.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { FakeGoogle } from '@hub/server/testing/fake-google';
import { startPostgres } from '@hub/server/testing/real-postgres';
import { TRADING_COMPANY } from '@hub/server/testing/trading-company';
import { findBrowser } from '../browser/find-browser';
import { launchOptions } from '../browser/launch-options';
import { OPERATOR_EMAIL } from '../fixtures/account';
import { startHub } from '../fixtures/start-hub';
import { allStates } from '../states/all-states';
import { openRoom, openState } from '../states/open-state';
import type { ScreenState } from '../states/state';
import { makeWorld, type World } from '../states/world';
import { contactSheet, type Picture } from './contact-sheet';

const FOLDER = fileURLToPath(new URL('../../../.cache/screenshots', import.meta.url));
const WIDTHS = { narrow: [360], wide: [1440], any: [360, 768, 1440] } as const;
const THEMES = ['light', 'dark'] as const;
const HEIGHT = 900;

/** The page's full height, or that of the window where a dialog covers it. */
async function shoot(page: Page, path: string): Promise<void> {
  const covered = await page.evaluate(
    () => document.querySelector('dialog[open], [role="dialog"], [role="alertdialog"]') !== null,
  );
  await page.screenshot({ path, fullPage: !covered, animations: 'disabled' });
}

async function takeState(room: BrowserContext, world: World, state: ScreenState): Promise<Picture[]> {
  const { page } = await openState(room, world, state);
  const pictures: Picture[] = [];
  for (const width of WIDTHS[state.only ?? 'any'].toReversed()) {
    await page.setViewportSize({ width, height: HEIGHT });
    for (const theme of THEMES) {
      await page.emulateMedia({ colorScheme: theme });
      const file = `${state.name}.${width}.${theme}.png`;
      await shoot(page, join(FOLDER, file));
      pictures.push({ state: state.name, width, theme, file });
    }
  }
  await state.leave?.(page);
  await page.close();
  return pictures;
}

const wanted = process.argv.slice(2);
const states = wanted.length === 0 ? allStates : allStates.filter(({ name }) => wanted.some((part) => name.includes(part)));
if (states.length === 0) throw new Error(`There is no such state. There are: ${allStates.map(({ name }) => name).join(', ')}`);

if (wanted.length === 0) await rm(FOLDER, { recursive: true, force: true });
await mkdir(FOLDER, { recursive: true });
const google = new FakeGoogle();
await google.start();
const postgres = await startPostgres();
const hub = await startHub({
  env: {
    AUTH_RATE_LIMIT: '1000',
    SOURCE_RATE_LIMIT: '1000',
    MFE_OPERATORS: OPERATOR_EMAIL,
    TEST_GOOGLE_ORIGIN: google.origin,
  },
});
const browser = await chromium.launch(launchOptions(await findBrowser()));
try {
  await postgres.run('CREATE DATABASE trade');
  await postgres.run(TRADING_COMPANY, 'trade');
  const world = await makeWorld({ hub, google, postgres });
  const room = await openRoom(browser, world);
  const pictures: Picture[] = [];
  for (const state of states) {
    try {
      pictures.push(...(await takeState(room, world, state)));
      console.log(state.name);
    } catch (error) {
      process.exitCode = 1;
      console.error(`${state.name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  await writeFile(join(FOLDER, 'index.html'), contactSheet(pictures));
  console.log(`${pictures.length} pictures are in ${join(FOLDER, 'index.html')}`);
} finally {
  await browser.close();
  await hub.stop();
  await postgres.stop();
  await google.stop();
}
