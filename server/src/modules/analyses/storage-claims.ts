import type { Kysely } from 'kysely';
import type { Config } from '../../config';
import type { Schema } from '../../database/schema';
import { AppError } from '../../errors';
import type { FileStore } from '../../files/file-store';
import { reserve } from './storage-repository';

/** Bytes that are reserved at once, so that the database is not asked for each packet; of a small storage a hundredth. */
const STEP = 16 * 1024 ** 2;
/** Bytes after which the disk is looked at again. */
const LOOK = 4 * 1024 ** 2;

/** What an analysis writes: the file it is given, copies of a database's tables, and the engine's own copy. */
export type StoredPart = 'upload' | 'extract' | 'store';

export interface StorageClaim {
  /**
   * Says how many bytes a part has by now.
   * @throws AppError storage-full when its owner may store no more, disk-full when too little of the disk would be left
   */
  hold(part: StoredPart, bytes: number): Promise<void>;
  /** Says what is kept in the end, in the place of all parts. @throws AppError storage-full */
  settle(bytes: number): Promise<void>;
  /** Gives the disk's part back; the user's is given back by the record of the end. */
  release(): void;
}

interface Parts {
  db: Kysely<Schema>;
  files: Pick<FileStore, 'free'>;
  config: Pick<Config, 'USER_STORAGE_LIMIT' | 'FREE_SPACE_FLOOR'>;
}

/** An analysis and who owns it. */
interface Owner {
  userId: string;
  id: string;
}

/** Room that analyses have on the disk and in their owners' storage, from before the first byte to their end. */
export const storageClaims = ({ db, files, config }: Parts) => {
  /** What this server's analyses are still expected to write. */
  const expected = new Set<{ bytes: number }>();
  const limit = config.USER_STORAGE_LIMIT;
  const step = Math.min(STEP, Math.floor(limit / 100));
  /** A floor of 0 is for disks that do not say how much of them is free. */
  const isTooFull = (free: number) => config.FREE_SPACE_FLOOR > 0 && free < config.FREE_SPACE_FLOOR;

  return {
    /**
     * Room for a file of so many bytes and for the copy that the engine makes of it, which is at most about as large.
     * @throws AppError disk-full
     */
    async open({ userId, id }: Owner, bytes: number): Promise<StorageClaim> {
      const free = await files.free();
      // Without a pause from here on: two that arrive together must see each other.
      const others = [...expected].reduce((sum, each) => sum + each.bytes, 0);
      if (isTooFull(free - others - 2 * bytes)) throw new AppError('disk-full');
      const mine = { bytes: 2 * bytes };
      expected.add(mine);

      const held = new Map<StoredPart, number>();
      let reserved = bytes;
      let looked = 0;

      return {
        async hold(part, count) {
          held.set(part, count);
          const needed = [...held.values()].reduce((sum, each) => sum + each, 0);
          mine.bytes = Math.max(0, 2 * bytes - needed);
          if (needed > reserved) reserved = await reserve(db, { userId, id, needed, wanted: needed + step, limit });
          if (needed - looked < LOOK) return;
          looked = needed;
          if (isTooFull(await files.free())) throw new AppError('disk-full');
        },
        async settle(count) {
          held.clear();
          reserved = await reserve(db, { userId, id, needed: count, wanted: count, limit });
        },
        release: () => void expected.delete(mine),
      };
    },
  };
};
