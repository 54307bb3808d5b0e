import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { build } from 'esbuild';

/** Below the engine, where its packages are found. */
const CACHE = join(__dirname, '../../node_modules/.cache');

/** Bundles a program as those of the package are bundled: to translate the engine's sources takes as long as to run it. */
export async function bundleProgram(entry: string): Promise<{ path: string; remove: () => Promise<void> }> {
  await mkdir(CACHE, { recursive: true });
  const folder = await mkdtemp(join(CACHE, 'program-'));
  await build({
    entryPoints: [entry],
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
  });
  const path = join(folder, basename(entry).replace(/\.ts$/, '.mjs'));
  return { path, remove: () => rm(folder, { recursive: true, force: true }) };
}
