import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { findFirefox } from '../browser/find-firefox';
import { packed, pdfPages } from '../browser/pdf-pages';
import { DrivenPage } from '../fixtures/pages/driven-page';
import { expect, test } from '../fixtures/hub';
import { toldInReport } from '../fixtures/reports/told-in-report';

test.describe.configure({ timeout: 240_000 });

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

type Told = Awaited<ReturnType<typeof toldInReport>>;

/** Holds the pages of a printed report against what the report says. `numberOf` is what the paper says of a page's place. */
function expectWhole(pages: string[], { texts, charts }: Told, numberOf: (page: number) => string): void {
  expect(pages.length).toBeGreaterThan(2);
  pages.forEach((text, i) => expect(text).toContain(numberOf(i + 1)));
  const paper = pages.map((text, i) => text.replace(numberOf(i + 1), '')).join('');
  expect(texts.filter((text) => !paper.includes(packed(text)))).toEqual([]);
  for (const text of INTERFACE) expect(paper).not.toContain(packed(text));
  for (const heading of ['Findings', 'Key Metrics', 'Columns', 'Data & Method']) expect(pages[0]).toContain(packed(heading));
  // The last page holds more than the end of a sentence.
  expect(texts.filter((text) => paper.includes(packed(text)) && pages.at(-1)?.includes(packed(text))).length).toBeGreaterThan(1);
  expect(charts.length).toBeGreaterThan(3);
  for (const { title, type, x, series } of charts) {
    // Its title stands over the drawing, the names of its bars or what its axis measures within and below.
    const isOfNames = type === 'bar' && x.type === 'category';
    const names = isOfNames ? series.flatMap(({ points }) => points.map(([name]) => String(name))) : [x.label];
    const holds = pages.filter((text) => [title, ...names].every((part) => text.includes(packed(part))));
    expect([title, holds.length > 0]).toEqual([title, true]);
  }
}

/** Titles of charts of which something is drawn outside of the drawing once the page is told that it will be printed, which waits for nothing. */
const cutCharts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    window.dispatchEvent(new Event('beforeprint'));
    const cut = [...document.querySelectorAll('figure')].filter((figure) => {
      const drawing = figure.querySelector('[role="img"] svg');
      if (!drawing) return true;
      const { left, right } = drawing.getBoundingClientRect();
      const parts = [...drawing.querySelectorAll('rect, path, circle, text')].map((part) => part.getBoundingClientRect());
      return parts.some((part) => part.width > 0 && (part.left < left - 1 || part.right > right + 1));
    });
    window.dispatchEvent(new Event('afterprint'));
    return cut.map((figure) => figure.textContent);
  });

/** All colours on paper: of the page's text and ground, and of what the charts are drawn with. */
async function coloursOnPaper(page: Page): Promise<string[]> {
  await page.emulateMedia({ media: 'print' });
  const colours = await page.evaluate(() => {
    window.dispatchEvent(new Event('beforeprint'));
    const found = new Set<string>();
    for (const element of document.querySelectorAll('body, main, article, figure, article p, figure *')) {
      const { color, backgroundColor, fill, stroke } = getComputedStyle(element);
      for (const colour of element instanceof SVGElement ? [fill, stroke] : [color, backgroundColor]) found.add(colour);
    }
    window.dispatchEvent(new Event('afterprint'));
    return [...found].sort();
  });
  await page.emulateMedia({ media: null });
  return colours;
}

/** Titles of charts whose sentence stands on another page. */
const apartFromSentence = (pages: string[], { charts, statements }: Told): string[] =>
  statements.flatMap(({ chart, text }) => {
    const title = charts.find(({ id: of }) => of === chart)?.title ?? '';
    return pages.some((content) => content.includes(packed(text)) && content.includes(packed(title))) ? [] : [title];
  });

test('a report on paper says all that the report says, and nothing of the interface, with every chart on one page', async ({
  page,
  request,
  readReport,
}) => {
  const { id, reader } = await readReport('seattle-weather');
  const told = await toldInReport(request, reader.token, id);
  await page.goto(`/dashboard/reports/${id}`);
  // A report is drawn bit by bit: on a busy machine the last of it comes late.
  await expect(page.getByRole('heading', { level: 2, name: 'Data & Method' })).toBeAttached({ timeout: 90_000 });
  await page.waitForLoadState('networkidle');
  await expect(page.locator('figure [role="img"] svg').first()).toBeVisible();
  expect(await cutCharts(page)).toEqual([]);
  const light = await coloursOnPaper(page);
  await page.evaluate(() => (document.documentElement.dataset.theme = 'dark'));
  expect(await coloursOnPaper(page)).toEqual(light);
  await page.evaluate(() => delete document.documentElement.dataset.theme);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await coloursOnPaper(page)).toEqual(light);
  const pages = await pdfPages(await page.pdf({ format: 'A4', preferCSSPageSize: true, path: test.info().outputPath('report.pdf') }));
  expectWhole(pages, told, (n) => `${n}/${pages.length}`);
  expect(told.statements.length).toBeGreaterThan(2);
  expect(apartFromSentence(pages, told)).toEqual([]);
}); // prettier-ignore

const firefox = findFirefox();
if (firefox !== null)
  test('and so it does when Firefox prints it, which numbers no pages', async ({ hub, request, reportOf }) => {
    const { id, reader } = await reportOf('seattle-weather');
    const told = await toldInReport(request, reader.token, id);
    const tab = await DrivenPage.open('firefox', firefox);
    try {
      await tab.goto(`${hub.url}/login`);
      await tab.fill({ Email: reader.email, Password: reader.password });
      await tab.press('button', 'Sign In');
      await tab.press('button', 'Continue to dashboard');
      await tab.read(`Welcome, ${reader.firstName}`);
      await tab.goto(`${hub.url}/dashboard/reports/${id}`);
      await tab.see('heading', 'Data & Method');
      await tab.rest();
      const file = await tab.print();
      await writeFile(test.info().outputPath('report.pdf'), file);
      const pages = await pdfPages(file);
      expectWhole(pages, told, () => '');
      expect(apartFromSentence(pages, told)).toEqual([]);
    } finally {
      await tab.close();
    }
  });
