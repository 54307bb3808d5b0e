import { isIP, Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client, DatabaseError, type ClientConfig } from 'pg';
import type { PostgresConnection } from '@hub/shared/contracts/sources/source';
import type { NetworkPolicy } from '../../../../network/network-policy';
import { resolveTarget, type Target } from '../../../../network/resolve-target';
import { cancelStatement } from './cancel-statement';
import { connectRefusal } from './connect-refusal';
import { ownWords } from './own-words';
import { guardPassword } from './password-guard';
import { t } from '../messages';
import { PostgresFailure } from '../postgres-failure';
import type { PostgresSettings } from '../postgres-settings';
import { targetFault } from './target-fault';

/** A logged-in connection inside one read-only transaction. */
export interface Session {
  client: Client;
  /** From now on the server may send so many bytes before the connection is cut. */
  allowBytes: (bytes: number) => void;
  /** Sets the time limit of the statements that follow; a server that does not keep to it is cut off. */
  limitStatements: (ms: number) => Promise<void>;
  readonly closed: boolean;
  close: () => void;
  /** Closes, and stops what the server is at work on. */
  cancel: () => void;
}

export interface PostgresAccess {
  connection: PostgresConnection;
  settings: PostgresSettings;
  policy: NetworkPolicy;
  /** The login has succeeded: what goes wrong from now on is no secret of the network any more. */
  onLogin?: () => void;
}

type Tls = ClientConfig['ssl'] & (object | false);

const CATALOGUE_BYTES = 32_000_000;
const WATCH_MS = 100;
const GRACE_MS = 5_000;

/** Fixed output formats, and no schema but the system's, so that no function of the database's users stands in for a built-in one. */
const BEGIN = `BEGIN TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY;
SET LOCAL search_path = pg_catalog; SET LOCAL standard_conforming_strings = on; SET LOCAL timezone = 'UTC'; SET LOCAL datestyle = 'ISO, YMD';
SET LOCAL intervalstyle = 'iso_8601'; SET LOCAL bytea_output = 'hex'; SET LOCAL extra_float_digits = 3; SET LOCAL lock_timeout = 3000;
SET LOCAL synchronize_seqscans = off`;

/**
 * Logs in at a checked address of the host.
 * @throws PostgresFailure `connect` for what the input alone shows, for a server's own refusal, and, in one sentence and after one
 * time, for everything else before the login; `broken` after it; the signal's reason when the caller aborts
 */
export async function openSession(access: PostgresAccess, signal?: AbortSignal): Promise<Session> {
  const { connection, settings, policy } = access;
  const fault = targetFault(connection.host, policy);
  if (fault) throw new PostgresFailure('connect', fault, { code: 'input' });
  const noSooner = sleep(settings.failureMs, undefined, { ref: false });
  const timeout = AbortSignal.timeout(settings.connectTimeoutMs);
  const either = signal ? AbortSignal.any([signal, timeout]) : timeout;
  try {
    const target = await unless(either, resolveTarget(connection, policy));
    const session = await connectToAny(target, access, either);
    signal?.addEventListener('abort', session.cancel, { once: true });
    return session;
  } catch (cause) {
    signal?.throwIfAborted();
    if (cause instanceof PostgresFailure) throw cause;
    await (signal ? unless(signal, noSooner) : noSooner);
    throw new PostgresFailure('connect', undefined, { cause });
  }
}

/** Tries address after address; a server that answers and says no is not asked again elsewhere. */
async function connectToAny(target: Target, access: PostgresAccess, signal: AbortSignal): Promise<Session> {
  let failure: unknown;
  for (const { address } of target.addresses) {
    for (const tls of tlsAttempts(access.settings, target.host)) {
      signal.throwIfAborted();
      try {
        return await connectTo(address, tls, access, signal);
      } catch (error) {
        failure = error;
        if (tls && wantsNoTls(error)) continue;
        if (error instanceof DatabaseError || error instanceof PostgresFailure) throw connectRefusal(error) ?? error;
        break;
      }
    }
  }
  throw failure;
}

function tlsAttempts({ tls: mode, tlsAuthority: ca }: PostgresSettings, host: string): Tls[] {
  const name = isIP(host) ? {} : { servername: host };
  if (mode === 'disable') return [false];
  if (mode === 'verify-full') return [{ rejectUnauthorized: true, ...name, ...(ca ? { ca } : {}) }];
  const encrypted: Tls = { rejectUnauthorized: false, ...name };
  return mode === 'require' ? [encrypted] : [encrypted, false];
}

/** The server has no TLS at all (the driver has no code for it), or lets this user in only without. */
function wantsNoTls(error: unknown): boolean {
  if (error instanceof DatabaseError) return error.code === '28000';
  return error instanceof Error && error.message === 'The server does not support SSL connections';
}

async function connectTo(
  address: string,
  tls: Tls,
  { connection, settings, onLogin }: PostgresAccess,
  signal: AbortSignal,
): Promise<Session> {
  const socket = new Socket();
  const { port, user, password, dbname: database } = connection;
  const client = new Client({
    host: address, port, user, password, database, ssl: tls, stream: () => socket, application_name: 'data-intelligence-hub',
    connectionTimeoutMillis: settings.connectTimeoutMs, keepAlive: true,
  }); // prettier-ignore
  if (!tls && settings.tls !== 'disable') guardPassword(client);
  let allowed = CATALOGUE_BYTES;
  let deadline = Infinity;
  let closed = false;
  let loggedIn = false;
  const watch = setInterval(() => {
    if (socket.bytesRead > allowed || Date.now() > deadline) cancel();
  }, WATCH_MS);
  const close = () => {
    closed = true;
    clearInterval(watch);
    socket.destroy();
  };
  const cancel = () => {
    if (!closed) cancelStatement(client, address, port);
    close();
  };
  // Each query reports a lost connection by itself; without a listener the event would end the process.
  client.on('error', close);
  client.on('end', close);
  signal.addEventListener('abort', close, { once: true });
  const limitStatements = async (ms: number) => {
    deadline = Date.now() + ms + GRACE_MS;
    await client.query(`SET LOCAL statement_timeout = ${Math.ceil(ms)}`);
  };
  const allowBytes = (bytes: number) => {
    allowed = socket.bytesRead + bytes;
  };
  try {
    await client.connect();
    loggedIn = true;
    onLogin?.();
    await client.query(BEGIN);
    await limitStatements(settings.catalogueTimeoutMs);
    return { client, close, cancel, limitStatements, allowBytes, get closed() { return closed; } }; // prettier-ignore
  } catch (error) {
    close();
    throw loggedIn ? afterLogin(error) : error;
  } finally {
    signal.removeEventListener('abort', close);
  }
}

/** From here on the database may say what it will not do. */
function afterLogin(error: unknown): PostgresFailure {
  const { code, message } = error instanceof DatabaseError ? error : {};
  if (!code) return new PostgresFailure('broken', undefined, { cause: error });
  return new PostgresFailure('connect', t('after-login', { words: ownWords(message, code) }), { cause: error });
}

function unless<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    work.then(resolve, reject);
  });
}
