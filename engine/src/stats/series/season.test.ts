import { mannKendall } from './mann-kendall';
import { normalFrom, randomFrom } from '../distributions/random';
import { seasonalSlope, withoutSeason } from './season';

const normal = normalFrom(randomFrom(2));
const series = (years: number, wave: number, slope: number) =>
  Array.from({ length: 12 * years }, (_, i) => 50 + wave * Math.sin((2 * Math.PI * i) / 12) + slope * i + normal());

test('of an exact line under an exact season the line is left, with its slope', () => {
  const values = Array.from({ length: 36 }, (_, i) => 3 * i + ([5, 0, -5, 40, 2, 9, 1, 0, 3, 8, 7, 6][i % 12] ?? 0));
  expect(seasonalSlope(values, 12)).toBeCloseTo(3);
  const left = withoutSeason(values, 12) ?? new Float64Array(0);
  left.forEach((value, i) => {
    if (i > 0) expect(value - (left[i - 1] ?? 0)).toBeCloseTo(3);
  });
});

test('a trend that a season hides is found without it, and a season alone has none', () => {
  const tau = (values: number[]) => mannKendall(withoutSeason(values, 12) ?? values);
  const found = Array.from({ length: 60 }, () => (tau(series(4, 10, 0.06))?.p ?? 1) < 0.01);
  expect(found.filter(Boolean).length).toBeGreaterThan(50);
  const none = Array.from({ length: 200 }, () => (tau(series(4, 10, 0))?.p ?? 1) < 0.05);
  expect(none.filter(Boolean).length).toBeLessThan(24);
});

test('a season beside moves that are larger than it is taken out as well', () => {
  // Ten years that rise, halve and recover, by fifteen times as much as the season swings.
  const moves = (i: number) => (i < 50 ? i : i < 70 ? 50 - 2 * (i - 50) : 10 + (i - 70));
  const wave = (i: number) => 2 * Math.sin((2 * Math.PI * i) / 12);
  const values = Array.from({ length: 120 }, (_, i) => moves(i) + wave(i) + normal() / 4);
  const left = withoutSeason(values, 12);
  const season = Array.from({ length: 12 }, (_, i) => (values[i] ?? 0) - (left?.[i] ?? NaN));
  season.forEach((value, i) => expect(Math.abs(value - wave(i))).toBeLessThan(0.5));
  expect(
    withoutSeason(
      Array.from({ length: 120 }, (_, i) => moves(i) + normal()),
      12,
    ),
  ).toBeNull();
});

test('nothing is taken out of a series without a season or shorter than two cycles', () => {
  expect(withoutSeason(series(4, 0, 0.1), 12)).toBeNull();
  expect(withoutSeason(series(4, 10, 0).slice(0, 20), 12)).toBeNull();
});

test('of a hundred thousand readings some cycles stand for all', () => {
  const values = Float64Array.from({ length: 100_000 }, (_, i) => 10 * Math.sin((2 * Math.PI * i) / 24) + 0.001 * i + normal());
  expect(seasonalSlope(values, 24)).toBeCloseTo(0.001, 5);
  const left = withoutSeason(values, 24) ?? new Float64Array(0);
  const rest = left.map((value, i) => value - 0.001 * i);
  const mean = rest.reduce((sum, value) => sum + value, 0) / rest.length;
  expect(rest.reduce((sum, value) => sum + (value - mean) ** 2, 0) / rest.length).toBeCloseTo(1, 1);
});
