import { existsSync, readdirSync } from 'node:fs';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { InstallationError } from '../installation/installation-error';
import { t } from '../messages';
import { DurableFs, durableStartParams } from './durable-fs';

/** Types that equal those of the `pg` driver as `postgres.ts` sets it: bigint and numeric as numbers. */
const parsers = { 20: Number, 1700: Number };

/**
 * Opens the embedded database in the folder and makes it at the first start, from the template if there is one
 * (making a new one takes seconds and much memory). It is made beside its place and moved there when it is whole,
 * so a first start that was cut off leaves nothing that looks like a database.
 */
export const openEmbedded = async (folder: string, template?: string): Promise<PGlite> => {
  const open = async (path: string, loadDataDir?: Blob) => {
    const client = new PGlite({ fs: new DurableFs(path), startParams: durableStartParams, parsers, loadDataDir });
    await client.waitReady;
    return client;
  };
  if (!existsSync(join(folder, 'PG_VERSION'))) {
    const making = `${folder}.making`;
    await rm(making, { recursive: true, force: true });
    await mkdir(making, { recursive: true, mode: 0o700 });
    // Read at once: a blob that stands for a file cannot be read after the file was replaced.
    const first = await open(making, template && existsSync(template) ? new Blob([await readFile(template)]) : undefined);
    await first.close();
    if (existsSync(folder) && readdirSync(folder).length > 0) throw new InstallationError(t('start.folder', { folder }));
    await rm(folder, { recursive: true, force: true });
    await rename(making, folder);
  }
  return open(folder);
};
