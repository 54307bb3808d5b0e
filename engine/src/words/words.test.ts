import { inLanguage, language, type Language } from '.';
import { translator } from './translator';

const t = translator<'rows' | 'move', { slots: { rows: { n: 'number'; of: 'text' }; move: { up: 'choice' } } }>({
  en: {
    rows: [['n', 2, { one: 'one row of ', other: ['some rows of '] }], ['of']],
    move: [['up', 1, { true: 'rises', other: 'falls' }]],
  },
});

test('a message is said with its slots, its plural and its choice', () => {
  expect(t('rows', { n: 1, of: '{n} <b>' })).toBe('one row of {n} <b>');
  expect(t('rows', { n: 2, of: 'x' })).toBe('some rows of x');
  expect([t('move', { up: true }), t('move', { up: false })]).toEqual(['rises', 'falls']);
});

test('a language holds for the work that is done in it, whatever it waits for', async () => {
  const other = 'de' as Language;
  await expect(inLanguage(other, () => Promise.resolve().then(language))).resolves.toBe('de');
  expect(language()).toBe('en');
});

test('what a language does not say is said in English, with its numbers in the language’s way', () => {
  const said = inLanguage('de', () => t('rows', { n: 2, of: 'x' }));
  expect(said).toBe('some rows of x');
});
