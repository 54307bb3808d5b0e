import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema';
import { claimMail, insertMail, nextDue, postponeMail, removeMail, type ClaimedMail } from './mail-repository';
import type { Mail, MailTransport } from './mail';
import type { MailJob } from './mail-job';
import { isRefusal, whyNot } from './send-failure';

type Db = Kysely<Schema>;

/** Pauses before each further attempt, in ms; the last one repeats. */
const PAUSES_MS = [1_000, 10_000, 60_000, 5 * 60_000, 15 * 60_000, 3_600_000];
/** A mail that could not be sent for so long is given up. */
const GIVE_UP_MS = 2 * 86_400_000;
/** Other servers on the same database may have queued what is due. */
const LOOK_MS = 30_000;
/** A server that ends does not wait longer for a mail server that hangs; the mail is tried again later. */
const CLOSING_MS = 5_000;

/** A mail in words, and how to take back what was made for it when it could not be sent. */
export interface WrittenMail {
  mail: Mail;
  undo?: () => Promise<void>;
}

export interface MailQueue {
  /** Resolves once the mail is noted in the database, from where it is sent after `delayMs`, also by another server or after a restart. */
  enqueue(userId: string, job: MailJob, options?: { delayMs?: number; db?: Db }): Promise<void>;
  /** Work that ends in a mail but must not keep its caller waiting, or tell by its time what was found. */
  later(task: () => Promise<void>): void;
  /** Resolves when nothing is under way and nothing is due. */
  idle(): Promise<void>;
  close(): Promise<void>;
}

interface Options {
  db: Db;
  transport: MailTransport;
  /** Null where the mail is no longer wanted. */
  write: (userId: string, job: MailJob) => Promise<WrittenMail | null>;
  log: FastifyBaseLogger;
  pauses?: readonly number[];
}

/** Sends the mails of the database one after the other, each until it is handed over, refused for good, or too old. */
export const mailQueue = ({ db, transport, write, log, pauses = PAUSES_MS }: Options): MailQueue => {
  const tasks = new Set<Promise<void>>();
  let working: Promise<void> | null = null;
  let again = false;
  let closing = false;
  let timer: NodeJS.Timeout | undefined;

  const attempt = async ({ id, user_id, job, attempts, created_at }: ClaimedMail) => {
    const tooOld = Date.now() - created_at.getTime() > GIVE_UP_MS;
    let written: WrittenMail | null = null;
    try {
      written = await write(user_id, job);
      if (written) await transport.send(written.mail);
    } catch (error) {
      // One that cannot be put into words must not keep the others back.
      if (!written && !closing) log.error({ err: error, mail: id, kind: job.kind }, 'a mail could not be written');
      await written?.undo?.();
      const why = whyNot(error);
      if (isRefusal(error) || tooOld) {
        log.error({ mail: id, kind: job.kind, ...why }, tooOld ? 'a mail was given up' : 'a mail was refused');
        return removeMail(db, id);
      }
      log.warn({ mail: id, kind: job.kind, attempts, ...why }, 'a mail will be tried again');
      const pause = pauses[Math.min(attempts, pauses.length) - 1] ?? 0;
      return postponeMail(db, id, new Date(Date.now() + pause));
    }
    return removeMail(db, id);
  };

  const sendDue = async () => {
    for (let mail = closing ? undefined : await claimMail(db); mail; mail = closing ? undefined : await claimMail(db)) {
      await attempt(mail);
    }
    if (closing) return;
    const due = await nextDue(db);
    const wait = due === null ? LOOK_MS : Math.min(LOOK_MS, Math.max(0, due.getTime() - Date.now()));
    clearTimeout(timer);
    timer = setTimeout(wake, wait);
    timer.unref();
  };

  const work = async () => {
    do {
      again = false;
      await sendDue();
      // oxlint-disable-next-line typescript/no-unnecessary-condition -- both change while mails are sent
    } while (again && !closing);
  };

  /** One run at a time: who wakes it meanwhile gets another look at the end of it. */
  function wake(): void {
    if (closing) return;
    again = true;
    working ??= work()
      .catch((error: unknown) => {
        if (closing) return;
        log.error({ err: error }, 'mails could not be looked through');
        clearTimeout(timer);
        timer = setTimeout(wake, LOOK_MS);
        timer.unref();
      })
      .finally(() => (working = null));
  }

  const idle = async () => {
    while (tasks.size > 0) await Promise.all(tasks);
    wake();
    while (working) await working;
  };

  wake();
  return {
    async enqueue(userId, job, { delayMs = 0, db: within = db } = {}) {
      const now = Date.now();
      await insertMail(within, {
        id: randomUUID(),
        user_id: userId,
        job,
        created_at: new Date(now),
        due_at: new Date(now + delayMs),
      });
      wake();
    },
    later(task) {
      const done = task()
        .catch((error: unknown) => log.error({ err: error }, 'mail task failed'))
        .finally(() => tasks.delete(done));
      tasks.add(done);
    },
    idle,
    async close() {
      while (tasks.size > 0) await Promise.all(tasks);
      closing = true;
      clearTimeout(timer);
      const enough = new Promise<void>((resolve) => setTimeout(resolve, CLOSING_MS).unref());
      await Promise.race([working, enough]);
    },
  };
};
