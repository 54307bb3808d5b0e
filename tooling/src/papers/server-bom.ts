import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { Enums } from '@cyclonedx/cyclonedx-library';
import * as z from 'zod/mini';
import { DIST, inRoot, packageFolder, readPackage } from '../workspace';
import { billOfMaterials } from './bom';
import { keepPapers, papersFolder } from './keep-papers';
import { packagesAmong } from '../webpack/notices-plugin';

/** Written by `server/build.mjs`. */
const inputs = z.object({ files: z.array(z.string()), outside: z.array(z.string()) });

/** A package with all that it depends on, where that is installed. */
function withDependencies(folder: string, found: Set<string>): void {
  if (found.has(folder)) return;
  found.add(folder);
  for (const name of Object.keys(readPackage(folder).dependencies ?? {})) {
    const next = packageFolder(name, folder);
    if (next) withDependencies(next, found);
  }
}

/** Writes what is in the server and its children: the packages in their files, and those that are installed beside them. */
function writeServerBom(): void {
  const list = inRoot('server', 'dist', 'inputs.json');
  if (!existsSync(list)) throw new Error(`${list} is not there. Build the server first.`);
  const { files, outside } = inputs.parse(JSON.parse(readFileSync(list, 'utf8')));
  const found = new Set(packagesAmong(files.map((file) => inRoot(file))).map((folder) => realpathSync(folder)));
  for (const name of outside) {
    const folder = packageFolder(name, inRoot('server')) ?? packageFolder(name, inRoot('engine'));
    if (folder) withDependencies(folder, found);
  }
  const { name, version } = readPackage(inRoot('server'));
  keepPapers(papersFolder(DIST, 'server'), billOfMaterials({ name, version, type: Enums.ComponentType.Application }, [...found]));
}

writeServerBom();
