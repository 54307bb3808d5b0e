import { createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { TLSSocket } from 'node:tls';

/** One message of the wire protocol: its type and what is in it, the length in between. */
export const message = (type: string, ...parts: (Buffer | string)[]): Buffer => {
  const body = Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(`${part}\0`) : part)));
  const head = Buffer.alloc(5);
  head.write(type, 0, 'latin1');
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
};
export const int16 = (value: number) => {
  const bytes = Buffer.alloc(2);
  bytes.writeInt16BE(value);
  return bytes;
};
export const int32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
};

const END_MS = 30;
const INT4 = 23;
const FLOAT8 = 701;
const BOOL = 16;
const TEXT = 25;
const JSON_TYPE = 114;

type Cell = string | null;
interface Rows {
  columns: [name: string, type: number][];
  rows: Cell[][];
}

const description = ({ columns }: Rows) =>
  message(
    'T',
    int16(columns.length),
    ...columns.map(([name, type]) => Buffer.concat([Buffer.from(`${name}\0`), int32(0), int16(0), int32(type), int16(-1), int32(-1), int16(0)])),
  ); // prettier-ignore
const dataRow = (cells: Cell[]) =>
  message(
    'D',
    int16(cells.length),
    ...cells.map((cell) => (cell === null ? int32(-1) : Buffer.concat([int32(Buffer.byteLength(cell)), Buffer.from(cell)]))),
  );
const complete = (tag: string) => message('C', tag);
const READY = message('Z', Buffer.from('T'));

const TABLES: Rows = {
  columns: [['oid', FLOAT8], ['schema', TEXT], ['name', TEXT], ['kind', TEXT], ['rows', FLOAT8], ['bytes', FLOAT8]],
  rows: [['16384', 'public', 'orders', 'table', '3', '8192'], ['16385', 'public', 'lines', 'table', '3', null]],
}; // prettier-ignore
const column = (table: string, number: string, name: string, base: string): Cell[] => [
  table, number, name, base, base, 't', 'f', null, null, null, number === '1' ? 'primary' : null,
]; // prettier-ignore
const COLUMNS: Rows = {
  columns: [
    ['table', FLOAT8], ['number', INT4], ['name', TEXT], ['type', TEXT], ['base', TEXT], ['builtIn', BOOL], ['isArray', BOOL],
    ['precision', INT4], ['scale', INT4], ['labels', JSON_TYPE], ['key', TEXT],
  ],
  rows: ['16384', '16385'].flatMap((table) => [column(table, '1', 'id', 'int4'), column(table, '2', 'kind', 'text')]),
}; // prettier-ignore
const KEYS: Rows = {
  columns: [['from', FLOAT8], ['to', FLOAT8], ['columns', JSON_TYPE], ['referenced', JSON_TYPE], ['unchecked', BOOL]],
  rows: [['16385', '16384', '["id"]', '["id"]', 'f']],
}; // prettier-ignore
const MIXED: Rows = { columns: [['mixed', BOOL]], rows: [['f']] };
const ONE: Rows = { columns: [['one', INT4]], rows: [['1']] };

const rowsFor = (sql: string): Rows | null => {
  if (sql.includes('WITH RECURSIVE readable')) return TABLES;
  if (sql.includes('WITH RECURSIVE below')) return COLUMNS;
  if (sql.includes('FROM pg_constraint k')) return KEYS;
  if (sql.includes('AS mixed')) return MIXED;
  return /^\s*select/i.test(sql) ? ONE : null;
};
const rowsAnswer = (rows: Rows) => [description(rows), ...rows.rows.map(dataRow), complete(`SELECT ${rows.rows.length}`)];

/** What a sound server says to a statement of the simple protocol, message by message. */
function answerTo(sql: string): Buffer[] {
  if (sql.startsWith('COPY')) {
    const lines = ['1,a\n', '2,b\n', '3,a\n'].map((line) => message('d', Buffer.from(line)));
    return [message('H', Buffer.from([0]), int16(2), int16(0), int16(0)), ...lines, message('c'), complete('COPY 3'), READY];
  }
  const rows = rowsFor(sql);
  if (rows) return [...rowsAnswer(rows), READY];
  return [...sql.split(';').map((part) => complete(part.trim().split(' ')[0] ?? '')), READY];
}

export interface FakePostgres {
  port: number;
  /** Answers sent after the login so far, and those of them that `change` has altered; the connection ends after one. */
  counts: { answers: number; changed: number };
  /** What is sent in place of a sound answer, given its messages; null for the sound one itself. */
  change: (messages: Buffer[], nth: number) => Buffer | null;
  /** What is said to the request for a login; by default that it is granted. */
  login: (socket: Socket) => void;
  /** What is said to each message of a login. */
  onPassword: (socket: Socket, body: Buffer) => void;
  /** Bodies of all messages of logins so far. */
  passwords: Buffer[];
  /** Key and certificate, where it shall have TLS. */
  tls: { key: string; cert: string } | null;
  stop(): Promise<void>;
}

export const GRANTED = Buffer.concat([
  message('R', int32(0)),
  message('S', 'server_version', '17.2'),
  message('S', 'client_encoding', 'UTF8'),
  message('K', int32(42), int32(4711)),
  message('Z', Buffer.from('I')),
]);

/** A server that knows just enough of the protocol to be connected to and copied from, and then says what a test wants it to. */
export async function fakePostgres(): Promise<FakePostgres> {
  const sockets = new Set<Socket>();
  const counts = { answers: 0, changed: 0 };
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    serve(socket);
  });
  const serve = (socket: Socket) => {
    socket.on('error', () => socket.destroy());
    let pending = Buffer.alloc(0);
    let nth = 0;
    let started = false;
    let parsed = '';
    const say = (messages: Buffer[]) => {
      counts.answers++;
      const changed = fake.change(messages, nth++);
      socket.write(changed ?? Buffer.concat(messages));
      if (!changed) return;
      counts.changed++;
      // A client that waits for the rest of what it was promised need not wait long.
      setTimeout(() => socket.end(), END_MS);
    };
    const take = (type: string, body: Buffer) => {
      const text = (from: number) => body.subarray(from, body.indexOf(0, from)).toString();
      if (type === 'Q') say(answerTo(text(0)));
      else if (type === 'P') parsed = text(body.indexOf(0) + 1);
      else if (type === 'S') {
        const rows = rowsFor(parsed) ?? ONE;
        say([message('1'), message('2'), ...rowsAnswer(rows), READY]);
      } else if (type === 'p') {
        fake.passwords.push(Buffer.from(body));
        fake.onPassword(socket, body);
      } else if (type === 'X') socket.end();
    };
    const onData = (chunk: Buffer) => {
      pending = Buffer.concat([pending, chunk]);
      for (;;) {
        const start = started ? 1 : 0;
        if (pending.length < start + 4) return;
        const length = pending.readInt32BE(start);
        if (pending.length < start + length) return;
        const body = pending.subarray(start + 4, start + length);
        const type = started ? String.fromCharCode(pending[0] ?? 0) : '';
        pending = pending.subarray(start + length);
        if (started) take(type, body);
        else if (body.readInt32BE(0) === 80877103 && fake.tls) {
          socket.off('data', onData);
          socket.write('S');
          serve(new TLSSocket(socket, { isServer: true, ...fake.tls }));
          return;
        } else if (body.readInt32BE(0) === 80877103) socket.write('N');
        else if (body.readInt32BE(0) === 80877102) socket.end();
        else {
          started = true;
          fake.login(socket);
        }
      }
    };
    socket.on('data', onData);
  };
  const fake: FakePostgres = {
    port: 0,
    counts,
    change: () => null,
    login: (socket) => socket.write(GRANTED),
    onPassword: (socket) => socket.write(GRANTED),
    passwords: [],
    tls: null,
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise((done) => server.close(done));
    },
  };
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  fake.port = (server.address() as AddressInfo).port;
  return fake;
}
