import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { inRoot } from '../workspace';
import { catalogueFolders, cataloguesIn, type Catalogue } from './catalogue';
import { compileCatalogue } from './compile-catalogue';
import { takesOf } from './slots';

const folders = catalogueFolders().map((folder) => [relative(inRoot(), folder), cataloguesIn(folder)] as const);

/** Sources in the surroundings of a catalogue that take their words from it. */
function usersOf(folder: string): string {
  const root = inRoot(folder, '..');
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.') && !join(dirname(file), '/').includes('messages/'))
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n');
}

/** Whether a source names the key, or begins it and puts a name into it. */
function isUsed(key: string, sources: string): boolean {
  if (sources.includes(`'${key}'`)) return true;
  const pieces = [...sources.matchAll(/`((?:[\w.-]|\$\{[^}`]*\})+)`/g)].map(([, template = '']) => template);
  return pieces.some(
    (template) =>
      template.includes('${') &&
      new RegExp(`^${template.replaceAll('.', '\\.').replaceAll(/\$\{[^}]*\}/g, '[\\w.-]+')}$`).test(key),
  );
}

const sorted = (text: string) => {
  const { slots, tags } = takesOf(text);
  return { slots: Object.fromEntries(Object.entries(slots).sort()), tags: [...tags].sort() };
};

test('there are catalogues', () => expect(folders.length).toBeGreaterThan(1));

describe.each(folders)('%s', (folder, catalogues) => {
  const [english, ...others] = catalogues as [Catalogue, ...Catalogue[]];

  test('is compiled as it stands: otherwise run pnpm words', () => {
    for (const catalogue of catalogues) expect(readFileSync(catalogue.compiled, 'utf8')).toBe(compileCatalogue(catalogue));
  });

  test('holds no message that nobody says', () => {
    const sources = usersOf(folder);
    expect(Object.keys(english.messages).filter((key) => !isUsed(key, sources))).toEqual([]);
  });

  test('says the same in every language, with the same slots', () => {
    for (const { language, messages } of others) {
      expect([language, Object.keys(messages).sort()]).toEqual([language, Object.keys(english.messages).sort()]);
      for (const [key, text] of Object.entries(messages))
        expect([key, sorted(text)]).toEqual([key, sorted(english.messages[key] ?? '')]);
    }
  });
});

test('a message that is none is refused with its file and key', () => {
  const broken: Catalogue = {
    language: 'en',
    folder: inRoot('mf-auth/src/messages'),
    messages: { 'a.b': '{n, plural, one {x}}' },
    compiled: '',
  };
  expect(() => compileCatalogue(broken)).toThrow(/mf-auth\/src\/messages\/en\.json, a\.b:/);
});

test('slots and tags are read out of the text', () => {
  const text =
    '{n, plural, one {# row of {file}} other {<b>#</b> rows}} since {day, date, short}, {kind, select, csv {file} other {table}}';
  expect(takesOf(text)).toEqual({ slots: { n: 'number', file: 'text', day: 'date', kind: 'choice' }, tags: ['b'] });
});
