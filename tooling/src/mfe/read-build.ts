import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { buildRecord } from '@hub/shared/contracts/discovery';
import type { PublishRequest } from '@hub/shared/contracts/releases';
import { remoteBuildId } from '../build/build-id';
import { mapsFolder } from '../build/keep-maps';
import { foreignStyles } from '../styles/foreign-rules';
import { DIST, remoteNames } from '../workspace';
import { UsageError } from './usage';

const REBUILD = 'Build it first: pnpm build mf-…';

function readJson(path: string): unknown {
  if (!existsSync(path)) throw new UsageError(`${path} is not there. ${REBUILD}`);
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    throw new UsageError(`${path} is damaged. ${REBUILD}`);
  }
}

/** Folder of the newest build of a remote of this repository. @throws {UsageError} when it is not of the sources as they are now */
export function currentFolder(remote: string): string {
  if (!remoteNames().includes(remote)) {
    throw new UsageError(`There is no remote ${remote} here. There are: ${remoteNames().join(', ')}`);
  }
  const buildId = remoteBuildId(remote);
  const folder = join(DIST, 'remotes', remote, buildId);
  if (!existsSync(join(folder, 'build.json')))
    throw new UsageError(`The sources of ${remote} (${buildId}) are not built. Build it first: pnpm build ${remote}`);
  return folder;
}

/** Maps of the build's scripts where the build has put them: beside the folder of all remotes. A build that was made elsewhere may have none. */
function mapsOf(folder: string, remote: string, buildId: string, files: string[]): Record<string, string> {
  const home = mapsFolder(dirname(dirname(dirname(resolve(folder)))), remote, buildId);
  const places = files.map((file) => [file, join(home, `${file}.map.gz`)] as const);
  return Object.fromEntries(
    places.filter(([, place]) => existsSync(place)).map(([file, place]) => [file, readFileSync(place).toString('base64')]),
  );
}

/** A build with the bytes of all its files. @throws {UsageError} */
export function readBuild(remote: string, folder: string): PublishRequest {
  const record = buildRecord.safeParse(readJson(join(folder, 'build.json')));
  if (!record.success) throw new UsageError(`${join(folder, 'build.json')} is no record of a build. ${REBUILD}`);
  const files: Record<string, string> = {};
  for (const path of Object.keys(record.data.version.assets)) {
    const place = join(folder, path);
    if (!existsSync(place)) throw new UsageError(`${place} is missing. ${REBUILD}`);
    files[path] = readFileSync(place).toString('base64');
  }
  const foreign = foreignStyles(files);
  if (foreign.length > 0) throw new UsageError(`${remote} would dress more than its own screens: ${foreign.join('; ')}.`);
  return { record: record.data, files, maps: mapsOf(folder, remote, record.data.buildId, Object.keys(files)) };
}
