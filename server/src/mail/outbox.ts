import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { MailTransport } from './mail';

const KEPT = 500;
const NAME = /^\d{13}-[0-9a-f-]{36}\.json$/;

const storedMail = z.object({
  id: z.string(),
  at: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  unsubscribe: z.string().optional(),
});
export type StoredMail = z.infer<typeof storedMail>;

export interface Outbox extends MailTransport {
  /** Newest first. */
  list(): Promise<StoredMail[]>;
}

/** Mails as files of a folder, for a server without a mail server. The newest ones are kept. */
export const outbox = (folder: string): Outbox => {
  const names = async () => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    return (await readdir(folder)).filter((name) => NAME.test(name)).sort();
  };
  let last = 0;
  return {
    async send(mail) {
      // The order is that of sending, also of mails of one millisecond.
      last = Math.max(Date.now(), last + 1);
      const at = new Date(last);
      const old = (await names()).slice(0, -KEPT);
      for (const name of old) await rm(join(folder, name), { force: true });
      const id = randomUUID();
      const name = `${at.getTime()}-${id}.json`;
      const text = JSON.stringify({ id, at: at.toISOString(), ...mail }, null, 2);
      // Written beside and renamed, so that a reader never meets half a mail.
      await writeFile(join(folder, `${name}.part`), text, { mode: 0o600 });
      await rename(join(folder, `${name}.part`), join(folder, name));
    },
    async list() {
      const mails: StoredMail[] = [];
      for (const name of (await names()).reverse()) {
        mails.push(storedMail.parse(JSON.parse(await readFile(join(folder, name), 'utf8'))));
      }
      return mails;
    },
  };
};
