import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { inRoot } from '../workspace';
import { catalogueFolders, cataloguesIn } from './catalogue';
import { compileCatalogue } from './compile-catalogue';

// pnpm words: writes each catalogue's module anew from the file that people edit.
for (const catalogue of catalogueFolders().flatMap(cataloguesIn)) {
  const text = compileCatalogue(catalogue);
  if (existsSync(catalogue.compiled) && readFileSync(catalogue.compiled, 'utf8') === text) continue;
  writeFileSync(catalogue.compiled, text);
  console.log(`${relative(inRoot(), catalogue.compiled)}: ${Object.keys(catalogue.messages).length} messages`);
}
