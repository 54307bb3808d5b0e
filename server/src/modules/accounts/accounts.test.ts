import { errorBody } from '@hub/shared/contracts/error';
import { meResponse, sessionEntry, sessionResponse, settingsResponse } from '@hub/shared/contracts/accounts/account';
import { reportDetail } from '@hub/shared/contracts/reports/report';
import * as z from 'zod/mini';
import { SignJWT } from 'jose';
import { PASSWORD, testApp, type TestApp } from '../../testing/test-app';
import { signingSecret } from './signing-secret';

let hub: TestApp;
beforeAll(async () => {
  hub = await testApp();
}, 60_000);
afterAll(() => hub.stop());

const person = (more: object = {}) => ({
  firstName: 'Ann',
  lastName: 'Lee',
  email: 'ann@example.com',
  password: PASSWORD,
  ...more,
});
const login = (email: string, password: string) => hub.call('POST', '/users/login', { email, password });

describe('registration', () => {
  test('makes an account, logs in and mails a link', async () => {
    const answer = await hub.call('POST', '/users/register', person({ email: ' First@Example.com ', password: 'x9$kQ2p!' }));
    expect(answer.statusCode).toBe(201);
    const body = sessionResponse.parse(answer.json());
    expect(body.user).toMatchObject({ email: 'first@example.com', first_name: 'Ann', is_verified: false });
    expect(JSON.stringify(body)).not.toContain('argon2');
    expect((await hub.mails())[0]).toMatchObject({ to: 'first@example.com', subject: 'Verify your email address' });
  });

  test('takes an address in whatever form it is typed for the same one, in every call', async () => {
    const typed = 'Ｗide.ﬀ@Ｅxample.com';
    const { user, token } = sessionResponse.parse((await hub.call('POST', '/users/register', person({ email: typed }))).json());
    expect(user.email).toBe('wide.ff@example.com');
    expect((await hub.call('POST', '/users/register', person({ email: user.email }))).statusCode).toBe(409);
    for (const email of [typed, user.email, 'wide.ﬀ@example.com']) expect((await login(email, PASSWORD)).statusCode).toBe(200);
    const mailed = async () => (await hub.mails()).filter(({ to }) => to === user.email).length;
    const before = await mailed();
    await hub.call('POST', '/users/password/forgot', { email: typed });
    await hub.call('POST', '/users/resend/email', { email: typed });
    expect(await mailed()).toBe(before + 2);
    await hub.call('PUT', '/users/email', { email: 'Ｏther.ﬀ@example.com', current_password: PASSWORD }, token);
    await hub.mails();
    expect((await hub.mails())[0]?.to).toBe('other.ff@example.com');
  });

  test('refuses a taken address, also of many at the same moment', async () => {
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => hub.call('POST', '/users/register', person({ email: 'taken@example.com' }))),
    );
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([201, 409, 409, 409, 409]);
    const refused = errorBody.parse(answers.find((answer) => answer.statusCode === 409)?.json());
    expect(refused).toMatchObject({ code: 'account-exists', detail: 'An account with this email already exists.' });
    expect(refused.message).toBe(refused.detail);
  });

  test.each([
    [{ password: 'short 7' }, 'Password must be at least 8 characters long'],
    [{ password: 'x'.repeat(129) }, 'Password must be at most 128 characters long'],
    [{ password: 'Password1' }, 'This password is too easy to guess. Please choose another one.'],
    [
      { password: 'nobody@example.com', email: 'nobody@example.com' },
      'This password is too easy to guess. Please choose another one.',
    ],
    [{ password: 'aaaaaaaa' }, 'This password is too easy to guess. Please choose another one.'],
    [{ password: '          ' }, 'This password is too easy to guess. Please choose another one.'],
    [{ password: 'Summer2024' }, 'This password is too easy to guess. Please choose another one.'],
    [{ password: 'Winter2026!' }, 'This password is too easy to guess. Please choose another one.'],
    [{ password: 'LeeAnn2024' }, 'This password is too easy to guess. Please choose another one.'],
    [{ email: 'nobody' }, 'Please enter a valid email address'],
    [{ firstName: ' ' }, 'Please check what you have entered.'],
    [{ lastName: undefined }, 'Please check what you have entered.'],
    [{ email: { $ne: null } }, 'Please check what you have entered.'],
  ])('refuses %j', async (change, detail) => {
    const answer = await hub.call('POST', '/users/register', person({ email: 'other@example.com', ...change }));
    expect(answer.statusCode).toBe(400);
    expect(errorBody.parse(answer.json()).detail).toBe(detail);
  });
});

describe('login', () => {
  test('an unknown address and a wrong password get the same answer', async () => {
    await hub.signUp('known@example.com');
    const [known, unknown] = [
      await login('known@example.com', 'wrong password'),
      await login('unknown@example.com', 'wrong password'),
    ];
    expect(known.statusCode).toBe(401);
    const strip = (answer: typeof known) => ({ ...answer.json<object>(), request_id: '' });
    expect(unknown.statusCode).toBe(401);
    expect(strip(unknown)).toEqual(strip(known));
  });

  test('an unknown address takes the time of a wrong password', async () => {
    const fastest = async (emails: string[]) => {
      const times: number[] = [];
      for (const email of emails) {
        const started = performance.now();
        await login(email, 'wrong password');
        times.push(performance.now() - started);
      }
      return Math.min(...times);
    };
    const known = [(await hub.signUp()).email, (await hub.signUp()).email, (await hub.signUp()).email];
    const [right, unknown] = [await fastest(known), await fastest(['no1@example.com', 'no2@example.com', 'no3@example.com'])];
    // Without a password to check, the answer would come in a fraction of the time.
    expect(unknown).toBeGreaterThan(right / 2);
  });

  test('says whether the address is verified', async () => {
    await hub.signUp('verify@example.com');
    const before = await login('verify@example.com', PASSWORD);
    expect(before.json()).toMatchObject({
      message: 'Login successful! Please verify your email address to access all features.',
    });
    await hub.call('GET', `/users/verify/${await hub.mailedToken('verify@example.com')}`);
    expect((await login('Verify@Example.com', PASSWORD)).json()).toMatchObject({
      message: 'Login successful!',
      user: { is_verified: true },
    });
  });
});

describe('tokens', () => {
  const me = (token: string) => hub.call('GET', '/users/me', undefined, token);

  test('logout ends this session and no other', async () => {
    const { token, email } = await hub.signUp();
    const other = sessionResponse.parse((await login(email, PASSWORD)).json()).token;
    expect((await hub.call('POST', '/users/logout', {}, token)).statusCode).toBe(200);
    expect((await me(token)).statusCode).toBe(401);
    expect((await me(other)).statusCode).toBe(200);
  });

  const forge = async (
    claims: object,
    change: (jwt: SignJWT) => SignJWT,
    secret = signingSecret(hub.context.config),
    alg = 'HS256',
  ) => change(new SignJWT({ ...claims }).setProtectedHeader({ alg }).setIssuedAt()).sign(secret);

  test('only our own, for this use, and of the right age', async () => {
    const { token, id } = await hub.signUp();
    const claims = JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as {
      sid: string;
      aud: string;
      iss: string;
    };
    const base = { sid: claims.sid, ver: 0, sub: id, iss: claims.iss, aud: claims.aud };
    const good = await forge(base, (jwt) => jwt.setExpirationTime('1h'));
    expect((await me(good)).statusCode).toBe(200);
    const bad = {
      expired: await forge(base, (jwt) => jwt.setIssuedAt(1000).setExpirationTime(2000)),
      audience: await forge({ ...base, aud: 'other' }, (jwt) => jwt.setExpirationTime('1h')),
      issuer: await forge({ ...base, iss: 'other' }, (jwt) => jwt.setExpirationTime('1h')),
      key: await forge(base, (jwt) => jwt.setExpirationTime('1h'), Buffer.alloc(48, 1)),
      version: await forge({ ...base, ver: 1 }, (jwt) => jwt.setExpirationTime('1h')),
      endless: await forge(base, (jwt) => jwt),
      none: `${Buffer.from('{"alg":"none"}').toString('base64url')}.${good.split('.')[1]}.`,
      algorithm: await forge(base, (jwt) => jwt.setExpirationTime('1h'), signingSecret(hub.context.config), 'HS512'),
      nonsense: 'a.b.c',
    };
    for (const [name, each] of Object.entries(bad)) expect([name, (await me(each)).statusCode]).toEqual([name, 401]);
    expect((await me(bad.expired)).json()).toMatchObject({ code: 'session-expired' });
  });

  test('an older one is exchanged for a fresh one, a young one is not', async () => {
    const { token, id } = await hub.signUp();
    expect(meResponse.parse((await me(token)).json()).token).toBe(token);
    const claims = JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as {
      sid: string;
      aud: string;
      iss: string;
    };
    const now = Math.floor(Date.now() / 1000);
    const old = await forge({ ...claims, sub: id, ver: 0 }, (jwt) => jwt.setIssuedAt(now - 3000).setExpirationTime(now + 1000));
    const next = meResponse.parse((await me(old)).json()).token;
    expect(next).not.toBe(old);
    expect((await me(next)).statusCode).toBe(200);
  });
});

describe('mailed links', () => {
  test('work once, for one of twenty at the same time', async () => {
    const { email } = await hub.signUp();
    const token = await hub.mailedToken(email);
    const answers = await Promise.all(Array.from({ length: 20 }, () => hub.call('GET', `/users/verify/${token}`)));
    expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(1);
    expect(answers.find((answer) => answer.statusCode !== 200)?.json()).toMatchObject({ code: 'invalid-link' });
  });

  test('expire', async () => {
    const { email } = await hub.signUp();
    const token = await hub.mailedToken(email);
    await hub.context.database.db
      .updateTable('mail_tokens')
      .set({ expires_at: new Date(Date.now() - 1) })
      .execute();
    expect((await hub.call('GET', `/users/verify/${token}`)).statusCode).toBe(400);
  });

  test('are kept as a hash only', async () => {
    const { email } = await hub.signUp();
    const token = await hub.mailedToken(email);
    const rows = await hub.context.database.db.selectFrom('mail_tokens').selectAll().execute();
    expect(token.length).toBeGreaterThan(21);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test('of a verification cannot reset a password', async () => {
    const { email } = await hub.signUp();
    const answer = await hub.call('POST', `/users/password/reset/${await hub.mailedToken(email)}`, {
      password: 'another good one',
    });
    expect(answer.json()).toMatchObject({ code: 'invalid-link' });
  });
});

describe('forgotten password', () => {
  test('known and unknown addresses get the same answer, and only one gets a mail', async () => {
    const { email } = await hub.signUp();
    const before = (await hub.mails()).length;
    const known = await hub.call('POST', '/users/password/forgot', { email });
    const unknown = await hub.call('POST', '/users/password/forgot', { email: 'nobody-here@example.com' });
    expect([known.statusCode, known.body]).toEqual([202, unknown.body]);
    expect(unknown.statusCode).toBe(202);
    const mails = await hub.mails();
    expect(mails.length - before).toBe(1);
    expect(mails[0]).toMatchObject({ to: email, subject: 'Reset your password' });
  });

  test('the link sets a new password, ends all sessions and is used up; a refused password leaves it whole', async () => {
    const { email, token } = await hub.signUp();
    await hub.call('POST', '/users/password/forgot', { email });
    const link = `/users/password/reset/${await hub.mailedToken(email)}`;
    expect((await hub.call('POST', link, { password: 'password1' })).json()).toMatchObject({ code: 'weak-password' });
    expect((await hub.call('POST', link, { password: 'a new good one' })).statusCode).toBe(200);
    expect((await hub.call('POST', link, { password: 'a new good one' })).statusCode).toBe(400);
    expect((await hub.call('GET', '/users/me', undefined, token)).statusCode).toBe(401);
    expect((await login(email, PASSWORD)).statusCode).toBe(401);
    expect((await login(email, 'a new good one')).statusCode).toBe(200);
  });

  test('the link works for one of five at the same time', async () => {
    const { email } = await hub.signUp();
    await hub.call('POST', '/users/password/forgot', { email });
    const link = `/users/password/reset/${await hub.mailedToken(email)}`;
    const passwords = [1, 2, 3, 4, 5].map((n) => `a new good one ${n}`);
    const answers = await Promise.all(passwords.map((password) => hub.call('POST', link, { password })));
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 400, 400, 400, 400]);
    const winner = passwords[answers.findIndex((answer) => answer.statusCode === 200)] ?? '';
    expect((await login(email, winner)).statusCode).toBe(200);
  });

  test('no more than five mails of a kind within an hour', async () => {
    const { email } = await hub.signUp();
    const before = (await hub.mails()).length;
    for (let i = 0; i < 8; i++) {
      await hub.call('POST', '/users/password/forgot', { email });
      await hub.context.mail.idle();
    }
    expect((await hub.mails()).length - before).toBe(5);
  });
});

describe.each([
  ['without a content type', {}],
  ['with the content type of JSON', { 'content-type': 'application/json' }],
  ['with that and a charset', { 'content-type': 'application/json; charset=utf-8' }],
])('a call without a body, %s', (_how, type) => {
  const post = (url: string, token: string) =>
    hub.app.inject({ method: 'POST', url: `/api/users${url}`, headers: { authorization: `Bearer ${token}`, ...type } });

  test('resends the verification to whose session it is, and logs out', async () => {
    const { email, token } = await hub.signUp();
    const before = (await hub.mails()).filter((mail) => mail.to === email).length;
    expect((await post('/resend/email', token)).statusCode).toBe(202);
    expect((await hub.mails()).filter((mail) => mail.to === email)).toHaveLength(before + 1);
    expect((await post('/logout', token)).statusCode).toBe(200);
    expect((await hub.call('GET', '/users/me', undefined, token)).statusCode).toBe(401);
  });

  test('is refused where a body is needed', async () => {
    const answer = await post('/login', '');
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, 'invalid-input']);
  });
});

describe('resending the verification', () => {
  test('takes an address, or the token’s user', async () => {
    const { email, token } = await hub.signUp();
    const before = (await hub.mails()).length;
    const answers = [
      await hub.call('POST', '/users/resend/email', { email }),
      await hub.call('POST', '/users/resend/email', {}, token),
      await hub.call('POST', '/users/resend/email', { email: 'unknown-one@example.com' }),
    ];
    expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
    expect(answers.map((answer) => answer.statusCode)).toEqual([202, 202, 202]);
    expect((await hub.mails()).length - before).toBe(2);
  });

  test('needs one of the two', async () => {
    expect((await hub.call('POST', '/users/resend/email', {})).json()).toMatchObject({ detail: 'Please enter an email address' });
    expect((await hub.call('POST', '/users/resend/email', { email: 'x' })).json()).toMatchObject({
      detail: 'Please enter a valid email address',
    });
  });
});

describe('the own account', () => {
  test('a new password ends the other sessions and answers with a token for this one', async () => {
    const { email, token } = await hub.signUp();
    const other = sessionResponse.parse((await login(email, PASSWORD)).json()).token;
    const refused = await hub.call('PUT', '/users/password', { current_password: 'wrong', password: 'a new good one' }, token);
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([400, 'wrong-password']);
    const changed = await hub.call('PUT', '/users/password', { current_password: PASSWORD, password: 'a new good one' }, token);
    const fresh = meResponse.parse(changed.json()).token;
    expect((await hub.call('GET', '/users/me', undefined, fresh)).statusCode).toBe(200);
    for (const old of [token, other]) expect((await hub.call('GET', '/users/me', undefined, old)).statusCode).toBe(401);
  });

  test('a new address counts once its link was followed', async () => {
    const { email, token } = await hub.signUp();
    await hub.call('PUT', '/users/email', { email: 'moved@example.com', current_password: PASSWORD }, token);
    expect((await login('moved@example.com', PASSWORD)).statusCode).toBe(401);
    expect((await hub.call('GET', `/users/verify/${await hub.mailedToken('moved@example.com')}`)).statusCode).toBe(200);
    expect((await login('moved@example.com', PASSWORD)).json()).toMatchObject({ user: { is_verified: true } });
    expect((await login(email, PASSWORD)).statusCode).toBe(401);
  });

  test('a new address that is waited for is told, can be sent its link again, and can be given up', async () => {
    const { email, token } = await hub.signUp();
    const pending = (answer: { json: () => unknown }) => settingsResponse.parse(answer.json()).pending_email;
    const settings = async () => pending(await hub.call('GET', '/users/settings', undefined, token));
    const change = (to: string) => hub.call('PUT', '/users/email', { email: to, current_password: PASSWORD }, token);
    const sentTo = async (to: string) => (await hub.mails()).filter((mail) => mail.to === to).length;
    expect(await settings()).toBeNull();
    expect(pending(await hub.call('POST', '/users/email/resend', undefined, token))).toBeNull();
    expect(pending(await change('first@new.example.com'))).toBe('first@new.example.com');
    expect(await settings()).toBe('first@new.example.com');
    expect(await sentTo('first@new.example.com')).toBe(1);
    expect(pending(await hub.call('POST', '/users/email/resend', undefined, token))).toBe('first@new.example.com');
    expect(await sentTo('first@new.example.com')).toBe(2);
    // The last word counts.
    await change('second@new.example.com');
    const followed = async (to: string) => (await hub.call('GET', `/users/verify/${await hub.mailedToken(to)}`)).statusCode;
    expect(await followed('first@new.example.com')).toBe(400);
    expect(pending(await hub.call('DELETE', '/users/email', undefined, token))).toBeNull();
    expect(await followed('second@new.example.com')).toBe(400);
    await change('third@new.example.com');
    expect(await followed('third@new.example.com')).toBe(200);
    expect(await settings()).toBeNull();
    expect((await login(email, PASSWORD)).statusCode).toBe(401);
  });

  test('asking for another’s address tells nothing and changes nothing', async () => {
    const [mine, theirs] = [await hub.signUp(), await hub.signUp()];
    const before = (await hub.mails()).length;
    const answer = await hub.call('PUT', '/users/email', { email: theirs.email, current_password: PASSWORD }, mine.token);
    expect(answer.json()).toMatchObject({ pending_email: theirs.email });
    expect((await hub.mails()).length).toBe(before);
  });

  test('can be deleted with the password only', async () => {
    const { email, token } = await hub.signUp();
    expect((await hub.call('DELETE', '/users/me', { current_password: 'wrong' }, token)).statusCode).toBe(400);
    expect((await hub.call('DELETE', '/users/me', { current_password: PASSWORD }, token)).statusCode).toBe(200);
    expect((await hub.call('GET', '/users/me', undefined, token)).statusCode).toBe(401);
    expect((await login(email, PASSWORD)).statusCode).toBe(401);
  });

  test('sessions are listed and can be ended one by one, by their owner', async () => {
    const { email, token } = await hub.signUp();
    const other = sessionResponse.parse((await login(email, PASSWORD)).json()).token;
    const list = async () => z.array(sessionEntry).parse((await hub.call('GET', '/users/sessions', undefined, token)).json());
    const before = await list();
    expect(before.map((entry) => entry.current)).toEqual([false, true]);
    const [first] = before;
    const eve = await hub.signUp();
    expect((await hub.call('DELETE', `/users/sessions/${first?.id}`, undefined, eve.token)).statusCode).toBe(404);
    expect((await hub.call('DELETE', `/users/sessions/${first?.id}`, undefined, token)).statusCode).toBe(204);
    expect((await hub.call('GET', '/users/me', undefined, other)).statusCode).toBe(401);
    expect(await list()).toHaveLength(1);
  });

  test('all that is kept of it can be taken along', async () => {
    const { email, token } = await hub.signUp();
    for (const name of ['one.csv', 'two.csv']) await hub.upload(token, 'a\n1\n', { name });
    const answer = await hub.call('GET', '/users/export', undefined, token);
    expect(answer.headers['content-disposition']).toContain('attachment');
    const all = answer.json<{ user: object; settings: object; reports: unknown[] }>();
    expect(all).toMatchObject({ user: { email }, settings: { weekly_summary: false }, pending_email: null });
    expect(
      z
        .array(reportDetail)
        .parse(all.reports)
        .map(({ report }) => report.report_title),
    ).toEqual(['two.csv', 'one.csv']);
    expect(answer.body).not.toContain('argon2');
  });

  test('settings are kept', async () => {
    const { token } = await hub.signUp();
    const first = await hub.call('GET', '/users/settings', undefined, token);
    expect(first.json()).toMatchObject({
      settings: { notify_new_reports: true, notify_agent_status: true, weekly_summary: false },
    });
    const settings = { notify_new_reports: false, notify_agent_status: true, weekly_summary: true };
    await hub.call('PUT', '/users/settings', { settings, last_name: ' Miller ' }, token);
    const second = await hub.call('GET', '/users/settings', undefined, token);
    expect(second.json()).toMatchObject({ settings, user: { first_name: 'Ann', last_name: 'Miller' } });
  });
});

test('too many calls from one address are slowed down', async () => {
  const small = await testApp({ AUTH_RATE_LIMIT: '3' });
  try {
    const statuses = [];
    for (let i = 0; i < 5; i++)
      statuses.push((await small.call('POST', '/users/password/forgot', { email: 'a@b.example' })).statusCode);
    expect(statuses).toEqual([202, 202, 202, 429, 429]);
    const answer = await small.call('POST', '/users/password/forgot', { email: 'a@b.example' });
    expect(errorBody.parse(answer.json()).code).toBe('rate-limited');
  } finally {
    await small.stop();
  }
}, 30_000);
