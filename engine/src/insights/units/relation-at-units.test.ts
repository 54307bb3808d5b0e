import { betweenP } from './relation-at-units';
import { sortByUnit, type LabelSide, type Side, type Unit } from './unit';
import { withinP } from './within-units';

const unitOf = (codes: readonly number[]): Unit => ({
  column: 'unit',
  codes: Int32Array.from(codes),
  size: Math.max(...codes) + 1,
  places: null,
  named: true,
});
const labels = (codes: readonly number[]): LabelSide => ({ kind: 'labels', columns: ['label'], codes: Int32Array.from(codes) });
const figures = (values: readonly number[]): Side => ({ kind: 'ranks', columns: ['figure'], ranks: Float64Array.from(values) });

/** Twelve units with two rows each, whose mean is the value given. */
const VALUES = [5.1, 6.2, 4.9, 7.7, 8.1, 6.6, 9, 3.2, 5.5, 7.1, 4.4, 6.9];
const NUMBERS = [3, 1, 4, 1.5, 9, 2.6, 5, 3.5, 8, 9.7, 6, 2];
const GROUPS = [0, 0, 0, 1, 1, 0, 1, 0, 0, 1, 0, 1];
const KINDS = [0, 0, 0, 1, 1, 0, 1, 0, 0, 1, 0, 0];
const twice = <T>(values: readonly T[]): T[] => [...values, ...values];
const sorted = sortByUnit(unitOf(twice([...VALUES.keys()])), 1000);
const spread = figures([...VALUES.map((value) => value - 1), ...VALUES.map((value) => value + 1)]);

describe('what belongs to units is compared between them', () => {
  test('a label and a figure by unit means, however many rows: no p is smaller than the rarest order of so few', () => {
    // scipy.stats.f_oneway of the ranks of the twelve means says .00037; one of 792 ways to deal five of twelve is as far out.
    expect(betweenP(sorted, labels(twice(GROUPS)), spread, { a: true, b: false })).toBeCloseTo(1 / 792, 12);
  });

  test('two figures by the rank correlation of the means: scipy.stats.spearmanr', () => {
    expect(betweenP(sorted, figures(twice(NUMBERS)), spread, { a: true, b: false })).toBeCloseTo(0.8121826980280591, 12);
  });

  test('two labels by counting units: scipy.stats.fisher_exact', () => {
    const both = { a: true, b: true };
    expect(betweenP(sorted, labels(twice(GROUPS)), labels(twice(KINDS)), both)).toBeCloseTo(0.010101010101010102, 12);
  });

  test('which side comes first makes no difference', () => {
    const group = labels(twice(GROUPS));
    expect(betweenP(sorted, spread, group, { a: false, b: true })).toBe(betweenP(sorted, group, spread, { a: true, b: false }));
  });

  test('fewer than ten units show nothing', () => {
    const few = sortByUnit(unitOf(twice([...VALUES.keys()].slice(0, 9))), 1000);
    expect(betweenP(few, labels(twice(GROUPS)), spread, { a: true, b: false })).toBe(1);
  });
});

describe('of units with many rows each', () => {
  /** Six units with thirty rows each, of which three have a label. */
  const MEANS = [10, 10.4, 9.8, 14.9, 15.3, 15.1];
  const codes = MEANS.flatMap((_, unit) => Array.from({ length: 30 }, () => unit));
  const many = sortByUnit(unitOf(codes), 1000);
  const rows = figures(codes.map((unit, i) => (MEANS[unit] ?? 0) + ((i % 30) - 14.5)));

  test('a few are judged by their own spread: summary(aov()) of R on the six means', () => {
    expect(betweenP(many, labels(codes.map((unit) => (unit < 3 ? 0 : 1))), rows, { a: true, b: false })).toBeCloseTo(
      1.825161081569172e-5,
      12,
    );
  });

  test('one more row less, and they are too few', () => {
    const less = codes.slice(1);
    const own = sortByUnit(unitOf(less), 1000);
    const short = rows.kind === 'ranks' ? figures([...rows.ranks].slice(1)) : rows;
    expect(betweenP(own, labels(less.map((unit) => (unit < 3 ? 0 : 1))), short, { a: true, b: false })).toBe(1);
  });
});

describe('what varies in units is compared within them', () => {
  const four = sortByUnit(unitOf([0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3]), 1000);
  const own = [1, 2.5, 3, 7, 8.4, 9.9, 4, 5.5, 6.1, 2.2, 3, 4.9];
  const y = figures(own);
  const z = figures([2, 2.2, 3.5, 1, 1.9, 2.7, 8, 8.2, 9, 5, 5.8, 5.9]);

  test('a label and a figure in few units of many rows by deviations from unit means, with the degrees of freedom that the means took (numpy)', () => {
    const more = <T>(of: readonly T[]) => [...of, ...of, ...of, ...of];
    const twelve = sortByUnit(unitOf(more([0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3])), 1000);
    const [label, figure] = [
      labels(more([0, 1, 1, 0, 1, 1, 0, 0, 1, 0, 1, 1])),
      figures([0, 0.3, -0.2, 0.5].flatMap((by) => own.map((value) => value + by))),
    ];
    expect(withinP(twelve, label, figure)).toBeCloseTo(4.189190745147329e-9, 15);
    expect(withinP(twelve, figure, label)).toBe(withinP(twelve, label, figure));
  });

  test('where units are small, as rows that come in clusters: what both rows of a pair have in common says something as well', () => {
    const pairs = Array.from({ length: 120 }, (_, pair) => pair);
    const two = sortByUnit(unitOf(twice(pairs)), 1000);
    const [late, kind] = [labels(twice(pairs.map((pair) => (pair % 4 === 0 ? 1 : 0)))), labels(twice(pairs.map((pair) => (pair % 12 < 5 ? 1 : 0))))]; // prettier-ignore
    const off = labels([...late.codes].map((code, row) => (row === 3 ? 1 - code : code)));
    expect(withinP(two, off, kind)).toBeGreaterThan(0.001);
    const same = labels([...off.codes].map((code, row) => (row % 9 === 0 ? 1 - code : code)));
    expect(withinP(two, off, same)).toBeLessThan(1e-6);
    expect(withinP(two, same, off)).toBe(withinP(two, off, same));
  });

  test('two figures by the correlation of their deviations (numpy)', () => {
    expect(withinP(four, y, z)).toBeCloseTo(0.004483181017996802, 12);
  });

  test('rows without a value on one side count on neither', () => {
    const seven = sortByUnit(unitOf([0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 3]), 1000);
    const more = (side: readonly number[], value: number) => figures([...side, value]);
    const other = z.kind === 'ranks' ? [...z.ranks] : [];
    expect(withinP(seven, more(own, NaN), more(other, 99))).toBe(withinP(four, y, z));
  });
});

test('of a large table whole units are taken where there are many, else some rows of each', () => {
  const many = sortByUnit(unitOf(Array.from({ length: 9000 }, (_, row) => Math.floor(row / 3))), 1000);
  const sizes = Array.from({ length: 3000 }, (_, unit) => (many.starts[unit + 1] ?? 0) - (many.starts[unit] ?? 0));
  expect(new Set(sizes)).toEqual(new Set([0, 3]));
  expect(many.rows.length).toBeLessThan(1300);
  const few = sortByUnit(unitOf(Array.from({ length: 9000 }, (_, row) => row % 4)), 1000);
  expect(few.rows.length).toBeGreaterThan(900);
  expect(few.rows.length).toBeLessThan(1100);
  expect(
    Array.from({ length: 4 }, (_, unit) => (few.starts[unit + 1] ?? 0) - (few.starts[unit] ?? 0)).every((n) => n > 200),
  ).toBe(true);
});
