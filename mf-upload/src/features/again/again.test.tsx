import { screen, waitFor } from '@testing-library/react';
import type { ReportDetail } from '@hub/shared/contracts/reports/report';
import {
  answer,
  enableModalDialogs,
  expectUntold,
  makeReport,
  refuse,
  renderWithHub,
  signIn,
  useApiServer,
} from '@hub/shared/testing';
import DataUploadPage from '../../pages/data-upload';
import { heldCall, makeResult, progressStream } from '../../testing/fake-analysis';

const server = useApiServer();
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  signIn();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  enableModalDialogs();
  server.use(answer('get', '/analyses', []), progressStream().handler);
});
afterEach(() => jest.restoreAllMocks());

const DATABASE: ReportDetail['source'] = {
  type: 'postgres',
  host: 'db',
  port: 5432,
  dbname: 'shop',
  user: 'reader',
  tables: ['orders', 'customers'],
};
const earlier = (changes: Partial<ReportDetail> = {}): ReportDetail => ({
  report: makeReport({ id: 'old' }),
  document: null,
  source: { type: 'csv' },
  source_name: 'tickets.csv',
  ...changes,
});
const open = () =>
  renderWithHub(<DataUploadPage />, { at: { pathname: '/dashboard/upload', search: '?again=old' }, path: '/dashboard/upload' });
const finished = answer('get', '/reports/report-1', { report: makeReport({ previous_id: 'old' }), document: null });

test('a stored file is analysed anew, and what changed is one step away', async () => {
  const call = heldCall('/reports/old/analyze-again');
  server.use(answer('get', '/reports/old', earlier()), finished, ...call.handlers);
  const { user, address } = open();
  await user.click(await screen.findByRole('button', { name: 'Analyze stored file' }));
  expect(await screen.findByRole('dialog', { name: 'Analyzing tickets.csv' })).toBeInTheDocument();
  call.succeed(makeResult());
  const link = await screen.findByRole('link', { name: 'See what changed' });
  expect(link).toHaveAttribute('href', '/dashboard/reports/report-1/compare/old');
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Analyze again' })).not.toBeInTheDocument());
  expect(address()).toBe('/dashboard/upload');
});

test('a newer file continues the source', async () => {
  const call = heldCall('/upload-csv');
  server.use(answer('get', '/reports/old', earlier()), finished, ...call.handlers);
  const { user } = open();
  await user.upload(await screen.findByLabelText('Newer CSV file'), new File(['a\n1\n'], 'tickets-may.csv'));
  expect(await screen.findByRole('dialog', { name: 'Analyzing tickets-may.csv' })).toBeInTheDocument();
  await waitFor(() => expect(call.requests).toHaveLength(1));
  expect(await call.requests[0]?.text()).toMatch(/name="again_of"\s+old\s/);
  call.succeed(makeResult());
  expect(await screen.findByRole('link', { name: 'See what changed' })).toBeInTheDocument();
});

test('a database asks for its password; one that is wrong leaves the panel as it is', async () => {
  const call = heldCall('/reports/old/analyze-again');
  const report = makeReport({ id: 'old', source_type: 'postgres' });
  server.use(answer('get', '/reports/old', earlier({ report, source: DATABASE, source_name: 'shop' })), ...call.handlers);
  const { user, recorded } = open();
  expect(await screen.findByText('The tables orders, customers of shop at db:5432, as reader.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Analyze again' }));
  expect(screen.getByText('Password is required')).toBeInTheDocument();
  await user.type(screen.getByLabelText('Password'), 'quite secret');
  await user.click(screen.getByRole('button', { name: 'Analyze again' }));
  await waitFor(() => expect(call.requests).toHaveLength(1));
  expect(await call.requests[0]?.json()).toMatchObject({ password: 'quite secret' });
  expectUntold({ recorded }, 'quite secret');
  call.refuse('Failed to connect.');
  expect((await screen.findAllByText('Failed to connect.')).length).toBeGreaterThan(0);
  expect(screen.getByRole('region', { name: 'Analyze again' })).toBeInTheDocument();
});

test('a report of which no source is known says what to do', async () => {
  server.use(answer('get', '/reports/old', earlier({ source: null })));
  const { user, address } = open();
  expect(await screen.findByText(/Connect its source below/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(address()).toBe('/dashboard/upload');
});

test('a report that cannot be loaded can be asked for again', async () => {
  server.use(refuse('get', '/reports/old', 500, 'Something went wrong on our side. Please try again.'));
  const { user } = open();
  const retry = await screen.findByRole('button', { name: 'Retry' });
  server.use(
    answer('get', '/reports/old', earlier({ source: { type: 'google_sheet', sheet_id: 's', gid: null }, source_name: 'Budget' })),
  );
  await user.click(retry);
  expect((await screen.findByText('Budget')).closest('p')).toHaveTextContent('The sheet “Budget” is read again, as it is now.');
});
