import type { Page } from '@playwright/test';
import { gzipSync } from 'node:zlib';
import { expect, test } from '../fixtures/hub';

/** Kilobytes of scripts and styles that a page has run, gzip, however they were sent; hints for later screens do not count. */
async function firstLoad(page: Page, path: string, ready: () => Promise<void>): Promise<number> {
  const hinted = new Set<string>();
  const bodies = new Map<string, Promise<Buffer>>();
  page.on('response', (answer) => {
    const kind = answer.request().resourceType();
    if (kind === 'script' || kind === 'stylesheet') bodies.set(answer.url(), answer.body());
  });
  await page.goto(path);
  await ready();
  for (const url of await page
    .locator('link[rel=prefetch]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href'))))
    if (url) hinted.add(url);
  const sizes = [...bodies].flatMap(([url, body]) => (hinted.has(url) ? [] : [body.then((bytes) => gzipSync(bytes).length)]));
  return (await Promise.all(sizes)).reduce((sum, bytes) => sum + bytes, 0) / 1000;
}

test('the landing page is light', async ({ page }) => {
  const size = await firstLoad(page, '/', () => expect(page.getByRole('link', { name: 'Get Started' }).first()).toBeVisible());
  test.info().annotations.push({ type: 'first load', description: `landing ${size.toFixed(1)} kB` });
  expect(size).toBeGreaterThan(20);
  expect(size).toBeLessThan(200);
});

test('hints for later screens break no policy and are not complained of', async ({ page, member }) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (/preload|prefetch/i.test(message.text())) complaints.push(message.text());
  });
  const size = await firstLoad(page, '/dashboard', () => expect(page.getByText(member.email)).toBeVisible());
  test.info().annotations.push({ type: 'first load', description: `dashboard home ${size.toFixed(1)} kB` });
  await expect(page.locator('link[rel=prefetch]').first()).toBeAttached();
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeFocused();
  expect(complaints).toEqual([]);
});
