import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { buildId, buildRecord, remoteName, type BuildRecord } from '@hub/shared/contracts/releases/discovery';
import { z } from 'zod';
import { ifMissing } from '../../files/if-missing';

const current = z.object({ buildId });

/** The current build of each remote that lies in the folder. One whose record is missing or wrong is left out and logged. */
export const readLocalBuilds = async (folder: string, log: FastifyBaseLogger): Promise<BuildRecord[]> => {
  const names = await readdir(folder).catch(ifMissing([]));
  const builds: BuildRecord[] = [];
  for (const name of names.filter((each) => remoteName.safeParse(each).success).sort()) {
    try {
      const chosen = current.parse(JSON.parse(await readFile(join(folder, name, 'current.json'), 'utf8')));
      const record = buildRecord.parse(JSON.parse(await readFile(join(folder, name, chosen.buildId, 'build.json'), 'utf8')));
      if (record.name !== name || record.buildId !== chosen.buildId) throw new Error(`${name} holds the record of another build`);
      builds.push(record);
    } catch (error) {
      log.error({ err: error, remote: name }, 'a remote is left out: its build cannot be read');
    }
  }
  return builds;
};
