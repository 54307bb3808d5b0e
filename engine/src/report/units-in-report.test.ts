import { familyOf } from '../contracts/report/insight-kind';
import { printMeasure } from '../contracts/report/measure';
import { chart as chartSchema } from '../contracts/report/chart';
import { analyzeText, csvOf, seeded } from '../testing/analyze-text';

jest.setTimeout(120_000);

/** 300 rows whose figures differ by group, so that sentences, cards and charts tell them. */
function table(names: Record<string, (strong: boolean, random: () => number, row: number) => number>): string {
  const random = seeded(5);
  const rows = Array.from({ length: 300 }, (_, row) => {
    const strong = row % 3 === 0;
    return [
      strong ? 'North' : row % 3 === 1 ? 'South' : 'East',
      ...Object.values(names).map((make) => make(strong, random, row).toFixed(4)),
    ];
  });
  return csvOf(['region', ...Object.keys(names)], rows);
}

test('rates without evidence are told, drawn and listed without a unit', async () => {
  const csv = table({
    'heart rate': (strong, random) => (strong ? 90 : 68) + 8 * random(),
    share_price: (strong, random) => (strong ? 0.6 : 0.3) + 0.2 * random(),
    growth_rate: (strong, random) => (strong ? 0.08 : 0.02) + 0.02 * random(),
  });
  await analyzeText(csv, ({ document, markdown }) => {
    const own = document.claims.filter(
      ({ subject }) =>
        /rate|share_price/.test(printMeasure(subject.measure)) && !printMeasure(subject.measure).startsWith('rate('),
    );
    expect(own.length).toBeGreaterThan(5);
    expect(own.map(({ unit }) => unit)).toEqual(own.map(() => null));
    const figures = own.filter(({ kind, agent }) => familyOf(kind) === 'headline' && agent === 'report-generator');
    expect(figures.length).toBeGreaterThan(1);
    figures.forEach(({ sentence }) => expect(sentence).not.toContain('%'));
    const blocks = [...markdown.matchAll(/^```chart\n([^]*?)\n```$/gm)].map(([, json]) =>
      chartSchema.parse(JSON.parse(json ?? '')),
    );
    const drawn = blocks.filter(({ y }) => /rate|share price/.test(y.label));
    expect(drawn.length).toBeGreaterThan(0);
    drawn.forEach(({ y }) => expect(y.unit ?? null).toBeNull());
  });
});

test('a column of parts keeps its scale beside one odd cell, and the report says it once', async () => {
  const csv = table({ discount_pct: (strong, random, row) => (row === 7 ? 22.5 : (strong ? 0.3 : 0.2) + 0.05 * random()) });
  await analyzeText(csv, ({ document, markdown }) => {
    // The odd cell makes the mean untypical.
    const figure = document.claims.find(({ sentence }) => sentence.startsWith('Median discount'));
    expect(figure).toMatchObject({ unit: '%' });
    expect(figure?.sentence).toBe(`Median discount: ${((figure?.value ?? 0) * 100).toFixed(1)}%`);
    expect(markdown.match(/parts of 1, so/g)).toHaveLength(1);
    expect(markdown).toContain('1 value of “discount\\_pct” lies beyond 1');
  });
});
