import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { inRoot } from '../workspace';

/**
 * Builds a page's first script, `shell/src/boot/NAME.ts`, apart from the bundles: it must be there before any of them.
 *
 * @returns the file, below the folder
 */
export async function writePageScript(folder: string, name: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [inRoot(`shell/src/boot/${name}.ts`)],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
    write: false,
  });
  const code = outputFiles.map(({ text }) => text).join('');
  const file = `assets/${name}.${createHash('sha256').update(code).digest('hex').slice(0, 8)}.js`;
  writeFileSync(join(folder, file), code);
  return file;
}
