import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { analysisProgress, type AnalysisProgress } from '@hub/shared/contracts/reports/analysis';
import { analysisResult, reportList } from '@hub/shared/contracts/reports/report';
import { FakeGoogle } from './google-sheet/testing/fake-google';
import { impatientProxy } from '../../testing/impatient-proxy';
import { testApp, type Account, type TestApp } from '../../testing/test-app';

jest.setTimeout(60_000);

const google = new FakeGoogle();
let hub: TestApp;
let port: number;
let ann: Account;

beforeAll(async () => {
  hub = await testApp({ TEST_GOOGLE_ORIGIN: await google.start(), MAX_CONCURRENT_ANALYSES: '2', MAX_USER_ANALYSES: '2' });
  await hub.app.listen({ port: 0, host: '127.0.0.1' });
  const address = hub.app.server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
beforeEach(async () => {
  ann = await hub.signUp();
});
afterAll(async () => {
  await hub.stop();
  await google.stop();
});

const auth = ({ token } = ann) => ({ authorization: `Bearer ${token}` });
const ASYNC = { prefer: 'respond-async' };
const post = (url: string, payload: object, headers: Record<string, string> = ASYNC) =>
  hub.app.inject({ method: 'POST', url: `/api${url}`, payload, headers: { ...auth(), ...headers } });
const form = (id: string, body: string) =>
  [
    ...['file_type\ncsv', `analysis_id\n${id}`].map((field) => {
      const [name, value] = field.split('\n');
      return `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
    }),
    `--x\r\nContent-Disposition: form-data; name="file"; filename="t.csv"\r\n\r\n${body}\r\n--x--\r\n`,
  ].join('');
const upload = (id: string, body: string, headers: Record<string, string> = ASYNC) =>
  hub.app.inject({
    method: 'POST',
    url: '/api/upload-csv',
    payload: form(id, body),
    headers: { ...auth(), 'content-type': 'multipart/form-data; boundary=x', ...headers },
  });
const read = (url: string) => hub.app.inject({ url: `/api${url}`, headers: auth() });
const reports = async () => reportList.parse((await read('/reports')).json());
const stateOf = async (id: string) => analysisProgress.parse((await read(`/analyses/${id}`)).json());

const endOf = async (id: string): Promise<AnalysisProgress> => {
  for (let i = 0; i < 600; i += 1) {
    const state = await stateOf(id);
    if (state.state !== 'running') return state;
    await sleep(50);
  }
  throw new Error('The analysis did not end.');
};

describe('who prefers respond-async', () => {
  const expectAccepted = async (answer: Awaited<ReturnType<typeof post>>, id: string) => {
    expect([answer.statusCode, answer.headers['preference-applied'], answer.headers.location]).toEqual([
      202,
      'respond-async',
      `/api/analyses/${id}`,
    ]);
    expect(analysisProgress.parse(answer.json())).toMatchObject({ id, state: 'running' });
    const end = await endOf(id);
    expect(end).toMatchObject({ state: 'completed', result: { message: 'Analysis completed successfully.' } });
    expect((await reports()).map((report) => report.id)).toContain(end.result?.report_id);
    return end;
  };

  test('is answered when the file is there, and finds the report by its id', async () => {
    const id = randomUUID();
    await expectAccepted(await upload(id, '#slow\n1\n', { prefer: 'wait=5, Respond-Async; x=1' }), id);
  });

  test('is answered before a sheet is downloaded', async () => {
    const id = randomUUID();
    const sheet_url = google.add({ csv: '#slow\n1\n', title: 'Sales' });
    const answer = await post('/upload-google-sheet', { file_type: 'google_sheet', sheet_url, analysis_id: id });
    expect((await expectAccepted(answer, id)).source_name).toBe('Sales');
  });

  test('is answered at once when a source is analysed again, and for the sample', async () => {
    await upload(randomUUID(), '#slow\n1\n', {});
    const [first] = await reports();
    const id = randomUUID();
    const again = await post(`/reports/${first?.id}/analyze-again`, { analysis_id: id });
    await expectAccepted(again, id);
    expect((await post('/sample', {})).statusCode).toBe(202);
  });

  test('is told by the id what ended it', async () => {
    const id = randomUUID();
    const sheet_url = google.add({ behaves: 'private' });
    const answer = await post('/upload-google-sheet', { file_type: 'google_sheet', sheet_url, analysis_id: id });
    expect(answer.statusCode).toBe(202);
    expect(await endOf(id)).toMatchObject({
      state: 'failed',
      error: { code: 'sheet-private', detail: expect.stringContaining('Failed to access the Google Sheet') as string },
    });
  });

  test('is refused as anybody else', async () => {
    expect((await upload('not-a-uuid', 'a\n1\n')).statusCode).toBe(400);
    expect((await post('/postgres/analyze', { host: '' })).statusCode).toBe(400);
  });
});

test('who does not is answered with the finished analysis', async () => {
  const answer = await upload(randomUUID(), '#slow\n1\n', { prefer: 'return=minimal' });
  expect([answer.statusCode, answer.headers['preference-applied']]).toEqual([200, undefined]);
  expect(analysisResult.parse(answer.json()).report_id).toBe((await reports())[0]?.id);
});

describe('a call that is repeated because its answer was lost', () => {
  test.each([
    ['while the analysis runs', async () => undefined],
    ['when it is over', (id: string) => endOf(id)],
  ])('%s, gets the same analysis', async (_when, wait) => {
    const id = randomUUID();
    expect((await upload(id, '#slow\n1\n')).statusCode).toBe(202);
    await wait(id);
    const [again, whole] = await Promise.all([upload(id, '#slow\n1\n'), upload(id, '#slow\n1\n', {})]);
    expect([again.statusCode, whole.statusCode]).toEqual([202, 200]);
    const { result } = await endOf(id);
    expect(analysisResult.parse(whole.json())).toEqual(result);
    expect(await reports()).toHaveLength(1);
  });

  test('gets the same refusal', async () => {
    const id = randomUUID();
    await upload(id, '');
    await endOf(id);
    const again = await upload(id, '', {});
    expect([again.statusCode, again.json<{ code: string }>().code]).toEqual([422, 'empty-file']);
  });

  test('of a sheet does not download it again', async () => {
    const id = randomUUID();
    const body = { file_type: 'google_sheet', sheet_url: google.add({ csv: '#slow\n1\n', hops: 0 }), analysis_id: id };
    await post('/upload-google-sheet', body);
    await endOf(id);
    google.requests.length = 0;
    expect((await post('/upload-google-sheet', body, {})).statusCode).toBe(200);
    expect(google.requests).toEqual([]);
    expect(await reports()).toHaveLength(1);
  });

  test('is nobody else’s, and of no other kind of source', async () => {
    const id = randomUUID();
    await upload(id, 'a\n1\n', {});
    const sheet = { file_type: 'google_sheet', sheet_url: google.add({ csv: 'a\n1\n' }), analysis_id: id };
    const codes = [await post('/upload-google-sheet', sheet)];
    ann = await hub.signUp();
    codes.push(await upload(id, 'a\n1\n'));
    expect(codes.map((answer) => answer.json<{ code: string }>().code)).toEqual(['analysis-exists', 'analysis-exists']);
    expect((await read(`/analyses/${id}`)).statusCode).toBe(404);
  });

  const unfinished = new Set<ReturnType<typeof request>>();
  afterEach(() => unfinished.forEach((sending) => sending.destroy()));

  /** Sends all but the end of an upload. */
  const begin = (id: string) => {
    const body = form(id, `a,b\n${'1,2\n'.repeat(20)}`);
    const sending = request({
      port,
      host: '127.0.0.1',
      method: 'POST',
      path: '/api/upload-csv',
      headers: { ...auth(), 'content-type': 'multipart/form-data; boundary=x', 'content-length': body.length, ...ASYNC },
    });
    sending.on('error', () => undefined);
    sending.write(body.slice(0, -20));
    unfinished.add(sending);
    return sending;
  };
  const isReceiving = async (id: string) => {
    for (let i = 0; i < 200; i += 1) {
      const answer = await read(`/analyses/${id}`);
      if (answer.statusCode === 200 && answer.json<AnalysisProgress>().stage === 'receiving') return;
      await sleep(25);
    }
    throw new Error('The upload did not begin.');
  };

  test('brings the file that did not arrive', async () => {
    const id = randomUUID();
    const sending = begin(id);
    await isReceiving(id);
    sending.destroy();
    expect(await endOf(id)).toMatchObject({ error: { code: 'upload-broken' } });
    expect((await upload(id, 'a,b\n1,2\n')).statusCode).toBe(202);
    expect((await endOf(id)).state).toBe('completed');
    expect(await reports()).toHaveLength(1);
  });

  test('also before the server has noticed that the connection is dead', async () => {
    const id = randomUUID();
    begin(id);
    await isReceiving(id);
    expect((await upload(id, 'a,b\n1,2\n')).statusCode).toBe(202);
    expect((await endOf(id)).state).toBe('completed');
    expect(await reports()).toHaveLength(1);
  });
});

test('a list can be asked for what runs alone', async () => {
  const [over, running] = [randomUUID(), randomUUID()];
  await upload(over, 'a\n1\n', {});
  await upload(running, '#wait\n');
  const ids = async (query: string) => (await read(`/analyses${query}`)).json<{ id: string }[]>().map(({ id }) => id);
  expect(await ids('')).toEqual([running, over]);
  expect(await ids('?state=running')).toEqual([running]);
  await hub.call('DELETE', `/analyses/${running}`, undefined, ann.token);
  expect((await endOf(running)).state).toBe('cancelled');
});

test('a proxy that waits for 5 s cuts off the answer of 7 s, and neither the analysis nor an answer of 202', async () => {
  const proxy = await impatientProxy({ to: port, readTimeoutMs: 5_000 });
  const send = (id: string, headers: Record<string, string>) =>
    fetch(`http://127.0.0.1:${proxy.port}/api/upload-csv`, {
      method: 'POST',
      body: form(id, '#slow 7000\n1\n'),
      headers: { ...auth(), 'content-type': 'multipart/form-data; boundary=x', ...headers },
    });
  const [whole, early] = [randomUUID(), randomUUID()];
  const [first, second] = await Promise.all([send(whole, {}), send(early, ASYNC)]);
  expect([first.status, second.status]).toEqual([504, 202]);
  const progress = await fetch(`http://127.0.0.1:${proxy.port}/api/analyses/${early}/progress`, { headers: auth() });
  const lines = (await progress.text()).trim().split('\n');
  expect(analysisProgress.parse(JSON.parse(lines.at(-1) ?? '')).state).toBe('completed');
  expect((await endOf(whole)).state).toBe('completed');
  await proxy.stop();
});
