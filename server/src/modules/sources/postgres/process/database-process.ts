import { fork, type ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { childEnvironment } from '../../../../engine/child-environment';
import { behind, networkedConfinement } from '../../../../engine/confinement';
import { memoryOf } from '../../../../engine/memory-of';
import type { WorkerScript } from '../../../../engine/worker-path';
import type { CallMessage, DatabaseCall, DatabaseCalls, DatabaseMessage, DatabaseRequest } from './database-messages';
import type { PostgresAccess } from '../connect/open-session';
import { PostgresFailure } from '../postgres-failure';

/** Bytes that the child may hold: a record of 64 MB on its way takes several times as much. */
const MEMORY_CEILING = 768_000_000;
/** Of JavaScript's own memory, in megabytes. */
const HEAP_MB = 384;
const WATCH_MS = 100;
/** A child that says nothing for so many looks is stuck in what it was sent. */
const SILENT_LOOKS = 300;
/** How long it may take to stop by itself before it is killed. */
const GRACE_MS = 4_000;
/** Beside what every child gets: who vouches for certificates. */
const TRUST = ['NODE_EXTRA_CA_CERTS', 'SSL_CERT_FILE', 'SSL_CERT_DIR'];

/** Rows read and bytes written so far. */
export type OnProgress = (rows: number, bytes: number) => void;

interface Pending {
  resolve(result: never): void;
  reject(error: unknown): void;
  onProgress?: OnProgress | undefined;
}

interface ProcessOptions {
  access: PostgresAccess;
  signal: AbortSignal;
  log(line: string): void;
  onExit(): void;
}

/** A child process that talks to one database and may die of it. Every call then rejects; nothing else is touched. */
export class DatabaseProcess {
  private readonly child: ChildProcess;
  private readonly pending = new Map<number, Pending>();
  private readonly startedAt = Date.now();
  private readonly watch: NodeJS.Timeout;
  private calls = 0;
  private silent = 0;
  private loggedIn = false;
  private over = false;
  private killing: NodeJS.Timeout | undefined;

  constructor(
    script: WorkerScript,
    private readonly options: ProcessOptions,
  ) {
    const { connection, settings, policy } = options.access;
    this.child = fork(script.path, {
      ...behind(networkedConfinement(), [`--max-old-space-size=${HEAP_MB}`, ...script.execArgv]),
      env: childEnvironment(TRUST),
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      serialization: 'advanced',
    });
    this.child.stderr?.on('data', (chunk: Buffer) => options.log(chunk.toString()));
    this.child.on('message', (message: DatabaseMessage) => this.take(message));
    this.child.once('exit', (code, signal) => this.end(`it ended (${signal ?? code ?? 'unknown'})`));
    this.child.once('error', () => this.end('it could not be started'));
    this.watch = setInterval(() => this.look(), WATCH_MS);
    options.signal.addEventListener('abort', this.cancel);
    this.send({ type: 'open', access: { connection, settings, policy } });
  }

  get pid() {
    return this.child.pid;
  }

  /** @throws PostgresFailure; what the disk refuses; the signal's reason */
  async call<Name extends DatabaseCall>(
    call: Name,
    request: DatabaseCalls[Name]['request'],
    onProgress?: OnProgress,
  ): Promise<DatabaseCalls[Name]['result']> {
    const id = ++this.calls;
    try {
      return await new Promise<DatabaseCalls[Name]['result']>((resolve, reject) => {
        if (this.over) return reject(new PostgresFailure('broken'));
        this.pending.set(id, { resolve, reject, onProgress });
        this.send({ type: 'call', id, call, ...request } as CallMessage);
      });
    } catch (error) {
      this.options.signal.throwIfAborted();
      if (this.loggedIn || !(error instanceof PostgresFailure) || error.reason !== 'broken') throw error;
      // A server that ends the child before the login is told, and timed, like one that is not there.
      await sleep(Math.max(0, this.startedAt + this.options.access.settings.failureMs - Date.now()));
      throw new PostgresFailure('connect', undefined, { code: error.code });
    } finally {
      this.pending.delete(id);
    }
  }

  /** Lets the child stop what it is at; it is killed if it does not. */
  close(): void {
    if (this.over) return;
    if (this.child.connected) this.child.disconnect();
    this.killing ??= setTimeout(() => this.kill(), GRACE_MS).unref();
  }

  kill(): void {
    this.child.kill('SIGKILL');
  }

  private readonly cancel = () => {
    this.send({ type: 'cancel' });
    this.killing ??= setTimeout(() => this.kill(), GRACE_MS).unref();
  };

  private send(message: DatabaseRequest): void {
    // A child that has just died says so by itself.
    if (this.child.connected) this.child.send(message, () => undefined);
  }

  private look(): void {
    const held = this.child.pid === undefined ? null : memoryOf(this.child.pid);
    if (++this.silent > SILENT_LOOKS || (held !== null && held > MEMORY_CEILING)) this.kill();
  }

  private take(message: DatabaseMessage): void {
    this.silent = 0;
    if (message.type === 'alive') return;
    if (message.type === 'login') return void (this.loggedIn = true);
    const waiting = this.pending.get(message.id);
    switch (message.type) {
      case 'progress':
        return waiting?.onProgress?.(message.rows, message.bytes);
      case 'result':
        return waiting?.resolve(message.result as never);
      case 'failed':
        return waiting?.reject(new PostgresFailure(message.reason, message.detail, { code: message.code }));
      case 'error':
        return waiting?.reject(Object.assign(new Error(message.message), message.code && { code: message.code }));
    }
  }

  private end(why: string): void {
    if (this.over) return;
    this.over = true;
    clearInterval(this.watch);
    clearTimeout(this.killing);
    this.options.signal.removeEventListener('abort', this.cancel);
    for (const waiting of this.pending.values()) waiting.reject(new PostgresFailure('broken', undefined, { code: why }));
    this.options.onExit();
  }
}
