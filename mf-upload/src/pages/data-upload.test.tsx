import { http, HttpResponse } from 'msw';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bus } from '@hub/shared/events';
import { answer, enableModalDialogs, refuse, renderWithHub, signIn, signOut, useApiServer } from '@hub/shared/testing';
import { heldCall, idOf, makeProgress, makeResult, progressStream, reportDetail } from '../testing/fake-analysis';
import DataUploadPage from './data-upload';

const server = useApiServer();
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
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
  expect(screen.getByLabelText('CSV file')).toHaveAttribute('accept', expect.stringMatching(/^\.csv,.*\.xlsx,/));
  expect(screen.getByText(/Excel, Parquet/)).toBeInTheDocument();
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
    server.use(...call.handlers);
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
    server.use(...call.handlers);
    const told = jest.fn();
    const stops = [bus.on('analysis.started@1', told), bus.on('reports.created@1', told)];
    const page = open();
    await choose(page, CSV);
    await page.user.click(screen.getByRole('button', { name: 'Analyze' }));
    const cover = within(await overlay());
    expect(cover.getByRole('status')).toHaveTextContent('Receive the data');
    expect(cover.getByText('Analyzing data...')).toBeInTheDocument();
    await waitFor(() => expect(call.requests).toHaveLength(1));
    const form = await call.requests[0]?.clone().formData();
    const id = await idOf(call.requests[0] as Request);
    expect(form?.get('file_type')).toBe('csv');
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    expect(call.requests[0]?.headers.get('prefer')).toBe('respond-async');
    call.accept();
    call.say({ stage: 'mining' });
    await waitFor(() => expect(cover.getByRole('status')).toHaveTextContent('Find insights'));
    expect(cover.getByText('12,345 rows read')).toBeInTheDocument();
    call.succeed(makeResult());
    expect(await screen.findByRole('heading', { name: 'Analysis Report' })).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Open the report’s page' })).toHaveAttribute('href', '/dashboard/reports/report-1');
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
    server.use(...first.handlers);
    const page = open();
    await choose(page, CSV);
    await page.user.click(screen.getByRole('button', { name: 'Analyze' }));
    await overlay();
    first.succeed(makeResult());
    await screen.findByRole('heading', { name: 'Analysis Report' });
    const call = heldCall('/upload-csv');
    server.use(...call.handlers);
    await choose(page, CSV);
    await page.user.click(screen.getByRole('button', { name: 'Analyze' }));
    await overlay();
    const reveal = jest.spyOn(Element.prototype, 'scrollIntoView');
    call.refuse(detail);
    expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
    // On a phone the cards are higher than the screen.
    const [told] = reveal.mock.contexts as HTMLElement[];
    reveal.mockRestore();
    expect(told).toHaveTextContent(text);
    expect(told?.compareDocumentPosition(screen.getByRole('button', { name: 'Choose Files' }))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.queryByText('tickets.csv')).not.toBeInTheDocument();
    expect(screen.getByText('Ready to Analyze Your Data')).toBeInTheDocument();
    // The file need not be chosen again.
    const again = heldCall('/upload-csv');
    server.use(...again.handlers);
    await page.user.click(screen.getByRole('button', { name: 'Try again with tickets.csv' }));
    await overlay();
    again.refuse(detail);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await screen.findByRole('button', { name: 'Try again with tickets.csv' })).toBeInTheDocument();
    await page.user.click(screen.getByText('Dismiss'));
    expect(screen.queryByText('Dismiss')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Choose Files' })).toHaveFocus();
  });

  test.each([
    ['the connection broke', () => HttpResponse.error()],
    ['a proxy lost its patience', () => new HttpResponse('<html></html>', { status: 504 })],
  ])('goes on when only %s after the file was there', async (_why, lose) => {
    let id = '';
    const sent = jest.fn();
    server.use(
      http.post('*/api/upload-csv', async ({ request }) => {
        id = await idOf(request);
        sent(id);
        return lose();
      }),
      http.get('*/api/analyses/:id', () => HttpResponse.json(makeProgress({ id, state: 'completed', result: makeResult() }))),
    );
    const page = open();
    await choose(page, CSV);
    await page.user.click(screen.getByRole('button', { name: 'Analyze' }));
    expect(await screen.findByRole('heading', { name: 'Analysis Report' }, { timeout: 15_000 })).toBeInTheDocument();
    expect(sent).toHaveBeenCalledTimes(1);
  });

  test('that was cut off on its way is sent again under the same id', async () => {
    const call = heldCall('/upload-csv');
    const ids: string[] = [];
    server.use(
      http.post('*/api/upload-csv', async ({ request }) => {
        ids.push(await idOf(request.clone()));
        return ids.length === 1 ? HttpResponse.error() : undefined;
      }),
      ...call.handlers,
    );
    const page = open();
    await choose(page, CSV);
    await page.user.click(screen.getByRole('button', { name: 'Analyze' }));
    await waitFor(() => expect(ids).toHaveLength(2), { timeout: 10_000 });
    expect(ids[1]).toBe(ids[0]);
    call.succeed(makeResult());
    expect(await screen.findByRole('heading', { name: 'Analysis Report' })).toBeInTheDocument();
  });

  test('that a proxy does not let through says so, with its size and whom to ask', async () => {
    server.use(http.post('*/api/upload-csv', () => new HttpResponse('<html>413</html>', { status: 413 })));
    const page = open();
    await choose(page, CSV);
    await page.user.click(screen.getByRole('button', { name: 'Analyze' }));
    const [told] = await screen.findAllByText(/A proxy in front of the hub lets no file of this size through \(8 bytes\)/);
    expect(told).toHaveTextContent('Please ask whoever runs the hub to raise the proxy’s limit');
  });

  test('that never arrives through a proxy is told with the proxy’s answer', async () => {
    server.use(
      http.post('*/api/upload-csv', () => new HttpResponse('<html></html>', { status: 502 })),
      http.get('*/api/analyses/:id', () => new HttpResponse('<html></html>', { status: 502 })),
    );
    const page = open();
    await choose(page, CSV);
    await page.user.click(screen.getByRole('button', { name: 'Analyze' }));
    const words = 'Failed to upload CSV file. Please try again. A proxy in front of the hub answered in its place (502)';
    expect(
      (await screen.findAllByText(new RegExp(words.replace(/[.()]/g, '\\$&')), {}, { timeout: 20_000 })).length,
    ).toBeGreaterThan(0);
  }, 40_000);

  test('continues in the background, beside another one', async () => {
    const [first, second] = [heldCall('/upload-csv'), heldCall('/upload-csv')];
    server.use(...first.handlers);
    const page = open();
    await choose(page, CSV);
    await page.user.click(screen.getByRole('button', { name: 'Analyze' }));
    await waitFor(() => expect(first.ids).toHaveLength(1));
    first.accept();
    await page.user.click(within(await overlay()).getByRole('button', { name: 'Continue in background' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Choose Files' })).toHaveFocus();
    server.use(
      http.get(`*/api/analyses/${first.ids[0]}`, () =>
        HttpResponse.json(makeProgress({ id: first.ids[0], state: 'completed', result: makeResult() })),
      ),
      ...second.handlers,
    );
    await choose(page, new File(['a\n1\n'], 'orders.csv'));
    await page.user.click(screen.getByRole('button', { name: 'Analyze' }));
    expect(await screen.findByRole('dialog', { name: 'Analyzing orders.csv' })).toBeInTheDocument();
    // The first one ends beside the second one, and does not take its place.
    expect(await screen.findByText('The report of tickets.csv is ready.', {}, { timeout: 10_000 })).toBeInTheDocument();
    expect(screen.getByText('Open report')).toHaveAttribute('href', '/dashboard/reports/report-1');
    expect(screen.getByRole('dialog', { name: 'Analyzing orders.csv' })).toBeInTheDocument();
    await waitFor(() => expect(second.ids).toHaveLength(1));
    second.fail('The file is empty.');
    expect((await screen.findAllByText('The file is empty.')).length).toBeGreaterThan(0);
  }, 30_000);

  test('is cancelled on the server', async () => {
    const call = heldCall('/upload-csv');
    const cancelled = jest.fn();
    server.use(
      ...call.handlers,
      answer('delete', '/analyses/:id', (request) => {
        cancelled(request.url.split('/').at(-1));
        return {};
      }),
    );
    const page = open();
    await choose(page, CSV);
    await page.user.click(screen.getByRole('button', { name: 'Analyze' }));
    await waitFor(() => expect(call.requests).toHaveLength(1));
    const id = await idOf(call.requests[0] as Request);
    await page.user.click(within(await overlay()).getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText('Analysis cancelled')).toBeInTheDocument();
    expect(cancelled).toHaveBeenCalledWith(id);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByText('tickets.csv')).toBeInTheDocument();
  });

  test('that cannot be cancelled goes on', async () => {
    const call = heldCall('/upload-csv');
    server.use(...call.handlers, refuse('delete', '/analyses/:id', 500, 'inner words'));
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
    const call = heldCall('/upload-csv');
    const asked = jest.fn(() => []);
    server.use(...call.handlers, answer('get', '/analyses', asked));
    const before = open();
    await choose(before, CSV);
    await before.user.click(screen.getByRole('button', { name: 'Analyze' }));
    await waitFor(() => expect(call.ids).toHaveLength(1));
    call.accept();
    await overlay();
    before.unmount();
    before.store.close();
    call.say(end);
    const after = open();
    expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    after.unmount();
    after.store.close();
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
