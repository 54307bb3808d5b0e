import { readFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, sql } from 'kysely';
import { testTemplate } from '../testing/test-template';
import { pgliteDialect } from './pglite-dialect';

interface Counters {
  counters: { id: number; n: number };
}

let client: PGlite;
let db: Kysely<Counters>;
// One database for all tests, made from what is prepared: making one from nothing takes ten seconds.
beforeAll(async () => {
  client = new PGlite({ loadDataDir: new Blob([await readFile(await testTemplate())]) });
  db = new Kysely<Counters>({ dialect: pgliteDialect(client) });
  await sql`create table counters (id int primary key, n int not null)`.execute(db);
}, 60_000);
beforeEach(async () => {
  await db.deleteFrom('counters').execute();
  await db.insertInto('counters').values({ id: 1, n: 0 }).execute();
});
afterAll(() => db.destroy());

const count = async () => (await db.selectFrom('counters').select('n').where('id', '=', 1).executeTakeFirstOrThrow()).n;

test('a failed query is an error of that query alone', async () => {
  await expect(sql`select nothing`.execute(db)).rejects.toThrow('nothing');
  expect(await count()).toBe(0);
});

test('a transaction that cannot begin is an error of that transaction alone', async () => {
  const begin = jest.spyOn(client, 'query').mockRejectedValueOnce(new Error('No space left on device'));
  await expect(db.transaction().execute((trx) => trx.deleteFrom('counters').execute())).rejects.toThrow('No space left');
  begin.mockRestore();
  expect(await count()).toBe(0);
  await db.transaction().execute((trx) => trx.updateTable('counters').set({ n: 2 }).execute());
  expect(await count()).toBe(2);
});

test('transactions take turns, and none sees half of another', async () => {
  const add = () =>
    db.transaction().execute(async (trx) => {
      const { n } = await trx.selectFrom('counters').select('n').where('id', '=', 1).executeTakeFirstOrThrow();
      await trx
        .updateTable('counters')
        .set({ n: n + 1 })
        .where('id', '=', 1)
        .execute();
    });
  await Promise.all(Array.from({ length: 20 }, add));
  expect(await count()).toBe(20);
});

test('a setting of a transaction holds', async () => {
  const readOnly = db
    .transaction()
    .setAccessMode('read only')
    .execute((trx) => trx.updateTable('counters').set({ n: 9 }).execute());
  await expect(readOnly).rejects.toThrow('read-only transaction');
  const level = await db
    .transaction()
    .setIsolationLevel('serializable')
    .execute((trx) => sql<{ level: string }>`select current_setting('transaction_isolation') as level`.execute(trx));
  expect(level.rows[0]?.level).toBe('serializable');
  expect(await count()).toBe(0);
});
