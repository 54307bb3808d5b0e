import { randomUUID } from 'node:crypto';
import { readdirSync, rmSync, statSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { errorBody } from '@hub/shared/contracts/error';
import { FakeGoogle } from '../sources/google-sheet/testing/fake-google';
import { testApp, type Account, type TestApp } from '../../testing/test-app';

const QUOTA = 100_000;
const FLOOR = 1_000_000;
const MB = 1024 ** 2;

const google = new FakeGoogle();
let hub: TestApp;
let ann: Account;
let port: number;

beforeAll(async () => {
  hub = await testApp({
    USER_STORAGE_LIMIT: String(QUOTA),
    FREE_SPACE_FLOOR: String(FLOOR),
    MAX_USER_ANALYSES: '20',
    MAX_USER_UPLOADS: '100',
    SOURCE_RATE_LIMIT: '1000',
    TEST_GOOGLE_ORIGIN: await google.start(),
  });
  await hub.app.listen({ port: 0, host: '127.0.0.1' });
  const address = hub.app.server.address();
  port = typeof address === 'object' && address ? address.port : 0;
}, 60_000);
afterAll(async () => {
  await hub.stop();
  await google.stop();
});
beforeEach(async () => {
  ann = await hub.signUp();
});
afterEach(async () => {
  for (const name of stored()) rmSync(join(hub.folder, 'files', name));
  jest.restoreAllMocks();
});

/** A table of so many bytes whose first line tells the engine what to do. */
const table = (bytes: number, command = 'a') => `${command}\n`.padEnd(bytes, '1\n');
const stored = () => readdirSync(join(hub.folder, 'files'));
/** What goes at this very moment counts as nothing. */
const onDisk = () =>
  stored().reduce((sum, name) => sum + (statSync(join(hub.folder, 'files', name), { throwIfNoEntry: false })?.size ?? 0), 0);
const refusal = ({ statusCode, json }: Awaited<ReturnType<typeof hub.upload>>) => [statusCode, errorBody.parse(json()).code];
const reserved = async () => {
  const rows = await hub.context.database.db.selectFrom('analyses').selectAll().where('state', '=', 'running').execute();
  return rows.reduce((sum, row) => sum + row.reserved_bytes, 0);
};
const until = async (isTrue: () => Promise<boolean> | boolean) => {
  for (let i = 0; i < 400; i++) {
    if (await isTrue()) return;
    await sleep(25);
  }
  throw new Error('It did not come to pass.');
};
const stageOf = async (id: string) =>
  (await hub.call('GET', '/analyses', undefined, ann.token))
    .json<{ id: string; stage: string; state: string }[]>()
    .find((entry) => entry.id === id);
/** All that is theirs is theirs again: nearly the whole storage can be used. */
const isFree = async () => {
  await until(async () => (await reserved()) === 0);
  expect(stored()).toEqual([]);
  expect((await hub.upload(ann.token, table(QUOTA - 1000))).statusCode).toBe(200);
};

test.each([['0'], ['1'], [String(QUOTA)]])('what a file says of its size (%s) is not believed', async (file_size) => {
  const answer = await hub.upload(ann.token, table(QUOTA + 20_000), { fields: { file_size } });
  expect(refusal(answer)).toEqual([413, 'storage-full']);
  expect(errorBody.parse(answer.json()).detail).toBe(
    'Your stored files would take more than the 97.7 KB that you may store. Please delete reports you no longer need.',
  );
  await isFree();
});

test('a body of unknown length is counted as it is written', async () => {
  const sent = request({
    port,
    method: 'POST',
    path: '/api/upload-csv',
    headers: { authorization: `Bearer ${ann.token}`, 'content-type': 'multipart/form-data; boundary=x' },
  });
  const status = new Promise((resolve) => sent.once('response', (answer) => resolve(answer.statusCode)));
  sent.on('error', () => undefined);
  sent.write('--x\r\nContent-Disposition: form-data; name="file"; filename="t.csv"\r\n\r\na\n');
  let most = 0;
  for (let i = 0; i < 15; i++) {
    sent.write(table(10_000));
    await sleep(10);
    most = Math.max(most, onDisk());
  }
  expect(await status).toBe(413);
  expect(most).toBeLessThanOrEqual(QUOTA);
  sent.destroy();
  await isFree();
});

test('uploads at the same time do not take more together than one alone may', async () => {
  const uploads = Array.from({ length: 12 }, (_, i) =>
    hub.upload(ann.token, table(30_000, '#slow'), { fields: { file_size: i % 2 ? '1' : '30000' } }),
  );
  let most = 0;
  let isOver = false;
  const looking = (async () => {
    // oxlint-disable-next-line typescript/no-unnecessary-condition -- it ends while this looks
    while (!isOver) {
      most = Math.max(most, onDisk());
      await sleep(5);
    }
  })();
  const answers = await Promise.all(uploads);
  isOver = true;
  await looking;
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(3);
  for (const answer of answers.filter(({ statusCode }) => statusCode !== 200))
    expect(refusal(answer)).toEqual([413, 'storage-full']);
  expect(most).toBeLessThanOrEqual(QUOTA);
}, 60_000);

test('analyses that begin at the same time are counted, too', async () => {
  const uploads = Array.from({ length: 25 }, () => hub.upload(ann.token, table(10, '#wait')));
  const refused = new Set<string>();
  let count = 0;
  for (const upload of uploads) void upload.then((answer) => [(count += 1), refused.add(errorBody.parse(answer.json()).code)]);
  await until(() => count === 5);
  expect(refused).toEqual(new Set(['too-many-analyses']));
  await hub.context.analyses.cancelAll(ann.id);
  await Promise.all(uploads);
  expect(count).toBe(25);
}, 60_000);

test('the copy that the engine makes counts', async () => {
  expect(refusal(await hub.upload(ann.token, table(10_000, `#store ${QUOTA - 9_999}`)))).toEqual([413, 'storage-full']);
  expect(stored()).toEqual([]);
  expect((await hub.upload(ann.token, table(10_000, `#store ${QUOTA - 20_000}`))).statusCode).toBe(200);
  expect((await hub.upload(ann.token, table(10_000))).statusCode).toBe(200);
  expect(refusal(await hub.upload(ann.token, table(10)))).toEqual([413, 'storage-full']);
  expect(onDisk()).toBe(QUOTA);
});

test('a copy that grows and grows is stopped', async () => {
  const answer = await hub.upload(ann.token, table(10_000, '#grow'));
  expect(refusal(answer)).toEqual([413, 'storage-full']);
  await isFree();
}, 30_000);

test('a sheet counts as it is downloaded', async () => {
  const analyze = async (csv: string) =>
    hub.call('POST', '/upload-google-sheet', { file_type: 'google_sheet', sheet_url: google.add({ csv }) }, ann.token);
  expect(refusal(await analyze(table(QUOTA + 1)))).toEqual([413, 'storage-full']);
  await isFree();
  expect(refusal(await analyze(table(2_000)))).toEqual([413, 'storage-full']);
});

test('analysing a file again counts its copy', async () => {
  const { report_id } = (await hub.upload(ann.token, table(60_000))).json<{ report_id: string }>();
  expect(refusal(await hub.call('POST', `/reports/${report_id}/analyze-again`, {}, ann.token))).toEqual([413, 'storage-full']);
  await hub.call('DELETE', `/reports/${report_id}`, undefined, ann.token);
  await isFree();
});

describe('room is given back', () => {
  const begin = async (command: string) => {
    const id = randomUUID();
    const answer = hub.upload(ann.token, table(60_000, command), { fields: { analysis_id: id } });
    await until(async () => (await stageOf(id))?.stage === 'mining');
    expect(await reserved()).toBeGreaterThanOrEqual(60_000);
    expect(refusal(await hub.upload(ann.token, table(60_000)))).toEqual([413, 'storage-full']);
    return { id, answer };
  };

  test('by Cancel', async () => {
    const { id, answer } = await begin('#wait');
    await hub.call('DELETE', `/analyses/${id}`, undefined, ann.token);
    await answer;
    await isFree();
  });

  test.each([['#throw'], ['#die'], ['']])('by a failure (%j)', async (command) => {
    expect((await hub.upload(ann.token, table(60_000, command))).statusCode).toBeGreaterThanOrEqual(400);
    await isFree();
  });

  test('by a connection that is cut', async () => {
    const id = randomUUID();
    const field = `--x\r\nContent-Disposition: form-data; name="analysis_id"\r\n\r\n${id}\r\n`;
    const sent = request({
      port,
      method: 'POST',
      path: '/api/upload-csv',
      headers: {
        authorization: `Bearer ${ann.token}`,
        'content-type': 'multipart/form-data; boundary=x',
        'content-length': QUOTA,
      },
    });
    sent.on('error', () => undefined);
    sent.write(`${field}--x\r\nContent-Disposition: form-data; name="file"; filename="t.csv"\r\n\r\na\n`);
    await until(async () => (await stageOf(id))?.state === 'running');
    // What the length of the body says is held from the first byte on.
    expect(await reserved()).toBeGreaterThan(QUOTA / 4);
    sent.destroy();
    await until(async () => (await stageOf(id))?.state === 'failed');
    await isFree();
  });

  test('by a crash', async () => {
    const first = await testApp({ USER_STORAGE_LIMIT: String(QUOTA) });
    const bob = await first.signUp();
    await first.context.analyses.begin({
      userId: bob.id,
      source: { type: 'csv' },
      sourceId: 'half',
      sourceName: 'half.csv',
      uploadFile: first.context.files.newName('csv'),
      bytesTotal: null,
      reserve: QUOTA,
    });
    expect(refusal(await first.upload(bob.token, table(1000)))).toEqual([413, 'storage-full']);
    await first.stop({ keep: true });
    const second = await testApp({ DATA_DIR: first.folder, USER_STORAGE_LIMIT: String(QUOTA) });
    expect((await second.upload(bob.token, table(QUOTA))).statusCode).toBe(200);
    await second.stop();
  }, 120_000);
});

describe('a disk that fills up', () => {
  const free = (bytes: number) => jest.spyOn(hub.context.files, 'free').mockImplementation(async () => bytes);

  test('is told before a byte is taken', async () => {
    free(FLOOR + 19_999);
    // Room for the file, and for the copy that the engine makes of it.
    const answer = await hub.upload(ann.token, table(10_000), { fields: { file_size: '10000' } });
    expect(refusal(answer)).toEqual([507, 'disk-full']);
    free(FLOOR + 20_000);
    expect((await hub.upload(ann.token, table(10_000), { fields: { file_size: '10000' } })).statusCode).toBe(200);
  });

  test('counts what is on its way already', async () => {
    free(FLOOR + 150_000);
    const id = randomUUID();
    const first = hub.upload(ann.token, table(40_000, '#wait'), { fields: { analysis_id: id, file_size: '40000' } });
    await until(async () => (await stageOf(id))?.stage === 'mining');
    const other = await hub.signUp();
    const second = () => hub.upload(other.token, table(60_000), { fields: { file_size: '60000' } });
    expect(refusal(await second())).toEqual([507, 'disk-full']);
    await hub.call('DELETE', `/analyses/${id}`, undefined, ann.token);
    await first;
    expect((await second()).statusCode).toBe(200);
  });

  test('is told in the middle, and nothing of the file stays', async () => {
    const roomy = await testApp({ FREE_SPACE_FLOOR: String(FLOOR) });
    const bob = await roomy.signUp();
    // At the arrival there is enough; then somebody else fills the disk.
    jest
      .spyOn(roomy.context.files, 'free')
      .mockResolvedValueOnce(FLOOR + 100 * MB)
      .mockResolvedValue(FLOOR - 1);
    expect(refusal(await roomy.upload(bob.token, table(20 * MB)))).toEqual([507, 'disk-full']);
    expect(readdirSync(join(roomy.folder, 'files'))).toEqual([]);
    await roomy.stop();
  }, 120_000);
});
