import { readdirSync } from 'node:fs';
import { inRoot } from '../workspace';
import { fullRooms, MOST_FILES } from './full-rooms';

/** What is installed, built or kept for a while. */
const MADE = /^(?:node_modules|dist|coverage|data|\..*)$/;
/** Folders that may hold more, and why. */
const MAY_BE_FULL = new Map([
  [
    'server/src/database/migrations',
    'One list in the order in which a database is brought up to date, read by its last entries.',
  ],
]);

const filesBelow = (folder: string): string[] =>
  readdirSync(inRoot(folder), { withFileTypes: true })
    .filter(({ name }) => !MADE.test(name))
    .flatMap((entry) => {
      const path = folder ? `${folder}/${entry.name}` : entry.name;
      return entry.isDirectory() ? filesBelow(path) : [path];
    });

const files = filesBelow('');

test(`no folder holds more than ${MOST_FILES} source files, but those that say why`, () => {
  expect(files.length).toBeGreaterThan(2000);
  expect([...fullRooms(files).keys()]).toEqual([...MAY_BE_FULL.keys()]);
});

test.each([
  ['as many as there may be', Array.from({ length: MOST_FILES }, (_, i) => `a/${i}.ts`), []],
  ['one more, of any kind of source', [...Array.from({ length: MOST_FILES }, (_, i) => `a/${i}.ts`), 'a/b.tsx'], ['a']],
  ['scripts', Array.from({ length: MOST_FILES + 1 }, (_, i) => `a/b/${i}.${i % 2 ? 'mjs' : 'cjs'}`), ['a/b']],
  [
    'tests, styles and catalogues beside them',
    ['test.ts', 'test.tsx', 'spec.ts', 'contract.ts', 'test.mjs', 'css', 'json', 'md'].flatMap((ending) =>
      Array.from({ length: MOST_FILES }, (_, i) => `a/${i}.${ending}`),
    ),
    [],
  ],
  ['those of its sub-rooms', Array.from({ length: 2 * MOST_FILES }, (_, i) => `a/${i % 2 ? 'b' : 'c'}/${i}.ts`), []],
])('a folder is full by its own source files: %s', (_, given, full) => {
  expect([...fullRooms(given).keys()]).toEqual(full);
});
