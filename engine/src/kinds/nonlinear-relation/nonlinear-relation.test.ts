import { familyOf } from '../../contracts/report/insight-kind';
import { analyzeText, csvOf, seeded } from '../../testing/analyze-text';
import { verifyClaims } from '../../verify/verify-claims';

jest.setTimeout(60_000);

const told = (link: (x: number, random: () => number) => number) => {
  const random = seeded(8);
  const rows = Array.from({ length: 400 }, () => {
    const x = 20 * random();
    return [x.toFixed(2), link(x, random).toFixed(2)];
  });
  return csvOf(['warmth', 'growth'], rows);
};

test('a measure that is highest where another is in the middle is told where it stands out', async () => {
  await analyzeText(
    told((x, random) => 100 - (x - 10) ** 2 + 20 * random()),
    async ({ document, storePath }) => {
      const [claim] = document.claims.filter(({ kind }) => familyOf(kind) === 'group-difference');
      expect([claim?.subject.breakdown, claim?.subject.measure]).toEqual(['warmth', { op: 'mean', column: 'growth' }]);
      expect(claim?.sentence).toMatch(
        /; where warmth is (?:lower|higher) the average is −?[\d,.]+(?:, where it is higher −?[\d,.]+)?\.$/,
      );
      expect(document.charts.find(({ id }) => id === claim?.chart)?.type).toBe('scatter');
      expect((await verifyClaims(document, storePath)).every(({ outcome }) => outcome === 'same')).toBe(true);
    },
  );
});

test('a steady rise is a correlation and nothing else', async () => {
  await analyzeText(
    told((x, random) => Math.exp(x / 5) + random()),
    ({ document }) => {
      expect(document.claims.filter(({ kind }) => familyOf(kind) === 'correlation').length).toBe(1);
      expect(document.claims.some(({ kind }) => familyOf(kind) === 'group-difference')).toBe(false);
    },
  );
});
