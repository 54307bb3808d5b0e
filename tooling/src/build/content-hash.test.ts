import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { inRoot, ROOT } from '../workspace';
import { contentHash } from './content-hash';

let folder: string;
let name: string;
beforeEach(() => {
  mkdirSync(inRoot('dist'), { recursive: true });
  // Beside the sources, since a path from the root is part of what is hashed; not in a folder that is left out.
  folder = mkdtempSync(inRoot('tooling/src/build/hash-'));
  name = relative(ROOT, folder);
  writeFileSync(join(folder, 'a.ts'), 'export const a = 1;\n');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const hash = (facts: string[] = []) => contentHash({ folders: [name], facts });

test('changes with a byte, a name and a fact', () => {
  const first = hash();
  writeFileSync(join(folder, 'a.ts'), 'export const a = 2;\n');
  const second = hash();
  rmSync(join(folder, 'a.ts'));
  writeFileSync(join(folder, 'b.ts'), 'export const a = 2;\n');
  expect(new Set([first, second, hash(), hash(['react@19.3.1'])]).size).toBe(4);
});

test('does not change with tests, test helpers, hidden files and line ends', () => {
  const first = hash();
  writeFileSync(join(folder, 'a.test.ts'), 'test');
  writeFileSync(join(folder, '.swp'), 'x');
  mkdirSync(join(folder, 'testing'));
  writeFileSync(join(folder, 'testing', 'help.ts'), 'x');
  writeFileSync(join(folder, 'a.ts'), 'export const a = 1;\r\n');
  expect(hash()).toBe(first);
});
