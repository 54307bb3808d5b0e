import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';
import { findUserByEmail, insertUser } from '../modules/accounts/user-repository';
import { DATABASES, type TestDatabase } from '../testing/postgres-or-embedded';
import { composeMail } from './compose-mail';
import type { MailJob } from './mail-job';
import { mailQueue } from './mail-queue';
import { smtpTransport } from './smtp-transport';

const JOB: MailJob = { kind: 'password-changed' };

describe.each(DATABASES)('the queue in %s', (_name, open) => {
  let database: TestDatabase;
  let userId = '';
  const logged: unknown[][] = [];
  const note = (...line: unknown[]) => void logged.push(line);
  // The queue uses these two of the logger.
  const log = { error: note, warn: note } as unknown as Parameters<typeof mailQueue>[0]['log'];
  const send = jest.fn();
  const undo = jest.fn(() => Promise.resolve());
  const unwritable = new Set<MailJob['kind']>();
  const write = (_id: string, job: MailJob) =>
    unwritable.has(job.kind)
      ? Promise.reject(new Error('No words for it.'))
      : Promise.resolve({
          mail: composeMail({
            to: 'ann@example.com',
            subject: job.kind,
            greeting: 'Hello,',
            paragraphs: ['secret words'],
            footer: '-',
          }),
          undo,
        });
  const start = (pauses = [1], transport: { send: (mail: never) => Promise<void> } = { send }) =>
    mailQueue({ db: database.db, transport, write, log, pauses });
  const waiting = () => database.db.selectFrom('mails').select(['attempts', 'due_at']).execute();
  const makeDue = () => database.db.updateTable('mails').set({ due_at: new Date() }).execute();
  const ended = new Set<ReturnType<typeof mailQueue>>();
  const opened = (...options: Parameters<typeof start>) => {
    const queue = start(...options);
    ended.add(queue);
    return queue;
  };

  beforeAll(async () => {
    database = await open();
    const person = { email: 'ann@example.com', first_name: 'Ann', last_name: 'Lee', password_hash: 'x' };
    userId = ((await insertUser(database.db, person)) ?? (await findUserByEmail(database.db, person.email)))?.id ?? '';
  }, 120_000);
  afterAll(() => database.close(), 60_000);
  beforeEach(() => {
    send.mockReset().mockResolvedValue(undefined);
    undo.mockClear();
    unwritable.clear();
    logged.length = 0;
  });
  afterEach(async () => {
    for (const queue of ended) await queue.close();
    ended.clear();
    await database.db.deleteFrom('mails').execute();
  });

  test('sends, and forgets what is sent', async () => {
    const queue = opened();
    await queue.enqueue(userId, JOB);
    await queue.idle();
    expect(send).toHaveBeenCalledTimes(1);
    expect(await waiting()).toEqual([]);
  });

  test('one that cannot be put into words keeps no other back, and is tried again', async () => {
    unwritable.add('password-changed');
    const queue = opened([3_600_000]);
    await queue.enqueue(userId, JOB);
    await queue.enqueue(userId, { kind: 'new-report', reportId: '1' });
    await queue.enqueue(userId, { kind: 'new-report', reportId: '2' });
    await queue.idle();
    expect(send).toHaveBeenCalledTimes(2);
    const [left, ...more] = await waiting();
    expect(more).toEqual([]);
    // Not before its pause is over.
    expect(left?.due_at.getTime()).toBeGreaterThan(Date.now() + 3_000_000);
    expect(logged.map(([, words]) => words)).toContain('a mail could not be written');
    unwritable.clear();
    await makeDue();
    await queue.idle();
    expect(await waiting()).toEqual([]);
  });

  test('tries again until the mail server is back, and takes back what each failed mail was written with', async () => {
    send.mockRejectedValueOnce(new Error('away')).mockRejectedValueOnce(new Error('away'));
    const queue = opened([1]);
    await queue.enqueue(userId, JOB);
    while (send.mock.calls.length < 3) await queue.idle();
    await queue.idle();
    expect(undo).toHaveBeenCalledTimes(2);
    expect(await waiting()).toEqual([]);
  });

  test('a mail outlives the server that could not send it, and a restart', async () => {
    send.mockRejectedValue(new Error('away'));
    const first = opened([3_600_000]);
    await first.enqueue(userId, JOB);
    await first.idle();
    await first.close();
    expect(await waiting()).toEqual([{ attempts: 1, due_at: expect.any(Date) }]);
    send.mockResolvedValue(undefined);
    await makeDue();
    const second = opened();
    await second.idle();
    expect(send).toHaveBeenCalledTimes(2);
    expect(await waiting()).toEqual([]);
  });

  test('waits for its time', async () => {
    const queue = opened();
    await queue.enqueue(userId, JOB, { delayMs: 3_600_000 });
    await queue.idle();
    expect(send).not.toHaveBeenCalled();
    await makeDue();
    await queue.idle();
    expect(send).toHaveBeenCalledTimes(1);
  });

  test('two servers send each mail once', async () => {
    send.mockImplementation(() => new Promise((resolve) => setTimeout(resolve, 2)));
    const queues = [opened(), opened()] as const;
    await Promise.all(Array.from({ length: 20 }, (_, n) => queues[n % 2 === 0 ? 0 : 1].enqueue(userId, JOB)));
    await Promise.all(queues.map((queue) => queue.idle()));
    expect(send).toHaveBeenCalledTimes(20);
  });

  test('a newer link takes the place of one that still waits for the mail server', async () => {
    send.mockRejectedValueOnce(new Error('away'));
    const queue = opened([3_600_000]);
    await queue.enqueue(userId, { kind: 'password-reset' });
    await queue.idle();
    await queue.enqueue(userId, { kind: 'password-reset' });
    await queue.idle();
    expect(send).toHaveBeenCalledTimes(2);
    expect(await waiting()).toEqual([]);
  });

  test('a mail that is refused for good, or too old, is given up; the log knows nothing of its text or address', async () => {
    const queue = opened([3_600_000]);
    send.mockRejectedValueOnce(
      Object.assign(new Error('550 <ann@example.com> unknown'), { code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' }),
    );
    await queue.enqueue(userId, JOB);
    await queue.idle();
    expect(await waiting()).toEqual([]);
    // A refused login is the operator's to mend.
    send.mockRejectedValue(Object.assign(new Error('535'), { code: 'EAUTH', responseCode: 535, command: 'AUTH PLAIN' }));
    await queue.enqueue(userId, JOB);
    await queue.idle();
    expect(await waiting()).toHaveLength(1);
    await database.db
      .updateTable('mails')
      .set({ due_at: new Date(), created_at: new Date(Date.now() - 3 * 86_400_000) })
      .execute();
    await queue.idle();
    expect(await waiting()).toEqual([]);
    expect(logged.map(([, sentence]) => sentence)).toEqual([
      'a mail was refused',
      'a mail will be tried again',
      'a mail was given up',
    ]);
    expect(JSON.stringify(logged)).not.toMatch(/ann@example|secret words/);
  });

  test('a failing task is logged and does no harm', async () => {
    const queue = opened();
    queue.later(() => Promise.reject(new Error('task')));
    await queue.idle();
    expect(logged).toEqual([[expect.anything(), 'mail task failed']]);
  });

  test('a mail server that is away for a while loses no mail', async () => {
    const received: string[] = [];
    const smtp = () =>
      new SMTPServer({
        authOptional: true,
        disabledCommands: ['STARTTLS'],
        onData: (stream, _session, done) => {
          let text = '';
          stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
          stream.on('end', () => {
            received.push(/^Subject: (.*)$/m.exec(text)?.[1]?.trim() ?? '');
            done();
          });
        },
      });
    const up = async (server: SMTPServer, port: number) => {
      server.listen(port, '127.0.0.1');
      await once(server.server, 'listening');
      const address = server.server.address();
      return typeof address === 'object' && address ? address.port : 0;
    };
    const down = (server: SMTPServer) => new Promise<void>((resolve) => server.close(resolve));
    const first = smtp();
    const port = await up(first, 0);
    await down(first);
    const queue = opened([20], smtpTransport(`smtp://127.0.0.1:${port}`, 'Hub <hub@example.com>'));
    const jobs: MailJob[] = [{ kind: 'password-changed' }, { kind: 'verification' }];
    for (const job of jobs) await queue.enqueue(userId, job);
    await queue.idle();
    expect(await waiting()).toHaveLength(2);
    const second = smtp();
    await up(second, port);
    while (received.length < 2) await queue.idle();
    await queue.idle();
    await down(second);
    expect(received.toSorted()).toEqual(['password-changed', 'verification']);
    expect(await waiting()).toEqual([]);
  });
});
