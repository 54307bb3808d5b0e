import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { inRoot } from '../workspace';
import { catalogueFolders, cataloguesIn, OTHER_LANGUAGES, type Catalogue } from './catalogue';
import { compileCatalogue } from './compile-catalogue';
import { takesOf } from './slots';
import { wordLists } from './word-list';

const folders = catalogueFolders().map((folder) => [relative(inRoot(), folder), cataloguesIn(folder)] as const);

/** What was worked out of a place or a text, once: catalogues lie side by side, and each looks through all that lies around it. */
function once<Result>(of: (text: string) => Result): (text: string) => Result {
  const known = new Map<string, Result>();
  return (text) => {
    const result = known.get(text) ?? of(text);
    known.set(text, result);
    return result;
  };
}

const textOf = once((file) => readFileSync(file, 'utf8'));
const sourcesIn = once((place) =>
  // By types of entries, links are not followed: behind them lie the packages.
  readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.name.includes('.test.'))
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => !join(relative(place, dirname(file)), '/').includes('messages/'))
    .map(textOf),
);

/** Sources in the surroundings of a catalogue that take their words from it. */
function usersOf(folder: string): string {
  const root = inRoot(folder, '..');
  // A room beside it may say its messages, too.
  const beside = sourcesIn(join(root, '..')).filter((source) => source.includes(`/${basename(root)}/messages'`));
  return [...sourcesIn(root), ...beside].join('\n');
}

/** Keys that a source begins and puts a name into. */
const begunIn = once((sources) =>
  [...new Set(Array.from(sources.matchAll(/`((?:[\w.-]|\$\{[^}`]*\})+)`/g), ([, template = '']) => template))]
    .filter((template) => template.includes('${'))
    .map((template) => new RegExp(`^${template.replaceAll('.', '\\.').replaceAll(/\$\{[^}]*\}/g, '[\\w.-]+')}$`)),
);

/** Whether a source names the key, or begins it and puts a name into it. */
const isUsed = (key: string, sources: string): boolean =>
  sources.includes(`'${key}'`) || begunIn(sources).some((begun) => begun.test(key));

const sorted = (text: string) => {
  const { slots, tags } = takesOf(text);
  return { slots: Object.fromEntries(Object.entries(slots).sort()), tags: [...tags].sort() };
};

test('there are catalogues', () => expect(folders.length).toBeGreaterThan(1));

describe.each(folders)('%s', (folder, catalogues) => {
  const [english, ...others] = catalogues as [Catalogue, ...Catalogue[]];

  test('is compiled as it stands: otherwise run pnpm words', () => {
    for (const catalogue of catalogues)
      expect(readFileSync(catalogue.compiled, 'utf8')).toBe(compileCatalogue(catalogue, english.messages));
  });

  if (folder.startsWith('engine/'))
    test('is handed to its translator in every language', () => {
      const index = readFileSync(inRoot(folder, 'index.ts'), 'utf8');
      expect(index).toContain(`({ ${['en', ...OTHER_LANGUAGES].join(', ')} })`);
    });

  test('holds no message that nobody says', () => {
    const sources = usersOf(folder);
    expect(Object.keys(english.messages).filter((key) => !isUsed(key, sources))).toEqual([]);
  });

  test('says the same in every language, with the same slots', () => {
    expect(others.map(({ language }) => language)).toEqual(OTHER_LANGUAGES);
    for (const { language, messages, missing, needless } of others) {
      expect([language, { missing, needless }]).toEqual([language, { missing: [], needless: [] }]);
      for (const [key, text] of Object.entries(messages))
        expect([key, sorted(text)]).toEqual([key, sorted(english.messages[key] ?? '')]);
    }
  });
});

// A catalogue is known by its keys where another language is spoken.
test('no two catalogues that are printed by the same translator have the same keys', () => {
  const names = folders
    .filter(([folder]) => !folder.startsWith('engine'))
    .map(([, [english]]) => Object.keys(english?.messages ?? {}).join());
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

test('the lists of catalogues are as they stand: otherwise run pnpm words', () => {
  const lists = wordLists(
    folders.flatMap(([, catalogues]) => catalogues),
    OTHER_LANGUAGES,
  );
  expect(lists.length).toBeGreaterThan(5);
  for (const { file, text } of lists) expect([file, readFileSync(file, 'utf8')]).toEqual([file, text]);
});

test('what a language does not say yet is said in English, and the keys stay in the order of English', () => {
  const german = {
    language: 'de',
    folder: inRoot('mf-auth/src/messages'),
    messages: { b: 'zwei' },
    missing: ['a'],
    needless: [],
    compiled: '',
  };
  expect(compileCatalogue(german, { a: 'one', b: 'two' })).toContain(`  'a': "one",\n  'b': "zwei",\n`);
});

test('a message that is none is refused with its file and key', () => {
  const broken: Catalogue = {
    language: 'en',
    folder: inRoot('mf-auth/src/messages'),
    messages: { 'a.b': '{n, plural, one {x}}' },
    missing: [],
    needless: [],
    compiled: '',
  };
  expect(() => compileCatalogue(broken)).toThrow(/mf-auth\/src\/messages\/en\.json, a\.b:/);
});

test('slots and tags are read out of the text', () => {
  const text =
    '{n, plural, one {# row of {file}} other {<b>#</b> rows}} since {day, date, short}, {kind, select, csv {file} other {table}}';
  expect(takesOf(text)).toEqual({ slots: { n: 'number', file: 'text', day: 'date', kind: 'choice' }, tags: ['b'] });
});
