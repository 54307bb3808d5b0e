import { testApp, type TestApp } from '../../testing/test-app';
import { accepted } from './languages';

test.each([
  ['de', 'de'],
  ['de-AT,de;q=0.9,en;q=0.5', 'de'],
  ['en;q=0.2, de;q=0.9', 'de'],
  ['fr-FR, de;q=0.4', 'de'],
  ['de;q=0, en', 'en'],
  ['fr', null],
  ['*', null],
  ['', null],
  [undefined, null],
])('of %p %p is what is spoken', (header, wanted) => expect(accepted(header)).toBe(wanted));

describe('the language of an account', () => {
  let hub: TestApp;
  beforeAll(async () => {
    hub = await testApp();
  }, 60_000);
  afterAll(() => hub.stop());

  const german = { 'accept-language': 'de-DE,de;q=0.9,en;q=0.1' };
  const register = (email: string, headers: Record<string, string> = {}) =>
    hub.app.inject({
      method: 'POST',
      url: '/api/users/register',
      headers,
      payload: { email, password: 'a quite uncommon sentence 7', firstName: 'Ann', lastName: 'Lee' },
    });

  test('is the browser’s at the registration; mails and refusals are in it', async () => {
    const answer = await register('ann@example.com', german);
    expect(answer.json()).toMatchObject({ user: { language: 'de' } });
    expect(answer.headers['set-cookie']).toEqual(expect.arrayContaining([expect.stringContaining('hub_language=de;')]));
    const [mail] = await hub.mails();
    expect(mail?.html).toContain('<html lang="de">');
    expect(mail?.text).toContain('Guten Tag Ann');
    const refused = await register('ann@example.com', german);
    expect(refused.json()).toMatchObject({ message: expect.stringMatching(/Konto/) as string });
  });

  test('is English for all others', async () => {
    const answer = await register('bob@example.com', { 'accept-language': 'fr' });
    expect(answer.json()).toMatchObject({ user: { language: 'en' } });
    expect((await register('bob@example.com')).json()).toMatchObject({ message: expect.stringMatching(/account/) as string });
  });

  test('is changed in the settings, kept by the browser, and stronger than what the browser asks for', async () => {
    const { token } = (await register('eve@example.com')).json<{ token: string }>();
    const authorization = `Bearer ${token}`;
    const changed = await hub.app.inject({
      method: 'PUT',
      url: '/api/users/settings',
      headers: { authorization },
      payload: { language: 'de' },
    });
    expect(changed.json()).toMatchObject({ user: { language: 'de' } });
    expect(changed.headers['set-cookie']).toContain('hub_language=de; Max-Age=31536000');
    const headers = { cookie: 'hub_language=de', 'accept-language': 'en' };
    const lost = await hub.app.inject({ url: '/api/reports/none', headers: { ...headers, authorization } });
    expect(lost.json()).toMatchObject({ message: expect.stringMatching(/Bericht/) as string });
    const odd = await hub.app.inject({
      method: 'PUT',
      url: '/api/users/settings',
      headers: { authorization },
      payload: { language: 'xx' },
    });
    expect(odd.statusCode).toBe(400);
  });
});
