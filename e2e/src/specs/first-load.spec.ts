import type { Page, Response } from '@playwright/test';
import { gzipSync } from 'node:zlib';
import { expect, test } from '../fixtures/hub';

/** Kilobytes of JavaScript, gzip, that a first visit may cost. */
const BUDGET = { landing: 110, home: 172 };
/** Names that only the libraries of charts and of markdown bring along. */
const REPORT_ONLY = /@nivo|nivo\.|micromark|mdast/;
/** Toasts and their library are fetched when the page has come to rest: they are to be there when the connection is not. */
const AT_REST = /notistack-|\bToastView:/;

interface LoadedScript {
  path: string;
  code: string;
  kilobytes: number;
}

/** The scripts that a page has run until it is at rest; what is fetched for screens to come is not run. */
async function firstLoad(page: Page, path: string, ready: () => Promise<void>): Promise<LoadedScript[]> {
  const answers: Response[] = [];
  page.on('response', (answer) => {
    if (answer.request().resourceType() === 'script') answers.push(answer);
  });
  await page.goto(path);
  await ready();
  await page.waitForLoadState('networkidle');
  const unique = new Map(answers.map((answer) => [answer.url(), answer]));
  const loaded = await Promise.all(
    [...unique].map(async ([url, answer]) => {
      const body = await answer.body();
      const kilobytes = gzipSync(body, { level: 9 }).length / 1000;
      return { path: new URL(url).pathname, code: body.toString(), kilobytes };
    }),
  );
  return loaded.filter(({ code }) => !AT_REST.test(code));
}

/** Fails with every file by size, so that what has grown shows. */
function expectWithin(limit: number, scripts: LoadedScript[]): void {
  const total = scripts.reduce((sum, { kilobytes }) => sum + kilobytes, 0);
  const largest = [...scripts].sort((a, b) => b.kilobytes - a.kilobytes);
  const table = largest.map(({ path, kilobytes }) => `${kilobytes.toFixed(1).padStart(7)} kB  ${path}`).join('\n');
  const description = `${total.toFixed(1)} kB of JavaScript, ${limit} kB allowed\n${table}`;
  test.info().annotations.push({ type: 'first load', description });
  expect(total, description).toBeGreaterThan(0);
  expect(total, description).toBeLessThanOrEqual(limit);
  expect(scripts.flatMap(({ path, code }) => (REPORT_ONLY.test(code) ? [path] : []))).toEqual([]);
}

test('the landing page is light', async ({ page }) => {
  const scripts = await firstLoad(page, '/', () => expect(page.getByRole('heading', { level: 1 })).toBeVisible());
  expectWithin(BUDGET.landing, scripts);
});

test('the landing page comes to life when somebody turns to it', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: /theme/i }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', /light|dark/);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Login' }).click();
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
});

test('the landing page can be read, and its links lead on, without any script', async ({ browser, hub }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(hub.url);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: /theme/ })).toHaveCount(0);
  await page.getByRole('link', { name: 'Start Free Trial' }).first().click();
  await expect(page).toHaveURL(`${hub.url}/signup`);
  await context.close();
});

/** How often the network was asked for a file, by what asked for it. */
const transfers = (page: Page, file: RegExp) =>
  page.evaluate(
    (source) =>
      performance
        .getEntriesByType('resource')
        .filter((each): each is PerformanceResourceTiming => new RegExp(source).test(each.name))
        .map(({ initiatorType, transferSize }) => [initiatorType, transferSize > 0]),
    file.source,
  );

test('the dashboard is light, and hints for later screens break no policy and are not complained of', async ({
  page,
  member,
}) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (/preload|prefetch/i.test(message.text())) complaints.push(message.text());
  });
  const welcome = page.getByRole('heading', { level: 1, name: `Welcome, ${member.firstName}` });
  expectWithin(BUDGET.home, await firstLoad(page, '/dashboard', () => expect(welcome).toBeVisible()));
  const entry = /mf-settings\/[^/]+\/remoteEntry/;
  await expect.poll(() => transfers(page, entry)).toEqual([['fetch', true]]);
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeFocused();
  // The screen's own loading finds what the hint has fetched.
  expect(await transfers(page, entry)).toEqual([
    ['fetch', true],
    ['script', false],
  ]);
  expect(complaints).toEqual([]);
});
