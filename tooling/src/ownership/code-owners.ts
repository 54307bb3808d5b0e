import { readFileSync, writeFileSync } from 'node:fs';
import { inRoot } from '../workspace';

const FILE = inRoot('CODEOWNERS');

/** Pattern to owner, in the order of the lines. */
export const readCodeOwners = (): Map<string, string> =>
  new Map(
    readFileSync(FILE, 'utf8')
      .split('\n')
      .filter((line) => line && !line.startsWith('#'))
      .map((line) => {
        const [pattern = '', owner = ''] = line.split(/\s+/);
        return [pattern, owner];
      }),
  );

/** Adds the line of a remote's folder to those of the remotes, which stand last and in the order of their names. */
export function addCodeOwner(folder: string, handle: string): void {
  const [before = '', remotes = ''] = readFileSync(FILE, 'utf8').split('# Remotes\n');
  const lines = [...remotes.split('\n').filter(Boolean), `/${folder}/ ${handle}`].sort();
  writeFileSync(FILE, `${before}# Remotes\n${lines.join('\n')}\n`);
}
