import { execFileSync } from 'node:child_process';

/**
 * Lines that differ from where this branch left the default branch (from the commit before, on the default branch itself), with what is
 * not committed yet, by file: first and last line of each stretch; null for a file that is new. Deleted files are left out.
 * @returns null where there is no history to compare with: no repository, a shallow clone, a first commit.
 */
export function changedLines(folder) {
  const git = (...args) =>
    execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 2 ** 28 }).trim();
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
  const listed = (...args) =>
    git(...args, '-z')
      .split('\0')
      .filter((name) => name !== '');
  const stretches = stretchesOf(
    git(
      '-c',
      'core.quotePath=false',
      'diff',
      '--unified=0',
      '--relative',
      '--no-color',
      '--no-ext-diff',
      '--src-prefix=a/',
      '--dst-prefix=b/',
      base,
    ),
  );
  return new Map([
    ...listed('diff', '--name-only', '--relative', '--diff-filter=d', base).map((name) => [name, stretches.get(name) ?? null]),
    ...listed('ls-files', '--others', '--exclude-standard').map((name) => [name, null]),
  ]);
}

/** The stretches of a difference without its surroundings, by file; those that only take lines away have none. */
function stretchesOf(difference) {
  const byFile = new Map();
  let own = [];
  for (const line of difference.split('\n')) {
    const [, name] = /^\+\+\+ b\/(.*?)\t?$/.exec(line) ?? [];
    if (name !== undefined) byFile.set(name, (own = []));
    const [, start, size = '1'] = /^@@ -\S+ \+(\d+)(?:,(\d+))? @@/.exec(line) ?? [];
    if (start !== undefined && size !== '0') own.push([Number(start), Number(start) + Number(size) - 1]);
  }
  return byFile;
}
