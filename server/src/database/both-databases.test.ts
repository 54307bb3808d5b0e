import { randomUUID } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { insertAnalysis, failInterrupted, endedAnalyses } from '../modules/analyses/analysis-repository';
import { createMailToken, takeMailToken } from '../modules/accounts/mail-token-repository';
import { endSessions, findSession, insertSession } from '../modules/accounts/session-repository';
import { findUserByEmail, insertUser } from '../modules/accounts/user-repository';
import { countRuns } from '../modules/agents/agent-repository';
import { insertRevision, newestDocument } from '../modules/discovery/discovery-repository';
import { emptyDocument } from '../modules/discovery/next-document';
import { analyticsOf } from '../modules/reports/analytics';
import { putRowAside, takeRowBack } from '../modules/reports/deleted-reports';
import { findReport, listReports, reportsPage } from '../modules/reports/report-repository';
import { DATABASES, type TestDatabase } from '../testing/postgres-or-embedded';
import { migrate } from './migrate';
import { up as emailForm } from './migrations/007-email-form';
import { refreshStatistics } from './refresh-statistics';

describe.each(DATABASES)('%s', (_name, open) => {
  let database: TestDatabase;
  const db = () => database.db;
  let count = 0;
  const newUser = async () => {
    const user = await insertUser(db(), {
      email: `u${++count}@example.com`,
      first_name: 'A',
      last_name: 'B',
      password_hash: 'x',
    });
    if (!user) throw new Error('The address was taken.');
    return user;
  };
  const newReport = async (userId: string, more: object = {}) => {
    const id = randomUUID();
    await db()
      .insertInto('reports')
      .values({
        id,
        user_id: userId,
        title: 'T',
        source_type: 'csv',
        source_name: 't.csv',
        source: null,
        source_id: id,
        record_count: 5_000_000_000,
        processing_seconds: 1.5,
        table_names: JSON.stringify(['a', 'b "c"']),
        insight_count: 1,
        chart_count: 2,
        content: '# T',
        document: '{}',
        upload_file: null,
        store_file: null,
        stored_bytes: 10,
        created_at: new Date(),
        ...more,
      })
      .execute();
    return id;
  };

  beforeAll(async () => {
    database = await open();
  }, 120_000);
  afterAll(() => database.close(), 60_000);

  test('migrations run once', async () => {
    await expect(migrate(db())).resolves.toEqual([]);
    await expect(migrate(db())).resolves.toEqual([]);
  });

  test('an address is brought into its plain form, except where that is another’s', async () => {
    const add = async (email: string) => {
      const user = await insertUser(db(), { email, first_name: 'A', last_name: 'B', password_hash: 'x' });
      return user?.id;
    };
    const wide = await add('ｗｉｄｅ@example.com');
    const owner = await add('taken@example.com');
    const double = await add('ｔａｋｅｎ@example.com');
    const plain = await add('bär@example.com');
    await emailForm(db() as unknown as Kysely<unknown>);
    expect((await findUserByEmail(db(), 'wide@example.com'))?.id).toBe(wide);
    expect((await findUserByEmail(db(), 'taken@example.com'))?.id).toBe(owner);
    expect((await findUserByEmail(db(), 'ｔａｋｅｎ@example.com'))?.id).toBe(double);
    expect((await findUserByEmail(db(), 'bär@example.com'))?.id).toBe(plain);
  });

  test('numbers, times, lists and truth come back as they were', async () => {
    const user = await newUser();
    expect(user.is_verified).toBe(false);
    expect(user.token_version).toBe(0);
    expect(Math.abs(user.created_at.getTime() - Date.now())).toBeLessThan(10_000);
    const id = await newReport(user.id);
    const row = await findReport(db(), user.id, id);
    expect(row).toMatchObject({
      record_count: 5_000_000_000,
      processing_seconds: 1.5,
      table_names: ['a', 'b "c"'],
      stored_bytes: 10,
    });
  });

  test('a failed statement does not disturb the next, nor a rolled back transaction', async () => {
    await expect(sql`select nonsense`.execute(db())).rejects.toThrow();
    const email = 'rolled-back@example.com';
    const failing = db()
      .transaction()
      .execute(async (trx) => {
        await insertUser(trx, { email, first_name: 'A', last_name: 'B', password_hash: 'x' });
        throw new Error('no');
      });
    await expect(failing).rejects.toThrow('no');
    expect(await findUserByEmail(db(), email)).toBeUndefined();
    expect((await sql<{ one: number }>`select 1 as one`.execute(db())).rows).toEqual([{ one: 1 }]);
  });

  test('transactions of the same moment do not mix', async () => {
    const users = await Promise.all(
      Array.from({ length: 8 }, (_, i) =>
        db()
          .transaction()
          .execute(async (trx) => {
            const user = await insertUser(trx, {
              email: `par${i}@example.com`,
              first_name: 'A',
              last_name: 'B',
              password_hash: 'x',
            });
            if (i % 2 === 1) throw new Error('odd');
            return user;
          })
          .catch(() => null),
      ),
    );
    expect(users.filter(Boolean)).toHaveLength(4);
    for (let i = 0; i < 8; i++) expect(Boolean(await findUserByEmail(db(), `par${i}@example.com`))).toBe(i % 2 === 0);
  });

  test('a mailed token has one winner of twenty', async () => {
    const user = await newUser();
    const token = (await createMailToken(db(), user.id, 'verify', user.email)) ?? '';
    const taken = await Promise.all(Array.from({ length: 20 }, () => takeMailToken(db(), token, ['verify'])));
    expect(taken.filter(Boolean)).toHaveLength(1);
    expect(await takeMailToken(db(), token, ['verify'])).toBeUndefined();
  });

  test('ending the sessions makes every token void', async () => {
    const user = await newUser();
    const sid = await insertSession(db(), user.id, 'test');
    const claims = { sub: user.id, sid, ver: user.token_version, iat: 0, exp: 0 };
    expect((await findSession(db(), claims, 't'))?.user.id).toBe(user.id);
    expect((await endSessions(db(), user.id))?.token_version).toBe(1);
    expect(await findSession(db(), claims, 't')).toBeUndefined();
  });

  test('reports are listed newest first, by source, page by page, and for their owner only', async () => {
    const [user, other] = [await newUser(), await newUser()];
    const ids = [];
    for (let i = 0; i < 5; i++) {
      ids.push(
        await newReport(user.id, {
          created_at: new Date(2026, 0, i + 1),
          source_type: i === 0 ? 'postgres' : 'csv',
          processing_seconds: i,
        }),
      );
    }
    const listed = async (page: Parameters<typeof listReports>[2]) =>
      (await listReports(db(), user.id, page)).map((row) => row.id);
    expect(await listed({ limit: 100 })).toEqual(ids.toReversed());
    expect(await listed({ limit: 2, offset: 1 })).toEqual([ids[3], ids[2]]);
    expect(await listed({ limit: 100, sourceType: 'postgres' })).toEqual([ids[0]]);
    expect(await listReports(db(), other.id, { limit: 100 })).toEqual([]);
    expect(await putRowAside(db(), other.id, ids[0] ?? '')).toBeUndefined();
    expect(await analyticsOf(db(), user.id)).toMatchObject({
      total_reports: 5,
      most_used_source: 'csv',
      average_processing_time: 2,
      reports_by_source: { csv: 4, google_sheet: 0, postgres: 1 },
    });
    expect(await analyticsOf(db(), other.id)).toMatchObject({
      total_reports: 0,
      most_used_source: null,
      average_processing_time: 0,
    });
  });

  test('a page follows a report, also one of the same moment, and knows what came before each in its source', async () => {
    const user = await newUser();
    const at = new Date(2026, 1, 1);
    const written: string[] = [];
    for (let i = 0; i < 6; i++)
      written.push(await newReport(user.id, { created_at: at, source_id: i % 2 === 0 ? 'even' : `odd ${i}` }));
    const newest = written.toSorted().toReversed();
    const first = await listReports(db(), user.id, { limit: 4 });
    const rest = await listReports(db(), user.id, { limit: 4, after: first.at(-1) });
    expect([...first, ...rest].map((row) => row.id)).toEqual(newest);
    const ofEven = newest.filter((id) => [0, 2, 4].includes(written.indexOf(id)));
    expect(ofEven.map((id) => [...first, ...rest].find((row) => row.id === id)?.previous_id)).toEqual([
      ofEven[1],
      ofEven[2],
      null,
    ]);
    expect((await findReport(db(), user.id, ofEven[0] ?? ''))?.previous_id).toBe(ofEven[1]);
    // A page goes on where its last report stood, also when that one is gone by then.
    const last = first.at(-1)?.id ?? '';
    const before = await findReport(db(), user.id, last);
    await putRowAside(db(), user.id, last);
    expect((await listReports(db(), user.id, { limit: 4, after: first.at(-1) })).map((row) => row.id)).toEqual(newest.slice(4));
    await takeRowBack(db(), user.id, last);
    expect(await findReport(db(), user.id, last)).toEqual(before);
  });

  test('a page of reports costs the page, however many there are', async () => {
    const user = await newUser();
    const fill = (count: number) =>
      sql`insert into reports (id, user_id, title, source_type, source_name, source_id, record_count, processing_seconds, table_names,
            insight_count, chart_count, content, document, stored_bytes, created_at)
          select gen_random_uuid()::text, ${user.id}, 'Report ' || n, 'csv', 't.csv', 'source ' || n % 40, 1, 1, '[]', 1, 1,
            repeat('x', 3000), '{}', 1, timestamptz '2026-01-01' + n * interval '1 minute'
          from generate_series(1, ${count}::int) n`.execute(db());
    // A PostgreSQL server does it in its own time.
    const known = async () => (database.kind === 'embedded' ? refreshStatistics(database) : sql`analyze`.execute(db()));
    /** Blocks that were read for it. */
    const costOf = async (page: Parameters<typeof reportsPage>[2]) => {
      const { rows } = await sql<{
        'QUERY PLAN': [{ Plan: Record<string, number> }];
      }>`explain (analyze, buffers, format json) ${reportsPage(db(), user.id, page)}`.execute(db());
      const plan = rows[0]?.['QUERY PLAN'][0].Plan;
      return (plan?.['Shared Hit Blocks'] ?? 0) + (plan?.['Shared Read Blocks'] ?? 0);
    };
    await fill(2_000);
    await known();
    // Deeper indexes cost some blocks more; to read all would cost six times as many.
    const few = { first: await costOf({ limit: 50 }), ofType: await costOf({ limit: 50, sourceType: 'csv' }) };
    await fill(10_000);
    await known();
    const after = { created_at: new Date('2026-01-02T00:00:00Z'), id: '' };
    expect(await costOf({ limit: 50 })).toBeLessThan(2 * few.first);
    expect(await costOf({ limit: 50, after })).toBeLessThan(2 * few.first);
    expect(await costOf({ limit: 50, sourceType: 'csv' })).toBeLessThan(2 * few.ofType);
    expect(await costOf({ limit: 50, sourceType: 'csv', after })).toBeLessThan(2 * few.ofType);
  });

  test('reports are searched by all words of their title and source, taken as they are', async () => {
    const user = await newUser();
    const titles = ['Sales of the North', 'Sales 100% done', 'sales_2024', 'Costs'];
    for (const [index, title] of titles.entries()) {
      await newReport(user.id, {
        title,
        created_at: new Date(2026, 0, 9 - index),
        source_type: index === 3 ? 'google_sheet' : 'csv',
      });
    }
    const found = async (search: string) => (await listReports(db(), user.id, { limit: 100, search })).map((row) => row.title);
    expect(await found('SALES')).toEqual(titles.slice(0, 3));
    expect(await found(' north  sales ')).toEqual(['Sales of the North']);
    expect(await found('100%')).toEqual(['Sales 100% done']);
    expect(await found('s_2')).toEqual(['sales_2024']);
    expect(await found('google')).toEqual(['Costs']);
    expect(await found('\\')).toEqual([]);
    expect(await found('')).toEqual(titles);
  });

  test('reports are searched by their source, their tables and what they say first', async () => {
    const user = await newUser();
    const at = (day: number) => new Date(2026, 0, day);
    const lead = JSON.stringify({ claim: 'c1', sentence: 'Revenue fell by 12 % in the North.' });
    await newReport(user.id, { title: 'A', source_name: 'Takings.csv', created_at: at(3), lead });
    await newReport(user.id, { title: 'B', table_names: JSON.stringify(['Orders', 'Kunden']), created_at: at(2), lead: 'null' });
    await newReport(user.id, { title: 'C', created_at: at(1), lead: null });
    const found = async (search: string) => (await listReports(db(), user.id, { limit: 100, search })).map((row) => row.title);
    expect(await found('takings')).toEqual(['A']);
    expect(await found('revenue NORTH')).toEqual(['A']);
    expect(await found('takings revenue')).toEqual(['A']);
    expect(await found('kunden')).toEqual(['B']);
    expect(await found('claim')).toEqual([]);
    expect(await found('"c"')).toEqual(['A', 'C']);
    const after = { created_at: at(3), id: '' };
    expect((await listReports(db(), user.id, { limit: 1, search: 'orders', after })).map(({ title }) => title)).toEqual(['B']);
    const listed = await listReports(db(), user.id, { limit: 100 });
    expect(listed.map(({ lead_sentence }) => lead_sentence)).toEqual(['Revenue fell by 12 % in the North.', null, null]);
  });

  test('interrupted analyses are marked as failed', async () => {
    const user = await newUser();
    const analysis = {
      id: randomUUID(),
      user_id: user.id,
      source_type: 'csv' as const,
      source_name: 't.csv',
      upload_file: 'x.csv',
      bytes_total: null,
      started_at: new Date(),
    };
    expect(await insertAnalysis(db(), analysis)).toBeDefined();
    expect(await insertAnalysis(db(), analysis)).toBeUndefined();
    expect(await failInterrupted(db(), 'code', 'text', { everything: false })).toBe(0);
    expect(await failInterrupted(db(), 'code', 'text', { everything: true })).toBe(1);
    expect(await endedAnalyses(db(), user.id, new Date(0), 5)).toMatchObject([
      { state: 'failed', error_code: 'code', upload_file: 'x.csv' },
    ]);
    expect(await failInterrupted(db(), 'code', 'text', { everything: true })).toBe(0);
  });

  test('runs of agents are counted by how they ended', async () => {
    const user = await newUser();
    const run = (outcome: 'ok' | 'failed' | 'cancelled', within_budget: boolean, right: number | null) => ({
      id: randomUUID(),
      user_id: user.id,
      analysis_id: 'a',
      report_id: null,
      agent: 'data-analyzer' as const,
      started_at: new Date(),
      ended_at: new Date(),
      duration_ms: 1.5,
      rows: 3,
      outcome,
      within_budget,
      checked_right: right,
      checked_total: right === null ? null : 10,
    });
    await db()
      .insertInto('agent_runs')
      .values([run('ok', true, 9), run('ok', false, 8), run('failed', false, null), run('cancelled', false, null)])
      .execute();
    expect(await countRuns(db(), user.id)).toMatchObject([
      { agent: 'data-analyzer', ok: 2, failed: 1, in_time: 1, right: 17, total: 20 },
    ]);
  });

  test('the newest valid revision of the discovery document is found', async () => {
    const document = { ...emptyDocument(60), revision: 1 };
    expect(await insertRevision(db(), document, 'test', '')).toBe(true);
    expect(await insertRevision(db(), document, 'test', '')).toBe(false);
    await db()
      .insertInto('discovery_revisions')
      .values({ revision: 2, document: '{"broken":true}', actor: 't', reason: '', created_at: new Date() })
      .execute();
    expect((await newestDocument(db()))?.revision).toBe(1);
  });

  test('another server sees the same data', async () => {
    if (!database.again) {
      expect(database.kind).toBe('embedded');
      return;
    }
    const other = await database.again();
    const user = await newUser();
    expect((await findUserByEmail(other.db, user.email))?.id).toBe(user.id);
    await other.close();
  });
});
