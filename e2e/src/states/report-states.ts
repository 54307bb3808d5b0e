import { expect, type Page } from '@playwright/test';
import type { ScreenState } from './state';

async function openList(page: Page): Promise<void> {
  await page.goto('/dashboard/reports');
  await expect(page.getByRole('article').first()).toBeVisible();
}

async function openReport(page: Page, id: string) {
  await page.goto(`/dashboard/reports?report=${id}`);
  const dialog = page.getByRole('dialog', { name: 'Report Preview' });
  await expect(dialog.getByRole('tab').first()).toBeVisible();
  return dialog;
}

/** The report's own page, drawn to its end. */
async function openPage(page: Page, id: string, hash = ''): Promise<void> {
  await page.goto(`/dashboard/reports/${id}${hash}`);
  await expect(page.getByRole('heading', { level: 2, name: 'Data & Method' })).toBeAttached();
}

/** Reports & Analytics, and a report with what can be done in it. */
export const reportStates: readonly ScreenState[] = [
  {
    name: 'reports-empty',
    who: 'newcomer',
    async open(page) {
      await page.goto('/dashboard/reports');
      await expect(page.getByText('Start by uploading data to generate your first report')).toBeVisible();
    },
  },
  { name: 'reports', who: 'member', open: openList },
  {
    name: 'reports-loading',
    who: 'member',
    async open(page) {
      await page.route(/\/api\/(reports|users\/reports)/, () => undefined);
      await page.goto('/dashboard/reports');
      await expect(page.getByRole('heading', { name: 'Report History' })).toBeVisible();
    },
  },
  {
    name: 'reports-failed',
    who: 'member',
    async open(page) {
      await page.route(/\/api\/(reports|users\/reports)/, (route) => route.abort());
      await page.goto('/dashboard/reports');
      await expect(page.getByText('The figures could not be loaded').first()).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Failed to fetch reports' })).toBeVisible();
    },
  },
  {
    name: 'reports-found',
    who: 'member',
    async open(page) {
      await openList(page);
      await page.getByRole('searchbox', { name: 'Search reports' }).fill('sea');
      await expect(page.getByText('1 report', { exact: true })).toBeVisible();
    },
  },
  {
    name: 'reports-none-found',
    who: 'member',
    async open(page) {
      await openList(page);
      await page.getByRole('searchbox', { name: 'Search reports' }).fill('no such thing');
      await expect(page.getByText('No reports found')).toBeVisible();
    },
  },
  {
    name: 'reports-download-menu',
    who: 'member',
    async open(page) {
      await openList(page);
      await page.getByRole('article').first().getByRole('button', { name: 'Download' }).click();
      await expect(page.getByRole('menuitem', { name: 'JSON' })).toBeVisible();
    },
  },
  {
    name: 'reports-delete',
    who: 'member',
    async open(page) {
      await openList(page);
      await page.getByRole('article').first().getByRole('button', { name: 'Delete' }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  },
  {
    name: 'report',
    who: 'member',
    async open(page, { sampleReport }) {
      await openReport(page, sampleReport);
    },
  },
  {
    name: 'report-findings',
    who: 'member',
    async open(page, { sampleReport }) {
      const dialog = await openReport(page, sampleReport);
      await dialog.getByRole('tab', { name: 'Findings' }).click();
      // The picture is of the chart, not of what holds its place.
      const drawing = dialog.getByRole('tabpanel').getByRole('img').first().locator('svg').first();
      await expect(drawing).toBeVisible({ timeout: 20_000 });
    },
  },
  {
    name: 'report-query',
    who: 'member',
    async open(page, { shortReport }) {
      const dialog = await openReport(page, shortReport);
      await dialog
        .getByRole('button', { name: /Show query/ })
        .first()
        .click();
      await expect(dialog.getByText(/SELECT/).first()).toBeVisible();
    },
  },
  {
    name: 'report-verified',
    who: 'member',
    async open(page, { shortReport }) {
      const dialog = await openReport(page, shortReport);
      await dialog.getByRole('button', { name: 'Verify' }).click();
      await expect(dialog.getByRole('status').filter({ hasText: /numbers|claims/ })).toBeVisible({ timeout: 60_000 });
    },
  },
  {
    name: 'report-full',
    who: 'member',
    async open(page, { sampleReport }) {
      const dialog = await openReport(page, sampleReport);
      await dialog.getByRole('button', { name: 'Preview Full Report' }).click();
      const full = page.getByRole('dialog', { name: 'Full Analysis Report' });
      await expect(full.locator('figure svg').first()).toBeVisible();
    },
  },
  {
    name: 'report-page',
    who: 'member',
    async open(page, { sampleReport }) {
      await openPage(page, sampleReport);
      await expect(page.locator('figure svg').first()).toBeVisible({ timeout: 20_000 });
    },
  },
  {
    name: 'report-page-loading',
    who: 'member',
    async open(page, { shortReport }) {
      await page.route(/\/api\/reports\/[^/]+$/, () => undefined);
      await page.goto(`/dashboard/reports/${shortReport}`);
      await expect(page.getByRole('heading', { level: 1, name: 'Loading the report' })).toBeVisible();
    },
  },
  {
    name: 'report-page-rows',
    who: 'member',
    async open(page, { shortReport }) {
      await openPage(page, shortReport);
      const walk = page.getByRole('article').getByRole('application').first();
      await walk.focus();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
      const panel = page.getByRole('complementary', { name: 'Where this number comes from' });
      await expect(panel.getByRole('table')).toBeVisible();
    },
  },
  {
    name: 'report-page-finding',
    who: 'member',
    async open(page, { shortReport }) {
      await openPage(page, shortReport);
      await page
        .getByRole('button', { name: /^Copy or save: / })
        .first()
        .click();
      await expect(page.getByRole('group', { name: 'Copy or save this finding' })).toBeVisible();
    },
  },
  {
    name: 'report-page-share',
    who: 'member',
    async open(page, { shortReport }) {
      await openPage(page, shortReport);
      await page.getByRole('button', { name: 'Share', exact: true }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'report-page-query',
    who: 'member',
    async open(page, { shortReport }) {
      await openPage(page, shortReport);
      await page.getByRole('button', { name: 'Show query' }).first().click();
      await expect(page.getByText(/SELECT/).first()).toBeVisible();
    },
  },
  {
    name: 'report-page-missing',
    who: 'member',
    async open(page) {
      await page.route(/\/api\/(reports|analyses)\/[^/]+$/, (route) =>
        route.fulfill({ status: 404, json: { detail: 'No.', message: 'No.', code: 'report-not-found' } }),
      );
      await page.goto('/dashboard/reports/00000000-0000-4000-8000-000000000000');
      await expect(page.getByText('There is no report here')).toBeVisible();
    },
  },
  {
    name: 'report-correction',
    who: 'member',
    async open(page, { shortReport }) {
      await openPage(page, shortReport, '#columns');
      await page.getByRole('button', { name: 'Correct this reading' }).click();
      await expect(page.getByRole('combobox', { name: 'The result' })).toBeVisible();
    },
  },
  {
    name: 'report-delete',
    who: 'member',
    async open(page, { shortReport }) {
      await openPage(page, shortReport);
      await page.getByRole('button', { name: 'Delete' }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  },
  {
    name: 'compare',
    who: 'member',
    async open(page, { compared: { newer, older } }) {
      await page.goto(`/dashboard/reports/${newer}/compare/${older}`);
      await expect(page.getByRole('heading', { name: /appeared|new/i }).first()).toBeVisible();
    },
  },
  {
    name: 'report-missing',
    who: 'member',
    async open(page) {
      await page.goto('/dashboard/reports?report=00000000-0000-4000-8000-000000000000');
      await expect(page.getByText('The report cannot be shown')).toBeVisible();
    },
  },
];
