import { familyOf } from '../../contracts/report/insight-kind';
import { analyzeText, csvOf, seeded } from '../../testing/analyze-text';
import { verifyClaims } from '../../verify/verify-claims';

jest.setTimeout(60_000);

const TOWNS = ['Ulm', 'Jena', 'Graz', 'Linz', 'Basel', 'Bern', 'Genf', 'Chur', 'Kiel'];
const LANDS = ['Nord', 'Mitte', 'Alpen'];

test('levels of one thing are told once and are no link', async () => {
  const random = seeded(6);
  const rows = Array.from({ length: 400 }, () => {
    const place = Math.floor(9 * random());
    return [TOWNS[place] ?? '', LANDS[place % 3] ?? '', (10 * random()).toFixed(1)];
  });
  await analyzeText(csvOf(['town', 'land', 'rain'], rows), async ({ document, storePath }) => {
    const about = document.claims.filter(({ subject }) => Array.isArray(subject.breakdown));
    expect(about.map(({ sentence }) => sentence)).toEqual([
      'Each of the 9 values of town belongs to a single land: the two are levels of one thing.',
    ]);
    expect(document.claims.some(({ kind }) => familyOf(kind) === 'association')).toBe(false);
    expect((await verifyClaims(document, storePath)).every(({ outcome }) => outcome === 'same')).toBe(true);
  });
});
