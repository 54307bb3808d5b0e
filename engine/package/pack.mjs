// Builds the engine as a package for anybody: `pnpm engine:pack [FOLDER]` leaves a tarball that `npm install` and `npx` take.
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { duckdbInside } from './duckdb-inside.mjs';

const engine = fileURLToPath(new URL('..', import.meta.url));
const root = fileURLToPath(new URL('../..', import.meta.url));
const staged = join(engine, 'dist', 'package');
const target = resolve(process.argv[2] ?? join(engine, 'dist'));
const read = (path) => JSON.parse(readFileSync(path, 'utf8'));

rmSync(staged, { recursive: true, force: true });
mkdirSync(staged, { recursive: true });
mkdirSync(target, { recursive: true });

await build({
  entryPoints: { index: join(engine, 'src/index.ts'), worker: join(engine, 'src/worker.ts'), cli: join(engine, 'cli/cli.ts') },
  outdir: join(staged, 'dist'),
  outExtension: { '.js': '.mjs' },
  bundle: true,
  splitting: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  // It loads WebAssembly that lies beside it.
  external: ['node-sqlite3-wasm'],
  plugins: [duckdbInside],
  // Packages of the older form ask for Node's modules with `require`.
  banner: { js: `import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);` },
  legalComments: 'external',
  logLevel: 'warning',
});
const cli = join(staged, 'dist/cli.mjs');
writeFileSync(cli, `#!/usr/bin/env node\n${readFileSync(cli, 'utf8')}`, { mode: 0o755 });

const tsc = join(root, 'node_modules/typescript-native/bin/tsc');
// What is packed has been checked as sources; to check it again would take as long as all the rest.
const declarations = ['--noEmit', 'false', '--declaration', '--emitDeclarationOnly', '--noCheck', '--allowImportingTsExtensions', 'false']; // prettier-ignore
execFileSync(
  process.execPath,
  [tsc, '-p', join(engine, 'package', 'tsconfig.json'), ...declarations, '--outDir', join(staged, 'types')],
  { stdio: 'inherit' },
);

const { name, version, description, license, type, dependencies } = read(join(engine, 'package.json'));
const installed = (dependency) => read(join(engine, 'node_modules', dependency, 'package.json')).version;
const manifest = {
  name,
  version,
  description,
  license,
  type,
  sideEffects: false,
  engines: read(join(root, 'package.json')).engines,
  bin: { 'hub-analyze': './dist/cli.mjs' },
  exports: {
    '.': { types: './types/index.d.ts', default: './dist/index.mjs' },
    './worker': './dist/worker.mjs',
  },
  files: ['dist', 'types', 'API.md'],
  dependencies: Object.fromEntries(Object.keys(dependencies).map((each) => [each, installed(each)])),
};
writeFileSync(join(staged, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
for (const page of ['README.md', 'API.md']) copyFileSync(join(engine, page), join(staged, page));
copyFileSync(join(root, 'LICENSE'), join(staged, 'LICENSE'));

const packed = execFileSync('npm', ['pack', '--json', '--pack-destination', target], {
  cwd: staged,
  encoding: 'utf8',
  stdio: ['ignore', 'pipe', 'ignore'],
  shell: process.platform === 'win32',
});
const [{ filename }] = JSON.parse(packed);
console.log(join(target, filename.replace('@', '').replace('/', '-')));
