import type { Client } from 'pg';
import { t } from '../messages';
import { PostgresFailure } from '../postgres-failure';

/** Requests of a server after which the driver would send the password, or a hash that is as good as it. */
const READABLE = ['authenticationCleartextPassword', 'authenticationMD5Password'];

/**
 * Keeps the password of a client on an unencrypted connection from being sent in a form that can be read: the server decides how
 * it wants it, and so does whoever has taken its place or has answered for it that it has no TLS. SCRAM never sends it. To be
 * called before the client connects; its `connect` then rejects with a PostgresFailure.
 */
export function guardPassword(client: Client): void {
  const { connection } = client;
  const refuse = () => {
    // Before the driver's own listener, which may write its answer within this same event: a destroyed stream sends nothing.
    connection.stream.destroy();
    connection.emit('error', new PostgresFailure('connect', t('unprotected'), { code: 'password-unprotected' }));
  };
  for (const request of READABLE) connection.prependListener(request, refuse);
}
