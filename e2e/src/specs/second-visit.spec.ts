import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { arriveLoggedIn } from '../fixtures/account';
import { expect, test } from '../fixtures/hub';
import { screenHeading } from '../fixtures/pages/screen-heading';

/** How late every answer of the API comes, in milliseconds. */
const LATE_MS = 150;
const SCREENS = [
  ['Home', /^Welcome/],
  ['Data Upload', 'Data Upload'],
  ['Reports & Analytics', 'Reports & Analytics'],
  ['AI Agents', 'AI Agents'],
  ['Settings', 'Settings'],
] as const;
const PRESSES = 12;
const CSV = { name: 'cities.csv', mimeType: 'text/csv', buffer: Buffer.from('city,visits\nLyon,5\nNice,7\nParis,9\n') };

/** Counts what stands for content that is still on its way, from now on, in every state of the page and not only in those looked at. */
async function countPlaceholders(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const seen = new Set<Element>();
    const look = () => {
      for (const each of document.querySelectorAll('main [class*="skeleton" i]')) seen.add(each);
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true });
    Object.assign(globalThis, { placeholders: () => seen.size });
  });
  return () => page.evaluate(() => (globalThis as unknown as { placeholders: () => number }).placeholders());
}

async function press(page: Page, [link, heading]: (typeof SCREENS)[number]): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: link, exact: true }).click();
  await expect(screenHeading(page, heading)).toBeVisible();
}

test('a second visit shows at once what is known, and what changed meanwhile', async ({
  page,
  member,
  request,
  hub,
  context,
}) => {
  const headers = { authorization: `Bearer ${member.token}` };
  const made = await request.post(`${hub.url}/api/upload-csv`, { headers, multipart: { file_type: 'csv', file: CSV } });
  expect(made.ok()).toBe(true);
  await page.route('**/api/**', async (route) => {
    await setTimeout(LATE_MS);
    await route.continue();
  });
  await page.goto('/dashboard');
  for (const screen of SCREENS) {
    await press(page, screen);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('main [class*="skeleton" i]')).toHaveCount(0);
  }

  const placeholders = await countPlaceholders(page);
  for (let at = 0; at < PRESSES; at += 1) {
    const screen = SCREENS[at % SCREENS.length];
    if (screen) await press(page, screen);
  }
  expect(await placeholders()).toBe(0);

  await test.step('what another tab deletes is gone at the next visit, without a wait', async () => {
    await press(page, ['Reports & Analytics', 'Reports & Analytics']);
    const row = page.getByRole('article', { name: /cities/i });
    await expect(row).toBeVisible();
    await press(page, ['AI Agents', 'AI Agents']);
    const other = await context.newPage();
    await arriveLoggedIn(other, member);
    await other.goto(`${hub.url}/dashboard/reports`);
    await other
      .getByRole('article', { name: /cities/i })
      .getByRole('button', { name: 'Delete' })
      .click();
    await other.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(other.getByRole('article')).toHaveCount(0);
    await press(page, ['Reports & Analytics', 'Reports & Analytics']);
    await expect(page.getByText('No reports found')).toBeVisible();
    await press(page, ['Home', /^Welcome/]);
    await expect(page.getByRole('link', { name: /cities/i })).toHaveCount(0);
    expect(await placeholders()).toBe(0);
  });
});
