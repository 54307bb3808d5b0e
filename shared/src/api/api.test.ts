import { bus } from '../events';
import { readToken, writeToken } from '../session';
import { answer, makeReport, makeToken, refuse, signIn, signOut, useApiServer } from '../testing';
import { http, HttpResponse } from 'msw';
import { discovery, sendRemoteEvents } from './platform';
import { agents, analyses, errorCode, errorStatus, errorText, isCancelled, reports, sources, users, UserFacingError } from '.';

const server = useApiServer();
beforeEach(() => signOut());

const failure = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => Promise.reject(new Error('It should have failed.')),
    (error: unknown) => error,
  );

describe('the client', () => {
  test('sends the bearer token and the query', async () => {
    const { token } = signIn();
    const seen = jest.fn();
    server.use(
      answer('get', '/reports', (request) => {
        seen(request.headers.get('authorization'), new URL(request.url).search);
        return [makeReport()];
      }),
    );
    await expect(reports.list({ source_type: 'postgres' })).resolves.toEqual([makeReport()]);
    expect(seen).toHaveBeenCalledWith(`Bearer ${token}`, '?limit=100&source_type=postgres');
  });

  test('stands under one base path, goes with credentials and waits five minutes', async () => {
    signIn();
    const Real = XMLHttpRequest;
    const made: XMLHttpRequest[] = [];
    const spy = jest.spyOn(globalThis, 'XMLHttpRequest').mockImplementation(() => {
      const request = new Real();
      made.push(request);
      return request;
    });
    server.use(answer('get', '/reports', []));
    await reports.list();
    expect(made.map(({ withCredentials, timeout }) => [withCredentials, timeout])).toEqual([[true, 300_000]]);
    expect(made.map(({ responseURL }) => new URL(responseURL).pathname)).toEqual(['/api/reports']);
    spy.mockRestore();
  });

  test('a 401 clears the token and says that the session has ended', async () => {
    signIn();
    const ended = jest.fn();
    const stop = bus.on('session.ended@1', ended);
    server.use(refuse('get', '/users/settings', 401, 'Please log in again.', 'unauthorized'));
    expect(errorText(await failure(users.settings()), '')).toBe('Please log in again.');
    expect(readToken()).toBeNull();
    expect(ended).toHaveBeenCalledWith({ reason: 'unauthorized' }, expect.objectContaining({ source: 'api' }));
    stop();
  });

  test('a 401 for an old token leaves a newer session alone', async () => {
    signIn();
    const newer = makeToken(9_000_000);
    server.use(
      http.get('*/api/users/settings', () => {
        writeToken(newer);
        return HttpResponse.json({ detail: 'Old.', message: 'Old.', code: 'unauthorized' }, { status: 401 });
      }),
    );
    await failure(users.settings());
    expect(readToken()).toBe(newer);
  });

  test.each([
    ['reports', () => reports.list()],
    ['delete', () => reports.remove('r')],
    ['download', () => reports.download('r', 'csv')],
    ['analytics', () => users.analytics()],
  ])('%s without a token fails before it is sent', async (_, call) => {
    expect(errorText(await failure(call()), '')).toBe('No token found in localStorage');
  });

  test('an address part cannot leave its place', async () => {
    signIn();
    const seen = jest.fn();
    server.use(
      http.delete('*/api/reports/:id', ({ params }) => {
        seen(params.id);
        return new HttpResponse(null, { status: 204 });
      }),
    );
    await reports.remove('../users/me');
    expect(seen).toHaveBeenCalledWith('../users/me');
  });
});

describe('each call has its method, path and body', () => {
  const connection = { host: 'db', port: 5432, dbname: 'shop', user: 'reader', password: 'secret' };
  const analysis_id = 'b9ed4ad0-7f0f-4d6c-9d7b-1f6e8c1f4d11';
  test.each<[string, object | null, () => Promise<unknown>]>([
    ['POST /users/login', { email: 'a@b.cd', password: 'p' }, () => users.login({ email: 'a@b.cd', password: 'p' })],
    [
      'POST /users/register',
      { firstName: 'A', lastName: 'B', email: 'a@b.cd', password: 'p' },
      () => users.register({ firstName: 'A', lastName: 'B', email: 'a@b.cd', password: 'p' }),
    ],
    ['GET /users/me', null, () => users.me()],
    ['POST /users/logout', {}, () => users.logout('t')],
    ['GET /users/verify/t%2F1', null, () => users.verify('t/1')],
    ['POST /users/resend/email', {}, () => users.resendVerification()],
    ['POST /users/resend/email', { email: 'a@b.cd' }, () => users.resendVerification('a@b.cd')],
    ['POST /users/password/forgot', { email: 'a@b.cd' }, () => users.forgotPassword('a@b.cd')],
    ['POST /users/password/reset/t', { password: 'p' }, () => users.resetPassword('t', 'p')],
    ['GET /users/reports/analytics', null, () => users.analytics()],
    ['GET /users/settings', null, () => users.settings()],
    ['PUT /users/settings', { first_name: 'A' }, () => users.saveSettings({ first_name: 'A' })],
    ['GET /users/sessions', null, () => users.sessions()],
    ['DELETE /users/sessions/s', null, () => users.endSession('s')],
    ['GET /users/export', null, () => users.exportData()],
    ['DELETE /users/me', { current_password: 'p' }, () => users.deleteAccount('p')],
    ['POST /google-sheet/test', { sheet_url: 'u' }, () => sources.testGoogleSheet('u')],
    [
      'POST /upload-google-sheet',
      { file_type: 'google_sheet', sheet_url: 'u', analysis_id },
      () => sources.uploadGoogleSheet({ file_type: 'google_sheet', sheet_url: 'u', analysis_id }),
    ],
    ['POST /postgres/connect', connection, () => sources.connectPostgres(connection)],
    [
      'POST /postgres/analyze',
      { ...connection, tables: ['orders'] },
      () => sources.analyzePostgres({ ...connection, tables: ['orders'] }),
    ],
    ['GET /reports?limit=100', null, () => reports.list()],
    ['GET /reports/r', null, () => reports.get('r')],
    ['DELETE /reports/r', null, () => reports.remove('r')],
    ['GET /reports/r/download?format=csv', null, () => reports.download('r', 'csv')],
    ['POST /reports/r/verify', {}, () => reports.verify('r')],
    ['POST /reports/r/verify', { password: 'p' }, () => reports.verify('r', 'p')],
    ['POST /reports/r/claims/c1/rows', { offset: 100 }, () => reports.rows('r', 'c1', { offset: 100 })],
    ['POST /reports/r/claims/c1/rows/download', {}, () => reports.downloadRows('r', 'c1', {})],
    ['GET /reports/r/charts/g1', null, () => reports.picture('r', 'g1')],
    ['GET /reports/r/compare/q', null, () => reports.compare('r', 'q')],
    ['POST /reports/r/analyze-again', { password: 'p' }, () => sources.analyzeAgain('r', { password: 'p' })],
    ['GET /agents', null, () => agents.list()],
    ['DELETE /analyses/a', null, () => analyses.cancel('a')],
  ])('%s', async (line, body, call) => {
    signIn();
    const seen: unknown[] = [];
    server.use(
      http.all('*/api/*', async ({ request }) => {
        const { pathname, search } = new URL(request.url);
        const text = await request.text();
        seen.push(`${request.method} ${pathname.replace(/^\/api/, '')}${search}`, text === '' ? null : JSON.parse(text));
        if (text !== '') seen.push(request.headers.get('content-type'));
        return HttpResponse.json({ detail: 'Seen.' }, { status: 418 });
      }),
    );
    await failure(call());
    expect(seen).toEqual([line, body, ...(body === null ? [] : ['application/json'])]);
  });
});

describe('errors', () => {
  test('a cancelled request is known as one', async () => {
    signIn();
    server.use(answer('get', '/reports', []));
    const controller = new AbortController();
    controller.abort();
    const error = await failure(reports.list({}, controller.signal));
    expect(isCancelled(error)).toBe(true);
    expect(isCancelled(new Error('other'))).toBe(false);
  });

  test('a request that is cancelled on its way ends at once', async () => {
    signIn();
    const controller = new AbortController();
    server.use(
      http.get('*/api/reports', () => {
        controller.abort();
        return new Promise<never>(() => undefined);
      }),
    );
    expect(isCancelled(await failure(reports.list({}, controller.signal)))).toBe(true);
  });

  test('a server that is not there gives an error without an answer', async () => {
    signIn();
    server.use(http.get('*/api/reports', () => HttpResponse.error()));
    const error = await failure(reports.list());
    expect([errorStatus(error), errorText(error, 'Failed to fetch reports')]).toEqual([null, 'Failed to fetch reports']);
  });

  test('without an answer there are only the own words', () => {
    expect(errorText(new Error('Network Error'), 'Failed to fetch reports')).toBe('Failed to fetch reports');
    expect(errorText({ response: { status: 502, data: '<html>' } }, 'Failed')).toBe('Failed');
    expect(errorText(new UserFacingError('Plain words.'), 'Failed')).toBe('Plain words.');
    expect(errorStatus({ response: { status: 502, data: '' } })).toBe(502);
  });
});

describe('an upload', () => {
  const file = new File(['a,b\n1,2\n'], 'numbers.csv', { type: 'text/csv' });
  const result = { crewResult: '# Report', fileType: 'csv', filePath: 'numbers.csv', message: 'Done.', report_id: 'r1' };

  test('sends its fields before the file', async () => {
    signIn();
    const names: string[] = [];
    server.use(
      http.post('*/api/upload-csv', async ({ request }) => {
        const body = await request.text();
        names.push(...[...body.matchAll(/name="(\w+)"/g)].map((match) => match[1] ?? ''));
        return HttpResponse.json(result);
      }),
    );
    await expect(sources.uploadCsv(file, { analysisId: 'b9ed4ad0-7f0f-4d6c-9d7b-1f6e8c1f4d11' })).resolves.toEqual(result);
    expect(names).toEqual(['file_type', 'analysis_id', 'file_size', 'file']);
  });

  const sheet = { file_type: 'google_sheet', sheet_url: 'u' } as const;
  test.each([
    ['/upload-csv', { message: 'Still working.' }, 'Still working.', () => sources.uploadCsv(file)],
    ['/upload-csv', {}, 'Failed to upload CSV file.', () => sources.uploadCsv(file)],
    ['/upload-google-sheet', { message: 'Still working.' }, 'Still working.', () => sources.uploadGoogleSheet(sheet)],
    ['/upload-google-sheet', {}, 'Failed to process Google Sheet.', () => sources.uploadGoogleSheet(sheet)],
  ])('to %s that is answered by another success than 200 has failed: %j', async (path, body, text, call) => {
    signIn();
    server.use(answer('post', path, body, 202));
    expect(errorText(await failure(call()), 'Please try again.')).toBe(text);
  });
});

describe('progress', () => {
  const step = (changes: object) => ({
    id: 'a1',
    state: 'running',
    stage: 'reading',
    source_type: 'csv',
    source_name: 'numbers.csv',
    started_at: '2026-11-21T12:00:00Z',
    elapsed_ms: 10,
    bytes_received: 1,
    bytes_total: null,
    rows_read: null,
    ...changes,
  });
  const stream = (...chunks: string[]) =>
    http.get('*/api/analyses/a1/progress', () => {
      const encoder = new TextEncoder();
      return new HttpResponse(
        new ReadableStream({
          start(controller) {
            for (const chunk of chunks) controller.enqueue(encoder.encode(chunk));
            controller.close();
          },
        }),
      );
    });

  test('comes line by line, wherever the pieces are cut', async () => {
    signIn();
    const text = [step({ source_name: 'Zürich.csv' }), step({ stage: 'writing' }), step({ state: 'completed' })]
      .map((each) => JSON.stringify(each))
      .join('\n');
    server.use(stream(text.slice(0, 40), text.slice(40, 41), text.slice(41)));
    const seen: string[] = [];
    for await (const each of analyses.watch('a1')) seen.push(`${each.source_name} ${each.stage} ${each.state}`);
    expect(seen).toEqual(['Zürich.csv reading running', 'numbers.csv writing running', 'numbers.csv reading completed']);
  });

  test('is refused with the words of the server', async () => {
    signIn();
    server.use(refuse('get', '/analyses/a1/progress', 404, 'There is no such analysis.', 'not_found'));
    const error = await failure(analyses.watch('a1').next());
    expect(errorText(error, '')).toBe('There is no such analysis.');
    expect([errorCode(error), errorStatus(error)]).toEqual(['not_found', 404]);
  });
});

describe('what the shell asks', () => {
  const document = { schema: 'mfe-discovery/1', revision: 3, issuedAt: '2026-11-21T12:00:00Z', ttlSeconds: 60, remotes: {} };

  test('the discovery document is read by its contract', async () => {
    server.use(answer('get', '/discovery', document));
    await expect(discovery.get(null)).resolves.toEqual({ document, tag: null });
    server.use(refuse('get', '/discovery', 503, 'Restarting.'));
    expect(errorStatus(await failure(discovery.get(null)))).toBe(503);
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    server.use(answer('get', '/discovery', { ...document, revision: 'three' }));
    expect(errorCode(await failure(discovery.get(null)))).toBe('bad_answer');
    logged.mockRestore();
  });

  test('a discovery document that is there already is not sent again', async () => {
    server.use(
      http.get('*/api/discovery', ({ request }) =>
        request.headers.get('if-none-match') === '"3"'
          ? new HttpResponse(null, { status: 304 })
          : HttpResponse.json(document, { headers: { etag: '"3"' } }),
      ),
    );
    expect(await discovery.get('"2"')).toEqual({ document, tag: '"3"' });
    expect(await discovery.get('"3"')).toBeNull();
  });

  test('telemetry goes by beacon, or by a request that outlives the page', async () => {
    const event = { type: 'load_ok', remote: 'mf-auth', buildId: '1.0.0-aaaaaaaa', arm: 'stable' } as const;
    const beacon = jest.fn((_url: string, _body: Blob) => true);
    Object.defineProperty(navigator, 'sendBeacon', { value: beacon, configurable: true });
    sendRemoteEvents([]);
    expect(beacon).not.toHaveBeenCalled();
    sendRemoteEvents([event]);
    expect(beacon.mock.calls[0]?.[0]).toBe('/api/telemetry/remotes');
    expect(JSON.parse((await beacon.mock.calls[0]?.[1].text()) ?? '')).toEqual({ events: [event] });
    beacon.mockReturnValue(false);
    const arrived = new Promise((resolve) =>
      server.use(
        answer('post', '/telemetry/remotes', async (request) => {
          resolve(await request.json());
          return {};
        }),
      ),
    );
    sendRemoteEvents([event]);
    expect(await arrived).toEqual({ events: [event] });
    Reflect.deleteProperty(navigator, 'sendBeacon');
  });
});
