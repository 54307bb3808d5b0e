import { act, screen, waitFor, within } from '@testing-library/react';
import { analysesActions } from '@hub/shared/analyses';
import { bus } from '@hub/shared/events';
import { answer, makeProgress, refuse, renderWithHub, savedFiles, signIn, useApiServer } from '@hub/shared/testing';
import { makeDetail, silentProgress } from '../testing/fake-report';
import ReportPage from './report';

const server = useApiServer();
const logged = jest.spyOn(console, 'error');
beforeEach(() => {
  signIn();
  logged.mockImplementation(() => undefined);
});

const SENTENCES = ['Plan takes longest.', 'Mail grows.', 'Tickets come on Mondays.'];
const open = (at = '/dashboard/reports/r1') => renderWithHub(<ReportPage />, { at, path: '/dashboard/reports/:id' });
const heading = () => screen.getByRole('heading', { level: 1 });
const finding = (id: string) => document.getElementById(id);

test('the name of a report is the heading of its page and the title of its tab', async () => {
  server.use(answer('get', '/reports/r1', makeDetail(SENTENCES)));
  open();
  const loading = heading();
  await waitFor(() => expect(heading()).toHaveTextContent('Tickets of 2026'));
  expect(heading()).toBe(loading);
  expect(document.title).toBe('Tickets of 2026 · Data Intelligence Hub');
  expect(screen.getByText('tickets, 12,345 rows, 20 Nov 2026')).toBeInTheDocument();
  expect(await screen.findByText('The numbers come from tickets.')).toBeInTheDocument();
});

test('it reads from its first finding to its method, each heading once and each finding once', async () => {
  server.use(answer('get', '/reports/r1', makeDetail(SENTENCES)));
  open();
  const lead = await screen.findByText(/^Plan takes/, { selector: '#c1 *' });
  expect(lead).toBeInTheDocument();
  await screen.findByRole('heading', { level: 2, name: 'Columns' });
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Summary',
    'Findings',
    'Columns',
  ]);
  const contents = within(screen.getByRole('navigation', { name: 'Contents' }));
  expect(contents.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['#summary', '#findings', '#columns']);
  const findings = screen.getByRole('region', { name: 'Findings' });
  expect(within(findings).queryByText(/^Plan takes/)).not.toBeInTheDocument();
  for (const id of ['c1', 'c2', 'c3']) expect(document.querySelectorAll(`#${id}`)).toHaveLength(1);
  expect(within(findings).getAllByText('60 rows, p < .001')).toHaveLength(2);
});

test('the address of a finding leads to it, however late it is drawn', async () => {
  const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
  const many = Array.from({ length: 60 }, (_, i) => `Finding ${i + 1} is so.`);
  server.use(answer('get', '/reports/r1', makeDetail(many)));
  open('/dashboard/reports/r1#c57');
  await waitFor(() => expect(scrolled.mock.contexts).toContain(finding('c57')));
  expect(finding('c57')).toHaveTextContent('Finding 57 is so.');
  const link = within(finding('c57') as HTMLElement).getByRole('link', { name: 'Link to: Finding 57 is so.' });
  expect(link).toHaveAttribute('href', '#c57');
  scrolled.mockRestore();
});

test('everything that can be done with a report is on its page', async () => {
  server.use(answer('get', '/reports/r1', makeDetail(SENTENCES, { previous_id: 'r0' })));
  open();
  await screen.findByRole('heading', { level: 2, name: 'Columns' });
  expect(screen.getByRole('link', { name: 'See what changed' })).toHaveAttribute('href', '/dashboard/reports/r1/compare/r0');
  expect(screen.getByRole('link', { name: 'Analyze again' })).toHaveAttribute('href', '/dashboard/upload?again=r1');
  expect(screen.getByRole('link', { name: 'How it was read' })).toHaveAttribute('href', '/dashboard/reports/r1#columns');
  for (const name of ['Download', 'Verify', 'Delete']) expect(screen.getByRole('button', { name })).toBeEnabled();
});

test('Print prints the page', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  server.use(answer('get', '/reports/r1', makeDetail(SENTENCES)));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
  print.mockRestore();
});

test('a download saves what the server gives, or says why not', async () => {
  const saved = savedFiles();
  server.use(
    answer('get', '/reports/r1', makeDetail(SENTENCES)),
    answer('get', '/reports/r1/download', { content: '{}', filename: 'tickets.json' }),
  );
  const { user } = open();
  const choose = async () => {
    await user.click(await screen.findByRole('button', { name: 'Download' }));
    await screen.findByRole('menuitem', { name: 'Markdown' });
    await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Markdown' })).toHaveAttribute('data-highlighted'));
    await user.keyboard('{Enter}');
  };
  await choose();
  await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['tickets.json']));
  server.use(refuse('get', '/reports/r1/download', 500, 'inner words'));
  await choose();
  expect(await screen.findByText('Failed to download report')).toBeInTheDocument();
  jest.restoreAllMocks();
  logged.mockImplementation(() => undefined);
});

test('a deletion is asked about, told to the others and leads to the list', async () => {
  const told: string[] = [];
  const stop = bus.on('reports.deleted@1', ({ reportId }) => void told.push(reportId));
  server.use(answer('get', '/reports/r1', makeDetail(SENTENCES)), answer('delete', '/reports/r1', {}, 200));
  const { user, address } = open();
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  const question = await screen.findByRole('alertdialog');
  expect(question).toHaveTextContent('Are you sure you want to delete this report? This action cannot be undone.');
  await user.click(within(question).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(address()).toBe('/dashboard/reports'));
  expect(told).toEqual(['r1']);
  stop();
});

test('what is asked for by the address is open, and closing it leaves the report', async () => {
  server.use(answer('get', '/reports/r1', makeDetail(SENTENCES)), answer('patch', '/reports/r1', {}));
  const { user, address } = open('/dashboard/reports/r1?do=delete');
  const question = await screen.findByRole('alertdialog');
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(address()).toBe('/dashboard/reports/r1'));
  await user.click(screen.getByRole('button', { name: 'Rename' }));
  expect(address()).toBe('/dashboard/reports/r1?do=rename');
  expect(await screen.findByRole('textbox', { name: 'Name of the report' })).toHaveFocus();
  await user.keyboard('Tickets of the year{Enter}');
  expect(await screen.findByRole('heading', { level: 1, name: 'Tickets of the year' })).toBeInTheDocument();
  expect(address()).toBe('/dashboard/reports/r1');
});

test('a report that another tab deletes is said to be deleted', async () => {
  server.use(answer('get', '/reports/r1', makeDetail(SENTENCES)));
  open();
  await screen.findByRole('heading', { level: 2, name: 'Findings' });
  act(() => bus.emit('reports.deleted@1', { reportId: 'r1' }, 'test'));
  expect(await screen.findByText('This report was deleted')).toBeInTheDocument();
});

const completed = makeProgress({ id: 'r1', state: 'completed' });
const refused = { detail: 'The file is empty.', message: 'The file is empty.', code: 'table-empty' };
test.each([
  ['is not there, or is somebody else’s', null, 'There is no report here', 'Show all reports', '/dashboard/reports'],
  ['was deleted', completed, 'This report was deleted', 'Analyze data', '/dashboard/upload'],
  [
    'was cancelled',
    makeProgress({ id: 'r1', state: 'cancelled' }),
    'The analysis was cancelled',
    'Go to Data Upload',
    '/dashboard/upload',
  ],
  [
    'has failed',
    makeProgress({ id: 'r1', state: 'failed', error: refused }),
    'The file is empty.',
    'Go to Data Upload',
    '/dashboard/upload',
  ],
])('a report that %s says so, and leads on', async (_, progress, text, link, to) => {
  server.use(
    refuse('get', '/reports/r1', 404, 'This report does not exist.'),
    progress ? answer('get', '/analyses/r1', progress) : refuse('get', '/analyses/r1', 404, 'None.'),
  );
  open();
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent(text);
  expect(screen.getByRole('link', { name: link })).toHaveAttribute('href', to);
  expect(document.title).toBe('Report · Data Intelligence Hub');
});

test('a report that nobody answers for is asked for again', async () => {
  server.use(refuse('get', '/reports/r1', 503, 'Please try again in a moment.', 'busy'));
  const { user } = open();
  expect(await screen.findByText('Please try again in a moment.')).toBeInTheDocument();
  server.use(answer('get', '/reports/r1', makeDetail(SENTENCES)));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Findings' })).toBeInTheDocument();
});

test('a report of before, whose analysis has another id, is led to', async () => {
  const result = { crewResult: '', fileType: 'csv', filePath: 't', message: 'm', report_id: 'r2' } as const;
  server.use(
    refuse('get', '/reports/r1', 404, 'None.'),
    answer('get', '/analyses/r1', { ...completed, result }),
    answer('get', '/reports/r2', makeDetail(SENTENCES, { id: 'r2' })),
  );
  const { address } = open();
  await waitFor(() => expect(address()).toBe('/dashboard/reports/r2'));
  expect(await screen.findByRole('heading', { level: 2, name: 'Findings' })).toBeInTheDocument();
});

test('while its analysis goes on the same address shows how far it is, and then the report', async () => {
  const progress = makeProgress({ id: 'r1', source_name: 'tickets.csv', stage: 'mining' });
  server.use(
    refuse('get', '/reports/r1', 404, 'None.'),
    answer('get', '/analyses/r1', progress),
    answer('get', '/analyses', [progress]),
    silentProgress('r1'),
  );
  const { store, address } = open();
  await waitFor(() => expect(heading()).toHaveTextContent('Analyzing tickets.csv'));
  expect(screen.getByText('Find insights').closest('li')).toHaveAttribute('aria-current', 'step');
  expect(screen.getByRole('link', { name: 'Continue in background' })).toHaveAttribute('href', '/dashboard/reports');
  server.use(answer('get', '/reports/r1', makeDetail(SENTENCES)));
  act(() => void store.dispatch(analysesActions.dropped('r1')));
  expect(await screen.findByRole('heading', { level: 2, name: 'Findings' })).toBeInTheDocument();
  expect(heading()).toHaveTextContent('Tickets of 2026');
  expect(address()).toBe('/dashboard/reports/r1');
});

test('a report of which there is nothing but its Markdown is shown as it is', async () => {
  const { report } = makeDetail(SENTENCES, { report_content: '## Summary\n\nTickets grow.' });
  server.use(answer('get', '/reports/r1', { report, document: null }));
  open();
  expect(await screen.findByText('Tickets grow.')).toBeInTheDocument();
});
