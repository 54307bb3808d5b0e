import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/hub';
import { serveLongReport } from '../fixtures/long-report';
import { analyseTable } from '../fixtures/sample-report';

const SLOWED = 4;
const FINDINGS = 60;
const MOST_SHIFT = 0.02;

/** Adds up what moves without a press, from the first document on. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const moved = { shift: 0 };
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) moved.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
const shiftOf = (page: Page) => page.evaluate(() => (window as unknown as { moved: { shift: number } }).moved.shift);

test('nothing moves while a report of sixty findings opens on a slow device', async ({ page, request, member }) => {
  test.setTimeout(240_000);
  const id = await analyseTable(request, member.token, 'birdstrikes');
  await serveLongReport(page, id, FINDINGS);
  await watchShifts(page);
  const client = await page.context().newCDPSession(page);
  // The list first: what is measured is the opening of a report, and not the start of the product.
  await page.goto('/dashboard/reports');
  const title = page.getByRole('article').first().getByRole('heading').getByRole('link');
  await expect(title).toBeVisible();
  await page.waitForLoadState('networkidle');
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  const before = await shiftOf(page);
  await title.click();
  await page.waitForSelector('#data', { state: 'attached', timeout: 120_000 });
  await page.waitForSelector('figure svg', { timeout: 60_000 });
  await page.waitForTimeout(2_000);
  const shift = (await shiftOf(page)) - before;
  expect(await page.locator('[id^="long"]').count()).toBeGreaterThanOrEqual(FINDINGS);
  expect(shift).toBeLessThanOrEqual(MOST_SHIFT);
});
