import { errorBody } from '@hub/shared/contracts/error';
import { testApp, type Account, type TestApp } from '../../../../testing/test-app';
import { fakePostgres, int16, int32, message, type FakePostgres } from '../testing/fake-postgres';
import { mutateAnswer, randomOf } from '../testing/fuzz/mutate-answer';

jest.setTimeout(300_000);

let fake: FakePostgres;
let hub: TestApp;
let ann: Account;

beforeAll(async () => {
  fake = await fakePostgres();
  hub = await testApp({ SOURCE_RATE_LIMIT: '100000' });
  ann = await hub.signUp();
});
afterAll(async () => {
  await hub.stop();
  await fake.stop();
});
afterEach(() => {
  fake.change = () => null;
});

const database = (more: object = {}) => ({ host: '127.0.0.1', port: fake.port, dbname: 'd', user: 'u', password: 'p', ...more });
const connect = () => hub.call('POST', '/postgres/connect', database(), ann.token);
const analyze = () => hub.call('POST', '/postgres/analyze', database({ tables: ['orders', 'lines'] }), ann.token);
const isWell = async () => (await hub.call('GET', '/health')).statusCode;

test('a sound answer of the stand-in is understood', async () => {
  expect((await connect()).json()).toMatchObject({ tables: ['orders', 'lines'] });
});

test.each<[string, Buffer]>([
  ['a row that counts more fields than it holds', message('D', int16(1000), int32(1), Buffer.from('1'))],
  ['a field longer than its message', message('D', int16(1), int32(2 ** 31 - 1), Buffer.from('1'))],
  ['a description that counts more fields than it holds', message('T', int16(32_767))],
  ['messages of length 0', Buffer.alloc(4096)],
])('%s costs the one who asked, and nobody else', async (_name, answer) => {
  for (const [call, nth] of [[connect, 0], [analyze, 3]] as const) {
    fake.change = (messages, n) => (n === nth ? Buffer.concat([answer, ...messages]) : null);
    const refused = await call();
    expect(refused.statusCode).toBe(422);
    expect(errorBody.parse(refused.json()).detail).toBeTruthy();
    expect(await isWell()).toBe(200);
  }
}); // prettier-ignore

/** Each call is a process of its own; `pnpm fuzz:postgres` goes on for as long as it is told. */
const ROUNDS = 4;

test('mutated answers leave the server as it was', async () => {
  const before = fake.counts.changed;
  const random = randomOf(7);
  const codes = new Set<number>();
  fake.change = (messages) => (random() < 0.3 ? mutateAnswer(messages, random) : null);
  for (let round = 0; round < ROUNDS; round++) {
    const answers = await Promise.all([connect(), connect(), analyze(), connect()]);
    for (const { statusCode } of answers) codes.add(statusCode);
    expect(await isWell()).toBe(200);
  }
  expect(fake.counts.changed - before).toBeGreaterThanOrEqual(2 * ROUNDS);
  expect([...codes].filter((code) => code !== 200 && code !== 422)).toEqual([]);
});
