import { basename, relative } from 'node:path';
import compile from 'icu-minify/compile';
import { inRoot } from '../workspace';
import type { Catalogue } from './catalogue';
import { takesOf } from './slots';

/** Packages with a words room of their own; the others take the shared one by its name. */
const ROOMS = { shared: 'src/words/translator', engine: 'src/words' };

/** Where a catalogue's folder finds the form of a compiled message. */
function messageType(folder: string): string {
  const own = Object.entries(ROOMS).find(([name]) => folder.startsWith(inRoot(name, '/')));
  return own ? relative(folder, inRoot(...own)) : '@hub/shared/words';
}

const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
const entry = (key: string, value: string): string => `  ${quoted(key)}: ${value},`;
const block = (lines: readonly string[]): string =>
  lines.length === 0 ? 'object' : `{\n${lines.map((line) => `  ${line}`).join('\n')}\n  }`;

function compiled({ language, folder }: Catalogue, key: string, text: string): string {
  try {
    return JSON.stringify(compile(text));
  } catch (error) {
    throw new Error(`${relative(inRoot(), folder)}/${language}.json, ${key}: ${String(error)}`, { cause: error });
  }
}

/** Slots and tags of the English messages, as types. */
function takenType(messages: Catalogue['messages']): string {
  const all = Object.entries(messages).map(([key, text]) => ({ key, ...takesOf(text) }));
  const slots = all.flatMap(({ key, slots: own }) => {
    const names = Object.entries(own).map(([name, kind]) => `${name}: ${quoted(kind)}`);
    return names.length === 0 ? [] : [entry(key, `{ ${names.join('; ')} }`).replace(/,$/, ';')];
  });
  const tags = all.flatMap(({ key, tags: own }) =>
    own.length === 0 ? [] : [entry(key, own.map(quoted).join(' | ')).replace(/,$/, ';')],
  );
  return `export interface Takes {\n  slots: ${block(slots)};\n  tags: ${block(tags)};\n}\n`;
}

/**
 * The module that is written from one language of a catalogue: messages as data that needs no parser. English also says what each message
 * takes. The others have its keys in its order: what they do not say yet is said in English.
 *
 * @throws with file, key and text when a message is no ICU message
 */
export function compileCatalogue(catalogue: Catalogue, english: Catalogue['messages'] = catalogue.messages): string {
  const { language, folder, messages } = catalogue;
  const lines = Object.entries(english).map(([key, text]) => entry(key, compiled(catalogue, key, messages[key] ?? text)));
  const head = [
    `// Written by \`pnpm words\` from ${basename(folder)}/${language}.json, which is the file to edit.`,
    `import type { Message } from '${messageType(folder)}';`,
  ];
  const body = `{\n${lines.join('\n')}\n}`;
  if (language === 'en')
    return `${head.join('\n')}\n\n${takenType(messages)}\nexport default ${body} satisfies Record<string, Message>;\n`;
  return `${head.join('\n')}\nimport type english from './en';\n\nexport default ${body} satisfies Record<keyof typeof english, Message>;\n`;
}
