import { familyOf } from '../../contracts/report/insight-kind';
import { analyzeText, csvOf, seeded } from '../../testing/analyze-text';

jest.setTimeout(60_000);

const MONTHS = 132;
const PEAK = 60;

/** One reading a month: a wave over the years or pure chance, with one month far off. */
function readings(level: (month: number, random: () => number) => number, peak: number): string {
  const random = seeded(4);
  const rows = Array.from({ length: MONTHS }, (_, i) => [
    `${2010 + Math.floor(i / 12)}-${String(1 + (i % 12)).padStart(2, '0')}-01`,
    ((i === PEAK ? peak : level(i, random)) + random()).toFixed(2),
  ]);
  return csvOf(['month', 'water level'], rows);
}

const spikesOf = async (csv: string) => {
  let found: (string | null | string[])[][] = [];
  await analyzeText(csv, ({ document }) => {
    found = document.claims
      .filter(({ kind }) => familyOf(kind) === 'spike')
      .map(({ member, subject }) => [member, subject.breakdown, subject.filter.map(({ value }) => String(value))]);
  });
  return found;
};

test('a reading that only its neighbours make remarkable is a spike over time', async () => {
  const wave = (month: number) => 100 + 60 * Math.sin(month / 15);
  expect(await spikesOf(readings(wave, 145))).toEqual([['2015-01', 'month', []]]);
});

test('a reading that would be as far in any other place is told of itself alone', async () => {
  const chance = (_: number, random: () => number) => 100 + 20 * (random() + random() + random());
  expect(await spikesOf(readings(chance, 300))).toEqual([['2015-01', null, ['2015-01']]]);
});
