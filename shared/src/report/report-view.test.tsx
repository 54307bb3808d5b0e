import { screen, waitFor, within } from '@testing-library/react';
import { answer, apiServer, expectUntold, refuse, renderWithHub, signIn, useApiServer } from '../testing';
import type { ReportDocument } from '../contracts/report';
import { ReportView } from './report-view';
import { sampleClaim } from './testing/sample-claim';
import { sampleCharts } from './testing/sample-charts';

const MARKDOWN = `# Support tickets
> tickets.csv · 12,340 rows

## Summary
Tickets about **API Issues** take 2.4 times as long to close.

## Key Metrics
- **Total Issues:** 12,340
- **Resolved:** 10,021
- **Avg Satisfaction:** 3.9
- **Avg Response Time:** 42.5 min

## Differences
\`\`\`chart
${JSON.stringify({ ...sampleCharts.bar, claim: 'k1', sql: 'SELECT category, median(hours) FROM tickets GROUP BY 1' })}
\`\`\`

## Suggested Actions
### API Issues
- Give API tickets a queue of their own.
### Login Issues
- Add a link.
`;

const reportDocument: ReportDocument = {
  report: {
    title: 'Support tickets',
    source_type: 'csv',
    source: 'tickets.csv',
    created_at: '2026-11-21T00:00:00Z',
    period: null,
  },
  tables: [],
  alerts: [],
  claims: [sampleClaim()],
  charts: [],
  actions: [],
  tests: { run: 40, reported: 1 },
  engine: { name: 'hub', version: '1.0.0' },
};

useApiServer();
beforeEach(() => void signIn());

const view = (props: Partial<Parameters<typeof ReportView>[0]> = {}) =>
  renderWithHub(<ReportView markdown={MARKDOWN} sourceType="csv" message="CSV file analyzed successfully." {...props} />);

it.each([
  ['csv', 'Source: CSV File'],
  ['google_sheet', 'Source: Google Sheet'],
  ['postgres', 'Source: PostgreSQL Database'],
] as const)('names the source %s', (sourceType, text) => {
  view({ sourceType });
  expect(screen.getByRole('heading', { name: 'Analysis Report' })).toBeInTheDocument();
  expect(screen.getByText(text)).toBeInTheDocument();
  expect(screen.getByText('CSV file analyzed successfully.')).toBeInTheDocument();
});

it('shows the figures that the report states', () => {
  view();
  const cards = screen.getAllByRole('term').map((term) => term.textContent);
  expect(cards).toEqual(['Total Issues', 'Resolved', 'Avg Satisfaction', 'Avg Response Time']);
  expect(screen.getByText('42.5 min')).toBeInTheDocument();
});

it('has a tab for each heading, each with its own text', async () => {
  const { user } = view();
  const tabs = await screen.findAllByRole('tab');
  expect(tabs.map((tab) => tab.textContent)).toEqual([
    'Summary',
    'Key Metrics',
    'Differences',
    'Suggested Actions',
    'API Issues',
    'Login Issues',
  ]);
  expect(await screen.findByText(/take 2.4 times as long/)).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Login Issues' }));
  expect(await screen.findByText('Add a link.')).toBeVisible();
  await waitFor(() => expect(screen.queryByText(/take 2.4 times as long/)).not.toBeInTheDocument());
});

it('previews the full report with a card for each category of action', async () => {
  const { user } = view();
  await user.click(screen.getByRole('button', { name: 'Preview Full Report' }));
  const dialog = await screen.findByRole('dialog', { name: 'Full Analysis Report' });
  expect(within(dialog).getByRole('heading', { name: 'Suggested Actions' })).toBeInTheDocument();
  expect(within(dialog).getByRole('heading', { name: 'API Issues' })).toBeInTheDocument();
  expect(await within(dialog).findByText('Give API tickets a queue of their own.')).toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

describe('Download', () => {
  let saved: { name: string; blob: Blob }[] = [];
  beforeEach(() => {
    saved = [];
    let blob = new Blob();
    jest.spyOn(URL, 'createObjectURL').mockImplementation((object) => {
      blob = object as Blob;
      return 'blob:test';
    });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push({ name: this.download, blob });
    });
  });
  afterEach(() => jest.restoreAllMocks());

  it('saves the text at hand as analysis_report.md', async () => {
    const { user } = view();
    await user.click(screen.getByRole('button', { name: 'Download' }));
    expect(saved.map((file) => [file.name, file.blob.size])).toEqual([['analysis_report.md', new Blob([MARKDOWN]).size]]);
  });

  it("saves the server's copy of a saved report", async () => {
    apiServer.use(answer('get', '/reports/r1/download', { content: '# From the server', filename: 'x.md' }));
    const { user } = view({ reportId: 'r1' });
    await user.click(screen.getByRole('button', { name: 'Download' }));
    await waitFor(() => expect(saved.map((file) => [file.name, file.blob.size])).toEqual([['analysis_report.md', 17]]));
  });

  it('says when it failed', async () => {
    apiServer.use(refuse('get', '/reports/r1/download', 404, 'This report is gone.'));
    const { user } = view({ reportId: 'r1' });
    await user.click(screen.getByRole('button', { name: 'Download' }));
    expect(await screen.findByText('This report is gone.')).toBeInTheDocument();
    expect(saved).toEqual([]);
  });
});

describe('Show query and Verify', () => {
  const verifiable = { document: reportDocument, reportId: 'r1' };

  it('gives each sentence of a summary a line and a query of its own', async () => {
    const sentences = ['Tickets come more often in May.', 'The table holds 40 tickets.'];
    const claims = sentences.map((sentence, index) => sampleClaim({ id: `s${index}`, sentence }));
    view({ markdown: `# T\n\n## Summary\n${sentences.join(' ')}\n`, document: { ...reportDocument, claims } });
    const items = within(await screen.findByRole('tabpanel')).getAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual(sentences.map((sentence) => `${sentence}Show query`));
    for (const item of items) expect(within(item).getByRole('button', { name: 'Show query' })).toBeInTheDocument();
  });

  it('gives no mark to words that a language model has put', async () => {
    const claims = [
      sampleClaim({ id: 's1', sentence: 'Tickets come more often in May.' }),
      sampleClaim({ id: 's2', sentence: 'Few come in June.', template: 'Fewest tickets come in July.' }),
    ];
    const text = claims.map(({ sentence }) => sentence).join('\n\n');
    view({ markdown: `# T\n\n## Trends\n${text}\n`, document: { ...reportDocument, claims } });
    const panel = await screen.findByRole('tabpanel');
    expect(within(panel).getByText(/Few come in June/)).not.toHaveTextContent('Show query');
    expect(within(panel).getAllByRole('button', { name: 'Show query' })).toHaveLength(1);
  });

  it('shows the query behind a sentence and copies it', async () => {
    const { user } = view(verifiable);
    const paragraph = await screen.findByText(/take 2.4 times as long/);
    await user.click(within(paragraph).getByRole('button', { name: 'Show query' }));
    expect(within(paragraph).getByText('SELECT median(hours) FROM tickets')).toBeInTheDocument();
    const written = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(within(paragraph).getByRole('button', { name: 'Copy query' }));
    expect(written).toHaveBeenCalledWith('SELECT median(hours) FROM tickets');
    expect(await within(paragraph).findByRole('button', { name: 'Copied' })).toBeInTheDocument();
  });

  it("shows a chart's own query beside its claim's", async () => {
    const { user } = view(verifiable);
    await user.click(await screen.findByRole('tab', { name: 'Differences' }));
    const figure = await screen.findByRole('figure', { name: 'Hours by category' });
    await user.click(within(figure).getByRole('button', { name: 'Show query' }));
    expect(within(figure).getByText(/GROUP BY 1/)).toBeInTheDocument();
  });

  it('marks each number that the data gives again', async () => {
    apiServer.use(
      answer('post', '/reports/r1/verify', {
        verified_at: '2026-11-21T12:00:00Z',
        results: [{ claim: 'k1', outcome: 'same', old: 52.1, new: 52.1 }],
      }),
    );
    const { user } = view(verifiable);
    await user.click(screen.getByRole('button', { name: 'Verify' }));
    expect(await screen.findByText(/^The data gives the same number as the report/)).toBeInTheDocument();
    expect(await screen.findByText('Verified: the data gives the same number.')).toBeInTheDocument();
  });

  it('sums up the numbers of one paragraph', async () => {
    const second = sampleClaim({ id: 'k2', sentence: 'The number of tickets grows by 14 a month.', unit: null });
    apiServer.use(
      answer('post', '/reports/r1/verify', {
        verified_at: '2026-11-21T12:00:00Z',
        results: [
          { claim: 'k1', outcome: 'same', old: 52.1, new: 52.1 },
          { claim: 'k2', outcome: 'changed', old: 14, new: 15 },
        ],
      }),
    );
    const both = `${sampleClaim().sentence} **Besides:** ${second.sentence}`;
    const { user } = view({ ...verifiable, markdown: both, document: { ...reportDocument, claims: [sampleClaim(), second] } });
    await user.click(screen.getByRole('button', { name: 'Verify' }));
    const paragraph = (await screen.findByText('Changed: 14 to 15')).closest<HTMLElement>('[role="paragraph"]');
    if (!paragraph) throw new Error('no paragraph');
    expect(within(paragraph).getByText('1 of 2')).toBeInTheDocument();
    await user.click(within(paragraph).getByRole('button', { name: 'Show query' }));
    expect(within(paragraph).getByText(second.sentence)).toBeInTheDocument();
  });

  it('says what changed', async () => {
    apiServer.use(
      answer('post', '/reports/r1/verify', {
        verified_at: '2026-11-21T12:00:00Z',
        results: [{ claim: 'k1', outcome: 'changed', old: 52.1, new: 48 }],
      }),
    );
    const { user } = view(verifiable);
    await user.click(screen.getByRole('button', { name: 'Verify' }));
    expect(await screen.findByText('Changed: 52.1 hours to 48 hours')).toBeInTheDocument();
  });

  it('asks for the password of a database in which figures were computed', async () => {
    const sent: unknown[] = [];
    apiServer.use(
      answer('post', '/reports/r1/verify', async (request) => {
        sent.push(await request.json());
        return { verified_at: '2026-11-21T12:00:00Z', results: [{ claim: 'k1', outcome: 'same', old: 52.1, new: 52.1 }] };
      }),
    );
    const claims = [sampleClaim({ runs_in: 'source' })];
    const { user, recorded } = view({ ...verifiable, document: { ...reportDocument, claims } });
    await user.click(screen.getByRole('button', { name: 'Verify' }));
    const dialog = await screen.findByRole('dialog', { name: 'Verify in the database' });
    await user.click(within(dialog).getByRole('button', { name: 'Verify numbers' }));
    expect(within(dialog).getByText('Password is required')).toBeInTheDocument();
    await user.type(within(dialog).getByLabelText('Password'), 'secret');
    await user.click(within(dialog).getByRole('button', { name: 'Verify numbers' }));
    expect(await screen.findByText(/^The data gives the same number as the report/)).toBeInTheDocument();
    expect(sent).toEqual([{ password: 'secret' }]);
    expectUntold({ recorded }, 'secret');
  });

  it('tells why nothing could be checked', async () => {
    apiServer.use(refuse('post', '/reports/r1/verify', 410, 'The data of this report is no longer kept.'));
    const { user } = view(verifiable);
    await user.click(screen.getByRole('button', { name: 'Verify' }));
    expect(await screen.findByText('The data of this report is no longer kept.')).toBeInTheDocument();
  });

  it('is not offered without claims or for a report that is not saved', () => {
    view({ document: null, reportId: 'r1' });
    expect(screen.queryByRole('button', { name: 'Verify' })).not.toBeInTheDocument();
  });
});

it('shows a report without headings whole', async () => {
  view({ markdown: 'Only a sentence.' });
  expect(await screen.findByText('Only a sentence.')).toBeInTheDocument();
  expect(screen.queryByRole('tab')).not.toBeInTheDocument();
});
