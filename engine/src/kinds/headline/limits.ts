import { limits } from '../../limits';

/** The leading figures of a table. */
export const LIMITS = limits({
  mostMeasures: {
    value: 8,
    unit: 'measures',
    found: 'budget',
    reason: 'A wide table has hundreds; the first ones are what a reader expects.',
  },
  mostMetrics: {
    value: 3,
    unit: 'quantities',
    found: 'judged',
    reason: 'Of one column, those with the most figures: a level of each of a dozen tests is a list.',
  },
  mostOutcomes: { value: 4, unit: 'columns', found: 'budget', reason: 'As above.' },
  mostDimensions: { value: 4, unit: 'columns', found: 'budget', reason: 'As above.' },
  mostLabels: { value: 4, unit: 'labels', found: 'budget', reason: 'A list of more shares is not read.' },
  nearlyAsMany: {
    value: 0.005,
    unit: 'share',
    found: 'derived',
    reason: 'A difference that rounds to no percent: both counts are told as nearly the same.',
  },
  errors: {
    value: 1.96,
    unit: 'standard errors',
    found: 'derived',
    reason: 'Within them nineteen of twenty differences by chance lie.',
  },
  fewestPairs: {
    value: 3,
    unit: 'pairs of periods',
    found: 'judged',
    reason: 'Of fewer a year apart it is not known how far such counts stray; then neighbours tell it.',
  },
  alike: {
    value: 0.8,
    unit: 'share',
    found: 'derived',
    reason: 'Where the tenth of a hundred and the ninetieth are one value, so many are, and the sentence says so.',
  },
  weight: { value: 0.04, unit: 'strength', found: 'judged', reason: 'A figure: it stands behind every finding.' },
  weightOfOpen: { value: 0.05, unit: 'strength', found: 'judged', reason: 'What is open now comes next: nothing else tells it.' },
  weightOfRows: { value: 0.06, unit: 'strength', found: 'judged', reason: 'The number of rows leads the figures.' },
});
