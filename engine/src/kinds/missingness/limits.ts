import { limits } from '../../limits';

/** Gaps that lie in one group. */
export const LIMITS = limits({
  mostLabels: { value: 30, unit: 'labels', found: 'budget', reason: 'Of a column with more labels each has few gaps.' },
  mostDimensions: {
    value: 10,
    unit: 'columns',
    found: 'budget',
    reason: 'The first ones; every column with gaps is compared with each.',
  },
  fewestMissing: { value: 20, unit: 'cells', found: 'judged', reason: 'Fewer gaps are chance.' },
  leastShare: { value: 0.02, unit: 'share', found: 'judged', reason: 'Fewer gaps leave every figure as it is.' },
  mostShare: {
    value: 0.8,
    unit: 'share',
    found: 'judged',
    reason: 'A column that hardly anybody fills in says nothing by its gaps.',
  },
  leastV: { value: 0.15, unit: 'V', found: 'judged', reason: 'As for pairs of columns of labels.' },
  leastDifference: { value: 0.15, unit: 'share', found: 'judged', reason: 'The group’s share of gaps against the others’.' },
  structure: {
    value: 0.75,
    unit: 'share',
    found: 'judged',
    reason: 'From here on the gaps are what an outcome is: open cases have no end.',
  },
  weightOfStructure: {
    value: 0.15,
    unit: 'strength',
    found: 'judged',
    reason: 'What has not happened yet has no value yet, which is no news.',
  },
  weight: { value: 0.6, unit: 'strength', found: 'judged', reason: "Puts the kinds' strengths on one scale for ranking." },
  impactBeside: {
    value: 0.2,
    unit: 'share',
    found: 'judged',
    reason: 'Gaps concern also those rows that are compared with them.',
  },
});
