import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { remoteBuildId, shellBuildId } from '../build/build-id';
import { compressFolder } from '../build/compress';
import { finishHtml } from '../build/finish-html';
import { integrityMap } from '../build/integrity-map';
import { keepMaps } from '../build/keep-maps';
import { runWebpack } from '../build/run-webpack';
import { DIST, remoteNames } from '../workspace';
import { singleBundleConfig } from './single-bundle-config';

/** Builds the single bundle, unless these sources are there already, into a folder that a server can serve: `build-single.ts FOLDER`. The remotes' records stay, for their routes. */
const [target] = process.argv.slice(2);
if (!target) throw new Error('Name a folder.');
const folder = resolve(target);
const shell = join(folder, 'shell');
const record = join(folder, 'sources');
const sources = [shellBuildId(), ...remoteNames().map(remoteBuildId)].join(' ');
if (existsSync(record) && readFileSync(record, 'utf8') === sources) process.exit(0);
rmSync(folder, { recursive: true, force: true });
await runWebpack(await singleBundleConfig(shell));
keepMaps(shell, join(folder, 'maps'));
finishHtml(join(shell, 'index.html'), integrityMap(shell));
await compressFolder(join(shell, 'assets'));
cpSync(join(DIST, 'remotes'), join(folder, 'remotes'), { recursive: true });
writeFileSync(record, sources);
