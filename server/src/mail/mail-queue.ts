import type { FastifyBaseLogger } from 'fastify';
import type { Mail, MailTransport } from './mail';

const PAUSES_MS = [1_000, 10_000, 60_000];

export interface MailQueue {
  /** Returns at once. A mail that cannot be sent is tried again a few times and then logged, without its text. */
  enqueue(mail: Mail): void;
  /** Work that ends in a mail but must not keep its caller waiting, or tell by its time what was found. */
  later(task: () => Promise<void>): void;
  /** Resolves when nothing is under way. */
  idle(): Promise<void>;
  close(): Promise<void>;
}

/** In memory on purpose: a mail holds a link whose token must not be written down. After a crash people ask for another one. */
export const mailQueue = (transport: MailTransport, log: FastifyBaseLogger, pauses = PAUSES_MS): MailQueue => {
  const pending = new Set<Promise<void>>();
  const closing = new AbortController();

  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      closing.signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
    });

  const track = (work: Promise<void>) => {
    pending.add(work);
    void work.finally(() => pending.delete(work));
  };

  const deliver = async (mail: Mail) => {
    for (let attempt = 0; ; attempt++) {
      try {
        return await transport.send(mail);
      } catch (error) {
        const wait = pauses[attempt];
        if (wait === undefined || closing.signal.aborted) {
          log.error({ err: error, subject: mail.subject }, 'mail could not be sent');
          return;
        }
        log.warn({ err: error, subject: mail.subject }, 'mail will be tried again');
        await pause(wait);
      }
    }
  };

  const idle = async () => {
    while (pending.size > 0) await Promise.all(pending);
  };

  return {
    enqueue: (mail) => track(deliver(mail)),
    later: (task) => track(task().catch((error: unknown) => log.error({ err: error }, 'mail task failed'))),
    idle,
    close: async () => {
      closing.abort();
      await idle();
    },
  };
};
