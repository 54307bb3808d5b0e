import { cp, lstat, mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { daysAfter } from '../days-after';
import { entriesOf, nameOf } from './stored-name';

/** Days that something stays in the trash. */
export const TRASH_DAYS = 30;

/** What belongs to nobody, in a folder for each day on which it was put there. */
export interface FileTrash {
  put(entries: string[], now?: Date): Promise<void>;
  /** Puts back what belongs to one of the names. Answers with the names that were found. */
  putBack(wanted: Set<string>): Promise<Set<string>>;
  /** The random names that it holds something of. */
  names(): Promise<Set<string>>;
  remove(isMeant: (entry: string) => boolean): Promise<void>;
  /** Takes away for good what has been here for longer than `TRASH_DAYS`. Answers with how much that was. */
  clean(now?: Date): Promise<number>;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const dayOf = (date: Date) => date.toISOString().slice(0, 10);
const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;
const exists = (path: string) =>
  lstat(path).then(
    () => true,
    () => false,
  );

/** Moves also between two disks; what another server has moved already is passed over. */
const move = async (from: string, to: string) => {
  try {
    await rename(from, to);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return;
    if (codeOf(error) !== 'EXDEV') throw error;
    // Copied beside its place, so that a half copy is never taken for the whole.
    await cp(from, `${to}.part`, { recursive: true, preserveTimestamps: true });
    await rename(`${to}.part`, to);
    await rm(from, { recursive: true, force: true });
  }
};

export const fileTrash = (folder: string, trash: string): FileTrash => {
  const days = async () => (await entriesOf(trash)).filter((day) => DAY.test(day)).sort();
  const held = async () => {
    const all: { day: string; entry: string }[] = [];
    for (const day of await days()) {
      for (const entry of await entriesOf(join(trash, day))) if (!entry.endsWith('.part')) all.push({ day, entry });
    }
    return all;
  };

  return {
    put: async (entries, now = new Date()) => {
      if (entries.length === 0) return;
      const place = join(trash, dayOf(now));
      await mkdir(place, { recursive: true, mode: 0o700 });
      for (const entry of entries) await move(join(folder, entry), join(place, entry));
    },
    putBack: async (wanted) => {
      const found = new Set<string>();
      for (const { day, entry } of await held()) {
        const name = nameOf(entry);
        if (name === null || !wanted.has(name) || (await exists(join(folder, entry)))) continue;
        await move(join(trash, day, entry), join(folder, entry));
        found.add(name);
      }
      return found;
    },
    names: async () => new Set((await held()).map(({ entry }) => nameOf(entry)).filter((name) => name !== null)),
    remove: async (isMeant) => {
      for (const { day, entry } of await held()) {
        if (isMeant(entry)) await rm(join(trash, day, entry), { recursive: true, force: true });
      }
    },
    clean: async (now = new Date()) => {
      const last = dayOf(daysAfter(now, -TRASH_DAYS));
      let count = 0;
      for (const day of (await days()).filter((each) => each < last)) {
        count += (await entriesOf(join(trash, day))).length;
        await rm(join(trash, day), { recursive: true, force: true });
      }
      return count;
    },
  };
};
