import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundle, PROGRAMS } from '../../bundle.mjs';

/** Below the server, where its packages are found. */
const CACHE = fileURLToPath(new URL('../../node_modules/.cache/', import.meta.url));

/**
 * Bundles the server and its children once for all tests that start them, as they are bundled for use: from the sources each start
 * would translate hundreds of files, which takes three times as long. `TEST_PROGRAMS` is the folder.
 */
export default async function buildPrograms() {
  await mkdir(CACHE, { recursive: true });
  const folder = await mkdtemp(join(CACHE, 'test-programs-'));
  process.env.TEST_PROGRAMS = folder;
  await bundle(PROGRAMS, folder);
  globalThis.removeTestPrograms = () => rm(folder, { recursive: true, force: true });
}
