import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/hub';
import { asCsv, LEADING_TABLES } from '../fixtures/reports/leading-tables';

test.describe.configure({ timeout: 150_000 });

/** Pixels that a chart keeps free below it. */
const BELOW = 20;
/** The room beside the chart is 340 px wide. */
const WIDE_ITEM = 500;

/** Where the picture of the first finding ends, in pixels from the top of the window. */
async function endOfLead(page: Page): Promise<number> {
  const picture = page.getByRole('article').getByRole('figure').first().getByRole('img');
  await expect(picture.locator('svg').first()).toBeVisible();
  const box = await picture.boundingBox();
  return (box?.y ?? Infinity) + (box?.height ?? 0);
}
const whole = (page: Page) => expect(page.getByRole('heading', { level: 2, name: 'Data & Method' })).toBeAttached();
const top = (page: Page) => page.evaluate(() => window.scrollY);

test('a report has an address: from the list, by back, after a reload and by the link of a finding', async ({
  page,
  readReport,
}) => {
  const { id } = await readReport('birdstrikes');
  await page.goto('/dashboard/reports');
  await page
    .getByRole('article')
    .getByRole('link', { name: /^birdstrikes/i })
    .click();
  await expect(page).toHaveURL(new RegExp(`/dashboard/reports/${id}$`));
  await expect(page).toHaveTitle(/birdstrikes/i);
  await expect(page.getByRole('heading', { level: 1, name: /birdstrikes/i })).toBeFocused();
  await whole(page);

  await test.step('after a reload the reader is where the report was left', async () => {
    await page.getByRole('heading', { name: 'Suggested Actions' }).scrollIntoViewIfNeeded();
    const before = await top(page);
    expect(before).toBeGreaterThan(500);
    await page.reload();
    await whole(page);
    await expect.poll(async () => Math.abs((await top(page)) - before)).toBeLessThan(3);
  });

  await test.step('and so by a step back', async () => {
    const before = await top(page);
    await page.getByRole('link', { name: 'AI Agents', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'AI Agents' })).toBeVisible();
    await page.goBack();
    await whole(page);
    await expect.poll(async () => Math.abs((await top(page)) - before)).toBeLessThan(3);
  });

  await test.step('a finding has an address of its own', async () => {
    const link = page
      .getByRole('region', { name: 'Findings' })
      .getByRole('link', { name: /^Link to: / })
      .nth(3);
    const hash = (await link.getAttribute('href')) ?? '';
    await page.goto('/dashboard/agents');
    await page.goto(`/dashboard/reports/${id}${hash}`);
    await expect(page.locator(hash)).toBeInViewport();
    expect(await top(page)).toBeGreaterThan(200);
  });
});

for (const table of LEADING_TABLES) {
  test(`the first finding and its chart are on the first screen: ${table.name}`, async ({ page, member }) => {
    const made = await page.request.post('/api/upload-csv', {
      headers: { authorization: `Bearer ${member.token}` },
      multipart: {
        file_type: 'csv',
        file: { name: `${table.name}.csv`, mimeType: 'text/csv', buffer: Buffer.from(asCsv(table)) },
      },
    });
    const { report_id: id } = (await made.json()) as { report_id: string };
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`/dashboard/reports/${id}`);
    await whole(page);
    const summary = page.getByRole('region', { name: 'Summary' });
    await endOfLead(page);
    const frame = await summary.getByRole('figure').boundingBox();
    const end = (frame?.y ?? Infinity) + (frame?.height ?? 0);
    expect(end).toBeLessThanOrEqual(700);
    // What else the summary says has the whole width below it.
    const items = await summary.getByRole('listitem').evaluateAll((all) =>
      all.map((item) => {
        const { top, width } = item.getBoundingClientRect();
        return { top, width };
      }),
    );
    const narrow = items.filter(({ top, width }) => top > end + BELOW && width < WIDE_ITEM);
    expect(narrow).toEqual([]);
    // On a phone its picture.
    await page.setViewportSize({ width: 360, height: 740 });
    await expect.poll(async () => (await summary.getByRole('figure').boundingBox())?.width).toBeLessThan(360);
    await expect.poll(() => endOfLead(page)).toBeLessThanOrEqual(740);
  });
}

test('what stands behind a number stands beside the text, which stays to be read', async ({ page, readReport }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const { id } = await readReport('birdstrikes');
  await page.goto(`/dashboard/reports/${id}`);
  await whole(page);
  await page
    .getByRole('button', { name: /^Show query and rows: / })
    .first()
    .click();
  const panel = page.getByRole('complementary', { name: 'Where this number comes from' });
  await expect(panel.getByRole('table')).toBeVisible();
  const [article, beside] = [await page.getByRole('article').boundingBox(), await panel.boundingBox()];
  expect((article?.x ?? NaN) + (article?.width ?? NaN)).toBeLessThanOrEqual(beside?.x ?? NaN);
});

test('a number far down stays where it was pressed while its panel makes the text narrower, and wide again', async ({
  page,
  readReport,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const { id } = await readReport('birdstrikes');
  await page.goto(`/dashboard/reports/${id}`);
  await whole(page);
  const number = page.locator('article [data-number]').last();
  await number.scrollIntoViewIfNeeded();
  const place = () => number.evaluate((element) => element.getBoundingClientRect().top);
  const before = await place();
  await number.click();
  const panel = page.getByRole('complementary', { name: 'Where this number comes from' });
  await expect(panel).toBeVisible();
  const lineHeight = 30;
  await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThan(lineHeight);
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(panel).not.toBeAttached();
  await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThan(lineHeight);
});

test('on a small phone the chart is on the first screen also where its sentence takes five lines', async ({ page, member }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  // Months that fall at once, recover slowly and have a long name.
  const rows = Array.from({ length: 55 }, (_, i) => {
    const month = new Date(Date.UTC(2020, 2 + i)).toISOString().slice(0, 10);
    return `${month},${Math.round(i === 0 ? 73_600_000 : 11_700_000 + 92_000_000 * (1 - Math.exp(-i / 9)) + ((i * 37) % 101) * 20_000)}`;
  });
  const buffer = Buffer.from(`Month,Subways and buses of the city: total estimated ridership\n${rows.join('\n')}\n`);
  const made = await page.request.post('/api/upload-csv', {
    headers: { authorization: `Bearer ${member.token}` },
    multipart: { file_type: 'csv', file: { name: 'ridership.csv', mimeType: 'text/csv', buffer } },
  });
  const { report_id: id } = (await made.json()) as { report_id: string };
  await page.goto(`/dashboard/reports/${id}`);
  await whole(page);
  const sentence = page.getByRole('article').getByRole('paragraph').first();
  const lines = await sentence.evaluate((text) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    return Math.round(range.getBoundingClientRect().height / parseFloat(getComputedStyle(text).lineHeight));
  });
  expect(lines).toBeGreaterThanOrEqual(5);
  expect(await endOfLead(page)).toBeLessThanOrEqual(740);
});

test('while its analysis goes on the same address shows how far it is, also after a reload, and then the report', async ({
  page,
  google,
  member,
}) => {
  expect(member.token).not.toBe('');
  const rows = Array.from({ length: 80 }, (_, i) => `${['North', 'South', 'East'][i % 3]},${(i * 37) % 101}`);
  const sheet = google.hold({ csv: `region,sales\n${rows.join('\n')}\n`, title: 'Sales' });
  await page.goto('/dashboard/upload');
  await page.getByRole('button', { name: 'Connect Sheets' }).click();
  const dialog = page.getByRole('dialog', { name: 'Connect Google Sheet' });
  await dialog.getByLabel('Google Sheet URL').fill(sheet.url);
  const begun = page.waitForRequest(/upload-google-sheet/);
  await dialog.getByRole('button', { name: 'Connect', exact: true }).click();
  const { analysis_id: id } = (await begun).postDataJSON() as { analysis_id: string };
  await page.goto(`/dashboard/reports/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: /^Analyzing/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: /^Analyzing/ })).toBeVisible();
  sheet.letGo();
  await expect(page.getByRole('heading', { level: 1, name: 'Sales' })).toBeVisible({ timeout: 60_000 });
  await expect(page).toHaveURL(new RegExp(`/dashboard/reports/${id}$`));
});

test('the quick looks have addresses, and none lies over another', async ({ page, readReport }) => {
  const { id } = await readReport('seattle-weather');
  await page.goto(`/dashboard/reports?report=${id}`);
  await page.getByRole('dialog', { name: 'Report Preview' }).getByRole('button', { name: 'Preview Full Report' }).click();
  const full = page.getByRole('dialog', { name: 'Full Analysis Report' });
  await expect(full.getByRole('heading', { name: 'Data & Method' })).toBeAttached();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.reload();
  await expect(full.getByRole('heading', { name: 'Data & Method' })).toBeAttached();
  await page.goBack();
  await expect(page.getByRole('dialog', { name: 'Report Preview' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.getByRole('link', { name: 'Open the report' }).click();
  await expect(page).toHaveURL(new RegExp(`/dashboard/reports/${id}$`));
});
