import { testApp, PASSWORD, type TestApp } from '../../testing/test-app';
import { isStaff } from './cohorts';

test.each([
  ['ann@hub.example', true, true],
  ['Ann@Hub.Example', true, true],
  ['ann@hub.example', false, false],
  ['bob@other.example', true, true],
  ['bob@hub.example.evil.example', true, false],
  ['eve@sub.hub.example', true, false],
])('%s, verified %s, is staff: %s', (email, is_verified, expected) => {
  expect(isStaff(['@hub.example', 'Bob@other.example'], { email, is_verified })).toBe(expected);
});

describe('the cookie of the cohort', () => {
  let hub: TestApp;
  beforeAll(async () => {
    hub = await testApp({ STAFF_EMAILS: '@example.com' });
  }, 60_000);
  afterAll(() => hub.stop());

  test('comes with the login of staff, and goes with the logout and with anybody else’s login', async () => {
    const ann = await hub.signUp();
    const login = (cookie?: string) =>
      hub.app.inject({
        method: 'POST',
        url: '/api/users/login',
        payload: { email: ann.email, password: PASSWORD },
        headers: cookie === undefined ? {} : { cookie },
      });
    const cohort = (answer: Awaited<ReturnType<typeof login>>) =>
      [answer.headers['set-cookie'] ?? []].flat().find((each) => each.startsWith('hub_cohorts='));
    expect(cohort(await login())).toBeUndefined();
    await hub.context.database.db.updateTable('users').set({ is_verified: true }).execute();
    const first = await login();
    expect(cohort(first)).toBe('hub_cohorts=staff; Max-Age=31536000; Path=/; SameSite=Lax');
    expect(cohort(await login('hub_cohorts=staff'))).toBeUndefined();
    const { token } = first.json<{ token: string }>();
    const me = (cookie: string) =>
      hub.app.inject({ url: '/api/users/me', headers: { cookie, authorization: `Bearer ${token}` } });
    expect(cohort(await me(''))).toContain('hub_cohorts=staff');
    await hub.context.database.db.updateTable('users').set({ is_verified: false }).execute();
    expect(cohort(await login('hub_cohorts=staff'))).toContain('hub_cohorts=; Max-Age=0; Path=/');
    const logout = await hub.app.inject({
      method: 'POST',
      url: '/api/users/logout',
      headers: { cookie: 'hub_cohorts=staff', authorization: `Bearer ${token}` },
    });
    expect(cohort(logout)).toContain('Max-Age=0');
  });
});
