import { analysisResult } from '@hub/shared/contracts/reports/report';
import { madeShare, sharedReport, shareList, type ShareRequest } from '@hub/shared/contracts/reports/share';
import { MOST_SHARES } from '@hub/shared/contracts/constants';
import { PASSWORD, testApp, type Account, type TestApp } from '../../testing/test-app';

let hub: TestApp;
let ann: Account;
let bob: Account;
beforeAll(async () => {
  hub = await testApp();
  [ann, bob] = [await hub.signUp('ann@example.com'), await hub.signUp('bob@example.com')];
}, 60_000);
afterAll(() => hub.stop());

const DAY = 86_400_000;
const asked: ShareRequest = { days: 7, queries: false, rows: false };
const db = () => hub.context.database.db;
const newReport = async (of = ann) => analysisResult.parse((await hub.upload(of.token, 'a\n1\n')).json()).report_id;
const make = async (report: string, request: Partial<ShareRequest> = {}, of = ann) => {
  const answer = await hub.call('POST', `/reports/${report}/shares`, { ...asked, ...request }, of.token);
  expect(answer.statusCode).toBe(201);
  return madeShare.parse(answer.json());
};
const open = (token: string) => hub.call('POST', '/shared-report', { token });
const list = async (report: string) =>
  shareList.parse((await hub.call('GET', `/reports/${report}/shares`, undefined, ann.token)).json());

test('a link opens one report without an account, and its owner sees how often and when', async () => {
  const report = await newReport();
  const { share, token } = await make(report, { queries: true, shared_by: ' Ann of Sales ' });
  // 256 bits.
  expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  expect(share).toMatchObject({ queries: true, rows: false, shared_by: 'Ann of Sales', last_used_at: null, uses: 0 });
  expect(Date.parse(share.expires_at ?? '') - Date.parse(share.created_at)).toBe(7 * DAY);
  const answer = await open(token);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
  });
  const { detail, shared_by } = sharedReport.parse(answer.json());
  expect(shared_by).toBe('Ann of Sales');
  expect(detail.document?.claims.map(({ sql }) => sql)).toEqual(['select 2', 'select 2']);
  for (const secret of [ann.email, ann.id, report, 'Lee']) expect(answer.body).not.toContain(secret);
  await open(token);
  expect(await list(report)).toMatchObject([{ id: share.id, uses: 2, last_used_at: expect.any(String) as string }]);
});

test('a link with a password opens with it alone, is counted then, and its password is kept as a hash', async () => {
  const report = await newReport();
  const { share, token } = await make(report, { password: 'tulip' });
  expect(share.password).toBe(true);
  const opened = async (password?: string) => {
    const answer = await hub.call('POST', '/shared-report', { token, password });
    return [answer.statusCode, answer.json<{ code: string }>().code];
  };
  expect(await opened()).toEqual([403, 'share-password']);
  expect(await opened('rose')).toEqual([403, 'share-password-wrong']);
  expect(await list(report)).toMatchObject([{ uses: 0 }]);
  expect(await opened('tulip')).toEqual([200, undefined]);
  expect(await list(report)).toMatchObject([{ uses: 1, password: true }]);
  const kept = await db()
    .selectFrom('report_shares')
    .select('password_hash')
    .where('id', '=', share.id)
    .executeTakeFirstOrThrow();
  expect(kept.password_hash).toMatch(/^\$argon2id\$/);
  expect((await make(report)).share.password).toBe(false);
});

test('who has given the password needs it no more, until the link is taken back', async () => {
  const report = await newReport();
  const { share, token } = await make(report, { password: 'tulip' });
  const opened = (body: object) => hub.call('POST', '/shared-report', { token, ...body });
  const { ticket } = sharedReport.parse((await opened({ password: 'tulip' })).json());
  expect((await opened({ ticket })).statusCode).toBe(200);
  expect((await opened({ ticket: `${ticket ?? ''}x` })).json()).toMatchObject({ code: 'share-password' });
  expect(await list(report)).toMatchObject([{ uses: 2 }]);
  const other = await make(report, { password: 'tulip' });
  expect((await hub.call('POST', '/shared-report', { token: other.token, ticket })).statusCode).toBe(403);
  await hub.call('DELETE', `/reports/${report}/shares/${share.id}`, undefined, ann.token);
  expect((await opened({ ticket })).json()).toMatchObject({ code: 'share-not-found' });
  expect(sharedReport.parse((await open((await make(report)).token)).json()).ticket).toBeUndefined();
});

test('only the hash of a token is kept, and nothing else that the database holds has it', async () => {
  const { token } = await make(await newReport());
  const rows = await db().selectFrom('report_shares').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(token);
  expect(rows.every(({ hash }) => /^[0-9a-f]{64}$/.test(hash))).toBe(true);
});

test('a wrong, an ended and a taken back link, and that of a deleted report, have one answer', async () => {
  const report = await newReport();
  const [ended, taken] = [await make(report), await make(report, { days: null })];
  expect(taken.share.expires_at).toBeNull();
  const deleted = await newReport();
  const gone = await make(deleted);
  await db().updateTable('report_shares').set({ expires_at: new Date() }).where('id', '=', ended.share.id).execute();
  expect((await hub.call('DELETE', `/reports/${report}/shares/${taken.share.id}`, undefined, ann.token)).statusCode).toBe(204);
  expect((await hub.call('DELETE', `/reports/${deleted}`, undefined, ann.token)).statusCode).toBe(204);
  const answers = await Promise.all(['', 'wrong', 'x'.repeat(43), ended.token, taken.token, gone.token].map(open));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([404]));
  expect(new Set(answers.map((answer) => answer.json<{ code: string }>().code))).toEqual(new Set(['share-not-found']));
  // An ended link counts nothing, and makes room.
  expect(await list(report)).toMatchObject([{ id: ended.share.id, uses: 0 }]);
  await make(report);
  expect((await list(report)).map(({ id }) => id)).not.toContain(ended.share.id);
});

test('what is another’s is not there: its links, making one, taking one back', async () => {
  const report = await newReport();
  const { share, token } = await make(report);
  for (const [method, path, body] of [
    ['GET', 'shares', undefined],
    ['POST', 'shares', asked],
    ['DELETE', `shares/${share.id}`, undefined],
  ] as const) {
    expect((await hub.call(method, `/reports/${report}/${path}`, body, bob.token)).statusCode).toBe(404);
    expect((await hub.call(method, `/reports/${report}/${path}`, body)).statusCode).toBe(401);
  }
  // The token of a link is no session.
  for (const path of ['', '/shares', '/download'])
    expect((await hub.call('GET', `/reports/${report}${path}`, undefined, token)).statusCode).toBe(401);
  expect((await open(token)).statusCode).toBe(200);
});

test('a report has so many links and no more, however many are asked for at once', async () => {
  const report = await newReport();
  const answers = await Promise.all(
    Array.from({ length: MOST_SHARES + 3 }, () => hub.call('POST', `/reports/${report}/shares`, asked, ann.token)),
  );
  const codes = answers.map(({ statusCode }) => statusCode);
  expect(codes.filter((code) => code === 201)).toHaveLength(MOST_SHARES);
  expect(codes.filter((code) => code === 409)).toHaveLength(3);
});

test('an account that goes takes its links along, and what is kept of it names them without their tokens', async () => {
  const eve = await hub.signUp('eve@example.com');
  const report = await newReport(eve);
  const { share, token } = await make(report, {}, eve);
  const kept = await hub.call('GET', '/users/export', undefined, eve.token);
  expect(kept.json()).toMatchObject({ share_links: [{ id: share.id, report_id: report, uses: 0 }] });
  expect(kept.body).not.toContain(token);
  const deleted = await hub.call('DELETE', '/users/me', { current_password: PASSWORD }, eve.token);
  expect(deleted.statusCode).toBeLessThan(300);
  expect((await open(token)).statusCode).toBe(404);
});

test.each([{ days: 8 }, { days: '7' }, { shared_by: 'x'.repeat(101) }, { queries: 'yes' }])('%j is refused', async (bad) => {
  const report = await newReport();
  expect((await hub.call('POST', `/reports/${report}/shares`, { ...asked, ...bad }, ann.token)).statusCode).toBe(400);
});

test('who tries many tokens has to wait', async () => {
  const guess = () =>
    hub.app.inject({ method: 'POST', url: '/api/shared-report', payload: { token: 'wrong' }, remoteAddress: '203.0.113.9' });
  const codes = (await Promise.all(Array.from({ length: 61 }, guess))).map(({ statusCode }) => statusCode);
  expect(codes.filter((code) => code === 404)).toHaveLength(60);
  expect(codes.filter((code) => code === 429)).toHaveLength(1);
});
