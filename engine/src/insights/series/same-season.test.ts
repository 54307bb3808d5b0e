import { sameSeason } from './same-season';

const monthly = { grain: 'month' as const, edges: Array.from({ length: 49 }, (_, i) => Date.UTC(2020, i, 1)) };
const january = (at: number) => Float64Array.from({ length: 48 }, (_, i) => (i === at ? 90 : i % 12 === 0 ? 60 + i : 10));

test('a month is set beside the same one of the other years', () => {
  expect(sameSeason(monthly, january(24), 24)).toBe(96);
  expect(sameSeason(monthly, january(24), 25)).toBe(10);
});

test('what has become rare since keeps its season', () => {
  const faded = january(99).map((value, i) => (i < 24 ? value : value / 20));
  expect(sameSeason(monthly, faded, 0)).toBe(72);
});

test('of weeks those beside it count as well', () => {
  const start = Date.UTC(2020, 0, 6);
  const edges = Array.from({ length: 209 }, (_, i) => start + i * 7 * 86_400_000);
  const values = Float64Array.from({ length: 208 }, (_, i) => ([46, 47].includes(i % 52) ? 50 : 5));
  expect(sameSeason({ grain: 'week', edges }, values, 47)).toBe(50);
  expect(sameSeason({ grain: 'week', edges }, values, 20)).toBe(5);
});

test.each<[string, Parameters<typeof sameSeason>]>([
  ['two years', [{ ...monthly, edges: monthly.edges.slice(0, 25) }, january(0).slice(0, 24), 0]],
  ['years', [{ grain: 'year', edges: [2018, 2019, 2020, 2021].map((year) => Date.UTC(year, 0, 1)) }, new Float64Array(3), 1]],
  ['a period that there is not', [monthly, january(0), 60]],
])('%s have no season to compare with', (_, given) => expect(sameSeason(...given)).toBeNull());
