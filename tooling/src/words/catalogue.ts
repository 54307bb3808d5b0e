import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { inRoot } from '../workspace';

/** One language of a catalogue: the file that people edit, and the one that is written from it. */
export interface Catalogue {
  language: string;
  folder: string;
  messages: Readonly<Record<string, string>>;
  /** Keys of English that this language has not, and those that it has and English has not. */
  missing: readonly string[];
  needless: readonly string[];
  compiled: string;
}

const SKIPPED = new Set(['node_modules', 'dist', 'data', '.cache', '.git']);

function foldersIn(folder: string): string[] {
  const children = readdirSync(folder, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && !SKIPPED.has(entry.name),
  );
  return children.flatMap(({ name }) => [join(folder, name), ...foldersIn(join(folder, name))]);
}

/** Folders of catalogues: `messages/`, with English in `en.json`. */
export const catalogueFolders = (): string[] =>
  foldersIn(inRoot()).filter((folder) => folder.endsWith('/messages') && existsSync(join(folder, 'en.json')));

/** @throws when the file is not a flat list of texts by key */
function readMessages(file: string): Record<string, string> {
  const content: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (typeof content !== 'object' || content === null) throw new Error(`${file} holds no messages.`);
  return Object.fromEntries(
    Object.entries(content).map(([key, text]) => {
      if (typeof text !== 'string') throw new Error(`${relative(inRoot(), file)}: ${key} is no text.`);
      return [key, text];
    }),
  );
}

/** Languages that the product speaks beside English. */
export const OTHER_LANGUAGES = ['de'] as const;

/** The languages of a folder, English first. */
export function cataloguesIn(folder: string): Catalogue[] {
  const english = readMessages(join(folder, 'en.json'));
  const languages = readdirSync(folder).flatMap((file) => (file.endsWith('.json') ? [file.slice(0, -'.json'.length)] : []));
  return languages
    .sort((a, b) => Number(b === 'en') - Number(a === 'en') || a.localeCompare(b))
    .map((language) => {
      const messages = readMessages(join(folder, `${language}.json`));
      return {
        language,
        folder,
        messages,
        missing: Object.keys(english).filter((key) => !(key in messages)),
        needless: Object.keys(messages).filter((key) => !(key in english)),
        compiled: join(folder, `${language}.ts`),
      };
    });
}
