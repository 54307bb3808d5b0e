import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import fastify from 'fastify';
import { analysisProgress } from '@hub/shared/contracts/reports/analysis';
import { testApp, type Account, type TestApp } from '../testing/test-app';
import { patience } from './patience';

let hub: TestApp;
let ann: Account;
let port: number;

const portOf = (server: TestApp['app']['server']) => {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
};

beforeAll(async () => {
  hub = await testApp({
    REQUEST_TIMEOUT: '1',
    STALL_TIMEOUT: '1',
    UPLOAD_MIN_RATE: '1000',
    MAX_USER_UPLOADS: '2',
    MAX_USER_STREAMS: '2',
    MAX_USER_ANALYSES: '20',
  });
  await hub.app.listen({ port: 0, host: '127.0.0.1' });
  port = portOf(hub.app.server);
}, 60_000);
afterAll(() => hub.stop());
beforeEach(async () => {
  ann = await hub.signUp();
});
const open = new Set<Socket>();
afterEach(() => {
  for (const socket of open) socket.destroy();
  open.clear();
  jest.restoreAllMocks();
});

/** A connection that sends what it is told to, and keeps what it is answered. */
const dial = (to = port) => {
  const socket = connect(to, '127.0.0.1');
  open.add(socket);
  let text = '';
  let isClosed = false;
  socket.on('data', (chunk) => (text += chunk.toString()));
  socket.on('error', () => undefined);
  socket.on('close', () => (isClosed = true));
  return {
    socket,
    text: () => text,
    isClosed: () => isClosed,
    status: () => Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1]),
    code: () => /"code":"([\w-]+)"/.exec(text)?.[1],
    /** Sends a letter ten times a second until the other side has had enough. */
    drip: async (letter: string) => {
      while (!isClosed && socket.writable) {
        socket.write(letter);
        await sleep(100);
      }
    },
  };
};

const until = async (isTrue: () => Promise<boolean> | boolean, ms = 10_000) => {
  for (const end = Date.now() + ms; Date.now() < end;) {
    if (await isTrue()) return;
    await sleep(25);
  }
  throw new Error('It did not come to pass.');
};

const head = (method: string, path: string, headers: Record<string, string | number>) =>
  `${method} ${path} HTTP/1.1\r\nHost: hub\r\n${Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')}\r\n`;
const LENGTH = 50_000;
const uploadHead = (token: string, length = LENGTH) =>
  head('POST', '/api/upload-csv', {
    authorization: `Bearer ${token}`,
    'content-type': 'multipart/form-data; boundary=x',
    'content-length': length,
  });
const field = (name: string, value: string) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const FILE = '--x\r\nContent-Disposition: form-data; name="file"; filename="t.csv"\r\n\r\n';
const END = '\r\n--x--\r\n';
const stored = () => readdirSync(join(hub.folder, 'files'));
const listed = async () =>
  (await hub.call('GET', '/analyses', undefined, ann.token)).json<unknown[]>().map((entry) => analysisProgress.parse(entry));

describe('a request', () => {
  test.each([
    ['of which nothing comes', ''],
    ['whose headers do not end', 'GET /api/health HTTP/1.1\r\nHost: hub\r\nX-Long: '],
  ])('%s is given up', async (_what, start) => {
    const call = dial();
    call.socket.write(start);
    if (start) void call.drip('x');
    await until(() => call.isClosed());
  });

  test('whose JSON does not end is refused, also when a little of it keeps coming', async () => {
    const call = dial();
    call.socket.write(head('POST', '/api/users/login', { 'content-type': 'application/json', 'content-length': 5000 }));
    void call.drip(' ');
    await until(() => call.isClosed());
    expect([call.status(), call.code()]).toEqual([408, 'request-slow']);
  });

  test('that comes in pieces, and in time, is taken', async () => {
    const call = dial();
    const body = JSON.stringify({ email: ann.email, password: 'wrong password' });
    const headers = { 'content-type': 'application/json', 'content-length': body.length, connection: 'close' };
    call.socket.write(head('POST', '/api/users/login', headers));
    for (const piece of [body.slice(0, 9), body.slice(9, 20), body.slice(20)]) {
      await sleep(200);
      call.socket.write(piece);
    }
    await until(() => call.isClosed());
    expect([call.status(), call.code()]).toEqual([401, 'wrong-credentials']);
  });

  test.each([
    ['is of a kind that is not taken', 'text/plain', 5000],
    ['is too large', 'application/json', 5_000_000],
  ])('that %s and does not end does no harm', async (_what, type, length) => {
    const call = dial();
    call.socket.write(head('POST', '/api/users/login', { 'content-type': type, 'content-length': length }));
    await until(() => call.status() > 0);
    expect(call.status()).toBeGreaterThanOrEqual(413);
    // Longer than a body may take: what is left of it fails where nobody reads it.
    await sleep(1500);
    expect((await hub.call('GET', '/health')).statusCode).toBe(200);
  });

  test('that goes on after it was answered is cut off', async () => {
    const call = dial();
    call.socket.write(uploadHead('nobody', 1_000_000_000));
    void call.drip('x');
    await until(() => call.isClosed());
    expect(call.status()).toBe(401);
  });
});

describe('an upload', () => {
  test('that drips is refused, and leaves nothing', async () => {
    const call = dial();
    const id = randomUUID();
    call.socket.write(`${uploadHead(ann.token)}${field('analysis_id', id)}${FILE}a,b\n`);
    void call.drip('1');
    await until(() => call.isClosed());
    expect([call.status(), call.code()]).toEqual([400, 'upload-slow']);
    expect(await listed()).toMatchObject([{ id, state: 'failed', error: { code: 'upload-slow' } }]);
    expect(stored()).toEqual([]);
  });

  test('that stands still after a quick start is refused', async () => {
    const call = dial();
    call.socket.write(`${uploadHead(ann.token)}${FILE}${'a,b\n'.repeat(5000)}`);
    await until(() => call.isClosed());
    expect(call.code()).toBe('upload-slow');
    expect(stored()).toEqual([]);
  });

  test('whose form never comes to its file is refused', async () => {
    const call = dial();
    call.socket.write(`${uploadHead(ann.token)}--x\r\nContent-Disposition: form-data; name="again_of"\r\n\r\n`);
    void call.drip('1');
    await until(() => call.isClosed());
    expect(call.code()).toBe('upload-slow');
    expect(await listed()).toEqual([]);
  });

  test('that is slow but honest, with a rest in between, is taken', async () => {
    const call = dial();
    const body = 'a,b\n'.padEnd(20_000, '1,2\n');
    call.socket.write(`${uploadHead(ann.token, FILE.length + body.length + END.length)}${FILE}`);
    // 5 kB a second for 4 seconds: four times as long as anything may stand still.
    for (let at = 0; at < body.length; at += 500) {
      call.socket.write(body.slice(at, at + 500));
      await sleep(at === 10_000 ? 600 : 100);
    }
    call.socket.write(END);
    await until(() => call.status() > 0);
    expect(call.status()).toBe(200);
  });

  test('is not blamed for a slow server', async () => {
    jest.spyOn(hub.context.files, 'free').mockImplementation(async () => {
      await sleep(2500);
      return 1e12;
    });
    const call = dial();
    const body = 'a,b\n'.padEnd(12_000_000, '1,2\n');
    call.socket.write(`${uploadHead(ann.token, FILE.length + body.length + END.length)}${FILE}${body}${END}`);
    await until(() => call.status() > 0, 25_000);
    expect(call.status()).toBe(200);
  });

  test('beside as many as one account may have is refused, and the place comes back', async () => {
    const begin = (token: string) => {
      const call = dial();
      call.socket.write(`${uploadHead(token)}${FILE}a,b\n`);
      return call;
    };
    const [first] = [begin(ann.token), begin(ann.token)] as const;
    await until(async () => (await listed()).filter(({ state }) => state === 'running').length === 2);
    const third = begin(ann.token);
    await until(() => third.status() > 0);
    expect([third.status(), third.code()]).toEqual([429, 'too-many-uploads']);
    const bob = await hub.signUp();
    expect((await hub.upload(bob.token, 'a\n1\n')).statusCode).toBe(200);
    first.socket.destroy();
    await until(async () => (await hub.upload(ann.token, 'a\n1\n')).statusCode === 200);
  });
});

describe('the progress of an analysis', () => {
  const follow = (id: string, token = ann.token) => {
    const call = dial();
    call.socket.write(head('GET', `/api/analyses/${id}/progress`, { authorization: `Bearer ${token}`, connection: 'close' }));
    return call;
  };

  test('is followed in so many places at once, and each ends with the analysis or with who reads it', async () => {
    const id = randomUUID();
    const upload = hub.upload(ann.token, '#wait\n', { fields: { analysis_id: id } });
    await until(async () => (await listed()).some(({ stage }) => stage === 'mining'));
    const [first, second] = [follow(id), follow(id)];
    await until(() => first.status() === 200 && second.status() === 200);
    const third = follow(id);
    await until(() => third.isClosed());
    expect([third.status(), third.code()]).toEqual([429, 'too-many-streams']);

    first.socket.destroy();
    await until(async () => {
      const again = follow(id);
      await until(() => again.status() > 0);
      return again.status() === 200;
    });

    await hub.call('DELETE', `/analyses/${id}`, undefined, ann.token);
    await upload;
    await until(() => second.isClosed());
    expect(second.text()).toContain('"state":"cancelled"');
  });

  test('of what does not exist yet takes a place only as long as somebody waits', async () => {
    const calls = [follow(randomUUID()), follow(randomUUID())];
    await sleep(300);
    const third = follow(randomUUID());
    await until(() => third.status() > 0);
    expect(third.status()).toBe(429);
    for (const call of calls) call.socket.destroy();
    await sleep(300);
    const { report_id } = (await hub.upload(ann.token, 'a\n1\n')).json<{ report_id: string }>();
    expect(report_id).toBeTruthy();
    const [done] = await listed();
    const last = follow(done?.id ?? '');
    await until(() => last.isClosed());
    expect(last.status()).toBe(200);
  });
});

test('an answer that nobody reads is given up, one that is read slowly is not', async () => {
  const app = fastify();
  patience(app, { REQUEST_TIMEOUT: 1, STALL_TIMEOUT: 1 });
  const size = 64 * 1024 ** 2;
  app.get('/large', async () => Buffer.alloc(size));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const connections = () => new Promise<number>((resolve) => app.server.getConnections((_error, count) => resolve(count)));
  try {
    const deaf = connect(portOf(app.server), '127.0.0.1');
    open.add(deaf);
    deaf.on('error', () => undefined);
    deaf.write(head('GET', '/large', {}));
    await until(async () => (await connections()) === 1);
    await until(async () => (await connections()) === 0);

    const slow = connect(portOf(app.server), '127.0.0.1');
    open.add(slow);
    slow.write(head('GET', '/large', { connection: 'close' }));
    let read = 0;
    slow.on('data', (chunk) => {
      read += chunk.length;
      slow.pause();
      setTimeout(() => slow.resume(), 3);
    });
    await until(() => read > size, 25_000);
  } finally {
    await app.close();
  }
}, 60_000);
