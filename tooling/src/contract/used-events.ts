import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesOf } from '../build/files-of';
import { inRoot } from '../workspace';

const EMITTED = /\bbus\s*\.emit\(\s*'([^']+)'/g;
const HEARD = /\b(?:useEvent|bus\s*\.on)\(\s*'([^']+)'/g;
/** What a query of the server's data is refreshed on. */
const REFRESHES = /\brefreshOn:\s*\[([^\]]*)\]/g;
const QUOTED = /'([^']+)'/g;

const all = (pattern: RegExp, texts: string[]): string[] =>
  [...new Set(texts.flatMap((text) => [...text.matchAll(pattern)].flatMap(([, name]) => name ?? [])))].sort();

/** Events that a remote's sources emit and listen to. */
export function usedEvents(name: string): { emits: string[]; listens: string[] } {
  const folder = inRoot(name, 'src');
  const texts = filesOf(folder)
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|(?:^|\/)testing\//.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'));
  return {
    emits: all(EMITTED, texts),
    listens: [...new Set([...all(HEARD, texts), ...all(QUOTED, all(REFRESHES, texts))])].sort(),
  };
}
