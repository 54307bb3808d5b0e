import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DIST } from '../workspace';
import { remoteBuildId, shellBuildId } from './build-id';

/** What a build's record is written into, last of all. */
export const RECORD = 'build.json';

const idIn = (file: string): string | null => {
  if (!existsSync(file)) return null;
  return (JSON.parse(readFileSync(file, 'utf8')) as { buildId?: string }).buildId ?? null;
};

/** The build of a target (`shell` or a remote's name) that is served; null where there is none. */
export function servedBuild(target: string, dist = DIST): string | null {
  if (target === 'shell') return idIn(join(dist, 'shell', RECORD));
  const home = join(dist, 'remotes', target);
  const buildId = idIn(join(home, 'current.json'));
  return buildId !== null && existsSync(join(home, buildId, RECORD)) ? buildId : null;
}

/** The target's build that is served, where it is the build of these sources: then there is nothing to do. */
export function standingBuild(target: string, dist = DIST): string | null {
  const served = servedBuild(target, dist);
  if (served === null) return null;
  return served === (target === 'shell' ? shellBuildId() : remoteBuildId(target)) ? served : null;
}
