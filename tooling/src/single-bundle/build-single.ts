import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildRecord } from '@hub/shared/contracts/releases/discovery';
import { remoteBuildId, shellBuildId } from '../build/build-id';
import { compressFolder } from '../build/compress';
import { finishHtml } from '../build/finish-html';
import { integrityMap, integrityOf } from '../build/integrity-map';
import { keepMaps } from '../build/keep-maps';
import { runWebpack } from '../build/run-webpack';
import { DIST, remoteNames } from '../workspace';
import { singleBundleConfig } from './single-bundle-config';

/**
 * Builds the single bundle, unless these sources are there already, into a folder that a server can serve: `build-single.ts FOLDER`. Each
 * remote's record stays, for its routes, and names the chunks of the bundle that are its screens, so that they are hinted alike.
 */
const [target] = process.argv.slice(2);
if (!target) throw new Error('Name a folder.');
const folder = resolve(target);
const shell = join(folder, 'shell');
const done = join(folder, 'sources');
const sources = ['lazy, in common', shellBuildId(), ...remoteNames().map(remoteBuildId)].join(' ');
if (existsSync(done) && readFileSync(done, 'utf8') === sources) process.exit(0);
rmSync(folder, { recursive: true, force: true });
await runWebpack(await singleBundleConfig(shell));
keepMaps(shell, join(folder, 'maps'));
renameSync(join(shell, 'remotes'), join(folder, 'remotes'));
finishHtml(join(shell, 'index.html'), integrityMap(shell));
await compressFolder(join(shell, 'assets'));
for (const name of remoteNames()) {
  const buildId = remoteBuildId(name);
  const home = join(folder, 'remotes', name);
  const place = join(home, buildId);
  mkdirSync(place, { recursive: true });
  const assets = integrityMap(place);
  const record = buildRecord.parse(JSON.parse(readFileSync(join(DIST, 'remotes', name, buildId, 'build.json'), 'utf8')));
  await compressFolder(place);
  const version = { ...record.version, assets, manifestIntegrity: integrityOf('') };
  writeFileSync(join(place, 'build.json'), JSON.stringify({ ...record, version }));
  writeFileSync(join(home, 'current.json'), JSON.stringify({ buildId }));
}
writeFileSync(done, sources);
