import { ConfigError, readConfig } from './config';
import { buildApp } from './app';
import { indented, mailGaps } from './mail-gaps';
import { FolderLockedError } from './database/folder-lock';
import { InstallationError } from './installation/installation-error';
import { t } from './messages';
import { MAILBOX_PATH } from './modules/mailbox/mailbox-routes';
import { loggedError } from './plugins/logged-error';

/** A client that keeps its connection open must not keep the server from ending. */
const IDLE_CHECK_MS = 100;
const CLOSE_LIMIT_MS = 15_000;

const start = async () => {
  const config = readConfig(process.env);
  const { app, context, hasMailbox } = await buildApp(config);

  let closing: Promise<void> | undefined;
  const close = (why: string) => {
    closing ??= (async () => {
      app.log.info({ why }, 'closing');
      const sweep = setInterval(() => app.server.closeIdleConnections(), IDLE_CHECK_MS);
      const limit = setTimeout(() => app.server.closeAllConnections(), CLOSE_LIMIT_MS);
      try {
        await app.close();
      } finally {
        clearInterval(sweep);
        clearTimeout(limit);
      }
    })();
    return closing;
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      close(signal).then(
        () => process.exit(0),
        (error: unknown) => {
          app.log.error({ err: error }, 'closing failed');
          process.exit(1);
        },
      );
    });
  }

  try {
    await app.listen({ port: config.PORT, host: config.HOST });
  } catch (error) {
    await close('could not listen');
    throw error;
  }
  context.analyses.engine.warmUp();
  console.log(t('start.ready', { address: context.publicUrl() }));
  const gaps = mailGaps(config);
  if (gaps.length > 0) console.warn(t('start.mail-gaps', { gaps: indented(gaps) }));
  if (hasMailbox) console.log(t('start.mailbox', { address: `${context.publicUrl()}${MAILBOX_PATH}` }));
};

/** What a person can mend is said in a sentence, without a stack. */
const explain = (error: unknown): string | null => {
  if (error instanceof ConfigError || error instanceof FolderLockedError || error instanceof InstallationError)
    return error.message;
  const { code, port } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE') return t('start.port-in-use', { port: String(port ?? '') });
  if (code === 'EACCES' && port) return t('start.port-refused', { port: String(port) });
  return null;
};

start().catch((error: unknown) => {
  console.error(explain(error) ?? loggedError(error));
  process.exit(1);
});
