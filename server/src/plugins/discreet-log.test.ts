import { once } from 'node:events';
import { inspect } from 'node:util';
import { sql } from 'kysely';
import { SMTPServer } from 'smtp-server';
import { startPostgres, SUPERUSER } from '../modules/sources/postgres/testing/real-postgres';
import { testApp, type TestApp } from '../testing/test-app';
import { loggedError, loggedReason } from './logged-error';

const EMAIL = 'secret.holder@private.example';
const NAME = 'Secretname';
const PASSWORD = 'a quite secret pass phrase';
const SECRETS = [EMAIL, NAME, PASSWORD, 'argon2', 'private.example'];

/** Everything that the server's own logger writes while `work` is done. */
const logOf = async (work: () => Promise<void>): Promise<string> => {
  let text = '';
  const write = jest.spyOn(process.stdout, 'write').mockImplementation((chunk) => {
    text += String(chunk);
    return true;
  });
  try {
    await work();
  } finally {
    write.mockRestore();
  }
  return text;
};

const DATABASES: [string, () => Promise<{ env: Record<string, string>; stop: () => Promise<void> }>][] = [
  ['the embedded database', async () => ({ env: {}, stop: async () => undefined })],
  [
    'PostgreSQL',
    async () => {
      const server = await startPostgres();
      const { user, password } = SUPERUSER;
      const url = `postgres://${user}:${encodeURIComponent(password)}@127.0.0.1:${server.port}/postgres`;
      return { env: { DATABASE_URL: url }, stop: () => server.stop() };
    },
  ],
];

/** Each makes the database refuse a statement whose parameters hold secrets, with those in another part of the error. */
const PROVOCATIONS: [string, string[], string[]][] = [
  [
    'a check (detail: the whole row)',
    [`alter table users add constraint provoked check (first_name <> '${NAME}')`],
    ['alter table users drop constraint provoked'],
  ],
  [
    'a trigger (message and where)',
    [
      `create function provoke() returns trigger language plpgsql as $$
         begin raise exception 'refused %', new.email using detail = new.password_hash, hint = new.first_name; end $$`,
      'create trigger provoked before insert or update on users for each row execute function provoke()',
    ],
    ['drop trigger provoked on users', 'drop function provoke'],
  ],
  [
    'a value of the wrong type (message)',
    ['alter table users add column was text', 'alter table users alter column first_name type integer using 0'],
    ['alter table users alter column first_name type text', 'alter table users drop column was'],
  ],
  [
    'a missing table (query and parameters)',
    ['alter table users rename to users_gone'],
    ['alter table users_gone rename to users'],
  ],
];

describe.each(DATABASES)('with %s', (_name, start) => {
  let stopDatabase: () => Promise<void>;
  let hub: TestApp;
  let startLog: string;
  beforeAll(async () => {
    const { env, stop } = await start();
    stopDatabase = stop;
    // Made while the standard output is watched, so that the logger writes there.
    startLog = await logOf(async () => {
      hub = await testApp({ ...env, LOG_LEVEL: 'trace' });
    });
  }, 120_000);
  afterAll(async () => {
    await logOf(() => hub.stop());
    await stopDatabase();
  });

  const run = async (statements: string[]) => {
    for (const statement of statements) await sql.raw(statement).execute(hub.context.database.db);
  };

  test.each(PROVOCATIONS)('%s is logged without what it was given', async (_case, before, after) => {
    await run(before);
    const log = await logOf(async () => {
      const body = { firstName: NAME, lastName: 'Lee', email: EMAIL, password: PASSWORD };
      const answer = await hub.call('POST', '/users/register', body);
      expect(answer.statusCode).toBe(500);
      // Work that no request waits for.
      await hub.call('POST', '/users/password/forgot', { email: EMAIL });
      await hub.context.mail.idle();
    });
    await run(after);
    expect(log).toContain('request failed');
    expect(log).toMatch(/"code":"[0-9A-Z]{5}"/);
    for (const secret of SECRETS) expect(startLog + log).not.toContain(secret);
  });

  test('an error says nothing more to who prints it himself', async () => {
    const { db } = hub.context.database;
    // One after the other: what fails before it is waited for would end the test.
    const failures = [
      () =>
        db
          .selectFrom('users')
          .selectAll()
          .where('id', '=', sql<string>`(${EMAIL}::integer)::text`)
          .execute(),
      () =>
        db.transaction().execute((trx) =>
          trx
            .selectFrom('users')
            .selectAll()
            .where('email', '=', sql<string>`(${EMAIL}::uuid)::text`)
            .execute(),
        ),
    ];
    for (const failure of failures) {
      const error: unknown = await failure().catch((thrown: unknown) => thrown);
      expect(inspect(error, { depth: 9, showHidden: true })).toContain('invalid input syntax for type');
      expect(inspect(error, { depth: 9, showHidden: true })).not.toContain(EMAIL);
      expect(inspect(error)).toContain('22P02');
    }
  });
});

test('a mail server’s refusal is logged without the address, and without names of files', async () => {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => done(new Error(`no such mailbox <${address}>, ${address} is unknown`)),
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const log = await logOf(async () => {
    const hub = await testApp({ LOG_LEVEL: 'trace', SMTP_URL: `smtp://127.0.0.1:${port}` });
    await hub.signUp(EMAIL);
    await hub.context.mail.idle();
    await hub.stop();
  });
  await new Promise<void>((resolve) => server.close(resolve));
  expect(log).toContain('a mail was refused');
  expect(log).toContain('"status":550');
  expect(log).toContain('"kind":"verification"');
  for (const secret of SECRETS) expect(log).not.toContain(secret);
}, 60_000);

test('of an error only what is known to be harmless is shown, also of those inside it', () => {
  const inner = Object.assign(new Error('inner'), { query: PASSWORD, params: [NAME], code: 'E1' });
  const outer = Object.assign(new AggregateError([inner], `for ${EMAIL}`, { cause: inner }), {
    detail: NAME,
    node: { PASSWORD },
  });
  const shown = loggedError(outer);
  expect(shown).toMatchObject({
    type: 'AggregateError',
    message: 'for [address]',
    cause: { code: 'E1' },
    errors: [{ code: 'E1' }],
  });
  for (const secret of SECRETS) expect(JSON.stringify(shown)).not.toContain(secret);
  const parsing = (() => {
    try {
      return JSON.parse(`{"password": ${PASSWORD}}`) as never;
    } catch (error) {
      return loggedError(error);
    }
  })();
  expect(parsing.stack).toContain('SyntaxError: Unexpected token');
  expect(JSON.stringify(parsing)).not.toContain('quite secret');
});

test('the engine’s reasons come without cells and statements', () => {
  const reason = `Error: Conversion Error: Could not convert string '${NAME}' to INT32\n\nLINE 1: SELECT '${NAME}'\n    at run (worker.mjs:1:2)`;
  expect(loggedReason(reason)).toBe(
    'Error: Conversion Error: Could not convert string [hidden] to INT32\n    at run (worker.mjs:1:2)',
  );
});
