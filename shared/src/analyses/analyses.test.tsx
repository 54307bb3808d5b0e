import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { AnalysisProgress } from '../contracts/reports/analysis';
import { bus } from '../events';
import { authActions } from '../state';
import { answer, apiServer, makeProgress as progress, passTime, renderWithHub, signIn, useApiServer } from '../testing';
import { analysesActions, useAnalyses, type StartAnalysis } from '.';
import { selectAnalyses } from './select-analyses';

useApiServer(answer('get', '/analyses', []), answer('post', '/users/logout', { message: '', success: true }));

const result = (reportId: string) => ({
  crewResult: '# x',
  fileType: 'csv' as const,
  filePath: 'x.csv',
  message: 'Done.',
  report_id: reportId,
});

/** What the server knows, by id. */
const known = new Map<string, AnalysisProgress>();
const asked: string[] = [];
/** The ends without a report that it was told somebody has looked at. */
const seen: string[] = [];
const server = [
  http.get('*/api/analyses/:id', ({ params: { id } }) => {
    asked.push(String(id));
    const found = known.get(String(id));
    return found ? HttpResponse.json(found) : HttpResponse.json({ detail: '', message: '', code: 'x' }, { status: 404 });
  }),
  http.post('*/api/analyses/:id/seen', ({ params: { id } }) => {
    seen.push(String(id));
    return new HttpResponse(null, { status: 204 });
  }),
  http.get('*/api/analyses', () => HttpResponse.json([...known.values()].filter(({ state }) => state === 'running'))),
];

const created = jest.fn();
let stopListening: () => void = () => undefined;
let hidden = false;
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  sessionStorage.clear();
  localStorage.clear();
  known.clear();
  asked.length = 0;
  seen.length = 0;
  hidden = false;
  signIn();
  apiServer.use(...server);
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => (hidden ? 'hidden' : 'visible'));
  created.mockClear();
  stopListening = bus.on('reports.created@1', created);
});
afterEach(() => {
  stopListening();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

function Names() {
  const runs = useAnalyses((state) => state.runs);
  return <p>{runs.map((run) => `${run.name} ${run.stage}`).join(', ') || 'Nothing runs.'}</p>;
}
const open = () => renderWithHub(<Names />);
type Page = ReturnType<typeof open>;
const submit = (page: Page, id: string, start: StartAnalysis = () => Promise.resolve(), name = `${id}.csv`) =>
  act(() => {
    page.store.dispatch(analysesActions.submitted({ id, source: 'csv', name, startedAt: 0, transfer: null }, start));
  });
const complete = (id: string, reportId = `report-${id}`) =>
  known.set(id, progress({ id, state: 'completed', result: result(reportId) }));
const ready = (id: string) => screen.queryByText(`The report of ${id}.csv is ready.`);

test('an analysis is followed on every screen, and its end is told once, with a link to its report', async () => {
  known.set('b1', progress({ id: 'b1' }));
  const page = open();
  submit(page, 'b1');
  await passTime(500);
  expect(screen.getByText('b1.csv mining')).toBeInTheDocument();
  complete('b1');
  await passTime(3000);
  expect(screen.getByText('Nothing runs.')).toBeInTheDocument();
  expect(ready('b1')).toBeInTheDocument();
  expect(screen.getByText('Open report')).toHaveAttribute('href', '/dashboard/reports/report-b1');
  expect(created.mock.calls.map(([payload]) => payload as object)).toEqual([{ reportId: 'report-b1', sourceType: 'csv' }]);
});

test('it goes on when what has begun it is gone from the page', async () => {
  known.set('b2', progress({ id: 'b2' }));
  const page = open();
  submit(page, 'b2');
  await passTime(100);
  page.rerender(<p>Another screen</p>);
  await passTime(100);
  complete('b2');
  await passTime(3500);
  expect(created).toHaveBeenCalledTimes(1);
});

test('several at once are told one by one', async () => {
  const page = open();
  for (const id of ['c1', 'c2']) {
    known.set(id, progress({ id }));
    submit(page, id);
  }
  await passTime(500);
  expect(screen.getByText('c1.csv mining, c2.csv mining')).toBeInTheDocument();
  complete('c2');
  await passTime(3000);
  expect(screen.getByText('c1.csv mining')).toBeInTheDocument();
  expect(ready('c2')).toBeInTheDocument();
  complete('c1');
  await passTime(3000);
  expect(ready('c1')).toBeInTheDocument();
});

test('what the upload screen shows in its place needs no toast', async () => {
  known.set('d1', progress({ id: 'd1' }));
  apiServer.use(http.get('*/api/analyses/d1/progress', () => HttpResponse.text(`${JSON.stringify(complete('d1').get('d1'))}\n`)));
  const page = open();
  act(() => void page.store.dispatch(analysesActions.screenOpened()));
  submit(page, 'd1');
  await passTime(1000);
  expect(created).toHaveBeenCalledTimes(1);
  expect(ready('d1')).not.toBeInTheDocument();
});

test('a page that nobody looks at waits with its toast until somebody does', async () => {
  hidden = true;
  complete('e1');
  const page = open();
  submit(page, 'e1');
  await passTime(1000);
  expect(created).toHaveBeenCalledTimes(1);
  expect(ready('e1')).not.toBeInTheDocument();
  hidden = false;
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await passTime(500);
  expect(ready('e1')).toBeInTheDocument();
});

test('of what fails no mail is asked for by who looks on, and one by who does something else', async () => {
  const error = { detail: 'The file is empty.', message: '', code: 'empty-file' };
  const fail = (id: string) => known.set(id, progress({ id, state: 'failed', error }));
  const unfinished = jest.fn();
  const stop = bus.on('analysis.unfinished@1', unfinished);
  const page = open();
  act(() => void page.store.dispatch(analysesActions.screenOpened()));
  for (const id of ['s1', 's2']) {
    known.set(id, progress({ id }));
    submit(page, id);
    if (id === 's1') act(() => void page.store.dispatch(analysesActions.sentToBackground(id)));
  }
  await passTime(500);
  hidden = true;
  fail('s1');
  fail('s2');
  await passTime(12_000);
  expect(seen).toEqual([]);
  hidden = false;
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await passTime(12_000);
  expect(seen).toEqual(['s2']);
  expect(unfinished).toHaveBeenCalledTimes(2);
  stop();
});

describe('another tab', () => {
  /** What a tab beside this one says. */
  const hear = async (name: string, payload: object) => {
    const channel = new BroadcastChannel('hub.events');
    channel.postMessage({ name, payload, source: 'analyses', at: Date.now() });
    await passTime(100);
    channel.close();
  };

  test('shows what this one has begun, and keeps silent when this one has told its end', async () => {
    known.set('f1', progress({ id: 'f1' }));
    open();
    await hear('analysis.started@1', { analysisId: 'f1', sourceType: 'csv' });
    await passTime(2000);
    expect(screen.getByText('tickets.csv mining')).toBeInTheDocument();
    complete('f1');
    localStorage.setItem('hub.toldAnalyses', '["f1"]');
    await hear('reports.created@1', { reportId: 'report-f1', sourceType: 'csv' });
    await passTime(6000);
    expect(screen.getByText('Nothing runs.')).toBeInTheDocument();
    expect(screen.queryByText(/is ready/)).not.toBeInTheDocument();
    expect(created).toHaveBeenCalledTimes(1);
  });

  test('tells the end of what a tab has begun that is closed by now', async () => {
    known.set('f2', progress({ id: 'f2' }));
    open();
    await hear('analysis.started@1', { analysisId: 'f2', sourceType: 'csv' });
    await passTime(2000);
    complete('f2');
    await passTime(6000);
    expect(screen.getByText('The report of tickets.csv is ready.')).toBeInTheDocument();
    expect(created).toHaveBeenCalledTimes(1);
  });
});

describe('after a reload', () => {
  const watched = (id: string, inBackground = true) =>
    sessionStorage.setItem('hub.watched-analyses', JSON.stringify([{ id, inBackground }]));
  const look = async (page: Page) => {
    act(() => void page.store.dispatch(analysesActions.looked()));
    await passTime(500);
  };

  test('what still runs is followed on', async () => {
    watched('g1');
    known.set('g1', progress({ id: 'g1' }));
    await look(open());
    expect(screen.getByText('tickets.csv mining')).toBeInTheDocument();
  });

  test('what still runs and nobody watched is shown by the upload screen as it opens', async () => {
    known.set('g5', progress({ id: 'g5' }));
    const page = open();
    act(() => void page.store.dispatch(analysesActions.screenOpened()));
    await passTime(500);
    expect(selectAnalyses(page.store.getState()).runs).toMatchObject([{ id: 'g5', inBackground: false }]);
  });

  test('what is found later does not cover an upload screen that is in use', async () => {
    const page = open();
    act(() => void page.store.dispatch(analysesActions.screenOpened()));
    await passTime(500);
    known.set('g6', progress({ id: 'g6' }));
    await look(page);
    expect(selectAnalyses(page.store.getState()).runs).toMatchObject([{ id: 'g6', inBackground: true }]);
  });

  test('what has ended meanwhile is told, once', async () => {
    watched('g2');
    complete('g2');
    const page = open();
    await look(page);
    expect(screen.getByText('The report of tickets.csv is ready.')).toBeInTheDocument();
    expect(created).toHaveBeenCalledTimes(1);
    expect(sessionStorage.getItem('hub.watched-analyses')).toBeNull();
    await look(page);
    expect(created).toHaveBeenCalledTimes(1);
  });

  test('what failed meanwhile is told by its name', async () => {
    watched('g3');
    const error = { detail: 'The file is empty.', message: '', code: 'empty-file' };
    known.set('g3', progress({ id: 'g3', state: 'failed', error }));
    await look(open());
    expect(screen.getByText('tickets.csv: The file is empty.')).toBeInTheDocument();
  });

  test('what another person has left here is forgotten', async () => {
    watched('g4');
    await look(open());
    expect(sessionStorage.getItem('hub.watched-analyses')).toBeNull();
    expect(screen.getByText('Nothing runs.')).toBeInTheDocument();
  });
});

describe('a session that ends meanwhile', () => {
  test('leaves the analysis to be found again by the next login', async () => {
    known.set('h1', progress({ id: 'h1' }));
    const page = open();
    submit(page, 'h1');
    await passTime(500);
    act(() => void page.store.dispatch(authActions.loggedOut('expired')));
    await passTime(100);
    expect(screen.getByText('Nothing runs.')).toBeInTheDocument();
    complete('h1');
    await passTime(5000);
    expect(created).not.toHaveBeenCalled();
    act(() => void page.store.dispatch(analysesActions.looked()));
    await passTime(500);
    expect(screen.getByText('The report of tickets.csv is ready.')).toBeInTheDocument();
    expect(created).toHaveBeenCalledTimes(1);
  });

  test('by a logout leaves nothing behind, and stops what is on its way', async () => {
    const page = open();
    let signal: AbortSignal | undefined;
    submit(page, 'h2', (options) => {
      signal = options.signal;
      return new Promise(() => undefined);
    });
    await passTime(100);
    expect(sessionStorage.getItem('hub.watched-analyses')).toContain('h2');
    act(() => void page.store.dispatch(authActions.loggedOut('logout')));
    await passTime(100);
    expect(sessionStorage.getItem('hub.watched-analyses')).toBeNull();
    expect(signal?.aborted).toBe(true);
  });
});

test('a stream that something keeps back gives way to questions', async () => {
  known.set('i1', progress({ id: 'i1', stage: 'reading' }));
  apiServer.use(http.get('*/api/analyses/i1/progress', () => new HttpResponse(new ReadableStream({ start: () => undefined }))));
  const page = open();
  act(() => void page.store.dispatch(analysesActions.screenOpened()));
  submit(page, 'i1');
  await passTime(5000);
  expect(asked).toEqual([]);
  await passTime(2000);
  await waitFor(() => expect(screen.getByText('i1.csv reading')).toBeInTheDocument());
  complete('i1');
  await passTime(1500);
  expect(created).toHaveBeenCalledTimes(1);
});

test('a server that is away for a while costs nothing', async () => {
  let away = true;
  apiServer.use(http.get('*/api/analyses/j1', () => (away ? HttpResponse.error() : undefined)));
  const page = open();
  submit(page, 'j1');
  await passTime(20_000);
  expect(screen.getByText('j1.csv receiving')).toBeInTheDocument();
  away = false;
  complete('j1');
  await passTime(20_000);
  expect(created).toHaveBeenCalledTimes(1);
});
