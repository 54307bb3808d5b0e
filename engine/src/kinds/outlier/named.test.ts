import { analyzeText, csvOf } from '../../testing/analyze-text';

const SYLLABLES = ['Ar', 'Bel', 'Cor', 'Dun', 'El', 'Far', 'Gor', 'Hal'];
const city = (i: number) => `${SYLLABLES[i % 8] ?? ''}${(SYLLABLES[Math.floor(i / 8)] ?? '').toLowerCase()}ton`;
const rents = (far: Record<number, number>) =>
  csvOf(
    ['city', 'rent'],
    Array.from({ length: 64 }, (_, i) => [city(i), far[i] ?? 900 + Math.round(80 * Math.sin(7 * i) ** 3)]),
  );
const sentenceOf = async (csv: string) => {
  let found: string[] = [];
  await analyzeText(csv, ({ document }) => {
    found = document.claims.filter(({ kind }) => kind === 'outlier').map(({ sentence }) => sentence);
  });
  return found;
};

test('things that lie far out are called by their names', async () => {
  expect(await sentenceOf(rents({ 20: 2400 }))).toEqual([
    expect.stringMatching(/^Elcorton has a rent of 2,400, far above the median of /),
  ]);
  expect(await sentenceOf(rents({ 20: 2400, 5: 2900 }))).toEqual([
    expect.stringMatching(/^Fararton and Elcorton have a rent above .*\(the highest 2,900\), far above the median of /),
  ]);
}, 60_000);

test('of many nobody is named, and they are called what the column calls them', async () => {
  const far = Object.fromEntries([3, 9, 20, 31].map((i) => [i, 2400 + i]));
  const csv = `${rents(far)}${Array.from({ length: 200 }, (_, i) => `Town${String.fromCharCode(97 + (i % 26), 97 + Math.floor(i / 26))}by,${900 + Math.round(80 * Math.sin(3 * i) ** 3)}`).join('\n')}\n`;
  expect(await sentenceOf(csv)).toEqual([expect.stringMatching(/^4 cities have a rent above /)]);
}, 60_000);

test('readings of years are called by the year alone', async () => {
  const csv = csvOf(
    ['firm', 'year', 'grants'],
    Array.from({ length: 240 }, (_, i) => [
      `F${i % 24}`,
      1980 + Math.floor(i / 24),
      i === 103 ? 5 : (900 + Math.round(80 * Math.sin(7 * i) ** 3)) / 1000,
    ]),
  );
  expect(await sentenceOf(csv)).toEqual([expect.stringMatching(/^F7, 1984 has /)]);
}, 60_000);
