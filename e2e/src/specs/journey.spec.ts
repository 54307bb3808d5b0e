import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { reportDocument } from '@hub/shared/contracts/reports/report';
import { fillSignUp, newAccount } from '../fixtures/account';
import { expect, test } from '../fixtures/hub';
import { beginningOf } from '../states/world';

const TABLE = 'birdstrikes.csv';

/** Saves what a press downloads and gives its name and text. */
async function downloaded(page: Page, press: () => Promise<void>): Promise<{ name: string; text: string }> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
}

test('a newcomer signs up, uploads a real table, reads its report, finds it after a restart, and removes it', async ({
  page,
  hub,
}) => {
  test.setTimeout(180_000);
  const person = newAccount();

  await test.step('signs up from the landing page', async () => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Get Started' }).first().click();
    await fillSignUp(page, person);
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expect(page.getByRole('dialog', { name: 'Account Created Successfully!' })).toContainText(person.email);
  });

  await test.step('follows the verification link of the development mailbox', async () => {
    await hub.mailLink(person.email, /verif/i);
    await page.goto('/dev/mailbox');
    await page
      .getByRole('article')
      .filter({ hasText: person.email })
      .getByRole('link', { name: /EmailVerification/ })
      .click();
    await page.getByRole('button', { name: 'Verify Email Address' }).click();
    await expect(page.getByRole('heading', { name: 'Email Verified!' })).toBeVisible();
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  await test.step('logs out and in again', async () => {
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await page.getByLabel('Email').fill(person.email);
    await page.getByRole('textbox', { name: 'Password' }).fill(person.password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByText('Login Successful', { exact: true })).toBeVisible();
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  await test.step('uploads a table and watches', async () => {
    await page.getByRole('link', { name: 'Data Upload', exact: true }).click();
    await expect(page.getByText('Ready to Analyze Your Data')).toBeVisible();
    await page
      .getByLabel('CSV file')
      .setInputFiles({ name: TABLE, mimeType: 'text/csv', buffer: await beginningOf('birdstrikes') });
    await expect(page.getByText(TABLE)).toBeVisible();
    await page.getByRole('button', { name: 'Analyze', exact: true }).click();
    const progress = page.getByRole('dialog', { name: `Analyzing ${TABLE}` });
    await expect(progress).toBeVisible();
    await expect(progress.getByRole('button', { name: 'Cancel' })).toBeVisible();
  });

  await test.step('reads the report with charts', async () => {
    const report = page.getByRole('region', { name: 'Analysis Report' });
    // Seconds of a core, on a machine that other journeys use as well.
    await expect(report).toBeVisible({ timeout: 60_000 });
    await expect(report).toContainText('Source: CSV File');
    for (const name of ['Summary', 'Findings', 'Data & Method']) await expect(report.getByRole('tab', { name })).toBeVisible();
    await report.getByRole('button', { name: 'Preview Full Report' }).click();
    const full = page.getByRole('dialog', { name: 'Full Analysis Report' });
    await expect(full.locator('svg[role="img"], figure svg').first()).toBeVisible();
    await expect(full).toContainText('Suggested Actions');
    await expect(full).toContainText('comparisons tested');
    await page.keyboard.press('Escape');
    const { name, text } = await downloaded(page, () => report.getByRole('button', { name: 'Download' }).click());
    expect(name).toBe('analysis_report.md');
    expect(text).toMatch(/^# .+/);
    expect(text).toContain('| --- |');
    expect(text).not.toContain('```');
    await report.getByRole('button', { name: 'Verify' }).click();
    await expect(report.getByRole('status').filter({ hasText: /numbers|claims/ })).toBeVisible();
  });

  await test.step('finds it under Reports & Analytics after a restart', async () => {
    await hub.restart();
    await page.goto('/dashboard/reports');
    const item = page.getByRole('article', { name: /birdstrikes/i });
    await expect(item).toContainText('2,000 records');
    await item.getByRole('button', { name: 'View' }).click();
    await expect(page.getByRole('dialog', { name: 'Report Preview' })).toContainText('Key Metrics');
    await page.keyboard.press('Escape');
    await item.getByRole('button', { name: 'Download' }).click();
    const { text } = await downloaded(page, () => page.getByRole('menuitem', { name: 'JSON' }).click());
    const twin = reportDocument.parse(JSON.parse(text));
    expect(twin.tables[0]?.rows).toBe(2000);
    expect(twin.claims.length).toBeGreaterThan(5);
  });

  await test.step('deletes it and logs out', async () => {
    const item = page.getByRole('article', { name: /birdstrikes/i });
    await item.getByRole('button', { name: 'Delete' }).click();
    const question = page.getByRole('alertdialog').or(page.getByRole('dialog'));
    await expect(question).toContainText('Are you sure you want to delete this report? This action cannot be undone.');
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('No reports found')).toBeVisible();
    await expect(page.getByText('Start by uploading data to generate your first report')).toBeVisible();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/login$/);
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  });
});
