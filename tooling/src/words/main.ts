import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { inRoot } from '../workspace';
import { catalogueFolders, cataloguesIn, OTHER_LANGUAGES } from './catalogue';
import { compileCatalogue } from './compile-catalogue';
import { wordLists } from './word-list';

// pnpm words: writes each catalogue's module anew from the file that people edit, the lists of them, and names what is not translated.
function write(file: string, text: string, what: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  console.log(`${relative(inRoot(), file)}: ${what}`);
}

const folders = catalogueFolders().map((folder) => ({ folder, catalogues: cataloguesIn(folder) }));
for (const { folder, catalogues } of folders) {
  const [english] = catalogues;
  for (const catalogue of catalogues) {
    const text = compileCatalogue(catalogue, english?.messages);
    write(catalogue.compiled, text, `${Object.keys(catalogue.messages).length} messages`);
  }
  for (const language of OTHER_LANGUAGES) {
    const own = catalogues.find((each) => each.language === language);
    const place = `${relative(inRoot(), folder)}/${language}.json`;
    if (!own) console.log(`${place} is missing: all that it would say is said in English.`);
    for (const key of own?.missing ?? []) console.log(`${place} has no ${key}: it is said in English.`);
    for (const key of own?.needless ?? []) console.log(`${place} has ${key}, which English has not.`);
  }
}
const all = folders.flatMap(({ catalogues }) => catalogues);
for (const { file, text } of wordLists(all, OTHER_LANGUAGES)) write(file, text, 'list of catalogues');
