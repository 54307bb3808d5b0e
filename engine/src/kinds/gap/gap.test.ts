import { familyOf } from '../../contracts/report/insight-kind';
import { analyzeText, csvOf, seeded } from '../../testing/analyze-text';
import { verifyClaims } from '../../verify/verify-claims';

jest.setTimeout(60_000);

/** Visits over two years, none from the given day on for so many days. */
function visits(from: string, days: number): string {
  const random = seeded(9);
  const start = Date.parse(from);
  const rows = Array.from({ length: 900 }, () => Date.UTC(2021, 0, 1) + random() * 730 * 86_400_000)
    .filter((ms) => ms < start || ms >= start + days * 86_400_000)
    .map((ms) => [new Date(ms).toISOString().slice(0, 10), random() < 0.5 ? 'adult' : 'child']);
  return csvOf(['visited_on', 'guest'], rows);
}

test('a hole that straddles two months is told with its days', async () => {
  await analyzeText(visits('2021-08-17', 30), async ({ document, storePath }) => {
    const [claim, ...more] = document.claims.filter(({ kind }) => familyOf(kind) === 'spike');
    expect(more).toEqual([]);
    expect(claim?.direction).toBe('down');
    expect(claim?.value).toBe(0);
    expect(claim?.sentence).toMatch(/^There are no records from 1\d August 2021 to 1\d September 2021 \(3\d days\)/);
    expect((await verifyClaims(document, storePath)).every(({ outcome }) => outcome === 'same')).toBe(true);
  });
});

test('the longest of ordinary waits is none', async () => {
  await analyzeText(visits('2021-08-17', 0), ({ document }) => {
    expect(document.claims.filter(({ kind }) => familyOf(kind) === 'spike')).toEqual([]);
  });
});
