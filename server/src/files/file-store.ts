import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Uploads and loaded tables, each under a random name. Nothing that a user chose is part of a path. */
export interface FileStore {
  newName(extension: 'csv' | 'duckdb'): string;
  path(name: string): string;
  size(name: string | null): Promise<number>;
  /** Also what the engine leaves beside a file (a write-ahead log, spilled data). */
  remove(...names: (string | null)[]): Promise<void>;
  /** Takes away all that is not named and was last changed before (milliseconds): what a crash has left. Answers with how much that was. */
  removeAllBut(kept: Set<string>, changedBefore: number): Promise<number>;
}

const NAME = /^[0-9a-f-]{36}\.(?:csv|duckdb)/;

export const fileStore = async (folder: string): Promise<FileStore> => {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = (name: string) => join(folder, name);

  const removeStartingWith = async (isMeant: (name: string) => boolean) => {
    const names = (await readdir(folder)).filter(isMeant);
    for (const name of names) await rm(path(name), { recursive: true, force: true });
    return names.length;
  };

  return {
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
    remove: async (...names) => {
      const meant = names.filter((name) => name !== null);
      if (meant.length > 0) await removeStartingWith((name) => meant.some((each) => name.startsWith(each)));
    },
    removeAllBut: async (kept, changedBefore) => {
      const old = new Set<string>();
      for (const name of await readdir(folder)) {
        if (kept.has(NAME.exec(name)?.[0] ?? '')) continue;
        // Gone meanwhile: another server has taken it away.
        const changed = await stat(path(name)).then(
          ({ mtimeMs }) => mtimeMs,
          () => Infinity,
        );
        if (changed < changedBefore) old.add(name);
      }
      return removeStartingWith((name) => old.has(name));
    },
  };
};
