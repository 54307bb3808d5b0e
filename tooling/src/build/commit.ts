import { execFileSync } from 'node:child_process';
import { ROOT } from '../workspace';

/** The commit that is built, with `-dirty` when the tree holds more; `unknown` outside a repository. */
export function currentCommit(): string {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  try {
    return git('rev-parse', 'HEAD') + (git('status', '--porcelain', '--untracked-files=no') ? '-dirty' : '');
  } catch {
    return 'unknown';
  }
}
