import { testApp, type TestApp } from '../../testing/test-app';
import { mailboxPage } from './mailbox-page';

let hub: TestApp;
beforeAll(async () => {
  hub = await testApp();
}, 60_000);
afterAll(() => hub.stop());

const open = (more: { remoteAddress?: string; headers?: Record<string, string> } = {}) =>
  hub.app.inject({
    url: '/dev/mailbox',
    remoteAddress: '127.0.0.1',
    ...more,
    headers: { host: 'localhost:3000', ...more.headers },
  });

test('shows the mails with their links, without a script', async () => {
  const { email } = await hub.signUp();
  const token = await hub.mailedToken(email);
  const answer = await open();
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toContain(`To ${email}`);
  expect(answer.body).toMatch(new RegExp(`<a href="http://localhost:\\d+/EmailVerification/${token}"`));
  expect(answer.body).not.toContain('<script');
  expect(answer.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'nonce-/);
});

test.each([
  ['::1', {}, 200],
  ['::ffff:127.0.0.1', { host: '127.0.0.1' }, 200],
  ['192.168.1.7', {}, 404],
  ['10.0.0.1', { 'x-forwarded-for': '127.0.0.1' }, 404],
  ['127.0.0.1', { 'x-forwarded-for': '8.8.8.8' }, 404],
  ['127.0.0.1', { host: 'evil.example' }, 404],
  ['127.0.0.1', { host: 'localhost.evil.example' }, 404],
])('from %s with %j answers %i', async (remoteAddress, headers, status) => {
  expect((await open({ remoteAddress, headers })).statusCode).toBe(status);
});

test.each([
  ['NODE_ENV', 'production'],
  ['SMTP_URL', 'smtp://127.0.0.1:9'],
])(
  'is not there with %s=%s',
  async (name, value) => {
    const other = await testApp({ [name]: value });
    expect(other.hasMailbox).toBe(false);
    const answer = await other.app.inject({ url: '/dev/mailbox', headers: { host: 'localhost', accept: '*/*' } });
    expect(answer.statusCode).toBe(404);
    await other.stop();
  },
  60_000,
);

test('text of a mail is text', () => {
  const mail = {
    id: 'i',
    at: '2026-01-01T00:00:00Z',
    to: '<b>@x',
    subject: '<img src=x>',
    text: '<script>1</script> http://a.example/"onclick=x',
    html: '',
  };
  const html = mailboxPage([mail], 'n');
  expect(html).not.toMatch(/<(?:img|script|b)\b/);
  expect(html).toContain('href="http://a.example/"');
});
