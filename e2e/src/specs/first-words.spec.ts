import type { Locator, Page } from '@playwright/test';
import { logIn } from '../fixtures/account';
import { expect, test } from '../fixtures/hub';

const SIZES = [
  [360, 780],
  [412, 823],
  [1350, 940],
  [1800, 1000],
] as const;
const PHONE = 640;
/** Pixels by which a line may be off the place that the report gives it. */
const MOST_OFF = 2;

const APPLICATION = /\/assets\/main\.\w+\.js/;
const firstWords = (page: Page): Locator => page.locator('#hub-first :is(p, small)');

/** Where a text begins and how high its first line is, whatever box it stands in. */
const placeOf = (text: Locator) =>
  text.evaluate((element) => {
    const first = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode() ?? element;
    const range = document.createRange();
    range.selectNodeContents(first);
    const { left = NaN, top = NaN, height = NaN } = range.getClientRects()[0] ?? {};
    return [left, top, height];
  });

/** Holds the application back until it is let go. */
async function holdApplication(page: Page): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(APPLICATION, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

/** Has the page note whether its largest picture, each time that a larger one comes, is among the first words. */
const watchLargest = (page: Page) =>
  page.addInitScript(() => {
    const largest: boolean[] = [];
    Object.assign(window, { largest });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        largest.push('element' in entry && entry.element instanceof Element && entry.element.closest('#hub-first') !== null);
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });

test('what a report says first is read before the application is there, where it stays', async ({ page, hub, readReport }) => {
  test.setTimeout(120_000);
  const { id, reader } = await readReport('seattle-weather');
  await logIn(page.context().request, hub.url, reader);
  const calls: string[] = [];
  page.on('request', (each) => each.url().endsWith(`/api/reports/${id}`) && calls.push(each.resourceType()));
  await watchLargest(page);
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    const letGo = await holdApplication(page);
    await page.goto(`/dashboard/reports/${id}`, { waitUntil: 'commit' });
    await expect(firstWords(page)).toHaveCount(3);
    const before = await Promise.all((await firstWords(page).all()).map(placeOf));
    const sentence = await firstWords(page).nth(1).innerText();
    letGo();
    await expect(page.locator('#hub-first')).not.toBeAttached();
    const lead = page.locator('#summary [role=paragraph]').first();
    const evidence = page.locator('#summary [role=paragraph] + small').first();
    expect(await lead.innerText()).toContain(sentence.slice(0, sentence.lastIndexOf(' ')));
    const after = await Promise.all([page.getByRole('heading', { level: 1 }), lead, evidence].map(placeOf));
    for (const [line, place] of before.entries())
      for (const [side, value] of place.entries())
        expect(
          Math.abs(value - (after[line]?.[side] ?? NaN)),
          `line ${line}, ${width} px: ${before.join(' ')} ${after.join(' ')}`,
        ).toBeLessThan(MOST_OFF);
    await expect(page.locator('#summary figure svg').first()).toBeVisible();
    // On a phone the largest picture is there before the application: nothing larger comes with it.
    if (width < PHONE) expect(await page.evaluate('largest.at(-1)'), `${width} px`).toBe(true);
    await page.unroute(APPLICATION);
  }
  // The application is handed the first script's answer.
  expect(calls).toEqual(SIZES.map(() => 'fetch'));
});

test('a server that is slow does not hold the application back', async ({ page, hub, member }) => {
  await logIn(page.context().request, hub.url, member);
  // Its answer never comes.
  await page.route(/\/api\/reports\/[^/]+$/, () => undefined);
  await page.goto('/dashboard/reports/no-such-report', { waitUntil: 'commit' });
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Settings' })).toBeVisible();
});

test('a report that is not there is told of as ever', async ({ page, hub, member, health }) => {
  await logIn(page.context().request, hub.url, member);
  await page.goto('/dashboard/reports/no-such-report');
  await expect(page.getByRole('heading', { level: 1, name: 'Report' })).toBeVisible();
  await expect(firstWords(page)).toHaveCount(0);
  health.problems.splice(0);
});

test('the demo is read before the application is there, and asked for once', async ({ page }) => {
  test.setTimeout(120_000);
  // Its report is made when it is first asked for; its text comes with the page from then on.
  const detail = await page.request.get('/api/sample-report', { timeout: 60_000 });
  expect(detail.ok()).toBe(true);
  const calls: string[] = [];
  page.on('request', (each) => each.url().endsWith('/api/sample-report') && calls.push(each.resourceType()));
  const letGo = await holdApplication(page);
  await page.goto('/demo', { waitUntil: 'commit' });
  await expect(page.locator('#hub-sent').getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => calls).toEqual(['fetch']);
  letGo();
  await expect(page.locator('#summary')).toBeVisible();
  await expect(page.locator('#hub-sent')).not.toBeAttached();
  expect(calls).toEqual(['fetch']);
});

test('home asks for its figures before the code that shows them is there, and once', async ({ page, hub, member }) => {
  await logIn(page.context().request, hub.url, member);
  const calls: string[] = [];
  page.on('request', (each) => each.url().endsWith('/users/reports/analytics') && calls.push(each.method()));
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(/\/mf-reports\//, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await expect.poll(() => calls).toEqual(['GET']);
  letGo();
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  expect(calls).toEqual(['GET']);
});
