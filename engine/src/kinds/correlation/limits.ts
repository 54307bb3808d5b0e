import { limits } from '../../limits';

/** Measures that go together. */
export const LIMITS = limits({
  leastRho: { value: 0.2, unit: 'ρ', found: 'judged', reason: 'A weaker correlation is told for its certainty only.' },
  leastAgainst: {
    value: 0.1,
    unit: 'r',
    found: 'judged',
    reason: 'A linear correlation of the other sign speaks against the ranks: amounts and ranks then go different ways.',
  },
  inStep: {
    value: 0.9,
    unit: 'ρ',
    found: 'judged',
    reason:
      'Reads `very reliably`: of two rows that differ in both, six in seven stand in the same order by the one as by the other.',
  },
  closely: { value: 0.7, unit: 'ρ', found: 'judged', reason: 'Reads `closely`: half of what one measure does is in the other.' },
  clearly: { value: 0.4, unit: 'ρ', found: 'judged', reason: 'Reads `clearly`.' },
  leastQuarter: {
    value: 0.15,
    unit: 'share',
    found: 'judged',
    reason: 'Where many rows are equal a quarter of them is no quarter; then none is told.',
  },
  largestQuarter: { value: 0.35, unit: 'share', found: 'judged', reason: 'As much above a quarter as the least is below.' },
  weightOfSizes: {
    value: 0.4,
    unit: 'share',
    found: 'judged',
    reason:
      'Amounts of things grow with their size: that two of them go together is what a reader expects, and stands behind what is not.',
  },
  ofOneSize: {
    value: 0.8,
    unit: 'ρ',
    found: 'judged',
    reason: 'As closely as amounts of things go with their size, which is two thirds of what they vary by.',
  },
  amountsOfASize: {
    value: 2,
    unit: 'amounts',
    found: 'judged',
    reason: 'What goes with one amount may be why there is much of it; what goes with several is size.',
  },
  weightOfReadings: {
    value: 0.8,
    unit: 'share',
    found: 'judged',
    reason: 'Readings of one table often move together, less often with their changes.',
  },
});
