import { familyOf } from '../contracts/insight-kind';
import { analyzeText, csvOf, seeded } from '../testing/analyze-text';

jest.setTimeout(60_000);

/** Wards of hospitals: each ward has a level of its own, every fourth ward belongs to one owner. */
function wards(ofOwner: number): string {
  const random = seeded(12);
  const levels = Array.from({ length: 24 }, () => 40 * random());
  const rows = Array.from({ length: 1200 }, () => {
    const ward = Math.floor(24 * random());
    const stay = 100 + (levels[ward] ?? 0) + (ward % 4 === 0 ? ofOwner : 0) + 10 * random();
    return [`Ward ${String.fromCharCode(65 + ward)}`, `Owner ${(ward % 4) + 1}`, stay.toFixed(1)];
  });
  return csvOf(['ward', 'owner', 'stay'], rows);
}

const columnsOf = async (csv: string): Promise<string[]> => {
  let columns: string[] = [];
  await analyzeText(csv, ({ document }) => {
    const differences = document.claims.filter(({ kind }) => familyOf(kind) === 'group-difference');
    columns = differences.map(({ subject }) => String(subject.breakdown));
  });
  return [...new Set(columns)];
};

test('units that differ by themselves do not make a difference between their owners, however many rows they have', async () => {
  expect(await columnsOf(wards(0))).toEqual(['ward']);
  expect(await columnsOf(wards(60))).toContain('owner');
});
