import { analyzeText, csvOf, seeded } from '../../testing/analyze-text';

jest.setTimeout(120_000);

/** Things of very different sizes, of which the large ones have the smaller share. */
function table(scale: number, header: string): { csv: string; share: number } {
  const random = seeded(11);
  const rows = Array.from({ length: 150 }, (_, i) => {
    const whole = Math.floor(50 + 40_000 * random() ** 4);
    const part = Math.floor(whole * (whole > 5000 ? 0.2 + 0.2 * random() : 0.5 + 0.4 * random()));
    return [`Thing ${i}`, whole, whole - part, part, ((scale * part) / whole).toFixed(6)];
  });
  const sum = (at: number) => rows.reduce((total, row) => total + Number(row[at]), 0);
  return { csv: csvOf(['thing', 'visits', 'silent', 'orders', header], rows), share: (scale * sum(3)) / sum(1) };
}

test.each([
  ['a share of one', 1, 'share_ordering'],
  ['a percentage', 100, 'ordering_percent'],
])('%s whose parts stand in the table is told of all rows together, once', async (_, scale, header) => {
  const { csv, share } = table(scale, header);
  await analyzeText(csv, ({ document }) => {
    const levels = document.claims.filter(
      ({ kind, subject, member }) =>
        kind === 'headline' && member === null && 'column' in subject.measure && subject.measure.column === header,
    );
    expect(levels.map(({ metric }) => metric?.figure)).toEqual(['overall']);
    expect(levels[0]?.value).toBeCloseTo(share, 3);
  });
});

test.each(['vitesse', 'RunningTime', 'LOAD_TIME', 'Ladezeit'])(
  'whole numbers of all sizes under a header that counts nothing are no leading total: %s',
  async (header) => {
    const random = seeded(4);
    const rows = Array.from({ length: 200 }, (_, i) => [`Thing ${i}`, Math.floor(9000 * random() ** 4)]);
    await analyzeText(csvOf(['thing', header], rows), ({ document }) => {
      const figures = document.claims.flatMap(({ agent, metric }) =>
        agent === 'report-generator' && metric ? [metric.figure] : [],
      );
      expect(figures).not.toContain('total');
      expect(figures.some((figure) => figure === 'mean' || figure === 'median')).toBe(true);
    });
  },
);

test.each([
  ['evenly', (random: () => number) => Math.floor(200 + 700 * random()), 0],
  ['around a middle', (random: () => number) => Math.floor(200 + 230 * (random() + random() + random())), 1],
])('whole numbers of which nothing is known lead only where they gather: %s', async (_, of, figures) => {
  const random = seeded(6);
  const rows = Array.from({ length: 240 }, (_row, i) => [`Thing ${i}`, of(random)]);
  await analyzeText(csvOf(['thing', 'quux'], rows), ({ document }) => {
    const about = document.claims.filter(
      ({ agent, subject: { measure } }) => agent === 'report-generator' && 'column' in measure && measure.column === 'quux',
    );
    expect(about).toHaveLength(figures);
  });
});
