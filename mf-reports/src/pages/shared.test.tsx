import { screen, waitFor, within } from '@testing-library/react';
import { answer, refuse, renderWithHub, signOut, useApiServer } from '@hub/shared/testing';
import type { ReportDetail } from '@hub/shared/contracts/reports/report';
import { makeDetail } from '../testing/fake-report';
import SharedPage from './shared';

const server = useApiServer();
beforeEach(() => {
  signOut();
  sessionStorage.clear();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

const SENTENCES = ['Plan takes longest.', 'Mail grows.', 'Tickets come on Mondays.'];
const open = (at = '/shared#TOKEN') => renderWithHub(<SharedPage />, { at, path: '/shared' });
const withoutSql = (detail: ReportDetail): ReportDetail => ({
  ...detail,
  document: detail.document && { ...detail.document, claims: detail.document.claims.map((claim) => ({ ...claim, sql: '' })) },
});

test('a guest reads the report, sends the token in the body of a call, and can do nothing to it', async () => {
  const sent: unknown[] = [];
  server.use(
    answer('post', '/shared-report', async (request) => {
      sent.push(await request.json(), new URL(request.url).search);
      return { detail: makeDetail(SENTENCES), shared_by: 'Ann of Sales' };
    }),
  );
  open();
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Tickets of 2026'));
  await screen.findByRole('heading', { level: 2, name: 'Columns' });
  expect(sent).toEqual([{ token: 'TOKEN' }, '']);
  expect(screen.getByText('Shared by Ann of Sales')).toBeInTheDocument();
  expect(screen.getAllByRole('button', { name: /^Show query/ }).length).toBeGreaterThan(0);
  for (const name of ['Verify', 'Download', 'Delete', 'Share', /correct/i])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Analyze again' })).not.toBeInTheDocument();
});

test('a link with a password asks for it, says what was wrong with it, and then shows the report', async () => {
  const sent: unknown[] = [];
  const locked = (code: string, detail: string) => refuse('post', '/shared-report', 403, detail, code);
  server.use(locked('share-password', 'This report asks for a password.'));
  const { user } = open();
  expect(await screen.findByRole('heading', { name: 'This report asks for a password' })).toBeInTheDocument();
  const field = screen.getByLabelText('Password');
  await user.click(screen.getByRole('button', { name: 'Open the report' }));
  expect(screen.getByText('Please enter the password')).toBeInTheDocument();
  server.use(locked('share-password-wrong', 'This password is not right.'));
  await user.type(field, 'rose{Enter}');
  expect(await screen.findByText('This password is not right.')).toBeInTheDocument();
  server.use(
    answer('post', '/shared-report', async (request) => {
      sent.push(await request.json());
      return { detail: makeDetail(SENTENCES), shared_by: null };
    }),
  );
  await user.clear(screen.getByLabelText('Password'));
  await user.type(screen.getByLabelText('Password'), 'tulip{Enter}');
  await screen.findByRole('heading', { level: 2, name: 'Columns' });
  expect(sent).toEqual([{ token: 'TOKEN', password: 'tulip' }]);
});

test('after a reload the tab opens it without the password, which is kept nowhere; a link taken back leaves nothing', async () => {
  const sent: unknown[] = [];
  const opens = (ticket: string) =>
    answer('post', '/shared-report', async (request) => {
      sent.push(await request.json());
      return { detail: makeDetail(SENTENCES), shared_by: null, ticket };
    });
  server.use(refuse('post', '/shared-report', 403, 'This report asks for a password.', 'share-password'));
  const { user, unmount } = open();
  const field = await screen.findByLabelText('Password');
  server.use(opens('12.abc'));
  await user.type(field, 'tulip{Enter}');
  await screen.findByRole('heading', { level: 2, name: 'Columns' });
  unmount();
  const again = open();
  await screen.findByRole('heading', { level: 2, name: 'Columns' });
  again.unmount();
  expect(sent).toEqual([
    { token: 'TOKEN', password: 'tulip' },
    { token: 'TOKEN', ticket: '12.abc' },
  ]);
  expect(JSON.stringify([sessionStorage, localStorage])).not.toContain('tulip');
  server.use(refuse('post', '/shared-report', 404, 'No.', 'share-not-found'));
  open();
  await screen.findByRole('alert');
  expect(sessionStorage.getItem('hub.guest-ticket')).toBeNull();
});

test('the address of a finding is one by which a guest gets to it', async () => {
  server.use(answer('post', '/shared-report', { detail: makeDetail(SENTENCES), shared_by: null }));
  const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
  open('/shared#TOKEN.c2');
  const link = await screen.findByRole('link', { name: 'Link to: Mail grows.' });
  expect(link).toHaveAttribute('href', '#TOKEN.c2');
  expect(scrolled.mock.contexts).toContain(document.getElementById('c2'));
});

test('without its queries a report offers none, and says nobody’s name', async () => {
  server.use(answer('post', '/shared-report', { detail: withoutSql(makeDetail(SENTENCES)), shared_by: null }));
  open();
  await screen.findByRole('heading', { level: 2, name: 'Columns' });
  expect(screen.queryByRole('button', { name: /^Show query/ })).not.toBeInTheDocument();
  expect(screen.queryByText(/Shared by/)).not.toBeInTheDocument();
});

test('what the owner has kept back is told', async () => {
  const left_out = { findings: 1, charts: 0, actions: 2 };
  server.use(answer('post', '/shared-report', { detail: makeDetail(SENTENCES), shared_by: null, left_out }));
  open();
  expect(await screen.findByText(/^Whoever shared this report/)).toHaveTextContent(
    'Whoever shared this report has left out what belongs to single rows: 1 finding, 2 suggested actions.',
  );
});

test('links within the page leave the token in the address, so that a reload finds the report again', async () => {
  server.use(answer('post', '/shared-report', { detail: makeDetail(SENTENCES), shared_by: null }));
  const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
  history.replaceState(null, '', '/shared#TOKEN');
  const { user } = open();
  await screen.findByRole('heading', { level: 2, name: 'Columns' });
  const contents = within(screen.getByRole('navigation', { name: 'Contents' }));
  await user.click(contents.getByRole('link', { name: 'Findings' }));
  expect(scrolled.mock.contexts).toContain(document.getElementById('findings'));
  expect(location.hash).toBe('#TOKEN');
});

test.each([
  ['no token', '/shared'],
  ['a wrong, ended or taken back one', '/shared#TOKEN'],
])('an address with %s is told in the same words', async (_, at) => {
  server.use(refuse('post', '/shared-report', 404, 'No.', 'share-not-found'));
  open(at);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'This link does not lead to a reportIt may be incomplete, have expired, or have been taken back. Ask whoever sent it for a new one.',
  );
  expect(document.title).toBe('Shared report · Data Intelligence Hub');
});

test('a report that nobody answers for is asked for again', async () => {
  server.use(refuse('post', '/shared-report', 503, 'Please try again in a moment.', 'busy'));
  const { user } = open();
  expect(await screen.findByText('Please try again in a moment.')).toBeInTheDocument();
  server.use(answer('post', '/shared-report', { detail: makeDetail(SENTENCES), shared_by: null }));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Findings' })).toBeInTheDocument();
});
