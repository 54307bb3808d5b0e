/** @own-modules */
import { verify } from '@node-rs/argon2';
import type * as Argon from '@node-rs/argon2';
import { errorBody } from '@hub/shared/contracts/error';
import { PASSWORD, testApp, type Account, type TestApp } from '../../testing/test-app';

jest.mock('@node-rs/argon2', () => {
  const real = jest.requireActual<typeof Argon>('@node-rs/argon2');
  return { ...real, verify: jest.fn(real.verify) };
});

let hub: TestApp;
let victim: Account;
let other: Account;
beforeAll(async () => {
  hub = await testApp();
  victim = await hub.signUp();
  other = await hub.signUp();
}, 60_000);
afterAll(() => hub.stop());

type Method = 'POST' | 'PUT' | 'DELETE';
const from = (remoteAddress: string, method: Method, url: string, payload: object, token?: string) =>
  hub.app.inject({
    method,
    url: `/api${url}`,
    payload,
    remoteAddress,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });
const statusesOf = (answers: { statusCode: number }[]) => {
  const counts: Record<string, number> = {};
  for (const { statusCode } of answers) counts[statusCode] = (counts[statusCode] ?? 0) + 1;
  return counts;
};

/** As many as stalled a server for ten seconds; the other calls ask the same guard, which fewer show. */
const MANY = 600;
const SOME = 150;
/** Guesses that may be looked at before the rest are refused. */
const FEW = 4;
/**
 * How many passwords have been looked at. What a flood takes from others are these looks, a core and one of four threads each; their number
 * is the same on a busy machine.
 */
const looks = () => jest.mocked(verify).mock.calls.length;

/** Every call that checks a password, with a wrong one, and how often. */
const GUESSES: [string, number, (account: Account, address: string) => ReturnType<typeof from>][] = [
  ['login', MANY, ({ email }, address) => from(address, 'POST', '/users/login', { email, password: 'wrong password' })],
  [
    'change of the address',
    SOME,
    ({ token }, address) =>
      from(address, 'PUT', '/users/email', { email: 'new@example.com', current_password: 'wrong password' }, token),
  ],
  [
    'change of the password',
    SOME,
    ({ token }, address) =>
      from(address, 'PUT', '/users/password', { password: 'engine 8 valley', current_password: 'wrong password' }, token),
  ],
  ['deletion', SOME, ({ token }, address) => from(address, 'DELETE', '/users/me', { current_password: 'wrong password' }, token)],
];

test.each(GUESSES)('many guesses at once by %s (%i): nobody else waits, and few are looked at', async (_name, count, guess) => {
  const before = looks();
  const flood = Promise.all(Array.from({ length: count }, () => guess(victim, '10.1.0.1')));
  const health = await hub.app.inject({ url: '/api/health' });
  const healthLooks = looks() - before;
  const login = await from('10.2.0.2', 'POST', '/users/login', { email: other.email, password: PASSWORD });
  const loginLooks = looks() - before;
  expect([health.statusCode, login.statusCode]).toEqual([200, 200]);
  expect(healthLooks).toBeLessThanOrEqual(FEW);
  // The login's own look is one of them.
  expect(loginLooks).toBeGreaterThan(0);
  expect(loginLooks).toBeLessThanOrEqual(FEW + 1);

  const answers = await flood;
  const { 429: refused = 0, ...looked } = statusesOf(answers);
  expect(refused).toBeGreaterThanOrEqual(count - FEW);
  expect(looks() - before).toBeLessThanOrEqual(FEW + 1);
  expect(Object.keys(looked)).toHaveLength(refused === count ? 0 : 1);
  for (const answer of answers.filter(({ statusCode }) => statusCode === 429)) {
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(errorBody.parse(answer.json())).toMatchObject({
      code: 'rate-limited',
      detail: expect.stringMatching(/wait|again/) as string,
    });
  }
});

test('guesses by different calls count together, for known and unknown addresses alike', async () => {
  const account = await hub.signUp();
  const fourth = async (email: string, calls: (() => ReturnType<typeof from>)[]) => {
    for (const call of calls) await call();
    const start = performance.now();
    const answer = await from('10.3.0.1', 'POST', '/users/login', { email, password: 'wrong password' });
    return { ms: performance.now() - start, answer };
  };
  const mixed = GUESSES.slice(1).map(
    ([, , guess]) =>
      () =>
        guess(account, '10.3.0.1'),
  );
  const known = await fourth(account.email, mixed);
  const missing = { ...account, email: 'nobody-here@example.com' };
  const unknown = await fourth(
    missing.email,
    Array.from({ length: 3 }, () => () => GUESSES[0]![2](missing, '10.3.0.1')),
  );
  for (const { ms } of [known, unknown]) expect(ms).toBeGreaterThan(490);
  const { request_id: _one, ...first } = errorBody.parse(known.answer.json());
  const { request_id: _two, ...second } = errorBody.parse(unknown.answer.json());
  expect([known.answer.statusCode, first]).toEqual([unknown.answer.statusCode, second]);
});

test('an address that guesses at many accounts is refused, by whichever call', async () => {
  const small = await testApp({ AUTH_RATE_LIMIT: '5' });
  try {
    const { token } = await small.signUp();
    const statuses: number[] = [];
    for (let i = 0; i < 4; i++)
      statuses.push(
        (await small.call('POST', '/users/login', { email: `spray${i}@example.com`, password: 'Summer2024' })).statusCode,
      );
    const wrong = { current_password: 'wrong password' };
    statuses.push((await small.call('DELETE', '/users/me', wrong, token)).statusCode);
    statuses.push((await small.call('PUT', '/users/email', { ...wrong, email: 'a@b.example' }, token)).statusCode);
    statuses.push((await small.call('POST', '/users/login', { email: 'spray9@example.com', password: 'x' })).statusCode);
    expect(statuses).toEqual([401, 401, 401, 401, 400, 429, 429]);
    // A limit of passwords is none of mails, and those of all calls that send one count together.
    const mails = [];
    for (let i = 0; i < 3; i++)
      for (const url of ['/users/password/forgot', '/users/resend/email'])
        mails.push((await small.call('POST', url, { email: 'a@b.example' })).statusCode);
    expect(mails).toEqual([202, 202, 202, 202, 202, 429]);
  } finally {
    await small.stop();
  }
}, 60_000);

test('one who flooded from another place does not keep the owner out', async () => {
  const account = await hub.signUp();
  const flood = Promise.all(
    Array.from({ length: 50 }, () =>
      from('10.4.0.1', 'POST', '/users/login', { email: account.email, password: 'wrong password' }),
    ),
  );
  const answer = await from('10.5.0.1', 'POST', '/users/login', { email: account.email, password: PASSWORD });
  expect(answer.statusCode).toBe(200);
  await flood;
});
