import { analyzeText, csvOf, seeded } from '../../../testing/analyze-text';

jest.setTimeout(60_000);

const MONTHS = 48;
/** What zones lose in per cent: each at a level of its own, which one leaves after twenty months by so much a month, or all, each by chance. */
async function told({ rise = 0, drift = 0, growth = 0, seed = 4 }) {
  const random = seeded(seed);
  const stray = () => random() + random() + random() - 1.5;
  const zones = Array.from({ length: 20 }, (_, i) => ({ zone: `Zone ${String.fromCharCode(65 + i)}`, level: (8 + (i % 5)) * (growth > 0 && i === 6 ? 3 : 1) }));
  const rows = Array.from({ length: MONTHS }, (_, month) => month).flatMap((month) =>
    zones.map((zone, i) => {
      zone.level += drift * stray();
      const level = zone.level * (1 + (growth * month) / MONTHS) + (i === 6 ? rise * Math.max(0, month - 20) : 0) + 0.6 * stray();
      const input = 4000 + 500 * i + 300 * stray();
      const lost = (input * level) / 100;
      return [new Date(Date.UTC(2021, month, 1)).toISOString().slice(0, 7), zone.zone, input.toFixed(0), lost.toFixed(0), ((100 * Math.round(lost)) / Math.round(input)).toFixed(2)];
    }),
  );
  let found: string[] = [];
  await analyzeText(csvOf(['month', 'zone', 'input m3', 'lost m3', 'loss %'], rows), ({ document }) => {
    found = document.claims.filter(({ kind }) => kind === 'subgroup-trend').map(({ sentence }) => sentence);
  });
  return found;
} // prettier-ignore

test('a member that alone goes one way is told by its rate, and not by its amount again', async () => {
  const found = await told({ rise: 0.15 });
  expect(found).toHaveLength(1);
  expect(found[0]).toMatch(/^Loss rises over time for Zone G, from an average of (8|9)(\.\d+)?% .* to 1[12](\.\d)?% in/);
});

test('of members that all drift none is told to go one way', async () => {
  for (const seed of [1, 2, 3]) expect(await told({ drift: 0.4, seed })).toEqual([]);
});

test('what all do by one factor is nothing that the largest does alone', async () => {
  expect(await told({ growth: 0.5 })).toEqual([]);
});
