import { standardised } from './standardised';

/** Applications to the six largest departments of Berkeley in 1973: men, admitted men, women, admitted women (Bickel, Hammel & O'Connell, Science 187, 1975). */
const BERKELEY = [[825, 512, 108, 89], [560, 353, 25, 17], [325, 120, 593, 202], [417, 138, 375, 131], [191, 53, 393, 94], [373, 22, 341, 24]] as const; // prettier-ignore

const rows = BERKELEY.flatMap(([men, taken, women, takenWomen], dept) => [
  ...Array.from({ length: men }, (_, i) => ({ dept, man: 1, taken: i < taken ? 1 : 0 })),
  ...Array.from({ length: women }, (_, i) => ({ dept, man: 0, taken: i < takenWomen ? 1 : 0 })),
]);
const of = (fewest: number) =>
  standardised(
    rows.map(({ taken }) => taken),
    rows.map(({ man }) => man),
    1,
    rows.map(({ dept }) => dept),
    fewest,
  );

test('men and women as they applied, and with one mix of departments', () => {
  const like = of(10);
  expect(like.rows).toEqual([2691, 1835]);
  expect(like.own).toBeCloseTo(1198 / 2691, 12);
  expect(like.others).toBeCloseTo(557 / 1835, 12);
  const weights = BERKELEY.map(([men, , women]) => (men + women) / 4526);
  const sum = (rate: (row: (typeof BERKELEY)[number]) => number) =>
    BERKELEY.reduce((all, row, i) => all + (weights[i] ?? 0) * rate(row), 0);
  expect(like.ownAlike).toBeCloseTo(
    sum(([men, taken]) => taken / men),
    12,
  );
  expect(like.othersAlike).toBeCloseTo(
    sum(([, , women, taken]) => taken / women),
    12,
  );
  expect(like.ownAlike).toBeLessThan(like.othersAlike);
  expect(like.covered).toBe(1);
});

test('strata with too few of one side are left out', () => expect(of(50).covered).toBeCloseTo(1 - 585 / 4526, 12));

test('rows without a value, a group or a stratum do not count', () => {
  const like = standardised([1, 0, NaN, 1, 1], [0, 1, 0, -1, 0], 0, [0, 0, 0, 0, -1], 1);
  expect(like).toMatchObject({
    rows: [1, 1],
    own: 1,
    others: 0,
    ownAlike: 1,
    othersAlike: 0,
    covered: 1,
    all: { mean: 0.5, sd: 0.5 },
  });
});

test('nothing in common is no number', () => expect(standardised([1, 0], [0, 1], 0, [0, 1], 1).ownAlike).toBeNaN());
