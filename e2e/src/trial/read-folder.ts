import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildRecord, type BuildRecord } from '@hub/shared/contracts/releases/discovery';

export interface TriedBuild {
  record: BuildRecord;
  /** Bytes of each file, by its path in the build. */
  files: ReadonlyMap<string, Buffer>;
}

/** A build as it lies in a folder, `build.json` beside its files. */
export async function readFolder(folder: string): Promise<TriedBuild> {
  const record = buildRecord.parse(JSON.parse(await readFile(join(folder, 'build.json'), 'utf8')));
  const files = await Promise.all(
    Object.keys(record.version.assets).map(async (file) => [file, await readFile(join(folder, file))] as const),
  );
  return { record, files: new Map(files) };
}
