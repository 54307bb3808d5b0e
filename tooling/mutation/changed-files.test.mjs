import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changedFiles } from './changed-files.mjs';

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
  expect(changedFiles(folder).sort()).toEqual(['a b', 'new', 'old', 'second', 'third']);
});

test('what the default branch has got since does not count', () => {
  git('init', '-b', 'main');
  commit('old');
  git('branch', 'mine');
  commit('theirs');
  git('checkout', 'mine');
  commit('ours');
  expect(changedFiles(folder)).toEqual(['ours']);
});

test('on the default branch the last commit counts', () => {
  git('init', '-b', 'main');
  commit('old');
  commit('new');
  expect(changedFiles(folder)).toEqual(['new']);
});

test('without a repository, and with one commit alone, there is nothing to compare with', () => {
  expect(changedFiles(folder)).toBeNull();
  git('init', '-b', 'main');
  expect(changedFiles(folder)).toBeNull();
  commit('old');
  expect(changedFiles(folder)).toBeNull();
});
