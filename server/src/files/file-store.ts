import { randomUUID } from 'node:crypto';
import { lstat, mkdir, readdir, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { fileTrash, type FileTrash } from './file-trash';
import { nameOf } from './stored-name';

/** Something in the folder that the hub has made. */
export interface StoredEntry {
  /** Its name in the folder. */
  entry: string;
  /** The random name that it belongs to. */
  name: string;
  /** Whether it is an upload or a loaded table itself; else something that is only of use while one is made. */
  isFile: boolean;
  /** When it was last changed, in milliseconds. */
  changed: number;
}

/** Uploads and loaded tables, each under a random name. Nothing that a user chose is part of a path. */
export interface FileStore {
  newName(extension: 'csv' | 'duckdb'): string;
  path(name: string): string;
  size(name: string | null): Promise<number>;
  /**
   * Bytes that a file and all that the engine has made for it take by now: a write-ahead log, spilled data, its folder of work. Files
   * that stand there under a second name take no room of their own.
   */
  sizeOfAll(name: string | null): Promise<number>;
  /** Bytes that are free on the disk. */
  free(): Promise<number>;
  /** Also what the engine leaves beside a file (a write-ahead log, spilled data). What is no name of this store is passed over. */
  remove(...names: (string | null)[]): Promise<void>;
  /** Puts into the trash what `remove` would take away. */
  putAside(...names: (string | null)[]): Promise<void>;
  /** What the hub has made in the folder. Anything else there is somebody else's. */
  list(): Promise<StoredEntry[]>;
  /** Where goes what belongs to nobody. */
  trash: FileTrash;
}

/** Bytes of a file, or of all files in a folder. What goes meanwhile counts nothing. */
const sizeBelow = async (place: string): Promise<number> => {
  const found = await lstat(place).catch(() => null);
  if (!found?.isDirectory()) return found && found.nlink === 1 ? found.size : 0;
  const entries = await readdir(place).catch(() => []);
  const sizes = await Promise.all(entries.map((entry) => sizeBelow(join(place, entry))));
  return sizes.reduce((sum, size) => sum + size, 0);
};

/** @param trashFolder where `trash` puts what belongs to nobody */
export const fileStore = async (folder: string, trashFolder: string): Promise<FileStore> => {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = (name: string) => join(folder, name);
  const trash = fileTrash(folder, trashFolder);
  /** Whether an entry belongs to one of the names; what is no name of this store is passed over. */
  const belongsTo = (names: (string | null)[]) => {
    const meant = new Set(names.filter((name) => name !== null && nameOf(name) === name));
    return (entry: string) => meant.has(nameOf(entry));
  };

  return {
    trash,
    newName: (extension) => `${randomUUID()}.${extension}`,
    path,
    size: async (name) => {
      if (!name) return 0;
      try {
        return (await stat(path(name))).size;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return 0;
        throw error;
      }
    },
    sizeOfAll: async (name) => {
      if (!name) return 0;
      const own = (await readdir(folder)).filter((entry) => nameOf(entry) === name);
      const sizes = await Promise.all(own.map((entry) => sizeBelow(path(entry))));
      return sizes.reduce((sum, size) => sum + size, 0);
    },
    free: async () => {
      const { bavail, bsize } = await statfs(folder);
      return bavail * bsize;
    },
    remove: async (...names) => {
      const isMeant = belongsTo(names);
      for (const entry of (await readdir(folder)).filter(isMeant)) await rm(path(entry), { recursive: true, force: true });
      await trash.remove(isMeant);
    },
    putAside: async (...names) => trash.put((await readdir(folder)).filter(belongsTo(names))),
    list: async () => {
      const entries: StoredEntry[] = [];
      for (const entry of await readdir(folder)) {
        const name = nameOf(entry);
        if (name === null) continue;
        // Gone meanwhile: another server has taken it away.
        const found = await lstat(path(entry)).catch(() => null);
        if (found) entries.push({ entry, name, isFile: entry === name, changed: found.mtimeMs });
      }
      return entries;
    },
  };
};
