// Builds the server and its child processes into `server/dist`.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { bundle, OUTSIDE, PROGRAMS } from './bundle.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const dist = join(here, 'dist');

const { metafile } = await bundle({ ...PROGRAMS, 'make-template': join(here, 'src/database/make-template.ts') }, dist);
// What the bill of materials is made of: paths from the repository's root.
const files = Object.keys(metafile.inputs).map((file) => relative(join(here, '..'), resolve(file)));
writeFileSync(join(dist, 'inputs.json'), `${JSON.stringify({ files, outside: OUTSIDE })}\n`);

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
