import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { durableStartParams } from './durable-fs';

/** Writes a fresh database as one file, from which a first start takes a fraction of the time and memory of making one. */
export const makeTemplate = async (path: string) => {
  const work = await mkdtemp(join(tmpdir(), 'hub-template-'));
  try {
    const client = new PGlite({ dataDir: join(work, 'database'), startParams: durableStartParams });
    await client.waitReady;
    const dump = await client.dumpDataDir('gzip');
    await client.close();
    await writeFile(`${path}.part-${process.pid}`, Buffer.from(await dump.arrayBuffer()));
    await rename(`${path}.part-${process.pid}`, path);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
};
