import { quantileSorted, sortedValues } from '../../stats/distributions/quantile';
import { rank } from '../../stats/distributions/ranks';
import { rowOrder } from '../../stats/distributions/row-order';
import { seeded } from '../made-up-rows';
import { byGroup, othersQuantile, ownQuantile, sizeOf } from './by-group';

const random = seeded(11);
const VALUES = Float64Array.from({ length: 200 }, () => (random() < 0.1 ? NaN : Math.floor(30 * random())));
const CODES = Int32Array.from(VALUES, () => Math.floor(5 * random()) - 1);
const { ranks, n } = rank(VALUES);
const groups = byGroup(rowOrder(ranks, n), CODES, 4);
const valuesWhere = (isIn: (code: number) => boolean) => sortedValues(VALUES.filter((_, row) => isIn(CODES[row] ?? -1)));

test.each([0, 1, 2, 3])('of group %i and of the others the quantiles are those of their own values', (code) => {
  const own = valuesWhere((other) => other === code);
  const others = valuesWhere((other) => other >= 0 && other !== code);
  expect(sizeOf(groups, code)).toBe(own.length);
  for (const share of [0, 0.1, 0.25, 0.5, 0.75, 1]) {
    expect(ownQuantile(groups, VALUES, code, share)).toBe(quantileSorted(own, share));
    expect(othersQuantile(groups, VALUES, code, share)).toBe(quantileSorted(others, share));
  }
});

test('beside the only group there are no others', () => {
  const alone = byGroup(Int32Array.of(1, 0), Int32Array.of(0, 0), 1);
  expect(othersQuantile(alone, Float64Array.of(2, 1), 0, 0.5)).toBeNaN();
});
