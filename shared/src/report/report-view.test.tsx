import { screen, waitFor, within } from '@testing-library/react';
import { answer, apiServer, expectUntold, refuse, renderWithHub, savedFiles, signIn, useApiServer } from '../testing';
import { ReportView } from './report-view';
import { sampleCharts } from './testing/sample-charts';
import { sampleClaim } from './testing/sample-claim';
import { sampleBlocks, sampleDocument, sampleSection, stating } from './testing/sample-report';

const MARKDOWN = '# Support tickets\n\n## Summary\n\nTickets about **API Issues** take 2.4 times as long to close.\n';

useApiServer();
beforeEach(() => void signIn());

const view = (props: Partial<Parameters<typeof ReportView>[0]> = {}) =>
  renderWithHub(
    <ReportView
      markdown={MARKDOWN}
      document={sampleDocument()}
      blocks={sampleBlocks()}
      sourceType="csv"
      message="CSV file analyzed successfully."
      {...props}
    />,
  );

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
  expect(screen.getByText('81.2%')).toBeInTheDocument();
});

it('lists a figure with its note and its query', async () => {
  const claims = [sampleClaim({ id: 'm-Resolved', sql: 'SELECT 10021' })];
  const { user } = view({ document: sampleDocument({ claims }) });
  await user.click(await screen.findByRole('tab', { name: 'Key Metrics' }));
  const item = await screen.findByText('Resolved:', { selector: 'li strong' });
  const line = item.closest('li')!;
  expect(line).toHaveTextContent('Resolved: 10,021 (81.2%)');
  await user.click(within(line).getByRole('button', { name: /^Show query/ }));
  expect(within(line).getByText('SELECT 10021')).toBeInTheDocument();
});

it('repeats no heading where the report is in another language than the page', async () => {
  const summary = { ...sampleSection('Zusammenfassung', [stating(sampleClaim())]), kind: 'summary' as const };
  view({ blocks: sampleBlocks({ sections: [summary] }) });
  expect(await screen.findByRole('tab', { name: 'Summary' })).toBeInTheDocument();
  expect(await screen.findByText(/take 2.4 times as long/)).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Zusammenfassung' })).not.toBeInTheDocument();
});

it('has a tab for each of its headings, six at most, each with its own text', async () => {
  const { user } = view();
  const tabs = await screen.findAllByRole('tab');
  expect(tabs.map((tab) => tab.textContent)).toEqual(['Summary', 'Findings', 'Suggested Actions', 'Key Metrics']);
  expect(await screen.findByText(/take 2.4 times as long/)).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Suggested Actions' }));
  const panel = await screen.findByRole('tabpanel', { name: 'Suggested Actions' });
  expect(await within(panel).findByRole('heading', { level: 3, name: 'Login Issues' })).toBeVisible();
  expect(await within(panel).findByText('Add a link.')).toBeVisible();
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
    saved = savedFiles();
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
  const verifiable = { reportId: 'r1' };

  it('gives each statement of a summary a line and a query of its own, also where they are worded alike', async () => {
    const sentence = 'The table holds 40 tickets.';
    const claims = ['t1', 't2'].map((id) => sampleClaim({ id, sentence, sql: `SELECT count(*) FROM ${id}` }));
    const { user } = view({
      document: sampleDocument({ claims }),
      blocks: sampleBlocks({ sections: [sampleSection('Summary', claims.map(stating))] }),
    });
    const items = within(await screen.findByRole('tabpanel')).getAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual([`${sentence}Show query`, `${sentence}Show query`]);
    await user.click(within(items[1]!).getByRole('button', { name: /^Show query/ }));
    expect(within(items[1]!).getByText('SELECT count(*) FROM t2')).toBeInTheDocument();
    expect(screen.queryByText('SELECT count(*) FROM t1')).not.toBeInTheDocument();
  });

  it('gives no mark to words that no claim stands behind', async () => {
    const claim = sampleClaim({ id: 's1', sentence: 'Tickets come more often in May.' });
    view({
      document: sampleDocument({ claims: [claim] }),
      blocks: sampleBlocks({ sections: [sampleSection('Trends', [stating(claim), { text: 'Few come in June.' }])] }),
    });
    const panel = await screen.findByRole('tabpanel');
    expect(within(panel).getByRole('paragraph')).toHaveTextContent('Tickets come more often in May.Show query Few come in June.');
  });

  it('shows what a header or a cell holds as it is, whatever it looks like', async () => {
    const text = '**net:** `a`_b_ | [x](https://evil.example) <b>1.</b> # = - &lt;';
    const claim = sampleClaim({ sentence: text });
    const cards = [{ type: 'metric' as const, id: 'm', label: `Avg ${text}`, text: '50.5', claim: 'k1' }];
    const { container } = view({
      document: sampleDocument({ claims: [claim] }),
      blocks: sampleBlocks({ cards, sections: [sampleSection(text, [stating(claim)])] }),
    });
    const panel = await screen.findByRole('tabpanel');
    expect(within(panel).getByRole('paragraph')).toHaveTextContent(`${text}Show query`);
    expect(within(panel).getByRole('heading', { level: 3 })).toHaveTextContent(text);
    expect(screen.getByRole('term')).toHaveTextContent(`Avg ${text}`);
    expect(container.querySelector('a, b, code')).toBeNull();
  });

  it('shows the query behind a sentence and copies it', async () => {
    const { user } = view(verifiable);
    const paragraph = await screen.findByText(/take 2.4 times as long/);
    await user.click(within(paragraph).getByRole('button', { name: /^Show query/ }));
    expect(within(paragraph).getByText('SELECT median(hours) FROM tickets')).toBeInTheDocument();
    const written = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(within(paragraph).getByRole('button', { name: 'Copy query' }));
    expect(written).toHaveBeenCalledWith('SELECT median(hours)\nFROM tickets');
    expect(await within(paragraph).findByRole('button', { name: 'Copied' })).toBeInTheDocument();
  });

  it("shows a chart's own query beside its claim's", async () => {
    const { user } = view(verifiable);
    await user.click(await screen.findByRole('tab', { name: 'Findings' }));
    const figure = await screen.findByRole('figure', { name: 'Hours by category' });
    await user.click(within(figure).getByRole('button', { name: /^Show query/ }));
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
    const { user, recorded } = view({ ...verifiable, document: sampleDocument({ claims }) });
    await user.click(screen.getByRole('button', { name: 'Verify' }));
    const form = await screen.findByRole('region', { name: 'Verify in the database' });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(within(form).getByLabelText('Password')).toHaveFocus();
    await user.click(within(form).getByRole('button', { name: 'Verify numbers' }));
    expect(within(form).getByText('Password is required')).toBeInTheDocument();
    await user.type(within(form).getByLabelText('Password'), 'secret');
    await user.click(within(form).getByRole('button', { name: 'Verify numbers' }));
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

it('shows a chart that cannot be drawn as what it is made of', async () => {
  const charts = [{ ...sampleCharts.bar, id: 'g1', series: [{ name: 'Odd', points: [[null, 'x']] }] }];
  const { user } = view({ document: sampleDocument({ charts }) });
  await user.click(await screen.findByRole('tab', { name: 'Findings' }));
  expect(await screen.findByText('This chart cannot be drawn, so its source is shown.')).toBeInTheDocument();
});

describe('of a report of which there is nothing but its Markdown', () => {
  const old = { document: null, blocks: undefined };

  it('shows the text whole', async () => {
    const { user } = view(old);
    expect(await screen.findByRole('heading', { name: 'Support tickets' })).toBeInTheDocument();
    expect(screen.getByText('API Issues')).toBeInTheDocument();
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Preview Full Report' }));
    const dialog = await screen.findByRole('dialog', { name: 'Full Analysis Report' });
    expect(await within(dialog).findByRole('heading', { name: 'Summary' })).toBeInTheDocument();
  });

  it('no cell turns the numbers beside it around', async () => {
    view({ ...old, markdown: 'Group abc\u202e123 has 5 rows.' });
    expect(await screen.findByText('Group abc⟨U+202E⟩123 has 5 rows.')).toBeInTheDocument();
  });

  it('shows nothing of it while its blocks are on their way', () => {
    view({ ...old, waiting: true });
    expect(screen.queryByText(/take 2.4 times/)).not.toBeInTheDocument();
  });
});
