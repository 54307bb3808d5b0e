import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bus } from '@hub/shared/events';
import { answer, enableModalDialogs, refuse, renderWithHub, signIn, signOut, useApiServer } from '@hub/shared/testing';
import { heldCall, makeProgress, makeResult, progressStream, reportDetail } from '../testing/fake-analysis';
import DataUploadPage from './data-upload';

const server = useApiServer();
beforeEach(() => {
  signIn();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  enableModalDialogs();
  server.use(answer('get', '/analyses', []), answer('get', '/reports/:id', reportDetail), progressStream().handler);
});
afterEach(() => jest.restoreAllMocks());

const CSV = new File(['a,b\n1,2\n'], 'tickets.csv', { type: 'text/csv' });
const open = () => renderWithHub(<DataUploadPage />, { at: '/dashboard/upload', path: '/dashboard/upload' });
type Page = ReturnType<typeof open>;
/** A file dialog lets a user choose any file when asked to. */
const anyFile = userEvent.setup({ applyAccept: false });
const choose = (page: Page, ...files: File[]) => page.user.upload(screen.getByLabelText('CSV file'), files);
const overlay = () => screen.findByRole('dialog', { name: /^Analyzing / });

test('offers three sources and says that it is ready', () => {
  open();
  expect(screen.getByRole('heading', { level: 1, name: 'Data Upload' })).toBeInTheDocument();
  for (const name of ['CSV Files', 'Google Sheets', 'PostgreSQL'])
    expect(screen.getByRole('heading', { name })).toBeInTheDocument();
  for (const name of ['Choose Files', 'Connect Sheets', 'Add Database'])
    expect(screen.getByRole('button', { name })).toBeInTheDocument();
  expect(screen.getByText('Ready to Analyze Your Data')).toBeInTheDocument();
  expect(screen.getByLabelText('CSV file')).toHaveAttribute('accept', '.csv');
});

describe('an address that names a source', () => {
  const openWith = (source: string) =>
    renderWithHub(<DataUploadPage />, { at: `/dashboard/upload?connect=${source}`, path: '/dashboard/upload' });

  test.each([
    ['google_sheet', 'Connect Google Sheet'],
    ['postgres', 'Connect PostgreSQL Database'],
  ])('%s opens %s, once', async (source, title) => {
    const page = openWith(source);
    expect(await screen.findByRole('dialog', { name: title })).toBeInTheDocument();
    expect(page.address()).toBe('/dashboard/upload');
  });

  test('csv makes Choose Files ready', async () => {
    openWith('csv');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Choose Files' })).toHaveFocus());
  });

  test('is passed over when there is no such source', async () => {
    const page = openWith('excel');
    await waitFor(() => expect(page.address()).toBe('/dashboard/upload'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('a CSV file', () => {
  test('is named with its size before anything is sent', async () => {
    const call = heldCall('/upload-csv');
    server.use(call.handler);
    const page = open();
    await choose(page, CSV);
    expect(screen.getByText('tickets.csv')).toBeInTheDocument();
    expect(screen.getByText('8 bytes')).toBeInTheDocument();
    expect(call.requests).toHaveLength(0);
    await page.user.click(screen.getByRole('button', { name: 'Remove file' }));
    expect(screen.queryByText('tickets.csv')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Analyze' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Choose Files' })).toHaveFocus();
    await page.user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(screen.getByText('tickets.csv')).toBeInTheDocument();
  });

  test.each([
    ['a picture', [new File(['x'], 'cat.png')], 'Please select a CSV file.'],
    ['two files', [CSV, new File(['x'], 'b.csv')], 'Please choose one file at a time.'],
  ])('%s is refused', async (_, files, text) => {
    open();
    const input = screen.getByLabelText<HTMLInputElement>('CSV file');
    input.multiple = true;
    await anyFile.upload(input, files);
    // At the card, and as a toast.
    await waitFor(() => expect(screen.getAllByText(text).length).toBeGreaterThan(1));
    expect(screen.queryByRole('button', { name: 'Analyze' })).not.toBeInTheDocument();
  });

  test('takes a session', async () => {
    signOut();
    const page = open();
    await choose(page, CSV);
    expect((await screen.findAllByText('Please log in to upload files.')).length).toBeGreaterThan(0);
  });

  test('can be dropped anywhere on the page', async () => {
    open();
    const drop = Object.assign(new Event('drop', { bubbles: true, cancelable: true }), {
      dataTransfer: { types: ['Files'], files: [CSV] },
    });
    act(() => void window.dispatchEvent(drop));
    expect(await screen.findByText('tickets.csv')).toBeInTheDocument();
    expect(drop.defaultPrevented).toBe(true);
  });

  test('is analysed under the true progress, then its report shows', async () => {
    const call = heldCall('/upload-csv');
    const progress = progressStream();
    server.use(call.handler, progress.handler);
    const told = jest.fn();
    const stops = [bus.on('analysis.started@1', told), bus.on('reports.created@1', told)];
    const page = open();
    await choose(page, CSV);
    await page.user.click(screen.getByRole('button', { name: 'Analyze' }));
    const cover = within(await overlay());
    expect(cover.getByRole('status')).toHaveTextContent('Receive the data');
    expect(cover.getByText('Analyzing data...')).toBeInTheDocument();
    await waitFor(() => expect(call.requests).toHaveLength(1));
    const form = await call.requests[0]?.formData();
    const id = String(form?.get('analysis_id'));
    expect(form?.get('file_type')).toBe('csv');
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    progress.say(makeProgress({ id, stage: 'mining' }));
    await waitFor(() => expect(cover.getByRole('status')).toHaveTextContent('Find insights'));
    expect(cover.getByText('12,345 rows read')).toBeInTheDocument();
    call.succeed(makeResult());
    expect(await screen.findByRole('heading', { name: 'Analysis Report' })).toHaveFocus();
    expect(screen.getByText('CSV file analyzed successfully.')).toBeInTheDocument();
    expect(screen.getByText('Source: CSV File')).toBeInTheDocument();
    expect(await screen.findByText('Tickets grow by 14 a month.')).toBeInTheDocument();
    expect(screen.queryByText('Ready to Analyze Your Data')).not.toBeInTheDocument();
    expect(screen.queryByText('tickets.csv')).not.toBeInTheDocument();
    expect(told.mock.calls.map(([payload]) => payload as object)).toEqual([
      { analysisId: id, sourceType: 'csv' },
      { reportId: 'report-1', sourceType: 'csv' },
    ]);
    stops.forEach((stop) => stop());
  });

  test.each([
    ["the server's words", 'The file is empty.', 'The file is empty.'],
    ['its own words', '', 'Failed to upload CSV file. Please try again.'],
  ])('that cannot be analysed is told in %s; the choice and an earlier report are cleared', async (_, detail, text) => {
    const first = heldCall('/upload-csv');
    server.use(first.handler);
    const page = open();
    await choose(page, CSV);
    await page.user.click(screen.getByRole('button', { name: 'Analyze' }));
    await overlay();
    first.succeed(makeResult());
    await screen.findByRole('heading', { name: 'Analysis Report' });
    const call = heldCall('/upload-csv');
    server.use(call.handler);
    await choose(page, CSV);
    await page.user.click(screen.getByRole('button', { name: 'Analyze' }));
    await overlay();
    call.refuse(detail);
    expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.queryByText('tickets.csv')).not.toBeInTheDocument();
    expect(screen.getByText('Ready to Analyze Your Data')).toBeInTheDocument();
    await page.user.click(screen.getByText('Dismiss', { selector: 'button' }));
    expect(screen.queryByText('Dismiss', { selector: 'button' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Choose Files' })).toHaveFocus();
  });

  test('goes on when only the connection broke', async () => {
    const call = heldCall('/upload-csv');
    const progress = progressStream();
    server.use(call.handler, progress.handler);
    const page = open();
    await choose(page, CSV);
    await page.user.click(screen.getByRole('button', { name: 'Analyze' }));
    await waitFor(() => expect(call.requests).toHaveLength(1));
    const id = String((await call.requests[0]?.formData())?.get('analysis_id'));
    server.use(
      answer('get', '/analyses', [makeProgress({ id })]),
      progressOf(makeProgress({ id, state: 'completed', result: makeResult() })),
    );
    call.breakOff();
    expect(await screen.findByRole('heading', { name: 'Analysis Report' })).toBeInTheDocument();
  });

  test('is cancelled on the server', async () => {
    const call = heldCall('/upload-csv');
    const cancelled = jest.fn();
    server.use(
      call.handler,
      answer('delete', '/analyses/:id', (request) => {
        cancelled(request.url.split('/').at(-1));
        return {};
      }),
    );
    const page = open();
    await choose(page, CSV);
    await page.user.click(screen.getByRole('button', { name: 'Analyze' }));
    await waitFor(() => expect(call.requests).toHaveLength(1));
    const id = String((await call.requests[0]?.formData())?.get('analysis_id'));
    await page.user.click(within(await overlay()).getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText('Analysis cancelled')).toBeInTheDocument();
    expect(cancelled).toHaveBeenCalledWith(id);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByText('tickets.csv')).toBeInTheDocument();
  });

  test('that cannot be cancelled goes on', async () => {
    const call = heldCall('/upload-csv');
    server.use(call.handler, refuse('delete', '/analyses/:id', 500, 'inner words'));
    const page = open();
    await choose(page, CSV);
    await page.user.click(screen.getByRole('button', { name: 'Analyze' }));
    await page.user.click(within(await overlay()).getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText('The analysis could not be cancelled. Please try again.')).toBeInTheDocument();
    call.succeed(makeResult());
    expect(await screen.findByRole('heading', { name: 'Analysis Report' })).toBeInTheDocument();
  });
});

/** A progress that has but one line. */
function progressOf(progress: ReturnType<typeof makeProgress>) {
  const stream = progressStream();
  stream.say(progress);
  return stream.handler;
}

describe('after a reload', () => {
  test('a running analysis is picked up where it is', async () => {
    const progress = progressStream();
    server.use(answer('get', '/analyses', [makeProgress()]), progress.handler);
    open();
    const cover = within(await overlay());
    expect(cover.getByText('tickets.csv')).toBeInTheDocument();
    expect(cover.getByRole('timer')).toHaveTextContent(/^1:0[5-9]$/);
    expect(cover.getByRole('status')).toHaveTextContent('Find insights');
    progress.say(makeProgress({ stage: 'writing' }));
    await waitFor(() => expect(cover.getByRole('status')).toHaveTextContent('Write the report'));
    progress.say(makeProgress({ state: 'completed', result: makeResult() }));
    expect(await screen.findByRole('heading', { name: 'Analysis Report' })).toBeInTheDocument();
  });

  test('its failure is told', async () => {
    const error = { detail: 'Line 7 has no end.', message: 'Line 7 has no end.', code: 'bad' };
    server.use(answer('get', '/analyses', [makeProgress()]), progressOf(makeProgress({ state: 'failed', error })));
    open();
    expect((await screen.findAllByText('Line 7 has no end.')).length).toBeGreaterThan(0);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test.each([
    ['its report', { state: 'completed', result: makeResult() }, 'CSV file analyzed successfully.'],
    [
      'its failure',
      { state: 'failed', error: { detail: 'Line 7 has no end.', message: 'Line 7 has no end.', code: 'bad' } },
      'Line 7 has no end.',
    ],
  ] as const)('what ended while the page was away shows %s, once', async (_what, end, text) => {
    const asked = jest.fn(() => [makeProgress()]);
    server.use(answer('get', '/analyses', asked), progressStream().handler);
    const before = open();
    await overlay();
    before.unmount();
    asked.mockReturnValue([makeProgress(end)]);
    const after = open();
    expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    after.unmount();
    const calls = asked.mock.calls.length;
    open();
    await waitFor(() => expect(asked.mock.calls.length).toBeGreaterThan(calls));
    expect(screen.getByText('Ready to Analyze Your Data')).toBeInTheDocument();
  });

  test('what is over is left alone', async () => {
    const asked = jest.fn(() => [makeProgress({ state: 'completed', result: makeResult() })]);
    server.use(answer('get', '/analyses', asked));
    open();
    await waitFor(() => expect(asked).toHaveBeenCalled());
    expect(screen.getByText('Ready to Analyze Your Data')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('a list that cannot be had is no error on the screen', async () => {
    server.use(refuse('get', '/analyses', 500, 'inner words'));
    open();
    await waitFor(() =>
      expect(console.error).toHaveBeenCalledWith('Running analyses could not be asked for.', expect.anything()),
    );
    expect(screen.getByText('Ready to Analyze Your Data')).toBeInTheDocument();
  });
});
