import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
export const DIST = join(ROOT, 'dist');
export const inRoot = (...parts: string[]): string => join(ROOT, ...parts);

const manifest = z.object({ name: z.string(), version: z.string(), dependencies: z.optional(z.record(z.string(), z.string())) });
export type PackageManifest = z.infer<typeof manifest>;

export const readPackage = (folder: string): PackageManifest =>
  manifest.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));

/** The remotes are the folders that hold a `remote.config.ts`: adding one needs no list to be changed. */
export const remoteNames = (): string[] =>
  readdirSync(ROOT)
    .filter((name) => name.startsWith('mf-') && existsSync(inRoot(name, 'remote.config.ts')))
    .sort();

/** Folder of an installed package as `from` sees it; null for an optional one that is not installed. */
export function packageFolder(name: string, from: string): string | null {
  const folders = createRequire(join(from, 'package.json')).resolve.paths(name) ?? [];
  const found = folders.map((folder) => join(folder, name)).find((folder) => existsSync(join(folder, 'package.json')));
  return found ? dirname(join(found, 'package.json')) : null;
}
