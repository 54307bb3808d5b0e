import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { analysisProgress } from '@hub/shared/contracts/reports/analysis';
import {
  analysisResult,
  downloadResponse,
  reportAnalytics,
  reportDetail,
  reportList,
} from '@hub/shared/contracts/reports/report';
import { sql } from 'kysely';
import { testApp, type Account, type TestApp } from '../../../testing/test-app';

const LIMIT = 2000;
let hub: TestApp;
let ann: Account;
let port: number;

beforeAll(async () => {
  hub = await testApp({
    UPLOAD_LIMIT: String(LIMIT),
    ANALYSIS_TIMEOUT: '4',
    MAX_CONCURRENT_ANALYSES: '1',
    MAX_USER_ANALYSES: '2',
    ENGINE_MEMORY: String(64 * 1024 ** 2),
  });
  await hub.app.listen({ port: 0, host: '127.0.0.1' });
  const address = hub.app.server.address();
  port = typeof address === 'object' && address ? address.port : 0;
  ann = await hub.signUp();
}, 60_000);
afterAll(() => hub.stop());

const stored = () => readdirSync(join(hub.folder, 'files'));
const get = (url: string, token = ann.token) => hub.call('GET', url, undefined, token);
const withId = (id: string) => ({ fields: { analysis_id: id } });

const until = async (isTrue: () => Promise<boolean> | boolean) => {
  for (let i = 0; i < 200; i++) {
    if (await isTrue()) return;
    await sleep(25);
  }
  throw new Error('It did not come to pass.');
};

const stateOf = async (id: string) => {
  const entries = (await get('/analyses')).json<{ id: string; state: string; stage: string }[]>();
  return entries.find((entry) => entry.id === id);
};

describe('an upload', () => {
  test('becomes a report that can be listed, read, downloaded and deleted', async () => {
    const answer = await hub.upload(ann.token, 'a,b\n1,2\n', { name: 'My Table.CSV' });
    expect(answer.statusCode).toBe(200);
    const result = analysisResult.parse(answer.json());
    expect(result).toMatchObject({ fileType: 'csv', message: 'Analysis completed successfully.' });
    expect(result.filePath).not.toContain('My Table');
    expect(stored()).toEqual([result.filePath]);

    const [listed] = reportList.parse((await get('/reports?limit=100')).json());
    expect(listed).toMatchObject({
      id: result.report_id,
      report_title: 'My Table.CSV',
      record_count: 2,
      insight_count: 1,
      chart_count: 1,
      status: 'completed',
    });
    expect(listed).not.toHaveProperty('report_content');
    const detail = reportDetail.parse((await get(`/reports/${result.report_id}`)).json());
    expect(detail.report.report_content).toBe(result.crewResult);
    expect(detail.document?.claims).toHaveLength(2);

    const verified = (await hub.call('POST', `/reports/${result.report_id}/verify`, {}, ann.token)).json<{
      results: unknown[];
    }>();
    expect(verified.results).toHaveLength(2);

    const download = async (format: string) =>
      downloadResponse.parse((await get(`/reports/${result.report_id}/download?format=${format}`)).json());
    expect(await download('markdown')).toMatchObject({
      filename: 'my-table-csv-report.md',
      content: expect.stringContaining('2'),
    });
    expect((await download('csv')).content).toContain(`"'=HYPERLINK(""x"") has 2 rows, the most."`);
    expect(JSON.parse((await download('json')).content)).toEqual(detail.document);
    expect((await get(`/reports/${result.report_id}/download?format=exe`)).statusCode).toBe(400);

    expect((await get('/users/reports/analytics')).json()).toMatchObject({
      total_reports: 1,
      most_used_source: 'csv',
      reports_by_source: { csv: 1, google_sheet: 0, postgres: 0 },
    });
    const agents = (await get('/agents')).json<{ agents: { accuracy: number; status: string; tasks_completed: number }[] }>()
      .agents;
    expect(agents).toHaveLength(4);
    for (const agent of agents)
      expect(agent).toMatchObject({ accuracy: 90, speed: 100, reliability: 100, tasks_completed: 1, status: 'active' });

    expect((await hub.call('DELETE', `/reports/${result.report_id}`, undefined, ann.token)).statusCode).toBe(204);
    expect((await get(`/reports/${result.report_id}`)).statusCode).toBe(404);
    expect(stored()).toEqual([]);
  });

  test('of exactly the limit is taken, of one byte more is refused', async () => {
    const exact = await hub.upload(ann.token, 'a\n'.repeat(LIMIT / 2));
    expect(exact.statusCode).toBe(200);
    await hub.call('DELETE', `/reports/${analysisResult.parse(exact.json()).report_id}`, undefined, ann.token);
    const over = await hub.upload(ann.token, `${'a\n'.repeat(LIMIT / 2)}b`);
    expect([over.statusCode, over.json<{ detail: string }>().detail]).toEqual([413, 'The file is too large. The limit is 2 KB.']);
    expect(stored()).toEqual([]);
  });

  test('that says beforehand that it is too large is refused at once', async () => {
    const answer = await hub.upload(ann.token, 'a,b\n', { fields: { file_size: String(LIMIT + 1) } });
    expect(answer.statusCode).toBe(413);
  });

  test.each([['table.txt'], ['table.csv.exe'], ['.csv'], ['csv'], ['table.csv ']])('named %j is no CSV file', async (name) => {
    const answer = await hub.upload(ann.token, 'a\n1\n', { name });
    expect([answer.statusCode, answer.json<{ detail: string }>().detail]).toEqual([400, 'Please select a CSV file.']);
  });

  test.each([['table.tsv'], ['book.XLSX'], ['table.csv.gz'], ['tables.zip'], ['table.parquet'], ['table.jsonl'], ['dump.sql']])(
    'named %j is taken, as the engine decides by what is in it',
    async (name) => {
      const answer = await hub.upload(ann.token, 'a\n1\n', { name });
      expect(answer.statusCode).toBe(200);
      await hub.call('DELETE', `/reports/${analysisResult.parse(answer.json()).report_id}`, undefined, ann.token);
    },
  );

  test.each<[Record<string, string>]>([[{ file_type: 'exe' }], [{ analysis_id: 'not-a-uuid' }], [{ file_size: 'many' }]])(
    'with the field %j is refused',
    async (fields) => {
      expect((await hub.upload(ann.token, 'a\n1\n', { fields })).statusCode).toBe(400);
      expect(stored()).toEqual([]);
    },
  );

  test('without a token, without a file, as JSON', async () => {
    const anonymous = await hub.upload('', 'a\n');
    expect([anonymous.statusCode, anonymous.json<{ detail: string }>().detail]).toEqual([401, 'Please log in to upload files.']);
    expect((await hub.call('POST', '/upload-csv', { file: 'x' }, ann.token)).statusCode).toBe(415);
    const empty = await hub.app.inject({
      method: 'POST',
      url: '/api/upload-csv',
      payload: '--x--\r\n',
      headers: { authorization: `Bearer ${ann.token}`, 'content-type': 'multipart/form-data; boundary=x' },
    });
    expect(empty.statusCode).toBe(400);
  });

  test('a file at fault gets the engine’s sentence and leaves nothing', async () => {
    const answer = await hub.upload(ann.token, '');
    expect([answer.statusCode, answer.json()]).toEqual([
      422,
      expect.objectContaining({ code: 'empty-file', detail: 'The file is empty.' }),
    ]);
    expect(stored()).toEqual([]);
  });

  test.each([['#throw'], ['#die']])('a failing engine (%s) is told without inner text', async (command) => {
    const before = stored();
    const answer = await hub.upload(ann.token, `${command}\n`);
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([500, 'analysis-failed']);
    expect(answer.body).not.toContain('secret');
    expect(stored()).toEqual(before);
    expect((await hub.upload(ann.token, 'a\n1\n')).statusCode).toBe(200);
  });

  test('an engine that needs too much memory is stopped', async () => {
    const answer = await hub.upload(ann.token, '#hoard\n');
    expect(answer.json()).toMatchObject({ code: 'analysis-memory' });
  }, 30_000);

  test('an engine that takes too long is stopped, also when it does not listen', async () => {
    const answer = await hub.upload(ann.token, '#deaf\n');
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([422, 'analysis-timeout']);
  }, 30_000);
});

describe('an analysis under way', () => {
  test('is watched line by line and can be cancelled', async () => {
    const id = randomUUID();
    const upload = hub.upload(ann.token, '#wait\n', withId(id));
    const watching = hub.app.inject({ url: `/api/analyses/${id}/progress`, headers: { authorization: `Bearer ${ann.token}` } });
    await until(async () => (await stateOf(id))?.stage === 'mining');
    // The watcher looks for a new analysis ten times a second.
    await sleep(500);
    expect((await get('/agents')).json()).toMatchObject({
      agents: expect.arrayContaining([expect.objectContaining({ name: 'suggestion-engine', status: 'processing' })]),
    });
    expect((await hub.call('DELETE', `/analyses/${id}`, undefined, ann.token)).statusCode).toBe(204);
    expect((await upload).json()).toMatchObject({ code: 'analysis-cancelled' });
    const lines = (await watching).body
      .trim()
      .split('\n')
      .map((line) => analysisProgress.parse(JSON.parse(line)));
    expect(lines.at(-1)).toMatchObject({ id, state: 'cancelled' });
    expect(lines.length).toBeGreaterThan(1);
    expect((await watching).headers['content-type']).toBe('application/x-ndjson');
    expect((await stateOf(id))?.state).toBe('cancelled');
    await until(() => !stored().some((name) => name.includes(id)));
  });

  test('that waits in line can be cancelled too, and the line moves on', async () => {
    const [first, second] = [randomUUID(), randomUUID()];
    const uploads = [hub.upload(ann.token, '#wait\n', withId(first))];
    await until(async () => (await stateOf(first))?.stage === 'mining');
    uploads.push(hub.upload(ann.token, '#wait\n', withId(second)));
    await until(async () => (await stateOf(second))?.stage === 'queued');
    const third = await hub.upload(ann.token, 'a\n1\n');
    expect([third.statusCode, third.json<{ code: string }>().code]).toEqual([429, 'too-many-analyses']);
    for (const id of [second, first]) await hub.call('DELETE', `/analyses/${id}`, undefined, ann.token);
    expect((await Promise.all(uploads)).map((answer) => answer.json<{ code: string }>().code)).toEqual([
      'analysis-cancelled',
      'analysis-cancelled',
    ]);
    expect((await hub.upload(ann.token, 'a\n1\n')).statusCode).toBe(200);
  });

  test('is nobody else’s business', async () => {
    const eve = await hub.signUp();
    const id = randomUUID();
    const upload = hub.upload(ann.token, '#wait\n', withId(id));
    await until(async () => (await stateOf(id))?.stage === 'mining');
    expect((await hub.call('DELETE', `/analyses/${id}`, undefined, eve.token)).statusCode).toBe(404);
    expect((await get('/analyses', eve.token)).json()).toEqual([]);
    expect((await hub.upload(eve.token, 'a\n1\n', withId(id))).json()).toMatchObject({ code: 'analysis-exists' });
    expect((await stateOf(id))?.state).toBe('running');
    await hub.call('DELETE', `/analyses/${id}`, undefined, ann.token);
    await upload;
  });

  /** A browser that goes away in the middle: after `bytes` of the body, or after all of it. */
  const sendAndLeave = (id: string, body: string, whole: boolean) =>
    new Promise<void>((resolve) => {
      const head = ['file_type', 'csv', 'analysis_id', id];
      const fields = [0, 2]
        .map((at) => `--x\r\nContent-Disposition: form-data; name="${head[at]}"\r\n\r\n${head[at + 1]}\r\n`)
        .join('');
      const start = `${fields}--x\r\nContent-Disposition: form-data; name="file"; filename="t.csv"\r\n\r\n${body}`;
      const end = '\r\n--x--\r\n';
      const sent = request({
        port,
        host: '127.0.0.1',
        method: 'POST',
        path: '/api/upload-csv',
        headers: {
          authorization: `Bearer ${ann.token}`,
          'content-type': 'multipart/form-data; boundary=x',
          'content-length': start.length + end.length,
        },
      });
      sent.on('error', () => undefined);
      sent.write(start);
      if (whole) sent.end(end);
      void until(async () => {
        const state = await stateOf(id);
        return whole ? state?.stage === 'reading' || state?.state === 'completed' : state?.stage === 'receiving';
      }).then(() => {
        sent.destroy();
        resolve();
      });
    });

  test('goes on when the browser leaves after the file is here', async () => {
    const id = randomUUID();
    await sendAndLeave(id, '#slow\n1\n', true);
    await until(async () => (await stateOf(id))?.state === 'completed');
    // One address for the analysis and the report that comes of it.
    expect(await stateOf(id)).toMatchObject({ result: { report_id: id } });
  });

  test('gets an id of its own where the chosen one is that of a report whose analysis is forgotten', async () => {
    const id = randomUUID();
    const fields = { analysis_id: id };
    expect(analysisResult.parse((await hub.upload(ann.token, 'a\n1\n', { fields })).json()).report_id).toBe(id);
    const { db } = hub.context.database;
    await db.deleteFrom('agent_runs').where('analysis_id', '=', id).execute();
    await db.deleteFrom('analyses').where('id', '=', id).execute();
    const second = analysisResult.parse((await hub.upload(ann.token, 'a\n2\n', { fields })).json());
    expect(second.report_id).not.toBe(id);
    expect((await get(`/reports/${id}`)).statusCode).toBe(200);
    for (const each of [id, second.report_id]) await hub.call('DELETE', `/reports/${each}`, undefined, ann.token);
  });

  test('ends and leaves nothing when the browser leaves before', async () => {
    const before = stored().length;
    const id = randomUUID();
    await sendAndLeave(id, 'a,b\n1,2\n', false);
    await until(async () => (await stateOf(id))?.state === 'failed');
    expect(await stateOf(id)).toMatchObject({ error: { code: 'upload-broken' } });
    expect(stored()).toHaveLength(before);
  });
});

test('reports are their owner’s alone', async () => {
  const eve = await hub.signUp();
  const { report_id } = analysisResult.parse((await hub.upload(ann.token, 'a\n1\n')).json());
  for (const url of [`/reports/${report_id}`, `/reports/${report_id}/download?format=json`]) {
    expect((await get(url, eve.token)).statusCode).toBe(404);
  }
  expect((await hub.call('DELETE', `/reports/${report_id}`, undefined, eve.token)).statusCode).toBe(404);
  expect((await get('/reports', eve.token)).json()).toEqual([]);
  expect((await get(`/reports/${report_id}`)).statusCode).toBe(200);
});

test('reports and figures need a token', async () => {
  for (const url of ['/reports', '/users/reports/analytics', '/agents', '/users/settings', '/analyses']) {
    expect((await hub.call('GET', url)).statusCode).toBe(401);
  }
});

test('the figures are those of the user’s own reports', async () => {
  const bob = await hub.signUp();
  for (const name of ['one.csv', 'two.csv']) await hub.upload(bob.token, 'a\n1\n', { name });
  const listed = reportList.parse((await get('/reports', bob.token)).json());
  const figures = reportAnalytics.parse((await get('/users/reports/analytics', bob.token)).json());
  expect(figures).toMatchObject({
    total_reports: 2,
    most_used_source: 'csv',
    reports_by_source: { csv: 2, google_sheet: 0, postgres: 0 },
  });
  const seconds = listed.map((report) => report.processing_time ?? Number.NaN);
  expect(figures.average_processing_time).toBeCloseTo(((seconds[0] ?? 0) + (seconds[1] ?? 0)) / 2, 6);
  expect(figures.average_processing_time).toBeGreaterThan(0);
  expect(figures.recent_reports.map((report) => report.report_title)).toEqual(['two.csv', 'one.csv']);
  expect((await get('/reports?source_type=postgres', bob.token)).json()).toEqual([]);
  expect((await get('/reports?source_type=csv&limit=1', bob.token)).json()).toHaveLength(1);
});

test('a list of reports holds the newest 100 unless told otherwise, and the export all of them', async () => {
  const bob = await hub.signUp();
  const { report_id } = analysisResult.parse((await hub.upload(bob.token, 'a\n1\n')).json());
  const { db } = hub.context.database;
  const one = await db.selectFrom('reports').selectAll().where('id', '=', report_id).executeTakeFirstOrThrow();
  const older = Array.from({ length: 100 }, (_, n) => ({
    ...one,
    id: randomUUID(),
    table_names: JSON.stringify(one.table_names),
    created_at: new Date(one.created_at.getTime() - (n + 1) * 1000),
  }));
  for (const report of older) await db.insertInto('reports').values(report).execute();
  const listed = reportList.parse((await get('/reports', bob.token)).json());
  expect(listed.map(({ id }) => id)).toEqual([report_id, ...older.slice(0, 99).map(({ id }) => id)]);
  expect((await get('/reports?limit=101', bob.token)).json()).toHaveLength(101);
  const exported = (await get('/users/export', bob.token)).json<{ reports: { report: { id: string } }[] }>();
  expect(exported.reports.map(({ report }) => report.id)).toEqual([report_id, ...older.map(({ id }) => id)]);
});

test('the text of reports comes with a list when it is asked for', async () => {
  const bob = await hub.signUp();
  const uploaded = analysisResult.parse((await hub.upload(bob.token, 'a\n1\n')).json());
  expect(reportList.parse((await get('/reports', bob.token)).json())[0]).not.toHaveProperty('report_content');
  const asked = reportList.parse((await get('/reports?fields=report_content', bob.token)).json());
  expect(asked.map(({ report_content }) => report_content)).toEqual([uploaded.crewResult]);
  for (const query of ['fields=password', 'fields=report_content&limit=101'])
    expect((await get(`/reports?${query}`, bob.token)).statusCode).toBe(400);
});

test.each([
  ['300 letters', 'a'.repeat(300)],
  ['900 bytes', '数'.repeat(300)],
])('a file name of %s is taken, and kept as far as it can be read', async (_length, stem) => {
  const bob = await hub.signUp();
  const { report_id } = analysisResult.parse((await hub.upload(bob.token, 'a\n1\n', { name: `${stem}.csv` })).json());
  const shown = `${stem.slice(0, 195)}….csv`;
  const detail = reportDetail.parse((await get(`/reports/${report_id}`, bob.token)).json());
  expect([detail.source_name, detail.report.report_title]).toEqual([shown, shown]);
  expect(reportList.parse((await get('/reports', bob.token)).json())[0]?.report_title).toBe(shown);
  const { filename } = downloadResponse.parse((await get(`/reports/${report_id}/download?format=csv`, bob.token)).json());
  expect(filename).toMatch(/-findings\.csv$/);
  expect(filename.length).toBeLessThan(100);
  expect((await hub.call('POST', `/reports/${report_id}/analyze-again`, undefined, bob.token)).statusCode).toBe(200);
});

/** Uploads as a page does whose reader goes away; resolves when the analysis is over. */
const uploadAndLeave = async (token: string, content: string, name: string) => {
  const id = randomUUID();
  await hub.upload(token, content, { name, fields: { analysis_id: id }, headers: { prefer: 'respond-async' } });
  while ((await get(`/analyses/${id}`, token)).json<{ state: string }>().state === 'running') await sleep(25);
};

test('a mail tells of a new report, to those who want it and have verified their address', async () => {
  const bob = await hub.signUp('bob@example.com');
  await hub.upload(bob.token, 'a\n1\n');
  expect((await hub.mails()).filter((mail) => mail.to === bob.email && mail.subject.includes('report'))).toHaveLength(0);
  await hub.call('GET', `/users/verify/${await hub.mailedToken(bob.email)}`);
  await uploadAndLeave(bob.token, 'a\n1\n', 'sales.csv');
  expect((await hub.mails())[0]).toMatchObject({
    to: bob.email,
    subject: 'Your report is ready: sales.csv',
    text: expect.stringMatching(/What stands out in “sales\.csv”:\s+\S[^]*That is all[^]*\/dashboard\/reports\/[0-9a-f-]{36}/),
  });
  await uploadAndLeave(bob.token, '#die\n', 'bad.csv');
  expect((await hub.mails())[0]).toMatchObject({ to: bob.email, subject: 'An analysis did not finish: bad.csv' });
  const mailsWith = async (notify_new_reports: boolean, notify_agent_status: boolean) => {
    const settings = { notify_new_reports, notify_agent_status, weekly_summary: false };
    await hub.call('PUT', '/users/settings', { settings }, bob.token);
    const before = (await hub.mails()).length;
    await uploadAndLeave(bob.token, 'a\n1\n', 'good.csv');
    await uploadAndLeave(bob.token, '#die\n', 'bad.csv');
    const mails = await hub.mails();
    return mails.slice(0, mails.length - before).map((mail) => mail.subject.split(':')[0]);
  };
  expect(await mailsWith(true, false)).toEqual(['Your report is ready']);
  expect(await mailsWith(false, true)).toEqual(['An analysis did not finish']);
  expect(await mailsWith(false, false)).toEqual([]);
});

test('no mail tells of a report that its owner has seen', async () => {
  const kim = await hub.signUp();
  const eve = await hub.signUp();
  await hub.call('GET', `/users/verify/${await hub.mailedToken(kim.email)}`);
  await uploadAndLeave(kim.token, 'a\n1\n', 'seen.csv');
  const [listed] = reportList.parse((await get('/reports', kim.token)).json());
  const report_id = listed?.id ?? '';
  const { db } = hub.context.database;
  const seen = async () =>
    (await db.selectFrom('reports').select('seen_at').where('id', '=', report_id).executeTakeFirst())?.seen_at;
  expect((await get(`/reports/${report_id}`, eve.token)).statusCode).toBe(404);
  expect(await seen()).toBeNull();
  expect((await get(`/reports/${report_id}`, kim.token)).statusCode).toBe(200);
  expect(await seen()).toEqual(expect.any(Date));
  // Who waited for the answer has seen it, too.
  await hub.upload(kim.token, 'a\n1\n', { name: 'seen.csv' });
  expect((await hub.mails()).filter((mail) => mail.subject.includes('seen.csv'))).toEqual([]);
});

test('a mail tells of what failed to who did not look, also where the file is at fault, and Home names it', async () => {
  const amy = await hub.signUp();
  await hub.call('GET', `/users/verify/${await hub.mailedToken(amy.email)}`);
  const failed = async () =>
    (await hub.mails()).filter(({ to, subject }) => to === amy.email && subject.includes('did not finish'));
  const unfinished = async () =>
    reportAnalytics.parse((await get('/users/reports/analytics', amy.token)).json()).recent_unfinished ?? [];
  await uploadAndLeave(amy.token, '', 'left.csv');
  expect((await failed()).map(({ subject }) => subject)).toEqual(['An analysis did not finish: left.csv']);
  await uploadAndLeave(amy.token, '', 'looked.csv');
  const id = (await unfinished())[0]?.id ?? '';
  const seenBy = (token: string) => hub.call('POST', `/analyses/${id}/seen`, undefined, token);
  expect((await seenBy((await hub.signUp()).token)).statusCode).toBe(204);
  const { db } = hub.context.database;
  const seenAt = () => db.selectFrom('analyses').select('seen_at').where('id', '=', id).executeTakeFirst();
  expect(await seenAt()).toEqual({ seen_at: null });
  expect((await seenBy(amy.token)).statusCode).toBe(204);
  // Who waited for the answer has seen it, too.
  expect((await hub.upload(amy.token, '', { name: 'waited.csv' })).statusCode).toBe(422);
  expect(await failed()).toHaveLength(1);
  expect((await unfinished()).map(({ source_name, outcome }) => [source_name, outcome])).toEqual(
    ['waited.csv', 'looked.csv', 'left.csv'].map((name) => [name, 'failed']),
  );
});

test('a mail about reports can be stopped by its own link, which opening alone does not do', async () => {
  const lou = await hub.signUp();
  await hub.call('GET', `/users/verify/${await hub.mailedToken(lou.email)}`);
  await uploadAndLeave(lou.token, 'a\n1\n', 'much.csv');
  const mail = (await hub.mails()).find((each) => each.subject.includes('much.csv'));
  const { pathname } = new URL(mail?.unsubscribe ?? '');
  expect(mail?.text).toContain(`Stop these mails: ${mail?.unsubscribe}`);
  const wants = async () => (await get('/users/settings', lou.token)).json<{ settings: Record<string, boolean> }>().settings;
  const page = await hub.app.inject({ method: 'GET', url: pathname });
  expect([page.statusCode, page.body]).toEqual([200, expect.stringContaining('Stop mails about new reports?')]);
  expect(await wants()).toMatchObject({ notify_new_reports: true, notify_agent_status: true });
  const press = (path: string) =>
    hub.app.inject({
      method: 'POST',
      url: path,
      payload: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  expect((await press(pathname.replace('notify_new_reports', 'notify_agent_status'))).statusCode).toBe(404);
  expect((await press(pathname)).statusCode).toBe(200);
  expect(await wants()).toMatchObject({ notify_new_reports: false, notify_agent_status: true });
  await uploadAndLeave(lou.token, 'a\n1\n', 'more.csv');
  expect((await hub.mails()).filter((each) => each.subject.includes('more.csv'))).toEqual([]);
});

test('deleting the account takes along its files, and all that any table holds of it', async () => {
  const bob = await hub.signUp('leaving@example.com');
  const { filePath, report_id } = analysisResult.parse((await hub.upload(bob.token, 'a\n1\n', { name: 'leaving.csv' })).json());
  expect(stored()).toContain(filePath);
  const { db } = hub.context.database;
  const holders = async () => {
    const holding: string[] = [];
    for (const { name } of await db.introspection.getTables()) {
      const { rows } = await sql`SELECT * FROM ${sql.table(name)}`.execute(db);
      if ([bob.id, bob.email, report_id, filePath].some((trace) => JSON.stringify(rows).includes(trace))) holding.push(name);
    }
    return holding.sort();
  };
  expect(await holders()).toEqual(expect.arrayContaining(['reports', 'sessions', 'users']));
  await hub.call('DELETE', '/users/me', { current_password: 'correct horse battery' }, bob.token);
  expect(stored()).not.toContain(filePath);
  expect(await holders()).toEqual([]);
});
