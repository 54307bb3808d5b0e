import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { KeyObject } from 'node:crypto';
import { buildRecord } from '@hub/shared/contracts/releases/discovery';
import { BOM_FILE, PROVENANCE_FILE } from '@hub/shared/contracts/releases/provenance';
import type { PublishRequest } from '@hub/shared/contracts/releases/releases';
import { remoteBuildId } from '../build/build-id';
import { mapsFolder } from '../build/keep-maps';
import { papersFolder } from '../papers/keep-papers';
import { envelopeOf, signedRecord } from '../papers/signing-key';
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

/** What the build has left beside its files, where it has. @throws {UsageError} when there is a key and nothing that it could sign */
function papersOf(folder: string, remote: string, buildId: string, key: KeyObject | null): Partial<PublishRequest> {
  const home = papersFolder(dirname(dirname(dirname(resolve(folder)))), remote, buildId);
  const read = (name: string) => (existsSync(join(home, name)) ? readFileSync(join(home, name), 'utf8') : undefined);
  const [statement, sbom] = [read(PROVENANCE_FILE), read(BOM_FILE)];
  if (statement === undefined && key) throw new UsageError(`There is no provenance of this build to sign in ${home}. ${REBUILD}`);
  if (statement === undefined) return {};
  return { provenance: envelopeOf(statement, key), ...(sbom !== undefined && { sbom }) };
}

/** A build with the bytes of all its files, its provenance signed where there is a key. @throws {UsageError} */
export function readBuild(remote: string, folder: string, key: KeyObject | null = null): PublishRequest {
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
  const { buildId } = record.data;
  return {
    record: key ? signedRecord(record.data, key) : record.data,
    files,
    maps: mapsOf(folder, remote, buildId, Object.keys(files)),
    ...papersOf(folder, remote, buildId, key),
  };
}
