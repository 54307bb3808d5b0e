import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LIMITS } from './limits';
import { threadsFor } from './threads-for';

const folder = mkdtempSync(join(tmpdir(), 'hub-threads-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const fileOf = (name: string, bytes: number): string => {
  writeFileSync(join(folder, name), Buffer.alloc(bytes));
  return join(folder, name);
};

test('one thread asks of little, as many as there are cores of what is large, alone or together', async () => {
  const half = fileOf('half', LIMITS.oneThread / 2);
  const rest = fileOf('rest', LIMITS.oneThread / 2 + 1);
  expect(await threadsFor([half])).toEqual({ threads: 1 });
  expect(await threadsFor([half, half])).toEqual({ threads: 1 });
  expect(await threadsFor([half, rest])).toEqual({});
});

test('a file that is not there is for its reader to tell', async () => {
  expect(await threadsFor([join(folder, 'gone')])).toEqual({ threads: 1 });
});
