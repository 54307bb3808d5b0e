import { readableQuery } from './claims/readable-query';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { allBlocks, claimsOf, type Block, type ReportBlocks, type ReportDocument } from '../contracts/reports/report';
import { visibleText } from '../contracts/foreign-text';
import SectionBlocks from './blocks/section-blocks';
import { layOutQuery } from './claims/lay-out-query';
import { FigureCards } from './figures/figure-cards';
import { Provenance } from './provenance';
import { ReportContext } from './report-context';
import { hostileTables } from './testing/hostile-tables';
import { analyze, blocksOf, setting, withFiles } from './testing/node-side';
import { useReportContents } from './use-report-contents';

/** How many reports are drawn, one of each kind of tables; `pnpm test:hostile` draws a thousand. */
const REPORTS = setting('HOSTILE_REPORTS', 3);
/** The first seed: what a failure names can be looked at alone. */
const FIRST = setting('HOSTILE_SEED', 1);

jest.setTimeout(3_600_000);

/** The whole report, as the full preview draws it. */
function Page({ document, report }: { document: ReportDocument; report: ReportBlocks }) {
  return (
    <ReportContext value={useReportContents(document, [], { reportId: undefined, sourceType: 'csv' })}>
      <h1>{report.title}</h1>
      <Provenance text={report.provenance} />
      <FigureCards figures={report.cards} />
      {report.sections.map(({ id, title, blocks, parts }) => (
        <section key={id}>
          <h2>{title}</h2>
          <SectionBlocks blocks={blocks} parts={parts} />
        </section>
      ))}
    </ReportContext>
  );
}

const textOf = (block: Block): string =>
  block.type === 'metric'
    ? `${block.label} ${block.text}`
    : block.type === 'chart'
      ? ''
      : block.spans.map(({ text }) => text).join(' ');

/** Sections that repeat what stands elsewhere. */
const REPEAT: readonly string[] = ['summary', 'actions'];

/** Every claim stands in one place, beside those that repeat it, and its chart below the first that it shows. */
function expectEachClaimOnce(document: ReportDocument, report: ReportBlocks): void {
  const all = allBlocks(report);
  const own = allBlocks({ sections: report.sections.filter(({ kind }) => !REPEAT.includes(kind)) });
  const stated = all.flatMap(claimsOf);
  const places = own.flatMap(claimsOf);
  expect(places.filter((id, i) => places.indexOf(id) !== i)).toEqual([]);
  expect(document.claims.map(({ id }) => id).filter((id) => !stated.includes(id))).toEqual([]);
  for (const chart of document.charts) {
    const at = own.findIndex((block) => block.type === 'chart' && block.chart === chart.id);
    const [claim] = own[at - 1] ? claimsOf(own[at - 1]!) : [];
    expect(document.claims.find(({ id }) => id === claim)?.chart).toBe(chart.id);
    expect(own.filter((block) => block.type === 'chart' && block.chart === chart.id)).toHaveLength(1);
  }
}

/** A query as the page shows it. */
const laidOut = (sql: string, { tables }: Pick<ReportDocument, 'tables'>): string =>
  layOutQuery(visibleText(readableQuery(sql, tables)));

/** *Show query* behind each statement opens the query of the claim that is stated there, in the order of the blocks. */
function expectOwnQueries(document: ReportDocument, report: ReportBlocks): void {
  const claims = allBlocks(report)
    .flatMap(claimsOf)
    .map((id) => document.claims.find((claim) => claim.id === id)!);
  const buttons = [...window.document.querySelectorAll('button[aria-label^="Show query"]')].filter(
    (button) => button.closest('figure') === null,
  );
  expect(buttons).toHaveLength(claims.length);
  buttons.forEach((button, i) => {
    const claim = claims[i]!;
    const place = button.closest('li, [role="paragraph"]')!;
    const said = claim.metric ? claim.metric.text : claim.sentence;
    expect(place.textContent).toContain(said);
    fireEvent.click(button);
    const panel = window.document.getElementById(button.getAttribute('aria-controls')!)!;
    expect(panel.querySelector('code')!.textContent).toBe(laidOut(claim.sql, document));
    fireEvent.click(button);
  });
}

/** *Show query* of a chart opens the query of its claim and that of its own points. */
function expectChartQueries(document: ReportDocument): void {
  for (const figure of screen.queryAllByRole('figure')) {
    const button = within(figure).getByText('Show query');
    fireEvent.click(button);
    const shown = [...figure.querySelectorAll('code')].map((code) => code.textContent);
    const chart = document.charts.find(({ sql }) => laidOut(sql ?? '', document) === shown[1]);
    const claim = document.claims.find(({ id }) => id === chart?.claim);
    expect(shown[0]).toBe(laidOut(claim?.sql ?? '', document));
  }
}

/** Marks of Markdown: no hostile text holds one of these. */
const MARKDOWN = /\*\*|\\|```|\u2060|\|/;

async function expectDrawn(document: ReportDocument): Promise<void> {
  const report = blocksOf(document);
  expectEachClaimOnce(document, report);
  expect(allBlocks(report).map(textOf).join('\n')).not.toMatch(MARKDOWN);
  // Drawings of charts come a moment later.
  await act(async () => void render(<Page document={document} report={report} />));
  // Before queries are opened, which hold whatever SQL needs.
  expect(window.document.body.textContent).not.toMatch(MARKDOWN);
  expect(screen.queryAllByRole('figure')).toHaveLength(document.charts.length);
  for (const { title } of document.charts)
    expect(screen.getAllByText((_, element) => element?.textContent === title, { selector: 'figcaption span' })).not.toHaveLength(
      0,
    );
  expectOwnQueries(document, report);
  expectChartQueries(document);
}

test(`in ${REPORTS} reports on hostile tables every claim shows at its own number, with its chart, and nothing is Markdown`, async () => {
  let claims = 0;
  let charts = 0;
  for (let seed = FIRST; seed < FIRST + REPORTS; seed++) {
    const { document } = await withFiles(hostileTables(seed), (paths) =>
      analyze({
        inputs: paths.map((path, i) => ({ kind: 'csv', path, name: `*ta_ble*: \`${i}\`=.csv` })),
        sourceType: 'csv',
        storePath: null,
      }),
    );
    try {
      await expectDrawn(document);
    } catch (error) {
      throw new Error(`seed ${seed}`, { cause: error });
    }
    claims += document.claims.length;
    charts += document.charts.length;
    cleanup();
  }
  expect(claims).toBeGreaterThan(5 * REPORTS);
  expect(charts).toBeGreaterThan(REPORTS);
});
