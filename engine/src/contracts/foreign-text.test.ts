import * as fc from 'fast-check';
import { foreignText, safeSentence, visibleText } from './foreign-text';
import { digitsOutside, HOSTILE, readsInOrder } from './testing/visual-order';

const UNSEEN = /[^\P{Cc}\t\n\r]|[\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\u00ad\u{e0000}-\u{e00ff}]/u;

/** Texts of hostile characters, letters of several scripts, digits and signs. */
const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom(...HOSTILE),
      fc.constantFrom(
        '\u202a',
        '\u202b',
        '\u202c',
        '\u202d',
        '\u202e',
        '\u2066',
        '\u2067',
        '\u2068',
        '\u2069',
        '\u200e',
        '\u200f',
      ),
      fc.constantFrom('a', 'Z', '1', '23', '.', ',', '-', '%', ' ', '(', ')', '“', '”', 'ש', 'ل', '٣'),
      fc.string({ unit: 'binary', maxLength: 4 }),
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(''));

test('the numbers around a foreign text keep their places, and what cannot be seen is a mark', () => {
  fc.assert(
    fc.property(hostile, (text) => {
      const [before, shown, after] = ['Of 1,234 rows 56% have ', foreignText(text), ', against 7.8% of the other 90.'];
      const sentence = before + shown + after;
      expect(shown.replace(/^\u2068|\u2069$/g, '')).not.toMatch(UNSEEN);
      // A line break begins a new paragraph; those who write sentences make it a space.
      const line = sentence.replace(/[\n\r]/g, ' ');
      expect(readsInOrder(line, digitsOutside(line, before.length, before.length + shown.length))).toBe(true);
      expect(foreignText(shown)).toBe(shown);
    }),
    { numRuns: 2000 },
  );
});

test('a whole sentence is made safe whatever stands in it, once and for all', () => {
  fc.assert(
    fc.property(hostile, fc.boolean(), (text, quoted) => {
      const foreign = text.replace(/[“”\n\r\p{L}]/gu, (letter) => (/[ש٣ل]/u.test(letter) ? letter : ' '));
      const [before, after] = ['Of 1,234 rows have ', ', against 7.8% of the other 90.'];
      const sentence = safeSentence(`${before}${quoted ? `“${foreign}”` : foreign}${after}`);
      const from = before.length;
      expect(readsInOrder(sentence, digitsOutside(sentence, from, sentence.lastIndexOf(', against')))).toBe(true);
      expect(safeSentence(sentence)).toBe(sentence);
    }),
    { numRuns: 2000 },
  );
});

test.each([
  ['abc\u202e123', 'abc⟨U+202E⟩123'],
  ['a\u0000b\u007f', 'a␀b␡'],
  ['\ufeffname\u2028', '⟨U+FEFF⟩name⟨U+2028⟩'],
  ['soft\u00adhyphen', 'soft⟨U+00AD⟩hyphen'],
  ['pay\u200bpal', 'pay⟨U+200B⟩pal'],
  ['a\u200db', 'a⟨U+200D⟩b'],
  ['x\u{e0041}', 'x⟨U+E0041⟩'],
  ['\ud800', '⟨U+D800⟩'],
  ['a\ufe0f', 'a⟨U+FE0F⟩'],
])('%j shows its unseen characters: %s', (text, shown) => {
  expect(visibleText(text)).toBe(shown);
});

test.each([
  ['plain', 'Straße, naïve, 日本語, 葛\u{e0100}'],
  ['a family', '👩‍👩‍👧‍👦'],
  ['a flag', '🏳️‍🌈 and 🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
  ['a skin', '👩🏽‍🚀 ❤️ 1️⃣'],
  ['a doctor', '🧑‍⚕️'],
  ['Persian', 'می‌خواهم'],
  ['Hindi', 'क्‍ष and र्‌य'],
  ['Sinhala', 'ශ්‍රී'],
  ['lines', 'a\tb\nc'],
])('%s is left as it is', (_, text) => {
  expect(visibleText(text)).toBe(text);
});

test('Arabic and Hebrew keep their own order within their isolation, and others get none', () => {
  expect(foreignText('שלום 42')).toBe('\u2068שלום 42\u2069');
  expect(foreignText('plain 42')).toBe('plain 42');
  expect(safeSentence('“שלום 42” is missing in 5 rows.')).toBe('“\u2068שלום 42\u2069” is missing in 5 rows.');
});
