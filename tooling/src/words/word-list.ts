import { basename, dirname, join, relative } from 'node:path';
import { inRoot } from '../workspace';
import type { Catalogue } from './catalogue';

/** One file of all catalogues of a package in one language, which is fetched as a whole. */
export interface WordList {
  file: string;
  text: string;
}

/** Packages that browsers load, each built apart; the server says what is in one of its own. */
const LISTED = /^(?:shared|shell|server|mf-[a-z-]+)$/;
/** What a package says beside its own: the host provides the shared modules, and the server says what both say. */
const WITH_SHARED = ['shell', 'server'];

const packageOf = (folder: string): string => relative(inRoot(), folder).split('/')[0] ?? '';

function listText(from: string, language: string, folders: readonly string[], withShared: boolean): string {
  const names = folders.map((_, at) => `words${at + 1}`);
  const lines = [
    `// Written by \`pnpm words\`: the catalogues of this package in one language.`,
    ...(withShared ? [`import shared from '@hub/shared/words/${language}';`] : []),
    ...folders.map((folder, at) => `import ${names[at] ?? ''} from '${relative(dirname(from), join(folder, language))}';`),
  ];
  return `${lines.join('\n')}\n\nexport default [\n${[...(withShared ? ['...shared'] : []), ...names].map((name) => `  ${name},\n`).join('')}];\n`;
}

/** A list for each package and language, of what there is. */
export function wordLists(catalogues: readonly Catalogue[], languages: readonly string[]): WordList[] {
  const packages = [...new Set(catalogues.map(({ folder }) => packageOf(folder)))].filter((name) => LISTED.test(name));
  return packages.flatMap((name) =>
    languages.map((language) => {
      const own = catalogues.filter((each) => each.language === language && packageOf(each.folder) === name);
      const file = inRoot(name, 'src/words', `${language}.ts`);
      const folders = own.map(({ folder }) => folder).sort();
      return { file, text: listText(file, basename(language), folders, WITH_SHARED.includes(name)) };
    }),
  );
}
