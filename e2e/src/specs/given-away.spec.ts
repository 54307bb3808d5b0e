import { writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { downloadResponse } from '@hub/shared/contracts/reports/report';
import { packed } from '../browser/pdf-pages';
import { expect, test } from '../fixtures/hub';
import { analyseTable } from '../fixtures/reports/sample-report';
import { toldInReport } from '../fixtures/reports/told-in-report';
import { axeFindings } from '../states/axe';

test.describe.configure({ timeout: 240_000 });

/** A report is drawn bit by bit: on a busy machine the last of it comes late. */
const whole = (page: Page) =>
  expect(page.getByRole('heading', { level: 2, name: 'Data & Method' })).toBeAttached({ timeout: 90_000 });

test('a report as one file opens without a net, whole, readable by everybody, in both themes', async ({
  browser,
  request,
  member,
}) => {
  const id = await analyseTable(request, member.token, 'seattle-weather');
  const { texts, charts } = await toldInReport(request, member.token, id);
  const answer = await request.get(`/api/reports/${id}/download?format=html`, {
    headers: { authorization: `Bearer ${member.token}` },
  });
  const path = test.info().outputPath('report.html');
  await writeFile(path, downloadResponse.parse(await answer.json()).content);
  for (const [colorScheme, width] of [
    ['light', 1440],
    ['dark', 360],
  ] as const) {
    const context = await browser.newContext({ offline: true, colorScheme, viewport: { width, height: 900 } });
    const page = await context.newPage();
    const asked: string[] = [];
    page.on('request', (each) => asked.push(each.url()));
    await page.goto(pathToFileURL(path).href);
    const text = packed(await page.locator('body').innerText());
    for (const each of texts) expect(text).toContain(packed(each));
    await expect(page.locator('figure svg:visible')).toHaveCount(charts.length);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    expect(asked).toHaveLength(1);
    expect(await axeFindings(page)).toEqual([]);
    await context.close();
  }
}); // prettier-ignore

test('the rows behind a point are put in order and filtered, and closing them leaves no step behind', async ({
  page,
  request,
  member,
}) => {
  const id = await analyseTable(request, member.token, 'seattle-weather');
  await page.goto('/dashboard/reports');
  await page.goto(`/dashboard/reports/${id}`);
  await whole(page);
  const steps = await page.evaluate(() => history.length);
  const walk = page.getByRole('application', { name: /^Total precipitation by weather/ }).first();
  await walk.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  const panel = page.getByRole('complementary', { name: 'Where this number comes from' });
  const table = panel.getByRole('table');
  await expect(table).toBeVisible();
  await expect(page).toHaveURL(/number=g\d+\.0\.0/);
  // Of the point that was reached, and they give what is drawn.
  await expect(panel.getByText('The rows below give the same number now.')).toBeVisible();
  const head = table.getByRole('columnheader').last();
  await head.getByRole('button').click();
  await expect(head).toHaveAttribute('aria-sort', 'ascending');
  await panel.getByRole('textbox', { name: 'Value' }).fill('no such text');
  await panel.getByRole('button', { name: 'Filter', exact: true }).click();
  await expect(panel.getByText('None of the rows is like that.')).toBeVisible();
  await panel.getByRole('button', { name: 'Show all rows' }).click();
  await expect(table).toBeVisible();
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(panel).toBeHidden();
  await expect(page).not.toHaveURL(/number=/);
  await expect(walk).toBeFocused();
  // Forward leads into it again: closing took the step back that opened it.
  expect(await page.evaluate(() => history.length)).toBe(steps + 1);
  await page.goBack();
  await expect(page).toHaveURL(/\/dashboard\/reports$/);
});

test('a finding is copied, and its chart saved as a picture', async ({ page, request, member, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const id = await analyseTable(request, member.token, 'seattle-weather');
  await page.goto(`/dashboard/reports/${id}`);
  await whole(page);
  await page.getByRole('button', { name: /^Copy or save: / }).first().click();
  const actions = page.getByRole('group', { name: 'Copy or save this finding' });
  await actions.getByRole('button', { name: 'Copy text' }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(new RegExp(`/dashboard/reports/${id}#c\\d+$`));
  for (const format of ['PNG', 'SVG']) {
    const saved = page.waitForEvent('download');
    await actions.getByRole('button', { name: `Save chart as ${format}` }).click();
    expect((await saved).suggestedFilename()).toMatch(new RegExp(`\\.${format.toLowerCase()}$`));
  }
}); // prettier-ignore
