import { analyzeText, csvOf, seeded } from '../../testing/analyze-text';
import { verifyClaims } from '../../verify/verify-claims';

jest.setTimeout(60_000);

/** Readings of buoys; the salt sensor of one of them fails with probability `failing`, the others' with a tenth. */
function readings(failing: number): string {
  const random = seeded(4);
  const rows = Array.from({ length: 400 }, (_, i) => {
    const buoy = ['Ost', 'West', 'Nord', 'Mitte'][i % 4] ?? '';
    const salt = random() < (buoy === 'Nord' ? failing : 0.1) ? '' : (30 + 5 * random()).toFixed(2);
    return [buoy, salt, (8 + 6 * random()).toFixed(1)];
  });
  return csvOf(['buoy', 'salt', 'warmth'], rows);
}

test('gaps that lie in one group are told with their share there and elsewhere', async () => {
  await analyzeText(readings(0.7), async ({ document, storePath }) => {
    const [claim, ...more] = document.claims.filter(
      ({ kind, subject }) => kind !== 'headline' && subject.filter[0]?.op === 'is null',
    );
    expect(more).toEqual([]);
    expect([claim?.subject.filter[0]?.column, claim?.subject.breakdown, claim?.member]).toEqual(['salt', 'buoy', 'Nord']);
    expect(claim?.sentence).toMatch(
      /^“salt” is blank in \d+(\.\d+)?% of records with buoy Nord, against \d+(\.\d+)?% of the others/,
    );
    expect((await verifyClaims(document, storePath)).every(({ outcome }) => outcome === 'same')).toBe(true);
  });
});

test('gaps by chance are not', async () => {
  await analyzeText(readings(0.1), ({ document }) => {
    expect(document.claims.some(({ kind, subject }) => kind !== 'headline' && subject.filter[0]?.op === 'is null')).toBe(false);
  });
});
