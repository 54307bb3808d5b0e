import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { InjectOptions } from 'fastify';
import { sessionResponse } from '@hub/shared/contracts/accounts/account';
import { buildApp, type AppOptions } from '../app';
import { readConfig } from '../config';
import { outbox } from '../mail/outbox';
import { prepareDatabase } from './prepared-database';
import { testTemplate } from './test-template';

export const PASSWORD = 'correct horse battery';

const scripted = {
  path: fileURLToPath(new URL('./scripted-worker.mjs', import.meta.url)),
  execArgv: [],
};

export interface Account {
  id: string;
  email: string;
  token: string;
}

interface UploadOptions {
  name?: string;
  fields?: Record<string, string>;
  headers?: Record<string, string>;
}

export type TestApp = Awaited<ReturnType<typeof testApp>>;

/** The whole server on a folder of its own, with a scripted engine unless told otherwise. */
export const testApp = async (env: Record<string, string> = {}, options: AppOptions = {}) => {
  const folder = env['DATA_DIR'] ?? mkdtempSync(join(tmpdir(), 'hub-test-'));
  const config = readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    PORT: '0',
    AUTH_RATE_LIMIT: '10000',
    // Nobody waits for a first analysis that is quicker; practising costs as much as one.
    ENGINE_PRACTICE: 'false',
    ...env,
    DATA_DIR: folder,
  });
  const databaseTemplate = await testTemplate();
  if (!env['DATA_DIR'] && !env['DATABASE_URL']) await prepareDatabase(folder, databaseTemplate);
  const built = await buildApp(config, { worker: scripted, dist: join(folder, 'dist'), databaseTemplate, ...options });
  const { app, context } = built;
  await app.ready();
  let count = 0;

  const call = (method: InjectOptions['method'], url: string, payload?: object, token?: string) =>
    app.inject({ method, url: `/api${url}`, payload, headers: token === undefined ? {} : { authorization: `Bearer ${token}` } });

  return {
    ...built,
    folder,
    call,

    async signUp(email = `user${++count}@example.com`): Promise<Account> {
      const body = { firstName: 'Ann', lastName: 'Lee', email, password: PASSWORD };
      const { user, token } = sessionResponse.parse((await call('POST', '/users/register', body)).json());
      return { id: user.id, email: user.email, token };
    },

    /** Mails that were written, newest first. */
    async mails() {
      await context.mail.idle();
      // Those that wait for a report to be seen, too.
      await context.database.db.updateTable('mails').set({ due_at: new Date() }).execute();
      await context.mail.idle();
      return outbox(join(folder, 'outbox')).list();
    },

    /** The token in the newest mail to the address. */
    async mailedToken(to: string) {
      const mail = (await this.mails()).find((each) => each.to === to);
      return /\/(?:EmailVerification|reset-password)\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    },

    upload(token: string, content: string | Buffer, { name = 'table.csv', fields = {}, headers = {} }: UploadOptions = {}) {
      const boundary = 'hub-test-boundary';
      const part = (head: string, body: string | Buffer) => [
        Buffer.from(`--${boundary}\r\n${head}\r\n\r\n`),
        Buffer.from(body),
        Buffer.from('\r\n'),
      ];
      const payload = Buffer.concat([
        ...Object.entries({ file_type: 'csv', ...fields }).flatMap(([key, value]) =>
          part(`Content-Disposition: form-data; name="${key}"`, value),
        ),
        ...part(`Content-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: text/csv`, content),
        Buffer.from(`--${boundary}--\r\n`),
      ]);
      return app.inject({
        method: 'POST',
        url: '/api/upload-csv',
        payload,
        headers: { authorization: `Bearer ${token}`, 'content-type': `multipart/form-data; boundary=${boundary}`, ...headers },
      });
    },

    async stop({ keep = false } = {}) {
      await app.close();
      if (!keep) rmSync(folder, { recursive: true, force: true });
    },
  };
};
