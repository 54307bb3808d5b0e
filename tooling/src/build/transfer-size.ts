import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ENTRY_FILE } from '@hub/shared/discovery';
import { DIST } from '../workspace';
import { filesOf } from './files-of';

/** Bytes of a file as a browser gets it by gzip. */
const gzipped = (path: string): number => statSync(existsSync(`${path}.gz`) ? `${path}.gz` : path).size;
const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** The words of another language than English, which only its readers fetch. */
const OTHER_WORDS = /(?:^|\/)words-[a-z]+\.[^/]*js$/;

/** Bytes by gzip that a remote's build costs to fetch in English: all its own code and styles, and of it the entry, which comes first. */
export function transferBytes(remote: string, buildId: string): { total: number; entry: number } {
  const folder = join(DIST, 'remotes', remote, buildId);
  const own = filesOf(folder).filter((file) => /\.(?:js|css)$/.test(file) && !OTHER_WORDS.test(file));
  const total = own.reduce((sum, file) => sum + gzipped(join(folder, file)), 0);
  return { total, entry: gzipped(join(folder, ENTRY_FILE)) };
}

export function transferSize(remote: string, buildId: string): string {
  const { total, entry } = transferBytes(remote, buildId);
  return `${kilobytes(total)} gzip, entry ${kilobytes(entry)}`;
}
