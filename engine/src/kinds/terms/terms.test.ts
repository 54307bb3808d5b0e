import { familyOf } from '../../contracts/report/insight-kind';
import { analyzeText, csvOf } from '../../testing/analyze-text';

jest.setTimeout(60_000);

const SYLLABLES = ['bar', 'den', 'fil', 'gos', 'kum', 'lat', 'mer', 'nip', 'rod'];
const WORDS = SYLLABLES.flatMap((first) => SYLLABLES.map((second) => first + second));

/** 500 calls, of which 13 speak of a pump: `inRare` of them belong to the 11 calls of the rarest desk, the others are spread evenly. */
function calls(inRare: number): string {
  const rows = Array.from({ length: 500 }, (_, i) => {
    const isRare = i < 11;
    const hasPump = isRare ? i < inRare : i >= 100 && i < 113 - inRare;
    const desk = isRare ? 'Night' : i % 2 ? 'North' : 'South';
    const words = [WORDS[(7 * i) % 81], WORDS[(11 * i + 1) % 81], hasPump ? 'pump' : WORDS[(5 * i + 2) % 81]];
    return [desk, i % 7 < 3 ? 'phone' : 'mail', `The ${words.join(' and the ')} need a look (${i})`];
  });
  return csvOf(['desk', 'channel', 'remark'], rows);
}

const termsOf = async (csv: string) => {
  let found: (string | null)[] = [];
  await analyzeText(csv, ({ document }) => {
    found = document.claims
      .filter(({ kind, subject }) => familyOf(kind) === 'terms' && subject.breakdown === 'desk')
      .map(({ sentence }) => sentence);
  });
  return found;
};

test('a word that nearly only one small group uses belongs to it', async () => {
  expect(await termsOf(calls(9))).toEqual([expect.stringContaining('“pump”')]);
});

test('a few rows of a rare word in a small group are chance', async () => {
  expect(await termsOf(calls(4))).toEqual([]);
});
