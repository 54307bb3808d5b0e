import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { ROOT } from '../workspace';

const IGNORED = /(?:^|\/)(?:node_modules|testing|dist)(?:\/|$)|\.test\.tsx?$|(?:^|\/)\./;

/** Files of a folder that go into a build, as paths from the root with `/`, sorted. */
function sourcesOf(path: string): string[] {
  const name = relative(ROOT, path).split(sep).join('/');
  if (IGNORED.test(name) || !existsSync(path)) return [];
  const entries = readdirSync(path, { withFileTypes: true });
  return entries.flatMap((entry) => {
    const child = join(path, entry.name);
    if (entry.isDirectory()) return sourcesOf(child);
    return IGNORED.test(`${name}/${entry.name}`) ? [] : [`${name}/${entry.name}`];
  });
}

/** Hash of what a build is made of: its source files, by name and content, and facts such as the versions of its dependencies. */
export function contentHash({ folders, files = [], facts }: { folders: string[]; files?: string[]; facts: string[] }): string {
  const hash = createHash('sha256');
  for (const name of [...folders.flatMap((folder) => sourcesOf(join(ROOT, folder))), ...files].sort()) {
    // Line ends differ between checkouts on different systems; the sources do not.
    const content = readFileSync(join(ROOT, name)).toString('latin1').replaceAll('\r\n', '\n');
    hash.update(`${name}\0${content.length}\0`).update(content, 'latin1');
  }
  for (const fact of facts) hash.update(`${fact}\0`);
  return hash.digest('hex');
}
