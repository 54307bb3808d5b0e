import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changedLines } from './changed-files.mjs';

let folder;
const git = (...args) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], { cwd: folder, stdio: 'ignore' });
const write = (...names) => names.forEach((name) => writeFileSync(join(folder, name), `${name} ${Math.random()}`));
const commit = (...names) => {
  write(...names);
  git('add', '.');
  git('commit', '-m', names.join(' '));
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'changed-files-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a branch has changed what differs from where it left the default branch, committed or not', () => {
  git('init', '-b', 'main');
  commit('old', 'gone');
  git('checkout', '-b', 'mine');
  commit('a b', 'second');
  rmSync(join(folder, 'gone'));
  commit('third');
  write('old', 'new');
  git('checkout', 'main', '--', '.');
  write('old', 'new');
  git('branch', '-f', 'other');
  expect([...changedLines(folder).keys()].sort()).toEqual(['a b', 'new', 'old', 'second', 'third']);
});

test('what the default branch has got since does not count', () => {
  git('init', '-b', 'main');
  commit('old');
  git('branch', 'mine');
  commit('theirs');
  git('checkout', 'mine');
  commit('ours');
  expect([...changedLines(folder).keys()]).toEqual(['ours']);
});

test('on the default branch the last commit counts', () => {
  git('init', '-b', 'main');
  commit('old');
  commit('new');
  expect([...changedLines(folder).keys()]).toEqual(['new']);
});

test('of a file that was there the lines count that are new or differ, of a new one all of them', () => {
  git('init', '-b', 'main');
  const lines = Array.from({ length: 9 }, (_, i) => `line ${i + 1}`);
  const put = (name, list) => writeFileSync(join(folder, name), `${list.join('\n')}\n`);
  put('a b', lines);
  put('shorter', lines);
  commit('first');
  put('a b', ['line 1', 'other', ...lines.slice(2, 7), 'one more', 'and one more', ...lines.slice(7)]);
  put('shorter', lines.slice(2));
  commit('second');
  write('third');
  expect(Object.fromEntries(changedLines(folder))).toEqual({
    'a b': [
      [2, 2],
      [8, 9],
    ],
    shorter: [],
    second: [[1, 1]],
    third: null,
  });
});

test('without a repository, and with one commit alone, there is nothing to compare with', () => {
  expect(changedLines(folder)).toBeNull();
  git('init', '-b', 'main');
  expect(changedLines(folder)).toBeNull();
  commit('old');
  expect(changedLines(folder)).toBeNull();
});
