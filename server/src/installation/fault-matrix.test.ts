import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sessionResponse } from '@hub/shared/contracts/accounts/account';
import { analysisResult, reportList } from '@hub/shared/contracts/reports/report';
import { startPostgres, SUPERUSER } from '../modules/sources/postgres/testing/real-postgres';
import { recover } from '../recover';
import { PASSWORD, testApp, type Account } from '../testing/test-app';
import { InstallationError } from './installation-error';

/** More than a sudden end leaves. */
const FILES = 8;

let postgres: Awaited<ReturnType<typeof startPostgres>>;
let folder: string;
let ann: Account;
let reports: string[];
let whole: Record<string, string>;

const address = (name: string) => {
  const { user, password } = SUPERUSER;
  return `postgres://${user}:${encodeURIComponent(password)}@127.0.0.1:${postgres.port}/${name}`;
};
const copyOf = (name: string, copy: string) => postgres.run(`create database ${copy} template ${name}`);
const on = (database: string, more: Record<string, string> = {}) =>
  testApp({ DATA_DIR: folder, DATABASE_URL: address(database), ...more });
const tablesOf = async (database: string) =>
  (await postgres.run(`select table_name from information_schema.tables where table_schema = 'public' order by 1`, database)).map(
    ({ table_name }) => table_name,
  );
/** Every stored file with what it holds. */
const stored = (of = folder) =>
  Object.fromEntries(readdirSync(join(of, 'files')).map((name) => [name, readFileSync(join(of, 'files', name), 'utf8')]));
const inTrash = () => readdirSync(join(folder, 'trash')).flatMap((day) => readdirSync(join(folder, 'trash', day)));

const refusal = async (start: Promise<{ stop(options: object): Promise<void> }>): Promise<string> => {
  try {
    await (await start).stop({ keep: true });
  } catch (error) {
    if (error instanceof InstallationError) return error.message;
    throw error;
  }
  throw new Error('It started.');
};

/** All reports are there and can be analysed again from their files. */
const isWhole = async (database: string) => {
  const hub = await on(database);
  try {
    const listed = reportList.parse((await hub.call('GET', '/reports', undefined, ann.token)).json());
    expect(listed.map(({ id }) => id).sort()).toEqual([...reports].sort());
    expect(stored()).toEqual(whole);
  } finally {
    await hub.stop({ keep: true });
  }
};

beforeAll(async () => {
  postgres = await startPostgres();
  folder = mkdtempSync(join(tmpdir(), 'hub-matrix-'));
  for (const name of ['proper', 'bare', 'bare_too']) await postgres.run(`create database ${name}`);
  const first = await on('proper');
  ann = await first.signUp();
  await first.stop({ keep: true });
  await copyOf('proper', 'older');
  const second = await on('proper');
  reports = [];
  for (let i = 0; i < FILES; i++)
    reports.push(analysisResult.parse((await second.upload(ann.token, `a\n${i}\n`, { name: `t${i}.csv` })).json()).report_id);
  await second.stop({ keep: true });
  whole = stored();
  expect(Object.keys(whole)).toHaveLength(FILES);

  await copyOf('proper', 'half');
  await postgres.run(`delete from reports where id <> '${reports[0]}'; delete from analyses`, 'half');
  await copyOf('proper', 'torn');
  await postgres.run('drop table analyses', 'torn');
  await copyOf('proper', 'unrecorded');
  await postgres.run('delete from schema_migrations', 'unrecorded');
  const elsewhere = mkdtempSync(join(tmpdir(), 'hub-elsewhere-'));
  await postgres.run('create database other');
  await (await testApp({ DATA_DIR: elsewhere, DATABASE_URL: address('other') })).stop();
}, 240_000);

afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}, 60_000);

afterEach(async () => {
  expect(stored()).toEqual(whole);
});

describe('a start on a folder in use is refused, loses no file and says what to do', () => {
  test.each([
    ['is empty', 'bare', /knows nothing of it\. Set DATABASE_URL to the database that belongs to this folder/],
    ['is that of another installation', 'other', /two different installations\. Set DATABASE_URL or DATA_DIR/],
    ['is an older copy', 'older', /8 of 8 stored files .* older copy, or restored only in part\. Restore its newest backup/],
    ['lacks rows', 'half', /7 of 8 stored files .* UNKNOWN_FILES_LIMIT=7/],
    ['lacks a table', 'torn', /some are missing: analyses\. Restore the database whole/],
    ['lacks its record of migrations', 'unrecorded', /some are missing: what schema_migrations holds/],
  ])(
    'when the database %s',
    async (_what, database, sentence) => {
      const before = await tablesOf(database);
      const message = await refusal(on(database));
      expect(message).toMatch(sentence);
      expect(message).toMatch(/^The hub does not start, and has changed nothing\. /);
      expect(message).not.toContain(SUPERUSER.password);
      expect(await tablesOf(database)).toEqual(before);
      await isWhole('proper');
    },
    60_000,
  );

  test('when DATABASE_URL is missing, and without making another database', async () => {
    expect(await refusal(testApp({ DATA_DIR: folder }))).toMatch(
      /last used with a PostgreSQL database, and DATABASE_URL is not set/,
    );
    expect(readdirSync(folder)).not.toContain('database');
  });

  test('when the database cannot be reached or is not there', async () => {
    const closed = await refusal(testApp({ DATA_DIR: folder, DATABASE_URL: 'postgres://u:hidden-word@127.0.0.1:1/x' }));
    expect(closed).toMatch(/cannot be reached .* set DATABASE_URL/);
    expect(closed).not.toContain('hidden-word');
    expect(await refusal(on('nowhere'))).toMatch(/database "nowhere" does not exist/);
  });

  test('when the id of the folder is gone, too', async () => {
    const id = readFileSync(join(folder, 'installation.json'), 'utf8');
    rmSync(join(folder, 'installation.json'));
    for (const database of ['bare', 'other', 'older']) expect(await refusal(on(database))).toContain('8 stored files');
    expect(await refusal(testApp({ DATA_DIR: folder }))).toContain('8 stored files');
    expect(readdirSync(folder)).not.toContain('database');
    await isWhole('proper');
    expect(readFileSync(join(folder, 'installation.json'), 'utf8')).toBe(id);
  }, 60_000);
});

test('what an operator lets go to the trash comes back by itself with the right database', async () => {
  // With PostgreSQL, what another server may have just made is left alone for a day.
  const longAgo = new Date(Date.now() - 48 * 3_600_000);
  for (const name of Object.keys(whole)) utimesSync(join(folder, 'files', name), longAgo, longAgo);
  const older = await on('older', { UNKNOWN_FILES_LIMIT: String(FILES) });
  await older.stop({ keep: true });
  expect(stored()).toEqual({});
  expect(inTrash().sort()).toEqual(Object.keys(whole).sort());
  await isWhole('proper');
  expect(inTrash()).toEqual([]);
}, 60_000);

test('a database that is exchanged under a running server moves nothing', async () => {
  await copyOf('proper', 'running');
  const hub = await on('running');
  try {
    await postgres.run('delete from reports', 'running');
    await expect(recover(hub.context)).rejects.toThrow(/^No stored file was moved\. 8 of 8 stored files/);
    await postgres.run(`update installation set id = 'another'`, 'running');
    await expect(recover(hub.context)).rejects.toThrow('two different installations');
    expect(stored()).toEqual(whole);
  } finally {
    await hub.stop({ keep: true });
  }
}, 60_000);

describe('the first start of this version on what an earlier one has left', () => {
  const forget = async (database: string) => {
    rmSync(join(folder, 'installation.json'));
    await postgres.run(
      `drop table installation; alter table analyses drop column reserved_bytes; delete from schema_migrations where name = '006-storage'`,
      database,
    );
  };
  let id: string;
  beforeAll(() => (id = readFileSync(join(folder, 'installation.json'), 'utf8')));
  afterAll(() => writeFileSync(join(folder, 'installation.json'), id));

  test('gives both the same id when they agree', async () => {
    await copyOf('proper', 'earlier');
    await forget('earlier');
    await isWhole('earlier');
    const [row] = await postgres.run('select id from installation', 'earlier');
    expect(JSON.parse(readFileSync(join(folder, 'installation.json'), 'utf8'))).toEqual({
      id: row?.['id'],
      database: 'postgresql',
    });
    // From now on the others are refused.
    expect(await refusal(on('proper'))).toContain('two different installations');
  }, 60_000);

  test('refuses when they do not', async () => {
    await copyOf('older', 'earlier_older');
    await forget('earlier_older');
    expect(await refusal(on('earlier_older'))).toContain('8 stored files');
    expect(await tablesOf('earlier_older')).not.toContain('installation');
  }, 60_000);

  test('takes a backup from before the ids for what it is', async () => {
    writeFileSync(join(folder, 'installation.json'), id);
    await copyOf('proper', 'backup');
    await postgres.run(
      `drop table installation; alter table analyses drop column reserved_bytes; delete from schema_migrations where name = '006-storage'`,
      'backup',
    );
    await isWhole('backup');
    expect(readFileSync(join(folder, 'installation.json'), 'utf8')).toBe(id);
  }, 60_000);
});

test('a new folder takes over the id of its database, and says what is missing', async () => {
  const fresh = mkdtempSync(join(tmpdir(), 'hub-fresh-'));
  const hub = await testApp({ DATA_DIR: fresh, DATABASE_URL: address('proper') });
  try {
    // An upload and a loaded table of each report.
    expect(await recover(hub.context)).toEqual({ missing: 2 * FILES, of: 2 * FILES });
    expect(readFileSync(join(fresh, 'installation.json'), 'utf8')).toBe(readFileSync(join(folder, 'installation.json'), 'utf8'));
    // A key of its own comes with the new folder, so that everybody logs in again.
    const login = await hub.call('POST', '/users/login', { email: ann.email, password: PASSWORD });
    const { token } = sessionResponse.parse(login.json());
    expect(reportList.parse((await hub.call('GET', '/reports', undefined, token)).json())).toHaveLength(FILES);
  } finally {
    await hub.stop();
  }
}, 60_000);

test('an embedded installation is not lost to an empty PostgreSQL database, nor to an embedded one that was taken away', async () => {
  const own = mkdtempSync(join(tmpdir(), 'hub-own-'));
  const hub = await testApp({ DATA_DIR: own });
  const bob = await hub.signUp();
  expect((await hub.upload(bob.token, 'a\n1\n')).statusCode).toBe(200);
  await hub.stop({ keep: true });
  const files = stored(own);
  expect(await refusal(testApp({ DATA_DIR: own, DATABASE_URL: address('bare_too') }))).toContain('holds 1 stored file');
  expect(await tablesOf('bare_too')).toEqual([]);
  rmSync(join(own, 'database'), { recursive: true });
  expect(await refusal(testApp({ DATA_DIR: own }))).toContain('knows nothing of it');
  expect(readdirSync(own)).not.toContain('database');
  expect(stored(own)).toEqual(files);
  rmSync(own, { recursive: true });
}, 120_000);
