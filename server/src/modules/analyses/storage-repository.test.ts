import { randomUUID } from 'node:crypto';
import { insertUser } from '../accounts/user-repository';
import { DATABASES, type TestDatabase } from '../../testing/postgres-or-embedded';
import { insertAnalysis } from './analysis-repository';
import { reserve } from './storage-repository';

describe.each(DATABASES)('%s', (_name, open) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
  }, 120_000);
  afterAll(() => database.close(), 60_000);

  test('reservations of the same moment, on whichever server, stay within what the user has', async () => {
    const { db } = database;
    const other = await database.again?.();
    const user = await insertUser(db, { email: 'a@example.com', first_name: 'A', last_name: 'B', password_hash: 'x' });
    const userId = user?.id ?? '';
    const ids = Array.from({ length: 12 }, () => randomUUID());
    for (const id of ids) {
      await insertAnalysis(db, {
        id,
        user_id: userId,
        source_type: 'csv',
        source_name: 't.csv',
        upload_file: null,
        bytes_total: null,
        reserved_bytes: 0,
        started_at: new Date(),
      });
    }
    const granted = await Promise.allSettled(
      ids.map((id, i) => reserve(i % 2 && other ? other.db : db, { userId, id, needed: 30, wanted: 30, limit: 100 })),
    );
    expect(granted.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(granted.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'storage-full' } });

    // One more byte than is left is refused; an end gives back, without anybody saying so.
    const running = db.selectFrom('analyses').select('id').where('reserved_bytes', '=', 30);
    const [first, second] = await running.execute();
    const more = (needed: number) => reserve(db, { userId, id: second?.id ?? '', needed, wanted: 1000, limit: 100 });
    await expect(more(41)).rejects.toMatchObject({ code: 'storage-full' });
    expect(await more(40)).toBe(40);
    await db
      .updateTable('analyses')
      .set({ state: 'failed' })
      .where('id', '=', first?.id ?? '')
      .execute();
    expect(await more(41)).toBe(70);
    await other?.close();
  }, 60_000);
});
