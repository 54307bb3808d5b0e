import { screen, waitFor, within } from '@testing-library/react';
import type { ComparedClaim, ReportComparison } from '@hub/shared/contracts/reports/comparison';
import { answer, refuse, renderWithHub, signIn, useApiServer } from '@hub/shared/testing';
import ComparePage from './compare';

const server = useApiServer();
beforeEach(() => {
  signIn();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

const claim = (changes: Partial<ComparedClaim> = {}): ComparedClaim => ({
  id: 'c1',
  kind: 'group-difference',
  table: 'sales.csv',
  direction: 'high',
  value: 0.4,
  unit: '%',
  n: 100,
  sentence: 'North leads.',
  ...changes,
});
const side = (id: string, created_at: string, record_count: number) => ({ id, report_title: 'Sales', created_at, record_count });
const OLD = side('old', '2026-11-01T09:30:00.000Z', 100);
const MIDDLE = side('middle', '2026-11-10T09:30:00.000Z', 110);
const NEW = side('new', '2026-11-20T09:30:00.000Z', 125);

const comparison = (changes: Partial<ReportComparison> = {}): ReportComparison => ({
  older: OLD,
  newer: NEW,
  tables: [
    {
      name: 'sales.csv',
      rows: { before: 100, after: 125 },
      columns_added: ['channel'],
      columns_removed: ['fax'],
      columns_retyped: [{ name: 'zip', before: 'integer', after: 'text' }],
    },
  ],
  metrics: [
    {
      table: 'sales.csv',
      label: 'Total amount',
      before: { text: '200 EUR', value: 200 },
      after: { text: '190 EUR', value: 190 },
      relative: -0.05,
    },
    { table: 'sales.csv', label: 'Rows in May', before: null, after: { text: '12', value: 12 }, relative: null },
  ],
  moved: [{ before: claim(), after: claim({ id: 'c9', value: 0.5 }), reason: 'interval', relative: 0.25 }],
  appeared: [claim({ id: 'c10', sentence: 'Sales grow by 3 a month.' })],
  vanished: [claim({ id: 'c2', sentence: 'South lags.' }), claim({ id: 'c3', sentence: 'West lags.' })],
  unchanged: 7,
  reports: [NEW, MIDDLE, OLD],
  ...changes,
});
const open = (at = '/dashboard/reports/new/compare/old') =>
  renderWithHub(<ComparePage />, { at, path: '/dashboard/reports/:newer/compare/:older' });
const figure = (label: string) => screen.getByText(label, { selector: 'dt *' }).closest('dt')?.nextElementSibling?.textContent;
const section = (name: string) => within(screen.getByRole('region', { name }));

test('shows rows, columns, key metrics and what became of each finding', async () => {
  server.use(answer('get', '/reports/new/compare/old', comparison()));
  open();
  expect(screen.getByRole('heading', { level: 1, name: 'What Changed' })).toBeInTheDocument();
  await screen.findByRole('region', { name: 'Moved' });
  expect(['Moved', 'Appeared', 'Vanished', 'Unchanged'].map(figure)).toEqual(['1', '1', '2', '7']);
  const tables = section('Rows and columns');
  expect(tables.getByText('Rows').closest('li')).toHaveTextContent('earlier: 100, later: 125+25%');
  expect(tables.getByText('New: “channel”. Gone: “fax”. “zip” was read as whole number, now as text.')).toBeInTheDocument();
  const metrics = section('Key metrics');
  expect(metrics.getByText('Total amount').closest('li')).toHaveTextContent('earlier: 200 EUR, later: 190 EUR−5%');
  expect(metrics.getByText('Rows in May').closest('li')).toHaveTextContent('earlier: –, later: 12');
  expect(section('Moved').getByRole('listitem')).toHaveTextContent(
    'North leads.earlier: 40%, later: 50%+25%, beyond its 95% interval',
  );
  expect(section('Appeared').getByRole('listitem')).toHaveTextContent('Sales grow by 3 a month.');
  expect(section('Vanished').getAllByRole('listitem')).toHaveLength(2);
});

test('says how findings are matched and when one has moved', async () => {
  server.use(answer('get', '/reports/new/compare/old', comparison()));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'How findings are compared' }));
  expect(screen.getByText(/left the 95% interval of the other report.*changed by 10% or more/)).toBeInTheDocument();
});

test('another report of the source can be chosen on either side', async () => {
  server.use(
    answer('get', '/reports/new/compare/old', comparison()),
    answer('get', '/reports/new/compare/middle', comparison({ older: MIDDLE })),
  );
  const { user, address } = open();
  const earlier = await screen.findByRole('combobox', { name: 'Earlier report' });
  const texts = (name: string) =>
    within(screen.getByRole('combobox', { name }))
      .getAllByRole('option')
      .map((option) => option.textContent.split(' · ')[1]);
  // What was made later than the later report is no earlier one.
  expect([texts('Earlier report'), texts('Later report')]).toEqual([
    ['110 records', '100 records'],
    ['125 records', '110 records'],
  ]);
  await user.selectOptions(earlier, 'middle');
  expect(address()).toBe('/dashboard/reports/new/compare/middle');
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Earlier report' })).toHaveValue('middle'));
  expect(screen.getAllByRole('link', { name: /^Read “\s*Sales\s*”$/ })[1]).toHaveAttribute('href', '/dashboard/reports/new');
});

test('says when nothing has changed', async () => {
  server.use(answer('get', '/reports/new/compare/old', comparison({ moved: [], appeared: [], vanished: [], metrics: [] })));
  open();
  expect(await screen.findByText('Nothing has moved: 7 findings as in the earlier report.')).toBeInTheDocument();
  for (const name of ['Moved', 'Appeared', 'Vanished', 'Key metrics'])
    expect(screen.queryByRole('region', { name })).not.toBeInTheDocument();
});

test('a table that only one report has is said to be so', async () => {
  const table = { columns_added: [], columns_removed: [], columns_retyped: [] };
  const tables = [
    { ...table, name: 'orders', rows: { before: 5, after: 5 } },
    { ...table, name: 'refunds', rows: { before: null, after: 3 } },
    { ...table, name: 'leads', rows: { before: 9, after: null } },
  ];
  server.use(answer('get', '/reports/new/compare/old', comparison({ tables })));
  open();
  expect((await screen.findByText('Rows of orders')).closest('li')).toHaveTextContent('unchanged');
  expect(screen.getByText('The same in both.')).toBeInTheDocument();
  expect(screen.getByText('This table is in the later report only.')).toBeInTheDocument();
  expect(screen.getByText('This table is in the earlier report only.')).toBeInTheDocument();
});

test.each([
  [404, 'This report does not exist.'],
  [409, 'These reports are of different sources and cannot be compared.'],
])('an answer of %d is final: %s', async (status, text) => {
  server.use(refuse('get', '/reports/new/compare/old', status, text));
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'All reports' })).toHaveAttribute('href', '/dashboard/reports');
});

test('what failed for a moment can be tried again', async () => {
  server.use(refuse('get', '/reports/new/compare/old', 500, 'Something went wrong on our side. Please try again.'));
  const { user } = open();
  const retry = await screen.findByRole('button', { name: 'Retry' });
  server.use(answer('get', '/reports/new/compare/old', comparison()));
  await user.click(retry);
  expect(await screen.findByRole('region', { name: 'Moved' })).toBeInTheDocument();
});
