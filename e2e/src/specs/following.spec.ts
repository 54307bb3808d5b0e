import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { impatientProxy } from '@hub/server/testing/impatient-proxy';
import { reportList } from '@hub/shared/contracts/reports/report';
import { expect, test as base } from '../fixtures/hub';
import { screenHeading } from '../fixtures/pages/screen-heading';

/** What a proxy of 5 s does not wait for. */
const SLOW_MS = 9_000;
const rows = Array.from({ length: 80 }, (_, i) => `${['North', 'South', 'East'][i % 3]},${(i * 37) % 101}`);
const SHEET = `region,sales\n${rows.join('\n')}\n`;
const SALES = { csv: SHEET, title: 'Sales' };
const CSV = { name: 'table.csv', mimeType: 'text/csv', buffer: Buffer.from(SHEET) };

interface Fixtures {
  /** A proxy of 5 s in front of the hub; the page's addresses lead through it. */
  front: Awaited<ReturnType<typeof impatientProxy>>;
  reports: () => Promise<string[]>;
}

const test = base.extend<Fixtures>({
  front: async ({ hub }, use) => {
    const front = await impatientProxy({ to: Number(new URL(hub.url).port), readTimeoutMs: 5_000, bodyLimit: 12_000_000 });
    await use(front);
    await front.stop();
  },
  baseURL: async ({ front }, use) => use(`http://127.0.0.1:${front.port}`),
  reports: async ({ member, request, hub }, use) => {
    const headers = { authorization: `Bearer ${member.token}` };
    await use(async () =>
      reportList
        .parse(await (await request.get(`${hub.url}/api/reports`, { headers })).json())
        .map(({ report_title }) => report_title),
    );
  },
});
test.describe.configure({ timeout: 120_000 });

const report = (page: Page) => page.getByRole('region', { name: 'Analysis Report' });
const overlay = (page: Page) => page.getByRole('dialog', { name: /^Analyzing/ });
const sidebar = (page: Page) => page.getByRole('complementary', { name: 'Sidebar' });
const ready = (page: Page) => page.getByText('The report of Sales is ready.');

async function connectSheet(page: Page, url: string) {
  await page.goto('/dashboard/upload');
  await page.getByRole('button', { name: 'Connect Sheets' }).click();
  const dialog = page.getByRole('dialog', { name: 'Connect Google Sheet' });
  await dialog.getByLabel('Google Sheet URL').fill(url);
  await dialog.getByRole('button', { name: 'Connect', exact: true }).click();
  await expect(overlay(page)).toBeVisible();
}

async function upload(page: Page, file: string | typeof CSV = CSV) {
  await page.goto('/dashboard/upload');
  await page.getByLabel('CSV file').setInputFiles(file);
  await page.getByRole('button', { name: 'Analyze', exact: true }).click();
}

test('an analysis that is longer than the proxy waits shows its report, and there is one', async ({
  page,
  google,
  reports,
  front,
}) => {
  await connectSheet(page, google.add({ ...SALES, after: () => sleep(SLOW_MS) }));
  await expect(report(page)).toBeVisible({ timeout: 60_000 });
  expect(await reports()).toHaveLength(1);
  expect(front.seen.filter(({ status }) => status >= 500)).toEqual([]);
});

test('connections that are cut while one waits are made anew', async ({ page, google, reports, front }) => {
  const sheet = google.hold(SALES);
  await connectSheet(page, sheet.url);
  for (let cut = 0; cut < 3; cut += 1) {
    await page.waitForTimeout(1500);
    front.cut();
  }
  sheet.letGo();
  await expect(report(page)).toBeVisible({ timeout: 60_000 });
  expect(await reports()).toHaveLength(1);
});

test('an upload whose answer is lost is not made twice', async ({ page, reports, front }) => {
  let lost = 0;
  front.lose(({ url }) => url === '/api/upload-csv' && (lost += 1) === 1);
  await upload(page);
  await expect(report(page)).toBeVisible({ timeout: 60_000 });
  expect(lost).toBeGreaterThan(0);
  expect(await reports()).toHaveLength(1);
});

test.describe('a large file', () => {
  let folder: string;
  let path: string;
  test.beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'hub-following-'));
    path = join(folder, 'large.csv');
    const lines = Array.from({ length: 500_000 }, (_, i) => `${i},${['North', 'South'][i % 2]},${(i * 37) % 1009}`);
    writeFileSync(path, `id,region,sales\n${lines.join('\n')}\n`);
  });
  test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('that is cut off on its way is sent again, and there is one report', async ({ page, reports, front }) => {
    const client = await page.context().newCDPSession(page);
    await client.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: 2_000_000,
    });
    await upload(page, path);
    await expect(overlay(page).getByText(/^[1-9][\d.]* MB of [\d.]+ MB sent$/)).toBeVisible({ timeout: 20_000 });
    front.cut();
    await expect(report(page)).toBeVisible({ timeout: 90_000 });
    expect(await reports()).toHaveLength(1);
  });

  test('that the proxy does not let through is told with its size and whom to ask', async ({ page, hub, member, reports }) => {
    expect(member.token).not.toBe('');
    const small = await impatientProxy({ to: Number(new URL(hub.url).port), bodyLimit: 1_000_000 });
    await page.goto(`http://127.0.0.1:${small.port}/dashboard/upload`);
    await page.getByLabel('CSV file').setInputFiles(path);
    await page.getByRole('button', { name: 'Analyze', exact: true }).click();
    const told = page.getByText(/A proxy in front of the hub lets no file of this size through \(\d+(\.\d)? MB\)/).first();
    await expect(told).toBeVisible({ timeout: 20_000 });
    expect(await reports()).toEqual([]);
    await small.stop();
  });
});

test.describe('an analysis that goes on in the background', () => {
  test('shows on every screen and after a reload, and its toast leads to the report, once', async ({
    page,
    context,
    google,
    member,
  }) => {
    expect(member.token).not.toBe('');
    const other = await context.newPage();
    await other.goto('/dashboard/agents');
    await page.bringToFront();
    const sheet = google.hold(SALES);
    await connectSheet(page, sheet.url);
    await page.getByRole('button', { name: 'Continue in background' }).click();
    await expect(overlay(page)).toBeHidden();
    await sidebar(page).getByRole('link', { name: 'Settings' }).click();
    const item = sidebar(page).getByRole('region', { name: 'Analyzing' }).getByRole('link');
    await expect(item).toContainText('Receive the data');
    await expect(sidebar(other).getByRole('region', { name: 'Analyzing' })).toBeVisible();
    await page.reload();
    await expect(item).toBeVisible();
    await sidebar(page).getByRole('link', { name: 'Home' }).click();
    sheet.letGo();
    await expect(ready(page)).toBeVisible({ timeout: 60_000 });
    await expect(sidebar(page).getByRole('region', { name: 'Analyzing' })).toBeHidden();
    // Home is up to date without a reload.
    await expect(page.getByRole('main').getByRole('link', { name: /Sales/ }).first()).toBeVisible();
    await page.getByRole('link', { name: 'Open report' }).click();
    await expect(page).toHaveURL(/\/dashboard\/reports\//);
    await expect(screenHeading(page, /Sales/)).toBeVisible();
    await other.bringToFront();
    await other.waitForTimeout(4000);
    await expect(ready(other)).toBeHidden();
    await other.close();
  });

  test('is followed to its report by its place in the menu of a phone', async ({ page, google, member }) => {
    expect(member.token).not.toBe('');
    await page.setViewportSize({ width: 390, height: 844 });
    const sheet = google.hold(SALES);
    await connectSheet(page, sheet.url);
    await page.getByRole('button', { name: 'Continue in background' }).click();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Google Sheet' }).click();
    await expect(page).toHaveURL(/\/dashboard\/reports\/[\w-]+$/);
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
    sheet.letGo();
    await expect(page.getByRole('article').first()).toBeVisible({ timeout: 60_000 });
    await expect(ready(page)).toBeHidden();
  });

  test('left by the browser’s Back goes on, and tells its end there', async ({ page, google, member }) => {
    expect(member.token).not.toBe('');
    await page.goto('/dashboard/settings');
    await expect(screenHeading(page, 'Settings')).toBeVisible();
    await sidebar(page).getByRole('link', { name: 'Data Upload' }).click();
    await page.getByRole('button', { name: 'Connect Sheets' }).click();
    const dialog = page.getByRole('dialog', { name: 'Connect Google Sheet' });
    const sheet = google.hold(SALES);
    await dialog.getByLabel('Google Sheet URL').fill(sheet.url);
    await dialog.getByRole('button', { name: 'Connect', exact: true }).click();
    await expect(overlay(page)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/dashboard\/settings$/);
    await expect(sidebar(page).getByRole('region', { name: 'Analyzing' })).toBeVisible();
    sheet.letGo();
    await expect(ready(page)).toBeVisible({ timeout: 60_000 });
  });
});

test('a session that ends meanwhile leads back to the report, with the address filled in', async ({
  page,
  google,
  member,
  request,
  hub,
}) => {
  const sheet = google.hold(SALES);
  await connectSheet(page, sheet.url);
  await page.getByRole('button', { name: 'Continue in background' }).click();
  // Another device ends the session.
  const headers = { authorization: `Bearer ${member.token}` };
  const sessions = (await (await request.get(`${hub.url}/api/users/sessions`, { headers })).json()) as { id: string }[];
  for (const { id } of sessions) await request.delete(`${hub.url}/api/users/sessions/${id}`, { headers });
  // What follows the analysis may have noticed it first, and taken the sidebar away.
  const link = sidebar(page).getByRole('link', { name: 'Reports & Analytics' });
  await Promise.race([link.click().catch(() => undefined), page.waitForURL(/\/login$/)]);
  await expect(page).toHaveURL(/\/login$/, { timeout: 20_000 });
  await expect(page.getByLabel('Email')).toHaveValue(member.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(member.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  // The way back waits for the dialog of an address that is not verified.
  await page.getByRole('dialog', { name: 'Email Verification Required' }).getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(/\/dashboard\/(?:reports|upload)$/, { timeout: 20_000 });
  sheet.letGo();
  await expect(ready(page)).toBeVisible({ timeout: 60_000 });
});
