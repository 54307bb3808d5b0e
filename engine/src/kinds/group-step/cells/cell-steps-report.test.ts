import { analyzeText, csvOf } from '../../../testing/analyze-text';
import { isCell, month, readings } from './testing/sold-in-shops';

jest.setTimeout(60_000);

test('a report tells it beside the same elsewhere', async () => {
  const rows = readings(36, (own) => (isCell(own) && own.period >= 22 ? 0.5 : 1));
  const text = csvOf(
    ['month', 'shop', 'article', 'pieces sold'],
    rows.map(({ shop, article, period, sold }) => [new Date(month(period)).toISOString().slice(0, 10), shop, article, String(sold)]),
  );
  await analyzeText(text, ({ document }) => {
    const claim = document.claims.find(({ kind }) => kind === 'group-step');
    expect(claim?.sentence).toMatch(/^From November 2022 on, pieces sold for shop Harburg, article Snacks falls? to a new level: 4,\d+ on average, after 9,\d+ before \(−\d+%\); for article Snacks elsewhere 1\d,\d+ after 1\d,\d+\.$/);
    expect(document.charts.some(({ title }) => title.includes('Harburg') && title.includes('Snacks'))).toBe(true);
  });
}); // prettier-ignore
