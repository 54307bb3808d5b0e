import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { daysAfter } from '../days-after';
import { fileStore, type FileStore } from './file-store';
import { TRASH_DAYS } from './file-trash';

let root: string;
let files: FileStore;
const make = (entry: string) => writeFileSync(join(root, 'files', entry), entry);
const there = () => readdirSync(join(root, 'files')).sort();

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'hub-files-'));
  files = await fileStore(join(root, 'files'), join(root, 'trash'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test('removing takes what belongs to the name, and nothing for what is no name', async () => {
  const [mine, other] = [files.newName('duckdb'), files.newName('csv')];
  for (const entry of [mine, `${mine}.wal`, other]) make(entry);
  for (const none of ['', '.', '/', randomUUID(), mine.slice(0, 8), null]) await files.remove(none);
  expect(there()).toHaveLength(3);
  await files.remove(mine);
  expect(there()).toEqual([other]);
});

test('only what the hub has made is listed; the disk’s own folders and others’ files are not', async () => {
  const name = files.newName('csv');
  mkdirSync(join(root, 'files', 'lost+found'));
  for (const entry of [name, '.nfs0001', 'notes.csv']) make(entry);
  mkdirSync(join(root, 'files', `${name}.tables`));
  expect((await files.list()).map(({ entry, isFile }) => [entry, isFile]).sort()).toEqual([
    [name, true],
    [`${name}.tables`, false],
  ]);
});

test('the trash keeps for 30 days, gives back what is wanted, and overwrites nothing', async () => {
  const [wanted, present, old] = [files.newName('csv'), files.newName('csv'), files.newName('duckdb')];
  for (const entry of [wanted, present, old]) make(entry);
  const now = new Date('2026-03-01T12:00:00Z');
  await files.trash.put([wanted, present, old], now);
  expect(there()).toEqual([]);
  expect(await files.trash.names()).toEqual(new Set([wanted, present, old]));
  make(present);
  expect(await files.trash.putBack(new Set([wanted, present]))).toEqual(new Set([wanted]));
  expect(there()).toEqual([wanted, present].sort());
  expect(await files.trash.clean(daysAfter(now, TRASH_DAYS))).toBe(0);
  expect(existsSync(join(root, 'trash', '2026-03-01', old))).toBe(true);
  expect(await files.trash.clean(daysAfter(now, TRASH_DAYS + 1))).toBe(2);
  expect(await files.trash.names()).toEqual(new Set());
});
