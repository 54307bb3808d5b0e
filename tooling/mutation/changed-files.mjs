import { execFileSync } from 'node:child_process';

/**
 * Files that differ from where this branch left the default branch (from the commit before, on the default branch itself), with what is
 * not committed yet; deleted ones are left out.
 * @returns null where there is no history to compare with: no repository, a shallow clone, a first commit.
 */
export function changedFiles(folder) {
  const git = (...args) =>
    execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  const tried = (...args) => {
    try {
      return git(...args);
    } catch {
      return null;
    }
  };
  const head = tried('rev-parse', 'HEAD');
  if (head === null) return null;
  const names = [tried('symbolic-ref', '--short', 'refs/remotes/origin/HEAD'), 'origin/main', 'origin/master', 'main', 'master'];
  const branch = names.find((name) => name !== null && tried('rev-parse', '--verify', '--quiet', name) !== null);
  const fork = branch === undefined ? null : tried('merge-base', 'HEAD', branch);
  const base = fork === null || fork === head ? tried('rev-parse', '--verify', '--quiet', 'HEAD~1') : fork;
  if (base === null) return null;
  const lines = (text) => text.split('\0').filter((line) => line !== '');
  return [
    ...lines(git('diff', '--name-only', '--relative', '--diff-filter=d', '-z', base)),
    ...lines(git('ls-files', '--others', '--exclude-standard', '-z')),
  ];
}
