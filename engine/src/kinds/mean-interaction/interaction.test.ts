import { printMeasure } from '../../contracts/report/measure';
import { analyzeText, csvOf, seeded } from '../../testing/analyze-text';
import { verifyClaims } from '../../verify/verify-claims';

jest.setTimeout(60_000);

const SOILS = ['clay', 'sand', 'loam'];
const SEEDS = ['Ana', 'Bor', 'Cim'];

/** Plots of a field: seed Bor grows well on clay alone, or on clay only where `turned` it grows worse elsewhere. */
function plots(seed: number, effect: (soil: string, variety: string) => number): string {
  const random = seeded(seed);
  const rows = Array.from({ length: 540 }, (_, i) => {
    const [soil, variety] = [SOILS[i % 3] ?? '', SEEDS[Math.floor(i / 3) % 3] ?? ''];
    const height = 60 + effect(soil, variety) + 20 * random();
    return [soil, variety, height.toFixed(1), random() < (effect(soil, variety) > 0 ? 0.7 : 0.2) ? 'yes' : 'no'];
  });
  return csvOf(['soil', 'variety', 'height_cm', 'harvested'], rows);
}

test('what only one cell of two columns makes is told for the cell, and not again for either column', async () => {
  await analyzeText(
    plots(1, (soil, variety) => (soil === 'clay' && variety === 'Bor' ? 30 : 0)),
    async ({ document, storePath }) => {
      // Of harvested and height each follows from the other.
      const told = document.claims.filter(
        ({ kind, subject }) =>
          ['mean-interaction', 'rate-interaction', 'outlying-rate', 'group-difference', 'rate-difference'].includes(kind) &&
          ['soil', 'variety'].includes(String(subject.breakdown)),
      );

      expect(told.map(({ subject }) => [subject.filter.length, printMeasure(subject.measure)]).sort()).toEqual([
        [1, 'height_cm'],
        [1, 'rate(harvested=yes)'],
      ]);
      const height = told.find(({ subject }) => printMeasure(subject.measure) === 'height_cm');
      expect([height?.subject.filter[0]?.value, height?.member].sort()).toEqual(['Bor', 'clay']);
      expect(height?.value).toBeCloseTo(100, -1);
      expect(height?.baseline).toBeCloseTo(70, -1);
      expect(height?.sentence).toContain('hardly such a difference');
      const chart = document.charts.find(({ id }) => id === height?.chart);
      expect(chart?.title).toContain(String(height?.subject.filter[0]?.value));
      expect((await verifyClaims(document, storePath)).every(({ outcome }) => outcome === 'same')).toBe(true);
    },
  );
});

test('a difference that turns round is told, though neither column differs by itself', async () => {
  const turned = (soil: string, variety: string) => ((soil === 'clay') === (variety === 'Bor') ? 25 : 0);
  await analyzeText(plots(2, turned), ({ document }) => {
    const found = document.claims.filter(
      ({ subject }) => printMeasure(subject.measure) === 'height_cm' && subject.filter.length === 1,
    );
    expect(found.some(({ sentence }) => sentence.includes('the other way round'))).toBe(true);
  });
});

test('two columns that each have an effect of their own are no interaction', async () => {
  const both = (soil: string, variety: string) => (soil === 'clay' ? 20 : 0) + (variety === 'Bor' ? 15 : 0);
  await analyzeText(plots(3, both), ({ document }) => {
    expect(
      document.claims.some(({ subject }) => printMeasure(subject.measure) === 'height_cm' && subject.filter.length > 0),
    ).toBe(false);
  });
});
