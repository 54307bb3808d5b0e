import { posix } from 'node:path';

/** Source files that a folder holds at most: what a reader takes in at a glance. Tests, styles and catalogues stand beside what they are of. */
export const MOST_FILES = 20;

const SOURCE = /(?<!\.(?:test|spec|contract))\.[cm]?tsx?$|(?<!\.test)\.[cm]js$/;

/** Folders that hold more source files than that, with how many. */
export function fullRooms(files: readonly string[]): Map<string, number> {
  const rooms = new Map<string, number>();
  for (const file of files.filter((name) => SOURCE.test(name)))
    rooms.set(posix.dirname(file), (rooms.get(posix.dirname(file)) ?? 0) + 1);
  return new Map([...rooms].filter(([, count]) => count > MOST_FILES));
}
