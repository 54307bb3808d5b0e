import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Enums } from '@cyclonedx/cyclonedx-library';
import { buildRecord, type BuildRecord } from '@hub/shared/contracts/releases/discovery';
import { remoteConfig as remoteConfigSchema, type RemoteConfig } from '@hub/shared/contracts/releases/remote-config';
import { containerName, ENTRY_FILE, MANIFEST_FILE } from '@hub/shared/discovery';
import { requirements } from '../federation/shared-modules';
import { billOfMaterials } from '../papers/bom';
import { keepPapers, papersFolder } from '../papers/keep-papers';
import { provenanceOf } from '../papers/provenance';
import { bundledPackages } from '../webpack/notices-plugin';
import { remoteConfig } from '../webpack/remote-config';
import { DIST, inRoot, readPackage } from '../workspace';
import { remoteBuildId } from './build-id';
import { currentCommit } from './commit';
import { compressFolder } from './compress';
import { integrityMap } from './integrity-map';
import { keepMaps, mapsFolder } from './keep-maps';
import { runWebpack } from './run-webpack';
import { RECORD } from './standing-build';

export async function readRemoteConfig(name: string): Promise<RemoteConfig> {
  const loaded = (await import(pathToFileURL(inRoot(name, 'remote.config.ts')).href)) as { config?: unknown };
  return remoteConfigSchema.parse(loaded.config);
}

/**
 * Builds a remote into `folder`, which must not exist yet, its maps into `maps`, what it is made of and comes from into `papers`, and
 * writes its record. A failed build leaves nothing there.
 */
export async function buildRemoteInto(
  name: string,
  buildId: string,
  folder: string,
  { maps, papers }: { maps: string; papers: string },
): Promise<BuildRecord> {
  const config = await readRemoteConfig(name);
  const work = `${folder}.part-${process.pid}`;
  rmSync(work, { recursive: true, force: true });
  try {
    const { compilation } = await runWebpack(remoteConfig({ name, buildId, expose: config.expose, output: work }));
    // The manifest's longer twin serves tools that this build does not use.
    rmSync(join(work, MANIFEST_FILE.replace('.json', '-stats.json')), { force: true });
    keepMaps(work, maps);
    const assets = integrityMap(work);
    const record = buildRecord.parse({
      name,
      buildId,
      container: containerName(name, buildId),
      entry: ENTRY_FILE,
      owner: config.owner,
      routes: config.routes,
      expose: Object.keys(config.expose),
      critical: config.critical,
      version: {
        manifestIntegrity: assets[MANIFEST_FILE],
        assets,
        commit: currentCommit(),
        builtAt: new Date().toISOString(),
        requires: requirements(),
        events: config.events,
      },
    });
    const { version } = readPackage(inRoot(name));
    const bom = billOfMaterials({ name, version, type: Enums.ComponentType.Application }, bundledPackages(compilation));
    keepPapers(papers, bom, provenanceOf(record, bom));
    await compressFolder(work);
    writeFileSync(join(work, RECORD), `${JSON.stringify(record, null, 2)}\n`);
    renameSync(work, folder);
    return record;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** Builds a remote unless the same sources have been built before, and makes the build the current one. */
export async function buildRemote(name: string): Promise<{ buildId: string; built: boolean }> {
  const buildId = remoteBuildId(name);
  const home = join(DIST, 'remotes', name);
  const folder = join(home, buildId);
  const built = !existsSync(join(folder, RECORD));
  if (built) {
    mkdirSync(home, { recursive: true });
    await buildRemoteInto(name, buildId, folder, {
      maps: mapsFolder(DIST, name, buildId),
      papers: papersFolder(DIST, name, buildId),
    });
  }
  const current = join(home, 'current.json');
  const content = `${JSON.stringify({ buildId })}\n`;
  if (!existsSync(current) || readFileSync(current, 'utf8') !== content) writeFileSync(current, content);
  return { buildId, built };
}
