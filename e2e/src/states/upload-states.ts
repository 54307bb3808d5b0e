import { expect, type Page } from '@playwright/test';
import { READER } from '@hub/server/testing/trading-company';
import type { ScreenState } from './state';
import { table, type World } from './world';

async function openSheet(page: Page, url: string) {
  await page.goto('/dashboard/upload');
  await page.getByRole('button', { name: 'Connect Sheets' }).click();
  const dialog = page.getByRole('dialog', { name: 'Connect Google Sheet' });
  await dialog.getByLabel('Google Sheet URL').fill(url);
  return dialog;
}

async function openPostgres(page: Page) {
  await page.goto('/dashboard/upload');
  await page.getByRole('button', { name: 'Add Database' }).click();
  const dialog = page.getByRole('dialog', { name: 'Connect PostgreSQL Database' });
  await expect(dialog).toBeVisible();
  return dialog;
}

async function connectPostgres(page: Page, { postgres }: World, password = READER.password) {
  const dialog = await openPostgres(page);
  const fields = { 'Database Host': '127.0.0.1', Port: String(postgres.port), 'Database Name': 'trade', Username: READER.user };
  for (const [label, value] of Object.entries(fields)) await dialog.getByLabel(label).fill(value);
  await dialog.getByRole('textbox', { name: 'Password' }).fill(password);
  await dialog.getByRole('button', { name: 'Connect', exact: true }).click();
  return dialog;
}

async function choose(page: Page, name: string, text: string): Promise<void> {
  await page.goto('/dashboard/upload');
  await page.getByLabel('CSV file').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
}

/** Data Upload with both dialogs, while it works, and its outcomes. */
export const uploadStates: readonly ScreenState[] = [
  {
    name: 'upload',
    who: 'newcomer',
    async open(page) {
      await page.goto('/dashboard/upload');
      await expect(page.getByText('Ready to Analyze Your Data')).toBeVisible();
    },
  },
  {
    name: 'upload-file-chosen',
    who: 'newcomer',
    async open(page) {
      await page.goto('/dashboard/upload');
      await page.getByLabel('CSV file').setInputFiles(table('seattle-weather-hourly-normals'));
      await expect(page.getByRole('button', { name: 'Analyze', exact: true })).toBeVisible();
    },
  },
  {
    name: 'upload-preview',
    who: 'newcomer',
    async open(page) {
      await choose(
        page,
        'export.csv',
        'Export of May\n\nday;place;amount\n2024-05-01;Oslo;1,5\n2024-05-02;;2,5\n2024-05-03;Bergen;3\n',
      );
      await page.getByRole('button', { name: 'Preview', exact: true }).click();
      await expect(page.getByRole('dialog', { name: 'export.csv' }).getByRole('columnheader', { name: 'amount' })).toBeVisible();
    },
  },
  {
    name: 'upload-file-refused',
    who: 'newcomer',
    async open(page) {
      await choose(page, 'table.docx', 'PK');
      await expect(page.getByText('Please select a CSV file.').first()).toBeVisible();
    },
  },
  {
    name: 'upload-failed',
    who: 'newcomer',
    async open(page) {
      await choose(page, 'header.csv', 'city,visits\n');
      await page.getByRole('button', { name: 'Analyze', exact: true }).click();
      await expect(page.getByText('The file has a header row but no data rows.').first()).toBeVisible();
    },
  },
  {
    name: 'upload-running',
    who: 'newcomer',
    async open(page, { google }) {
      const dialog = await openSheet(page, google.add({ behaves: 'stalls' }));
      await dialog.getByRole('button', { name: 'Connect', exact: true }).click();
      await expect(page.getByRole('dialog', { name: /^Analyzing/ })).toBeVisible();
    },
    async leave(page) {
      await page.getByRole('button', { name: 'Cancel' }).click();
      await expect(page.getByText('Analysis cancelled')).toBeVisible();
    },
  },
  {
    name: 'upload-report',
    who: 'member',
    async open(page) {
      await page.goto('/dashboard/upload');
      await page.getByLabel('CSV file').setInputFiles(table('gapminder-health-income'));
      await page.getByRole('button', { name: 'Analyze', exact: true }).click();
      await expect(page.getByRole('region', { name: 'Analysis Report' }).getByRole('tab').first()).toBeVisible({
        timeout: 40_000,
      });
    },
  },
  {
    name: 'upload-again',
    who: 'member',
    async open(page, { compared: { older } }) {
      await page.goto(`/dashboard/upload?again=${older}`);
      await expect(page.getByRole('button', { name: 'Analyze stored file' })).toBeVisible();
    },
  },
  {
    name: 'sheet-dialog',
    who: 'newcomer',
    async open(page) {
      await expect(await openSheet(page, '')).toBeVisible();
    },
  },
  {
    name: 'sheet-dialog-invalid',
    who: 'newcomer',
    async open(page) {
      const dialog = await openSheet(page, 'https://example.com/a-sheet');
      await dialog.getByRole('button', { name: 'Test Connection' }).click();
      await expect(dialog.getByText('Please enter a valid public Google Sheet URL')).toBeVisible();
    },
  },
  {
    name: 'sheet-dialog-tested',
    who: 'newcomer',
    async open(page, { google }) {
      const csv = 'region,day,sales\nNorth,2024-01-01,200\nSouth,2024-01-02,100\n';
      const dialog = await openSheet(page, google.add({ csv, title: 'Sales 2024 - Sheet1' }));
      await dialog.getByRole('button', { name: 'Test Connection' }).click();
      await expect(dialog.getByRole('status')).toContainText('Connected to Sales 2024');
    },
  },
  {
    name: 'sheet-dialog-testing',
    who: 'newcomer',
    async open(page, { google }) {
      const dialog = await openSheet(page, google.add({ behaves: 'silent' }));
      await dialog.getByRole('button', { name: 'Test Connection' }).click();
      await expect(dialog.getByRole('button', { name: 'Testing...' })).toBeVisible();
    },
  },
  {
    name: 'sheet-dialog-failed',
    who: 'newcomer',
    async open(page, { google }) {
      const dialog = await openSheet(page, google.add({ behaves: 'private' }));
      await dialog.getByRole('button', { name: 'Test Connection' }).click();
      await expect(dialog.getByRole('alert')).toContainText('Failed to access the Google Sheet.');
    },
  },
  {
    name: 'postgres-dialog',
    who: 'newcomer',
    async open(page) {
      await openPostgres(page);
    },
  },
  {
    name: 'postgres-dialog-incomplete',
    who: 'newcomer',
    async open(page) {
      const dialog = await openPostgres(page);
      await dialog.getByLabel('Port').fill('70000');
      await dialog.getByRole('button', { name: 'Connect', exact: true }).click();
      await expect(dialog.getByText('Port must be between 1 and 65535')).toBeVisible();
    },
  },
  {
    name: 'postgres-dialog-failed',
    who: 'newcomer',
    async open(page, world) {
      const dialog = await connectPostgres(page, world, 'wrong');
      await expect(dialog.getByText(/Failed to connect\./)).toBeVisible({ timeout: 15_000 });
    },
  },
  {
    name: 'postgres-dialog-tables',
    who: 'newcomer',
    async open(page, world) {
      const dialog = await connectPostgres(page, world);
      await dialog.getByRole('checkbox', { name: 'orders', exact: true }).check();
    },
  },
];
