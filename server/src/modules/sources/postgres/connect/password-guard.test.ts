import { createHash } from 'node:crypto';
import { generate } from 'selfsigned';
import { connectPostgres } from './connect-postgres';
import { PostgresFailure } from '../postgres-failure';
import { POSTGRES_SETTINGS, type PostgresSettings } from '../postgres-settings';
import { fakePostgres, int32, message, type FakePostgres } from '../testing/fake-postgres';

const PASSWORD = 'never to be seen';
const SALT = Buffer.from([1, 2, 3, 4]);
const CLEAR = message('R', int32(3));
const MD5 = message('R', int32(5), SALT);
const SCRAM = message('R', int32(10), 'SCRAM-SHA-256', Buffer.from([0]));

const md5 = (text: string | Buffer) => createHash('md5').update(text).digest('hex');
const hashed = `md5${md5(Buffer.concat([Buffer.from(md5(`${PASSWORD}ann`)), SALT]))}`;

let fake: FakePostgres;
beforeEach(async () => {
  fake = await fakePostgres();
});
afterEach(() => fake.stop());

const connect = (tls: PostgresSettings['tls']) =>
  connectPostgres({
    connection: { host: '127.0.0.1', port: fake.port, dbname: 'd', user: 'ann', password: PASSWORD },
    settings: { ...POSTGRES_SETTINGS, tls, connectTimeoutMs: 10_000, failureMs: 0 },
    policy: { allowPrivate: false, allowLoopback: true, ownDatabases: [] },
  });
const failureOf = (work: Promise<unknown>) => work.then(() => null, (error: unknown) => (error instanceof PostgresFailure ? error : null)); // prettier-ignore
const sent = () => Buffer.concat(fake.passwords).toString('latin1');

test.each([
  ['in clear text', CLEAR],
  ['as MD5', MD5],
])('a server without TLS that asks for the password %s does not get it, and the user is told what to do', async (_name, ask) => {
  fake.login = (socket) => socket.write(ask);
  const failure = await failureOf(connect('prefer'));
  expect(failure?.detail).toMatch(/^Failed to connect\. .*it was not sent\. Please turn on TLS .* SCRAM password/);
  expect(failure?.code).toBe('password-unprotected');
  expect(fake.passwords).toEqual([]);
});

test.each([
  ['in clear text', CLEAR],
  ['as MD5', MD5],
])('neither does one that begins with SCRAM and then asks for it %s', async (_name, ask) => {
  fake.login = (socket) => socket.write(SCRAM);
  fake.onPassword = (socket) => socket.write(ask);
  expect((await failureOf(connect('prefer')))?.code).toBe('password-unprotected');
  expect(fake.passwords).toHaveLength(1);
  expect(sent()).not.toContain(PASSWORD);
  expect(sent()).not.toContain(hashed);
});

test.each([
  ['over TLS', 'prefer', true],
  ['without TLS where that is what was set', 'disable', false],
] as const)('%s the server has its way', async (_name, mode, withTls) => {
  if (withTls) {
    const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }]);
    fake.tls = { key, cert };
  }
  fake.login = (socket) => socket.write(CLEAR);
  expect((await connect(mode)).tables).toEqual(['orders', 'lines']);
  fake.login = (socket) => socket.write(MD5);
  await connect(mode);
  expect(sent()).toBe(`${PASSWORD}\0${hashed}\0`);
});
