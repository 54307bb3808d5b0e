import { ownTexts, spoken } from '@hub/shared/testing/pseudo-language';
import { http, HttpResponse } from 'msw';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FilePreview } from '@hub/shared/contracts/sources/file-preview';
import type { ReportDetail } from '@hub/shared/contracts/reports/report';
import { answer, enableModalDialogs, makeReport, refuse, renderWithHub } from '@hub/shared/testing';
import DataUploadPage from './pages/data-upload';
import { heldCall } from './testing/fake-analysis';
import { useUploadScreen } from './testing/use-upload-screen';

const server = useUploadScreen();
beforeEach(enableModalDialogs);

const CSV = new File(['a,b\n1,2\n'], 'tickets.csv', { type: 'text/csv' });
/** What a field may hold, shown in it as an example. */
const EXAMPLES = ['https://docs.google.com/spreadsheets/d/...', 'localhost'];
/** Names of products and files. */
const DATA = [...EXAMPLES, 'PostgreSQL', 'Google Sheets', 'Google Sheet', 'CSV', 'tickets.csv', 'b.csv', 'cat.png'];
const open = (at = '/dashboard/upload') => renderWithHub(<DataUploadPage />, { at, path: '/dashboard/upload' });
const button = (name: string) => screen.getByRole('button', { name: spoken(name) });

test('the three sources, a file and its refusals say nothing but words of their catalogues', async () => {
  const { user } = open();
  expect(ownTexts(EXAMPLES)).toEqual([]);
  await userEvent.setup({ applyAccept: false }).upload(screen.getByLabelText(spoken('CSV file')), new File(['x'], 'cat.png'));
  expect((await screen.findAllByText(spoken('Please select a CSV file.'))).length).toBeGreaterThan(0);
  expect(ownTexts(EXAMPLES)).toEqual([]);
  await user.upload(screen.getByLabelText(spoken('CSV file')), CSV);
  await screen.findByText('tickets.csv');
  expect(ownTexts(DATA)).toEqual([]);
  await user.click(button('Remove file'));
  await screen.findAllByText(spoken('File removed'));
  expect(ownTexts(DATA)).toEqual([]);
});

test('so does the progress of an analysis, and its failure', async () => {
  const call = heldCall('/upload-csv');
  server.use(...call.handlers);
  const { user } = open();
  await user.upload(screen.getByLabelText(spoken('CSV file')), CSV);
  await user.click(button('Analyze'));
  const cover = within(await screen.findByRole('dialog'));
  call.accept();
  call.say({ stage: 'mining' });
  await cover.findByText(spoken('12,345 rows read'));
  expect(ownTexts(DATA)).toEqual([]);
  call.fail('Zu leer.', 'table-empty');
  await screen.findAllByText('Zu leer.');
  expect(ownTexts([...DATA, 'Zu leer.'])).toEqual([]);
});

const PREVIEW: FilePreview = {
  parts: ['tickets', 'b'],
  part: 'tickets',
  leftOut: [{ table: 'b', reason: 'Zu' }],
  columns: [
    { name: 'Alpha', type: 'integer' },
    { name: 'Beta', type: 'timestamp' },
  ],
  width: 9,
  rows: [
    ['1', null],
    ['2', 'Plan'],
  ],
  counted: 2,
  isHead: true,
  text: { encoding: 'utf-8', delimiter: ';' },
  notes: ['Zu.'],
};
const PREVIEWED = [...DATA, 'tickets', 'Alpha', 'Beta', 'Plan', 'Zu.', 'Zu', 'UTF'];

test('so does the preview of a file, and one that cannot be made', async () => {
  server.use(answer('post', '/preview-file', PREVIEW));
  const { user } = open();
  await user.upload(screen.getByLabelText(spoken('CSV file')), CSV);
  await user.click(button('Preview'));
  await screen.findByRole('columnheader', { name: /^.?Alpha/ });
  expect(ownTexts(PREVIEWED)).toEqual([]);
  server.use(refuse('post', '/preview-file', 500, 'Zu.'));
  await user.selectOptions(screen.getByRole('combobox', { name: spoken('Table to analyze') }), 'b');
  await screen.findByText(spoken('The file cannot be previewed'));
  expect(ownTexts(PREVIEWED)).toEqual([]);
});

test('so does the dialog of a sheet', async () => {
  server.use(refuse('post', '/google-sheet/test', 422, 'Zu.'));
  const { user } = open();
  await user.click(button('Connect Sheets'));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: spoken('Test Connection') }));
  await dialog.findByText(spoken('Google Sheet URL is required'));
  expect(ownTexts(EXAMPLES)).toEqual([]);
  await user.type(dialog.getByLabelText(spoken('Google Sheet URL')), 'https://example.org');
  await user.click(dialog.getByRole('button', { name: spoken('Connect') }));
  await dialog.findByText(spoken('Please enter a valid public Google Sheet URL'));
  expect(ownTexts([...EXAMPLES, 'https://example.org'])).toEqual([]);
});

test('so does the dialog of a database, with its tables', async () => {
  const details = [
    { name: 'orders', schema: 'public', kind: 'table', rows: 1_250_000, bytes: 190_000_000 },
    { name: 'sales', schema: 'other', kind: 'view', rows: 1, bytes: null },
  ];
  server.use(answer('post', '/postgres/connect', { message: 'Verbunden.', tables: ['orders', 'other.sales'], details }));
  const { user } = open();
  await user.click(button('Add Database'));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: spoken('Connect') }));
  await dialog.findByText(spoken('Host is required'));
  expect(ownTexts(EXAMPLES)).toEqual([]);
  await user.type(dialog.getByLabelText(spoken('Database Host')), 'db.local');
  await user.type(dialog.getByLabelText(spoken('Database Name')), 'shop');
  await user.type(dialog.getByLabelText(spoken('Username')), 'reader');
  await user.type(dialog.getByLabelText(spoken('Password')), 'secret');
  await user.click(dialog.getByRole('button', { name: spoken('Connect') }));
  await screen.findByRole('group', { name: spoken('Tables to analyze') });
  await user.click(button('Analyze Selected Table(s)'));
  await screen.findByText(spoken('Please select at least one table to analyze.'));
  expect(ownTexts([...EXAMPLES, 'db.local', 'shop', 'reader', 'Verbunden.', 'orders', 'sales', 'other', 'public'])).toEqual([]);
});

const earlier = (changes: Partial<ReportDetail>): ReportDetail => ({
  report: makeReport({ id: 'old' }),
  document: null,
  ...changes,
});

test.each<[string, Partial<ReportDetail>]>([
  ['a file', { source: { type: 'csv' }, source_name: 'tickets.csv' }],
  ['a sheet', { source: { type: 'google_sheet', sheet_id: 's', gid: null }, source_name: 'Plan' }],
  [
    'tables',
    { source: { type: 'postgres', host: 'db', port: 5432, dbname: 'shop', user: 'reader', tables: ['orders', 'customers'] } },
  ],
  ['nothing that was kept', { source: null }],
])('so does the offer to analyse again: %s', async (_, changes) => {
  server.use(http.get('*/api/reports/:id', () => HttpResponse.json(earlier(changes))));
  open('/dashboard/upload?again=old');
  await screen.findByRole('heading', { name: spoken('Analyze again') });
  const { report_title } = makeReport();
  const data = [report_title, 'tickets.csv', 'Plan', 'orders', 'customers', 'shop', 'reader', /\bdb\b/g];
  expect(ownTexts(data)).toEqual([]);
});
