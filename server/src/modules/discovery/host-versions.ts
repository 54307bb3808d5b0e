import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildRecord } from '@hub/shared/contracts/releases/discovery';
import { satisfies } from 'semver';
import { z } from 'zod';
import { ifMissing } from '../../files/if-missing';
import { t } from './messages';

const shellRecord = z.object({ provides: z.object({ shell: z.string(), shared: z.string(), react: z.string() }) });

/** Versions of what the shell gives to remotes. */
export type HostVersions = z.infer<typeof shellRecord>['provides'];

/** What the built shell provides; null when there is none. */
export const readHostVersions = async (dist: string): Promise<HostVersions | null> => {
  const text = await readFile(join(dist, 'shell', 'build.json'), 'utf8').catch(ifMissing(null));
  return text === null ? null : (shellRecord.safeParse(JSON.parse(text)).data?.provides ?? null);
};

/** What the build needs and the host has not, in words; empty when it fits. */
export const unmetRequirements = ({ version: { requires } }: Pick<BuildRecord, 'version'>, host: HostVersions): string[] =>
  (['shell', 'shared', 'react'] as const)
    .filter((part) => !satisfies(host[part], requires[part]))
    .map((part) => t('unmet', { part, wanted: requires[part], own: host[part] }));
