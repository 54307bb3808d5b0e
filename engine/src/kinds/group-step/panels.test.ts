import { analyzeText, csvOf, seeded } from '../../testing/analyze-text';

jest.setTimeout(60_000);

const SHOPS = Array.from({ length: 18 }, (_, i) => ({
  shop: `Shop ${String(i + 1).padStart(2, '0')}`,
  carrier: i % 3 === 0 ? 'Swift' : i % 3 === 1 ? 'Post' : 'Own',
  size: 200 + 25 * i,
}));

/** Parcels of 18 shops in 36 months: a part of them late, more of one carrier's from the 21st month on; in the last month only half of what is usual. */
async function told(last = 1) {
  const random = seeded(9);
  const rows = Array.from({ length: 36 }, (_, month) => month).flatMap((month) =>
    SHOPS.map(({ shop, carrier, size }) => {
      const sent = Math.round(size * (0.9 + 0.2 * random()) * (month === 35 ? last : 1));
      const part = carrier === 'Swift' && month >= 20 ? 0.22 : 0.08;
      const late = Math.round(sent * part * (0.9 + 0.2 * random()));
      return [new Date(Date.UTC(2021, month, 1)).toISOString().slice(0, 10), shop, carrier, String(sent), String(late), String(Math.round(sent * (0.1 + 0.02 * random()))), ((100 * late) / sent).toFixed(2)];
    }),
  );
  let found = { steps: [''], notes: [''], actions: [''], all: [''] };
  await analyzeText(csvOf(['month', 'shop', 'carrier', 'parcels', 'late parcels', 'returns', 'late %'], rows), ({ document }) => {
    found = {
      steps: document.claims.filter(({ kind }) => kind === 'group-step').map(({ sentence }) => sentence),
      notes: document.alerts.filter(({ kind }) => kind === 'partial-last-period').map(({ sentence }) => sentence),
      actions: document.actions.map(({ sentence }) => sentence),
      all: document.claims.map(({ sentence }) => sentence).filter((sentence) => !sentence.startsWith('The table holds')),
    };
  });
  return found;
} // prettier-ignore

test('what a carrier does in six shops is told of the carrier, by its rate, with what to do about it', async () => {
  const { steps, notes, actions } = await told();
  expect(steps[0]).toMatch(/^From September 2022 on, late for records with carrier Swift rises to a new level: 2[12](\.\d)?% on average, after (7\.9\d?|8(\.\d+)?)% before/);
  expect(steps.filter((sentence) => sentence.includes('Shop'))).toEqual([]);
  expect(actions.some((sentence) => sentence.startsWith('Find what changed in September 2022 for records with carrier Swift'))).toBe(true);
  expect(notes).toEqual([]);
}); // prettier-ignore

test('a last month in which all stand at half of the usual is noted, and told nowhere', async () => {
  const { notes, all } = await told(0.5);
  expect(notes).toEqual([expect.stringMatching(/^The last period, December 2023, may hold only a part of its time: “parcels” and “returns” stand at (4|5)\d% of what is usual/)]);
  expect(all.filter((sentence) => sentence.includes('December 2023') || sentence.includes('lowest in December'))).toEqual([]);
}); // prettier-ignore
