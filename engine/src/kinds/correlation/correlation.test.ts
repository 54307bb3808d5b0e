import { familyOf } from '../../contracts/report/insight-kind';
import { printMeasure } from '../../contracts/report/measure';
import { analyzeText, csvOf, seeded } from '../../testing/analyze-text';
import { verifyClaims } from '../../verify/verify-claims';

jest.setTimeout(60_000);

test('two growing series are compared by their changes, and the sentence, the value and the chart say so', async () => {
  const random = seeded(3);
  let [a, b, c] = [1000, 500, 800];
  const rows = Array.from({ length: 120 }, (_, i) => {
    const shock = random() * 30;
    a += shock + random() * 4;
    b += shock / 2 + random() * 4;
    c += random() * 30;
    return [new Date(Date.UTC(2006, i, 1)).toISOString().slice(0, 10), a.toFixed(1), b.toFixed(1), c.toFixed(1)];
  });
  await analyzeText(csvOf(['month', 'builders', 'painters', 'waiters'], rows), async ({ document, storePath }) => {
    const told = document.claims.filter((claim) => familyOf(claim.kind) === 'correlation');
    expect(told.map((claim) => [claim.subject.breakdown, printMeasure(claim.subject.measure)])).toEqual([
      ['builders', 'painters'],
    ]);
    const [claim] = told;
    expect(claim?.sentence).toMatch(/^From one month to the next, builders and painters/);
    expect(claim?.evidence).toMatch(/^\d+ changes · Spearman’s ρ 0\.\d+ · Pearson’s r 0\.\d+ · /);
    expect(claim?.value).toBeCloseTo(claim?.effect ?? 0, 6);
    expect(claim?.value).toBeLessThan(0.98);
    const chart = document.charts.find(({ id }) => id === claim?.chart);
    expect(chart?.title).toContain('change');
    expect((await verifyClaims(document, storePath)).every(({ outcome }) => outcome === 'same')).toBe(true);
  });
});

test('a connection that turns round within every group is told for the groups', async () => {
  const random = seeded(5);
  const rows = Array.from({ length: 500 }, (_, i) => {
    const late = i % 2 === 1;
    const dose = (late ? 20 : 10) + 6 * (random() - 0.5);
    return [late ? 'late' : 'early', dose.toFixed(2), ((late ? 60 : 30) - dose + 2 * random()).toFixed(2)];
  });
  await analyzeText(csvOf(['cohort', 'dose', 'response'], rows), ({ document }) => {
    const links = document.claims.filter((claim) => familyOf(claim.kind) === 'correlation');
    const found = (cohort: string | null) => links.find(({ member }) => member === cohort)?.direction;
    expect([found(null), found('early'), found('late')]).toEqual(['pos', 'neg', 'neg']);
  });
});

test('that large things have more of everything stands behind what is no matter of size', async () => {
  const random = seeded(8);
  const rows = Array.from({ length: 160 }, (_, i) => {
    const size = Math.exp(1.5 * (random() + random() + random() - 1.5));
    const of = (each: number) => Math.round(each * size * (0.9 + 0.2 * random()));
    const country = ['Norway', 'Chile', 'Japan', 'Kenya'][i % 4] ?? '';
    const share = (country === 'Chile' ? 40 : 30) + 6 * random();
    return [`Plant ${String.fromCharCode(65 + (i % 26))}${Math.floor(i / 26)}`, country, of(5000), of(900), share.toFixed(1)];
  });
  await analyzeText(csvOf(['plant', 'country', 'sales', 'orders', 'scrap_percent'], rows), ({ document: { claims } }) => {
    const place = (test: (claim: (typeof claims)[number]) => boolean) => claims.findIndex(test);
    const size = place(({ kind }) => kind === 'correlation');
    const country = place(({ kind, member }) => kind === 'group-difference' && member === 'Chile');
    expect(size).toBeGreaterThanOrEqual(0);
    expect(country).toBeGreaterThanOrEqual(0);
    expect(country).toBeLessThan(size);
  });
});
