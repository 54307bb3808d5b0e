import * as fc from 'fast-check';
import { digitsOutside, HOSTILE, readsInOrder } from '../contracts/testing/visual-order';
import { usualOrAll } from '../testing/usual-or-all';
import { analyzeText, seeded } from '../testing/analyze-text';
import { downloadMarkdown } from './formats/download-markdown';
import { findingsCsv } from './formats/findings-csv';
import { readableJson } from './formats/readable-json';

jest.setTimeout(60_000);

/** What no reader sees, or what turns the direction of what follows; the isolations of ours aside. */
const UNSEEN =
  /[^\P{Cc}\t\n\r]|[\u061c\u200b\u200e\u200f\u2028-\u202e\u2063-\u2067\u206a-\u206f\ufeff\u00ad\u{e0000}-\u{e0fff}]/u;

const quoted = (text: string | number) => `"${String(text).replaceAll('"', '""')}"`;

/** Groups with hostile names, one of which stands out, under hostile headers. */
const table = (names: readonly string[]) => {
  const random = seeded(4);
  const rows = Array.from({ length: 900 }, (_, i) => {
    const at = i % names.length;
    const day = new Date(Date.UTC(2022, 0, 1 + (i % 700))).toISOString().slice(0, 10);
    return [names[at] ?? '', (100 + (at === 0 ? 60 : 0) + 10 * random()).toFixed(1), (20 + random()).toFixed(2), day];
  });
  return [['group\u202e321', 'עלות 2024', 'cost 2024\u2067', 'day'], ...rows].map((row) => row.map(quoted).join(',')).join('\n');
};

/** Lines of a text with what a reader must find in its place: all digits outside of what is isolated. */
function disturbed(text: string): string[] {
  return text.split('\n').filter((line) => {
    const isolated = [...line.matchAll(/\u2068[^\u2068\u2069]*\u2069/g)].map(
      ({ index, 0: all }) => [index, index + all.length] as const,
    );
    const own = digitsOutside(line, 0, 0).filter((index) => !isolated.some(([from, to]) => index >= from && index < to));
    return !readsInOrder(line, own);
  });
}

test('in a report of hostile cells and headers every number reads as it is, in sentences, markdown, CSV and JSON', async () => {
  const names = ['abc\u202e123', 'שלום 42', 'مرحبا 7', '\u2066x\u2069 9', '👩‍👩‍👧 5'];
  await analyzeText(table(names), ({ document, markdown }) => {
    expect(document.claims.some(({ member }) => member === 'abc\u202e123')).toBe(true);
    const sentences = [
      ...document.claims.map(({ sentence }) => sentence),
      ...document.alerts.map(({ sentence }) => sentence),
      ...document.actions.flatMap(({ sentence, category }) => [sentence, category]),
      ...document.charts.flatMap(({ title, x, y, series }) => [title, x.label, y.label, ...series.map(({ name }) => name)]),
    ];
    expect(sentences.some((sentence) => sentence.includes('abc⟨U+202E⟩123'))).toBe(true);
    expect(sentences.some((sentence) => sentence.includes('\u2068עלות 2024\u2069'))).toBe(true);
    expect(findingsCsv(document)).toContain('\u2068עלות 2024\u2069');
    expect(findingsCsv(document)).not.toMatch(/⟨U\+206[89]⟩(?! 9|x)/);
    for (const text of [...sentences, markdown, downloadMarkdown(document), findingsCsv(document), readableJson(document)])
      expect(text).not.toMatch(UNSEEN);
    expect([...sentences, markdown, downloadMarkdown(document)].flatMap(disturbed)).toEqual([]);
    // The family stays one picture, and the data to the letter where they are data.
    expect(downloadMarkdown(document)).toContain('👩‍👩‍👧 5');
    expect(JSON.parse(readableJson(document))).toEqual(JSON.parse(JSON.stringify(document)));
  });
});

test('whatever a group is called, no number of the download moves', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(fc.constantFrom(...HOSTILE.filter((text) => !text.includes('\u0000'))), { minLength: 3, maxLength: 6 }),
      async (names) => {
        await analyzeText(table(names.map((name, i) => `${name} ${i}`)), ({ document }) => {
          expect(disturbed(downloadMarkdown(document))).toEqual([]);
          expect(findingsCsv(document)).not.toMatch(UNSEEN);
        });
      },
    ),
    { numRuns: usualOrAll(3, 8) },
  );
});
