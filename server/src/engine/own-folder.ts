import { constants } from 'node:fs';
import { copyFile, link, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AnalysisInput, AnalysisRequest } from '@hub/engine';

/** A folder that holds the files of one analysis and nothing else; the engine is given no other. */
export interface OwnFolder {
  /** The request with the folder's paths in the place of its own. */
  request: AnalysisRequest;
  /** Brings the loaded tables to where the request wanted them. */
  keepStore(): Promise<void>;
  remove(): Promise<void>;
}

/**
 * Makes it beside the place of the loaded tables, and as a part of that file's name: what a crash leaves is taken away with it.
 * @throws what the disk refuses
 */
export async function ownFolder(request: AnalysisRequest): Promise<OwnFolder> {
  const { storePath } = request;
  const folder = await mkdtemp(storePath === null ? join(tmpdir(), 'hub-analysis-') : `${storePath}.work-`);
  const own = storePath === null ? null : join(folder, 'store.duckdb');
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    const inputs: AnalysisInput[] = [];
    for (const [i, input] of request.inputs.entries()) {
      const path = join(folder, `input-${i + 1}.csv`);
      await bring(input.path, path);
      inputs.push(input.kind === 'csv' ? { ...input, path } : { ...input, path, table: { ...input.table, path } });
    }
    return {
      request: { ...request, inputs, storePath: own, workFolder: folder },
      keepStore: async () => {
        if (own !== null && storePath !== null) await move(own, storePath);
      },
      remove,
    };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** Under a second name, which costs no room; as a copy where the disk has no such thing. */
async function bring(from: string, to: string): Promise<void> {
  await link(from, to).catch(() => copyFile(from, to, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE));
}

async function move(from: string, to: string): Promise<void> {
  await rename(from, to).catch(async (error: unknown) => {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EXDEV') await copyFile(from, to);
    // An engine that keeps no tables leaves none.
    else if (code !== 'ENOENT') throw error;
  });
}
