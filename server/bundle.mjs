import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = fileURLToPath(new URL('.', import.meta.url));

const packagesOutside = {
  name: 'packages-outside',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@hub/') ? undefined : { path, external: true },
    );
  },
};

/** What runs as a process of its own: the server and its children. */
export const PROGRAMS = {
  server: join(here, 'src/server.ts'),
  worker: createRequire(import.meta.url).resolve('@hub/engine/worker'),
  'database-worker': join(here, 'src/modules/sources/postgres/process/database-worker.ts'),
};

/** Writes our own TypeScript in one file for each entry; npm packages are left outside. */
export const bundle = (entryPoints, outdir) =>
  build({
    entryPoints,
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    sourcemap: true,
    plugins: [packagesOutside],
    logLevel: 'warning',
  });
