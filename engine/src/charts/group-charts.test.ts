import { chart as chartSchema } from '../contracts/report/chart';
import { analyzeText, csvOf, seeded } from '../testing/analyze-text';

jest.setTimeout(60_000);

/** Sites of eight kinds, each with its favourite of eight crops, and a lopsided yield that is high with one crop. */
const table = () => {
  const random = seeded(9);
  const rows = Array.from({ length: 1600 }, (_, i) => {
    const kind = i % 8;
    const crop = random() < 0.6 ? kind : Math.floor(random() * 8);
    const height = Math.exp(1 + 1.2 * (random() + random() + random() - 1.5)) * (crop === 3 ? 4 : 1);
    return [`soil ${kind}`, `crop ${crop}`, height.toFixed(2)];
  });
  return csvOf(['soil', 'crop', 'root_length'], rows);
};

test('two large dimensions are shown as a heatmap whose rows add up, lopsided groups as boxes', async () => {
  await analyzeText(table(), ({ document }) => {
    const { charts } = document;
    charts.forEach((chart) => expect(chartSchema.safeParse(chart).success).toBe(true));
    const map = charts.find(({ type }) => type === 'heatmap');
    const cells = map?.series[0]?.points ?? [];
    expect(cells).toHaveLength(64);
    const ofOne = cells.filter(([x]) => x === cells[0]?.[0]).map(([, , value]) => Number(value));
    expect(ofOne.reduce((sum, value) => sum + value, 0)).toBeCloseTo(1, 4);
    expect(charts.filter(({ type }) => type === 'heatmap')).toHaveLength(1);

    const box = charts.find(({ type, y }) => type === 'box' && y.label.startsWith('Root length'));
    expect(box?.highlight).toBe('crop 3');
    const [first] = box?.series[0]?.points ?? [];
    expect(first?.[0]).toBe('crop 3');
    const quantiles = (first ?? []).slice(1).map(Number);
    const mean = quantiles.pop();
    expect(mean).toBeCloseTo(document.claims.find(({ id }) => id === box?.claim)?.value ?? NaN, 3);
    expect(quantiles).toHaveLength(5);
    expect([...quantiles].sort((a, b) => a - b)).toEqual(quantiles);
  });
});
