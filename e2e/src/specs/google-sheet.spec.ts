import type { Page } from '@playwright/test';
import type { FakeSheet } from '@hub/server/testing/fake-google';
import { verifyAndLeave } from '../fixtures/reports/fresh-report';
import { offline } from '../fixtures/pages/offline';
import { expect, test } from '../fixtures/hub';

const PRIVATE = 'Failed to access the Google Sheet. Please check the URL and sharing settings';
const MISSING = 'Failed to connect to the Google Sheet. Please verify the URL and try again';
const TEST_FAILED = 'Connection test failed. Please try again';
const UNREACHED = 'This hub could not reach Google Sheets, or lost the connection to it.';
const CONNECTION_FAILED = `Connection failed. Please try again. ${UNREACHED}`;
const PROCESS_FAILED = 'Failed to process Google Sheet. Please try again.';
const BUSY = 'Google Sheets is busy at the moment. Please try again in a minute.';
const WRONG_TAB = 'The Google Sheet has no tab with the number (gid) in this URL. Please open the tab and copy its URL again.';

/** Sales of three regions over sixty days, of which one region sells twice as much. */
const sales = (regions: [string, string, string]): string =>
  Array.from({ length: 180 }, (_, i) => {
    const day = new Date(Date.UTC(2024, 0, 1 + Math.floor(i / 3))).toISOString().slice(0, 10);
    return `${regions[i % 3]},${day},${(i % 3 === 0 ? 200 : 100) + ((i * 37) % 23)}`;
  }).join('\n');
const SALES = `region,day,sales\n${sales(['North', 'South', 'West'])}\n`;
const RETURNS = `region,day,returns\n${sales(['Lyon', 'Nice', 'Metz'])}\n`;

async function openDialog(page: Page) {
  await page.goto('/dashboard/upload');
  await page.getByRole('button', { name: 'Connect Sheets' }).click();
  const dialog = page.getByRole('dialog', { name: 'Connect Google Sheet' });
  await expect(dialog).toBeVisible();
  const button = (name: string) => dialog.getByRole('button', { name, exact: true });
  return {
    dialog,
    url: dialog.getByLabel('Google Sheet URL'),
    test: button('Test Connection'),
    connect: button('Connect'),
    close: button('Close'),
  };
}

test.beforeEach('a session', ({ member }) => expect(member.token).not.toBe(''));

test('a public sheet is tested, analysed, and kept under its title', async ({ page, google }) => {
  const { dialog, url, test: check, connect } = await openDialog(page);
  await expect(dialog).toContainText('Only public sheets can be connected');
  await expect(url).toBeFocused();
  const address = google.add({ csv: SALES, title: 'Sales 2024 - Sheet1' });
  await url.fill(`  ${address}?usp=sharing `);
  await check.click();
  await expect(dialog.getByRole('status')).toContainText('Connected to Sales 2024 - Sheet1: 3 columns, 180 rows.');
  await expect(dialog.getByRole('status')).toContainText('region, day, sales');
  await connect.click();

  const report = page.getByRole('region', { name: 'Analysis Report' });
  await expect(report).toContainText('Source: Google Sheet', { timeout: 30_000 });
  await expect(dialog).toBeHidden();
  await report.getByRole('button', { name: 'Preview Full Report' }).click();
  const full = page.getByRole('dialog', { name: 'Full Analysis Report' });
  await expect(full).toContainText('Sales 2024');
  await expect(full).toContainText('North');
  await page.keyboard.press('Escape');
  await verifyAndLeave(page, report);
  const item = page.getByRole('article', { name: /Sales 2024/ });
  await expect(item).toContainText('Google Sheet');
  await expect(item).toContainText('180 records');
  // Of the address the server has taken the id alone.
  const [, id = ''] = /\/d\/([\w-]+)/.exec(address) ?? [];
  const asked = google.requests.filter((request) => request.includes(id) && request.includes('/export'));
  expect(new Set(asked)).toEqual(new Set([`/spreadsheets/d/${id}/export?format=csv`]));
});

test('a gid in the address chooses the tab', async ({ page, google }) => {
  const { dialog, url, test: check, connect } = await openDialog(page);
  await url.fill(`${google.add({ csv: SALES, tabs: { '77': RETURNS }, title: 'Both - Returns' })}#gid=77`);
  await check.click();
  await expect(dialog.getByRole('status')).toContainText('region, day, returns');
  await connect.click();
  await expect(page.getByRole('region', { name: 'Analysis Report' })).toContainText('Lyon', { timeout: 30_000 });
});

test('a sheet is analysed again, and what has changed is shown', async ({ page, google }) => {
  const sheet = { csv: SALES, title: 'Growing - Sheet1' };
  const { url, connect } = await openDialog(page);
  await url.fill(google.add(sheet));
  await connect.click();
  await expect(page.getByRole('region', { name: 'Analysis Report' })).toBeVisible({ timeout: 30_000 });
  sheet.csv = SALES.replaceAll(/^North,(\S+?),2/gm, 'North,$1,5')
    .replace('region,day,sales', 'region,day,sales,note')
    .replaceAll(/(\d)$/gm, '$1,ok');
  await page.getByRole('link', { name: 'Reports & Analytics' }).click();
  await page
    .getByRole('article', { name: /Growing/ })
    .getByRole('link', { name: 'Analyze again' })
    .click();
  const panel = page.getByRole('region', { name: 'Analyze again' });
  await expect(panel).toContainText('Growing - Sheet1');
  await panel.getByRole('button', { name: 'Analyze again' }).click();
  await page.getByRole('link', { name: 'See what changed' }).click({ timeout: 30_000 });

  await expect(page.getByRole('heading', { level: 1, name: 'What Changed' })).toBeFocused();
  await expect(page.getByRole('region', { name: 'Rows and columns' })).toContainText('New: “note”.');
  await expect(page.getByRole('region', { name: 'Moved' })).toContainText('North');
  await expect(page.getByRole('region', { name: 'Key metrics' })).toContainText('%');
  await page.reload();
  await expect(page.getByRole('region', { name: 'Moved' })).toBeVisible();
  await page.goto(`${new URL(page.url()).pathname}-unknown`);
  await expect(page.getByRole('alert')).toContainText('This report does not exist.');
});

test('an address is checked before anything is sent', async ({ page }) => {
  const { dialog, url, test: check, connect, close } = await openDialog(page);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('google-sheet')) sent.push(request.url());
  });
  for (const button of [check, connect]) {
    await url.fill('');
    await button.click();
    await expect(dialog.getByText('Google Sheet URL is required')).toBeVisible();
    await url.fill('https://example.com/spreadsheets/d/1BxiMVs0XRA5nFMdKvBdBZjgmUUqptlbs74OgvE2upms');
    await expect(dialog.getByText('Google Sheet URL is required')).toBeHidden();
    await button.click();
    await expect(dialog.getByText('Please enter a valid public Google Sheet URL')).toBeVisible();
    await expect(url).toBeFocused();
  }
  expect(sent).toEqual([]);
  await close.click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Connect Sheets' }).click();
  await expect(url).toHaveValue('');
});

const refusals: [string, FakeSheet, string, string][] = [
  ['a private sheet', { behaves: 'private' }, PRIVATE, PRIVATE],
  ['a sign-in page in place of CSV', { behaves: 'sign-in-page' }, PRIVATE, PRIVATE],
  ['a deleted sheet', { behaves: 'deleted' }, MISSING, MISSING],
  ['a network that fails', { behaves: 'broken' }, `${TEST_FAILED}. ${UNREACHED}`, CONNECTION_FAILED],
  ['an empty sheet', { csv: '' }, 'The Google Sheet is empty.', 'The Google Sheet is empty.'],
  ['a busy Google', { behaves: 'busy' }, BUSY, BUSY],
  ['an unknown answer', { redirect: 'https://example.com/' }, PROCESS_FAILED, PROCESS_FAILED],
];
test('each refusal is told in its own words, and Connect waits for another address', async ({ page, google }) => {
  const { dialog, url, test: check, connect, close } = await openDialog(page);
  const addresses: [string, string, string, string][] = [
    ...refusals.map(([name, sheet, ...texts]): [string, string, string, string] => [name, google.add(sheet), ...texts]),
    ['a tab that is not there', `${google.add({ csv: SALES })}#gid=5`, WRONG_TAB, WRONG_TAB],
  ];
  for (const [name, address, ofTest, ofConnect] of addresses)
    await test.step(name, async () => {
      await url.fill(address);
      await check.click();
      await expect(dialog.getByRole('alert')).toHaveText(ofTest);
      await expect(connect).toBeDisabled();
      await url.fill(`${address}&range=A1`);
      await expect(dialog.getByRole('alert')).toBeHidden();
      await connect.click();
      await expect(dialog.getByRole('alert')).toHaveText(ofConnect);
      await expect(url).toHaveValue(`${address}&range=A1`);
      await expect(connect).toBeDisabled();
      await expect(close).toBeEnabled();
    });
});

test('nothing closes the dialog while it tests', async ({ page, google }) => {
  const { dialog, url, connect, close } = await openDialog(page);
  await url.fill(google.add({ behaves: 'silent' }));
  await dialog.getByRole('button', { name: 'Test Connection' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: 'Testing...' })).toBeDisabled();
  await expect(connect).toBeDisabled();
  await expect(close).toBeDisabled();
  await expect(url).toBeDisabled();
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await expect(dialog).toBeVisible();
});

test('a download that lasts too long can be cancelled', async ({ page, google }) => {
  const { dialog, url, connect } = await openDialog(page);
  const address = google.add({ behaves: 'stalls' });
  await url.fill(address);
  await connect.click();
  const progress = page.getByRole('dialog', { name: 'Analyzing Google Sheet' });
  await page.keyboard.press('Escape');
  await progress.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Analysis cancelled')).toBeVisible();
  await expect(dialog.getByLabel('Google Sheet URL')).toHaveValue(address);
  await expect(connect).toBeEnabled();
});

test('without a connection to the hub the fallbacks are told', async ({ page, google }) => {
  const { dialog, url, test: check, connect } = await openDialog(page);
  const address = google.add({ csv: SALES });
  await url.fill(address);
  await offline(page, async () => {
    await check.click();
    await expect(dialog.getByRole('alert')).toHaveText(TEST_FAILED);
    await url.fill(`${address}#gid=0`);
    await connect.click();
    await expect(dialog.getByRole('alert')).toHaveText(PROCESS_FAILED);
  });
  await url.fill(address);
  await page.route('**/api/upload-google-sheet', (route) => route.fulfill({ status: 202, body: '' }));
  await connect.click();
  await expect(dialog.getByRole('alert')).toHaveText('Failed to process Google Sheet.');
});
