import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { duckdbInside } from '@hub/engine/bundling';
import { build } from 'esbuild';

const here = fileURLToPath(new URL('.', import.meta.url));

/** Packages that load a file beside them, a native addon or WebAssembly: they are found where they are installed. The driver asks for pg-native and does without. */
const LEFT_OUT = ['@electric-sql/pglite', '@node-rs/argon2', 'node-sqlite3-wasm', 'pg-native'];
/** What has to be installed beside the bundles: these, and of DuckDB the addon. */
export const OUTSIDE = ['@duckdb/node-api', ...LEFT_OUT];

/** Packages of the older form ask for Node's modules with `require`, which a module of the newer form does not have. */
const REQUIRE = `import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);`;

/** What runs as a process of its own: the server and its children. */
export const PROGRAMS = {
  server: join(here, 'src/server.ts'),
  worker: createRequire(import.meta.url).resolve('@hub/engine/worker'),
  'open-telemetry': join(here, 'src/tracing/open-telemetry.ts'),
  'database-worker': join(here, 'src/modules/sources/postgres/process/database-worker.ts'),
};

/** What most servers never load is a file of its own: within the server's it would make each start longer. */
const apart = {
  name: 'apart',
  setup: ({ onResolve }) =>
    onResolve({ filter: /\/open-telemetry$/ }, ({ kind }) =>
      kind === 'dynamic-import' ? { path: './open-telemetry.mjs', external: true } : undefined,
    ),
};

/** Writes a file whole or not at all, and leaves one alone that says the same: a hub may run from it, or start while this is done. */
function put(path, bytes) {
  if (existsSync(path) && readFileSync(path).equals(bytes)) return;
  mkdirSync(dirname(path), { recursive: true });
  const part = `${path}.part-${process.pid}`;
  writeFileSync(part, bytes);
  renameSync(part, path);
}

/**
 * Writes everything in one file for each entry, npm packages too: Node finds, reads and links a thousand files of theirs in twice the time
 * that it takes for one (a child for a foreign database starts in .2 s of a core and not in .4). Their licences stand in `*.LEGAL.txt`.
 */
export async function bundle(entryPoints, outdir) {
  const result = await build({
    entryPoints,
    outdir,
    write: false,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    sourcemap: true,
    metafile: true,
    external: LEFT_OUT,
    plugins: [apart, duckdbInside],
    banner: { js: REQUIRE },
    legalComments: 'external',
    logLevel: 'warning',
  });
  for (const { path, contents } of result.outputFiles) put(path, Buffer.from(contents));
  return result;
}
