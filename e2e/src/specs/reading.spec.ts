import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/hub';
import { axeFindings } from '../states/axe';

/** Orders of which the slow ones come back more often; no word says which column is the result. */
const ORDERS = `day,carrier,way,kept,weight\n${Array.from({ length: 600 }, (_, i) => {
  const slow = i % 10 < 3;
  const kept = (i * 7919) % 100 < (slow ? 35 : 90) ? 'stays' : 'back';
  return `2024-0${1 + (i % 6)}-1${i % 10},${['Ax', 'Bo', 'Cy'][(i * 31) % 3] ?? ''},${slow ? 'slow' : 'fast'},${kept},${10 + ((i * 131) % 97) / 10}`;
}).join('\n')}\n`;
const EXPORT = `Export of May\n\nday;place;amount\n${Array.from({ length: 80 }, (_, i) => `2024-05-${10 + (i % 20)};p${i % 4};${(i * 37) % 100},5`).join('\n')}\n`;

const file = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
const report = (page: Page) => page.getByRole('region', { name: 'Analysis Report' });

test('a result that the reader names leads the report after one press, and can be taken back', async ({ page, member }) => {
  test.setTimeout(180_000);
  expect(member.user.email).toBeTruthy();
  await page.goto('/dashboard/upload');
  await page.getByLabel('CSV file').setInputFiles(file('orders.csv', ORDERS));
  await page.getByRole('button', { name: 'Analyze', exact: true }).click();
  await expect(report(page)).toBeVisible({ timeout: 60_000 });

  await test.step('the reader says which column is the result', async () => {
    await report(page).getByRole('tab', { name: 'Columns' }).click();
    await report(page).getByRole('button', { name: 'Correct this reading' }).click();
    await expect(page.getByRole('heading', { name: 'Correct how this table was read' })).toBeFocused();
    await page.getByLabel('The result').selectOption({ label: 'kept' });
    await page.getByLabel('Which value counts').selectOption({ label: 'back' });
    await page.getByLabel('Which is better').selectOption({ label: 'Less, or lower' });
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Save and analyze again' }).click();
  });

  await test.step('the new report leads with it, and says who said so', async () => {
    const earlier = page.getByRole('note').filter({ hasText: 'There is an earlier report of this source.' });
    await expect(earlier).toBeVisible({ timeout: 60_000 });
    // It stands apart from the report's head.
    const [note, head] = [await earlier.boundingBox(), await report(page).boundingBox()];
    expect((head?.y ?? NaN) - (note?.y ?? NaN) - (note?.height ?? NaN)).toBeGreaterThanOrEqual(16);
    await report(page).getByRole('tab', { name: 'Summary' }).click();
    await expect(report(page).getByRole('tabpanel', { name: 'Summary' })).toContainText(/back/);
    await report(page).getByRole('tab', { name: 'Columns' }).click();
    await expect(report(page)).toContainText('You said:');
    await expect(report(page)).toContainText('the result is how often kept is back, less is better');
  });

  await test.step('and takes it back', async () => {
    await report(page).getByRole('button', { name: 'Correct this reading' }).click();
    await page.getByRole('button', { name: 'Set all to Automatic' }).click();
    await page.getByRole('button', { name: 'Save only' }).click();
    await expect(page.getByText('Saved. The next analysis of this source will use it.')).toBeVisible();
    await expect(report(page).getByRole('button', { name: 'Correct this reading' })).toBeFocused();
  });
});

test('a file is looked at before it is analysed', async ({ page, member }) => {
  test.setTimeout(120_000);
  expect(member.user.email).toBeTruthy();
  await page.goto('/dashboard/upload');
  await page.getByLabel('CSV file').setInputFiles(file('export.csv', EXPORT));
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  const preview = page.getByRole('dialog', { name: 'export.csv' });
  await expect(preview.getByRole('columnheader', { name: 'amount' })).toContainText('number', { timeout: 30_000 });
  await expect(preview.getByRole('columnheader', { name: 'day' })).toContainText('date');
  await expect(preview).toContainText('cells parted by semicolons');
  await expect(preview).toContainText('above the table was not read as data');
  await expect(preview.getByRole('cell', { name: '37.5' }).first()).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await preview.getByRole('button', { name: 'Analyze', exact: true }).click();
  await expect(report(page)).toBeVisible({ timeout: 60_000 });
});
