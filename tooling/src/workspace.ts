import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
export const DIST = join(ROOT, 'dist');
export const inRoot = (...parts: string[]): string => join(ROOT, ...parts);

const manifest = z.object({
  name: z.string(),
  version: z.string(),
  license: z.optional(z.string()),
  dependencies: z.optional(z.record(z.string(), z.string())),
});
export type PackageManifest = z.infer<typeof manifest>;

export const readPackage = (folder: string): PackageManifest =>
  manifest.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));

/** The remotes are the folders that hold a `remote.config.ts`: adding one needs no list to be changed. */
export const remoteNames = (): string[] =>
  readdirSync(ROOT)
    .filter((name) => name.startsWith('mf-') && existsSync(inRoot(name, 'remote.config.ts')))
    .sort();

/**
 * Folder of an installed package as `from` sees it; null for an optional one that is not installed. Node's own search would also look
 * where `NODE_PATH` points, which differs between the ways a command is started.
 */
export function packageFolder(name: string, from: string): string | null {
  for (let folder = realpathSync(from); ; folder = dirname(folder)) {
    const found = join(folder, basename(folder) === 'node_modules' ? '' : 'node_modules', name);
    if (existsSync(join(found, 'package.json'))) return realpathSync(found);
    if (folder === dirname(folder)) return null;
  }
}
