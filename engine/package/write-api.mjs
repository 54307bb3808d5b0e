// Writes API.md from the engine's index: `pnpm engine:api`; with --check it only says whether the page is the index's own.
import { readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Application } from 'typedoc';

const engine = fileURLToPath(new URL('..', import.meta.url));
const page = join(engine, 'API.md');

const work = await mkdtemp(join(tmpdir(), 'hub-api-'));
try {
  const app = await Application.bootstrapWithPlugins({
    entryPoints: [join(engine, 'src/index.ts')],
    tsconfig: join(engine, 'package/tsconfig.json'),
    plugin: ['typedoc-plugin-markdown'],
    outputFileStrategy: 'modules',
    entryFileName: 'API.md',
    hideBreadcrumbs: true,
    hidePageHeader: true,
    disableSources: true,
    excludeExternals: true,
    excludeInternal: true,
    readme: 'none',
    name: '@hub/engine',
    // The compiler has its own check, which sees each file once.
    skipErrorChecking: true,
    logLevel: 'Error',
  });
  const project = await app.convert();
  if (!project) throw new Error('The index does not compile.');
  await app.outputs.writeOutput({ name: 'markdown', path: work }, project);
  const text = readFileSync(join(work, 'API.md'), 'utf8');
  if (!process.argv.includes('--check')) writeFileSync(page, text);
  else if (readFileSync(page, 'utf8') !== text) {
    console.error('engine/API.md is not what engine/src/index.ts says. Run: pnpm engine:api');
    process.exitCode = 1;
  }
} finally {
  await rm(work, { recursive: true, force: true });
}
