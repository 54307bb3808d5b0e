// Builds the server and its child processes into `server/dist`: our own TypeScript in one file each, npm packages left outside.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const here = fileURLToPath(new URL('.', import.meta.url));
const dist = join(here, 'dist');

const packagesOutside = {
  name: 'packages-outside',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@hub/') ? undefined : { path, external: true },
    );
  },
};

await build({
  entryPoints: {
    server: join(here, 'src/server.ts'),
    worker: createRequire(import.meta.url).resolve('@hub/engine/worker'),
    'database-worker': join(here, 'src/modules/sources/postgres/process/database-worker.ts'),
    'make-template': join(here, 'src/database/make-template.ts'),
  },
  outdir: dist,
  outExtension: { '.js': '.mjs' },
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  sourcemap: true,
  plugins: [packagesOutside],
  logLevel: 'warning',
});

// A template fits the version of the database that made it, and the way it was made.
const template = join(dist, 'database-template.tar.gz');
const mark = join(dist, 'database-template.version');
const pglite = createRequire(import.meta.url).resolve('@electric-sql/pglite');
const wanted = createHash('sha256')
  .update(pglite)
  .update(readFileSync(join(here, 'src/database/make-template.ts')))
  .digest('hex');
if (!existsSync(template) || !existsSync(mark) || readFileSync(mark, 'utf8') !== wanted) {
  const { makeTemplate } = await import(pathToFileURL(join(dist, 'make-template.mjs')).href);
  await makeTemplate(template);
  writeFileSync(mark, wanted);
}
