import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { AppError } from '../errors';
import { failureOf } from '../modules/analyses/engine-failures';
import { receiveUpload } from '../modules/sources/csv/receive-upload';
import { storingFailure } from './storing-failure';

const folder = mkdtempSync(join(tmpdir(), 'hub-storing-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const failing = (code: string) =>
  new Readable({
    read() {
      this.push('a,b\n');
      this.destroy(Object.assign(new Error(`${code}: write`), { code }));
    },
  });
const receive = (source: Readable, signal = new AbortController().signal) =>
  receiveUpload(source, { path: join(folder, 'upload.csv'), limit: 1000, signal, onBytes: () => undefined }).catch(
    storingFailure,
  );
afterEach(() => rmSync(join(folder, 'upload.csv'), { force: true }));

test.each([
  ['ENOSPC', 'disk-full'],
  ['EDQUOT', 'disk-full'],
  ['EIO', 'analysis-failed'],
  ['ECONNRESET', 'upload-broken'],
])('a write that ends with %s is told as %s', async (code, told) => {
  expect(await receive(failing(code))).toMatchObject({ code: told });
});

test('a full disk is told with its own sentence, also when the engine met it', () => {
  const full = new AppError('disk-full');
  expect(full).toMatchObject({ status: 507, detail: expect.stringContaining('no room left') });
  const reason = 'IO Error: Could not write file "x.duckdb": No space left on device';
  expect(failureOf({ kind: 'failed', reason })).toMatchObject({ code: 'disk-full' });
  expect(failureOf({ kind: 'failed', reason: 'TypeError' })).toMatchObject({ code: 'analysis-failed' });
});

test('a refusal stays what it is', () => {
  const refusal = new AppError('file-too-large');
  expect(storingFailure(refusal)).toBe(refusal);
});
