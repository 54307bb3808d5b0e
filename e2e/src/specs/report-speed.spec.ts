import { expect, test } from '../fixtures/hub';
import { serveLongReport } from '../fixtures/reports/long-report';
import { analyseTable } from '../fixtures/reports/sample-report';
import { shiftOf, watchShifts } from '../measure/layout-shift';

const SLOWED = 4;
const FINDINGS = 60;
const MOST_SHIFT = 0.02;

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
