import { readFile } from 'node:fs/promises';
import { arriveLoggedIn } from '../fixtures/account';
import { expect, test } from '../fixtures/hub';
import { startManyReports } from '../fixtures/reports/many-reports';
import { shiftOf, watchShifts } from '../measure/layout-shift';
import { mostStyled } from '../measure/most-styled';
import { table } from '../states/world';

const COUNT = 5000;
const MOST_SHIFT = 0.02;
const SIZES = [
  [412, 823],
  [1350, 940],
] as const;
/** More rows than a tall window shows would mean that the list is not virtual. */
const MOST_ROWS = 60;
/** A dialog that asks has about thirty elements; the list under it a thousand. */
const MOST_OF_A_DIALOG = 100;

test('five thousand reports scroll and are searched with a few rows in the page', async ({ page, request, postgres }) => {
  test.setTimeout(180_000);
  const file = { name: 'seattle-weather.csv', buffer: await readFile(table('seattle-weather')) };
  const { hub, member, report } = await startManyReports(postgres, 'many', request, file, COUNT);
  try {
    await arriveLoggedIn(page, member);
    await page.goto(`${hub.url}/dashboard/reports`);
    const rows = page.getByRole('article');
    await expect(page.getByText('100 reports loaded')).toBeVisible();
    expect(await rows.count()).toBeLessThan(MOST_ROWS);

    await test.step('a dialog that opens and closes leaves the list under it as it is drawn', async () => {
      const ask = async () => {
        await rows.first().getByRole('button', { name: 'Delete' }).click();
        await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' })).toBeFocused();
        await page.keyboard.press('Escape');
        await expect(page.getByRole('alertdialog')).toHaveCount(0);
      };
      // The first one brings the dialog's styles.
      await ask();
      expect(await mostStyled(page, ask)).toBeLessThan(MOST_OF_A_DIALOG);
    });

    await test.step('the end comes by scrolling', async () => {
      const last = page.getByRole('article', { name: `Report ${COUNT - 1}`, exact: true });
      await expect(async () => {
        await page.keyboard.press('End');
        await expect(last).toBeVisible({ timeout: 1000 });
      }).toPass({ timeout: 90_000 });
      await expect(page.getByText('5,000 reports', { exact: true })).toBeAttached();
      expect(await rows.count()).toBeLessThan(MOST_ROWS);
      await expect(page.locator(`li[aria-posinset="${COUNT}"]`)).toHaveAttribute('aria-setsize', String(COUNT));
    });

    await test.step('a search goes over all of them', async () => {
      await page.reload();
      await expect(page.getByText('100 reports loaded')).toBeVisible();
      await page.getByRole('searchbox', { name: 'Search reports' }).fill('report 4321');
      await expect(page.getByRole('article', { name: 'Report 4321', exact: true })).toBeVisible({ timeout: 30_000 });
      await expect(page.getByText('1 report', { exact: true })).toBeVisible();
    });

    await test.step('nothing is pushed down while a screen opens, on a phone and on a desktop', async () => {
      await watchShifts(page);
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        for (const path of ['/dashboard', '/dashboard/reports', `/dashboard/reports/${report}`, '/dashboard/agents']) {
          await page.goto(hub.url + path);
          await page.waitForLoadState('networkidle');
          expect(await shiftOf(page), `${path}, ${width} px`).toBeLessThanOrEqual(MOST_SHIFT);
        }
      }
    });
  } finally {
    await hub.stop();
  }
});
