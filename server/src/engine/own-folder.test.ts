import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ownFolder } from './own-folder';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hub-own-folder-'));
  await writeFile(join(folder, 'mine.csv'), 'a\n1\n');
  await writeFile(join(folder, 'of-somebody-else.csv'), 'secret\n1\n');
});
afterEach(() => rm(folder, { recursive: true }));

test('a folder holds the files of one analysis and no other, and costs no room', async () => {
  const storePath = join(folder, 'x.duckdb');
  const input = { kind: 'csv' as const, path: join(folder, 'mine.csv'), name: 'Mine.csv' };
  const own = await ownFolder({ inputs: [input], sourceType: 'csv', storePath });
  const [given] = own.request.inputs;
  const place = dirname(given?.path ?? '');
  expect(given).toEqual({ ...input, path: join(place, 'input-1.csv') });
  expect(await readdir(place)).toEqual(['input-1.csv']);
  expect((await stat(given?.path ?? '')).ino).toBe((await stat(input.path)).ino);
  expect([own.request.workFolder, dirname(own.request.storePath ?? '')]).toEqual([place, place]);
  expect(place.startsWith(`${storePath}.work-`)).toBe(true);
  await writeFile(own.request.storePath ?? '', 'tables');
  await own.keepStore();
  await own.remove();
  expect((await readdir(folder)).sort()).toEqual(['mine.csv', 'of-somebody-else.csv', 'x.duckdb']);
  expect(await readFile(storePath, 'utf8')).toBe('tables');
});

test('an input that is not there leaves no folder', async () => {
  const input = { kind: 'csv' as const, path: join(folder, 'gone.csv'), name: 'Gone.csv' };
  await expect(ownFolder({ inputs: [input], sourceType: 'csv', storePath: join(folder, 'x.duckdb') })).rejects.toThrow('ENOENT');
  expect(await readdir(folder)).toHaveLength(2);
});
