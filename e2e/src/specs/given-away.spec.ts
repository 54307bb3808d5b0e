import { writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import type { APIRequestContext, Page } from '@playwright/test';
import { allBlocks, downloadResponse, reportDetail } from '@hub/shared/contracts/report';
import { packed, pdfPages } from '../browser/pdf-pages';
import { expect, test } from '../fixtures/hub';
import { analyseTable } from '../fixtures/sample-report';
import { axeFindings } from '../states/axe';

test.describe.configure({ timeout: 240_000 });

/** A report is drawn bit by bit: on a busy machine the last of it comes late. */
const whole = (page: Page) =>
  expect(page.getByRole('heading', { level: 2, name: 'Data & Method' })).toBeAttached({ timeout: 90_000 });

/** What the interface says around a report, and the report does not. */
const INTERFACE = [
  'Analyze again',
  'Show as table',
  'Show query',
  'Correct this reading',
  'Copy or save',
  'How to read a report',
  'What is checked and how',
  'AI Agents',
  'Skip to',
];

async function detailOf(request: APIRequestContext, token: string, id: string) {
  const answer = await request.get(`/api/reports/${id}`, { headers: { authorization: `Bearer ${token}` } });
  const { document, blocks } = reportDetail.parse(await answer.json());
  if (!document || !blocks) throw new Error('The report has no document.');
  const all = allBlocks(blocks);
  const texts = all.flatMap((block) => {
    if (block.type === 'chart') return [];
    return block.type === 'metric' ? [block.label, block.text] : block.spans.flatMap((span) => [span.text, span.evidence ?? '']);
  });
  const statements = all.flatMap((block, i) => {
    const before = all[i - 1];
    return block.type === 'chart' && before && 'spans' in before
      ? [{ chart: block.chart, text: before.spans.map((span) => span.text).join(' ') }]
      : [];
  });
  const shown = new Set(all.flatMap((block) => (block.type === 'chart' ? [block.chart] : [])));
  return { texts, charts: document.charts.filter(({ id: chart }) => shown.has(chart)), statements };
}

test('a report on paper says all that the report says, and nothing of the interface, with every chart on one page', async ({
  page,
  request,
  member,
}) => {
  const id = await analyseTable(request, member.token, 'seattle-weather');
  const { texts, charts, statements } = await detailOf(request, member.token, id);
  await page.goto(`/dashboard/reports/${id}`);
  await whole(page);
  await page.waitForLoadState('networkidle');
  const pages = await pdfPages(await page.pdf({ format: 'A4', preferCSSPageSize: true, path: test.info().outputPath('report.pdf') }));
  expect(pages.length).toBeGreaterThan(2);
  pages.forEach((text, i) => expect(text).toContain(`${i + 1}/${pages.length}`));
  const paper = pages.map((text, i) => text.replace(`${i + 1}/${pages.length}`, '')).join('');
  for (const text of texts) expect(paper).toContain(packed(text));
  for (const text of INTERFACE) expect(paper).not.toContain(packed(text));
  for (const heading of ['Findings', 'Key Metrics', 'Columns', 'Data & Method']) expect(pages[0]).toContain(packed(heading));
  expect(charts.length).toBeGreaterThan(3);
  for (const { title, type, x, series } of charts) {
    // Its title stands over the drawing, the names of its bars or what its axis measures within and below.
    const isOfNames = type === 'bar' && x.type === 'category';
    const names = isOfNames ? series.flatMap(({ points }) => points.map(([name]) => String(name))) : [x.label];
    const holds = pages.filter((text) => [title, ...names].every((part) => text.includes(packed(part))));
    expect([title, holds.length > 0]).toEqual([title, true]);
  }
  // And what it shows is said on the same page.
  expect(statements.length).toBeGreaterThan(2);
  const apart = statements.filter(({ chart, text }) => {
    const title = charts.find(({ id: of }) => of === chart)?.title ?? '';
    return !pages.some((content) => content.includes(packed(text)) && content.includes(packed(title)));
  });
  expect(apart).toEqual([]);
}); // prettier-ignore

test('a report as one file opens without a net, whole, readable by everybody, in both themes', async ({
  browser,
  request,
  member,
}) => {
  const id = await analyseTable(request, member.token, 'seattle-weather');
  const { texts, charts } = await detailOf(request, member.token, id);
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
