import { fakePostgres, type FakePostgres } from '../testing/fake-postgres';
import { PostgresFailure } from '../postgres-failure';
import { POSTGRES_SETTINGS } from '../postgres-settings';
import { askDatabase } from './ask-database';

let fake: FakePostgres;
beforeAll(async () => {
  fake = await fakePostgres();
});
afterAll(() => fake.stop());

const ask = async () => {
  const questions = askDatabase({
    connection: { host: '127.0.0.1', port: fake.port, dbname: 'd', user: 'u', password: 'p' },
    settings: { ...POSTGRES_SETTINGS, failureMs: 0 },
    policy: { allowPrivate: true, allowLoopback: true, ownDatabases: [] },
  });
  try {
    return await questions.ask('SELECT 1 AS one');
  } finally {
    questions.close();
  }
};

test('wherever a server hangs up, who asked is told in words, and not in the driver’s', async () => {
  const before = fake.counts.answers;
  expect(await ask()).toEqual({ columns: ['one'], rows: [[1]] });
  const answers = fake.counts.answers - before;
  expect(answers).toBeGreaterThan(2);
  for (let broken = 0; broken < answers; broken++) {
    fake.change = (_messages, nth) => (nth === broken ? Buffer.alloc(0) : null);
    const error: unknown = await ask().catch((reason: unknown) => reason);
    expect([broken, error instanceof PostgresFailure, error instanceof Error && error.message]).toEqual([
      broken,
      true,
      expect.stringMatching(/Analysis failed|could not be read/),
    ]);
  }
});
