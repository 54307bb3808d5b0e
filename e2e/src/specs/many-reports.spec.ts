import { SUPERUSER } from '@hub/server/testing/real-postgres';
import { arriveLoggedIn, signUp } from '../fixtures/account';
import { expect, test } from '../fixtures/hub';
import { startHub } from '../fixtures/start-hub';

const COUNT = 5000;
/** More rows than a tall window shows would mean that the list is not virtual. */
const MOST_ROWS = 60;

test('five thousand reports scroll and are searched with a few rows in the page', async ({ page, request, postgres }) => {
  test.setTimeout(180_000);
  await postgres.run('CREATE DATABASE many');
  const login = `${SUPERUSER.user}:${encodeURIComponent(SUPERUSER.password)}`;
  const hub = await startHub({ env: { DATABASE_URL: `postgres://${login}@127.0.0.1:${postgres.port}/many` } });
  try {
    const member = await signUp(request, hub.url);
    const headers = { authorization: `Bearer ${member.token}` };
    const file = { name: 'cities.csv', mimeType: 'text/csv', buffer: Buffer.from('city,visits\nLyon,5\nNice,7\n') };
    const made = await request.post(`${hub.url}/api/upload-csv`, { headers, multipart: { file_type: 'csv', file } });
    expect(made.ok()).toBe(true);
    // One real report, and its copies, each a minute older than the one before.
    await postgres.run(
      `CREATE TEMPORARY TABLE one AS SELECT * FROM reports LIMIT 1;
       INSERT INTO reports SELECT (jsonb_populate_record(one, jsonb_build_object(
           'id', gen_random_uuid(), 'title', 'Report ' || n, 'created_at', one.created_at - n * interval '1 minute'))).*
         FROM one, generate_series(1, ${COUNT - 1}) n`,
      'many',
    );
    await arriveLoggedIn(page, member);
    await page.goto(`${hub.url}/dashboard/reports`);
    const rows = page.getByRole('article');
    await expect(page.getByText('100 reports loaded')).toBeVisible();
    expect(await rows.count()).toBeLessThan(MOST_ROWS);

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
  } finally {
    await hub.stop();
  }
});
