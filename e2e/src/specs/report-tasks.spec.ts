import { expect, test } from '../fixtures/hub';
import { serveLongReport } from '../fixtures/reports/long-report';
import { RawInput } from '../fixtures/pages/raw-input';
import { analyseTable } from '../fixtures/reports/sample-report';
import { longestTask } from '../measure/longest-task';

const SLOWED = 4;
const FINDINGS = 60;
/** Milliseconds that a task may take on a device that is slower by that much. */
const MOST_OF_A_TASK = 200;
/** What else a machine does only adds to what is measured: the quickest of so many counts. */
const TRIES = 3;

test('no task is long while a report of sixty findings opens, and while it is scrolled through', async ({
  page,
  request,
  member,
}) => {
  test.setTimeout(300_000);
  const id = await analyseTable(request, member.token, 'birdstrikes');
  await serveLongReport(page, id, FINDINGS);
  const measure = async () => {
    await page.goto('/dashboard/reports');
    const title = page.getByRole('article').first().getByRole('heading').getByRole('link');
    await expect(title).toBeVisible();
    await page.waitForLoadState('networkidle');
    // To find the title among all roles of the page is a long task, too, and the driver's own.
    const hand = await RawInput.on(page);
    const point = await hand.aimAt(title);
    const opening = await longestTask(page, async () => {
      hand.press(point);
      await page.waitForSelector('#data', { state: 'attached', timeout: 120_000 });
      await page.waitForSelector('figure svg', { timeout: 60_000 });
      await page.waitForTimeout(2_000);
    });
    const scrolling = await longestTask(page, async () => {
      for (let step = 0; step < 12; step += 1) {
        await page.mouse.wheel(0, 700);
        await page.waitForTimeout(200);
      }
    });
    return SLOWED * Math.max(opening, scrolling);
  };
  let least = Infinity;
  for (let tried = 0; tried < TRIES && least > MOST_OF_A_TASK; tried += 1) least = Math.min(least, await measure());
  test.info().annotations.push({ type: 'longest task', description: `${Math.round(least)} ms at ${SLOWED} ×` });
  expect(await page.locator('[id^="long"]').count()).toBeGreaterThanOrEqual(FINDINGS);
  expect(least).toBeLessThanOrEqual(MOST_OF_A_TASK);
});
