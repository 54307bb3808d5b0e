import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const TEXT = /\.(?:js|css|json|svg|txt)$/;
/** Below this many bytes a packet is sent either way. */
const MIN_BYTES = 1024;
const BROTLI_QUALITY = 9;

const writeWithTwins = async (path: string, content: Buffer) => {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
  if (!TEXT.test(path) || content.length < MIN_BYTES) return;
  await writeFile(`${path}.br`, await brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }));
  await writeFile(`${path}.gz`, await zip(content, { level: 9 }));
};

/**
 * Where the files of a build lie. The database holds those of published builds, so that every server has them and a backup is whole; each
 * server unpacks what it is asked for into a folder of its own.
 */
export interface BuildStore {
  /** Folder of what this server has unpacked. */
  unpacked: string;
  /** Folder that holds `<remote>/<buildId>/`, or null when the build is unknown. */
  rootOf(remote: string, buildId: string): Promise<string | null>;
  /** Removes a build's unpacked files. */
  drop(remote: string, buildId: string): Promise<void>;
}

/** @param shipped folder of the builds that came with the server; `unpacked` is where the others go */
export const buildStore = (db: Kysely<Schema>, { shipped, unpacked }: { shipped: string; unpacked: string }): BuildStore => {
  const unpacking = new Map<string, Promise<string | null>>();

  const unpack = async (remote: string, buildId: string) => {
    const files = await db
      .selectFrom('remote_files')
      .select(['path', 'content'])
      .where('remote', '=', remote)
      .where('build_id', '=', buildId)
      .execute();
    if (files.length === 0) return null;
    const place = join(unpacked, remote, buildId);
    // Made beside its place and moved there whole: a build that is there is complete.
    const part = join(unpacked, `.part-${randomUUID()}`);
    try {
      for (const { path, content } of files) await writeWithTwins(join(part, path), Buffer.from(content));
      await mkdir(dirname(place), { recursive: true });
      await rename(part, place).catch((error: unknown) => {
        // A server that shares the folder was quicker.
        if (!existsSync(place)) throw error;
      });
    } finally {
      await rm(part, { recursive: true, force: true });
    }
    return unpacked;
  };

  return {
    unpacked,
    rootOf: async (remote, buildId) => {
      if (existsSync(join(shipped, remote, buildId))) return shipped;
      if (existsSync(join(unpacked, remote, buildId))) return unpacked;
      const key = `${remote}/${buildId}`;
      const running = unpacking.get(key) ?? unpack(remote, buildId).finally(() => unpacking.delete(key));
      unpacking.set(key, running);
      return running;
    },
    drop: (remote, buildId) => rm(join(unpacked, remote, buildId), { recursive: true, force: true }),
  };
};
