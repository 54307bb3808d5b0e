import { limits } from '../../../limits';

/** Pairs of columns of labels. */
export const LIMITS = limits({
  sparse: {
    value: 0.5,
    unit: 'share of the cells',
    found: 'judged',
    reason: 'With more cells that expect few rows χ² finds too much (Cochran 1954).',
  },
  sparsePenalty: { value: 10, unit: 'times p', found: 'judged', reason: 'What χ² of a sparse table is believed less.' },
  fewestSpared: {
    value: 10,
    unit: 'rows',
    found: 'derived',
    reason:
      'To be expected where there are none: chance leaves out so many once in 20,000 times (Poisson), of forty labels once in 500.',
  },
  secondResidual: {
    value: 4,
    unit: 'deviations',
    found: 'judged',
    reason: 'A second cell of the same pair must be beyond doubt.',
  },
  usual: {
    value: 0.5,
    unit: 'share',
    found: 'judged',
    reason: 'Where most rows end one way, a group in which far fewer do is told so.',
  },
  lowRather: { value: 0.7, unit: 'share', found: 'judged', reason: 'Unless what happens instead says nearly as much.' },
  leastLow: { value: 0.1, unit: 'share', found: 'judged', reason: 'So far below the overall share a group must lie for it.' },
  fewestInACell: { value: 8, unit: 'rows', found: 'judged', reason: 'Fewer rows make no cell to speak of.' },
  leastDistance: {
    value: 0.08,
    unit: 'share',
    found: 'judged',
    reason: 'A cell nearer to the overall share is no difference to act on.',
  },
  leastTimes: {
    value: 1.15,
    unit: 'times the overall share',
    found: 'judged',
    reason: 'Not a share that was nearly whole anyway.',
  },
  givenAway: {
    value: 0.5,
    unit: 'share of the rows',
    found: 'judged',
    reason: 'Where most rows have the one label that theirs goes with, one column was made by the other.',
  },
  mostlyBlank: {
    value: 0.5,
    unit: 'share of the rows',
    found: 'judged',
    reason: 'A column that fewer fill is written where there is something to say.',
  },
  nearlyAll: {
    value: 0.95,
    unit: 'share of the rows',
    found: 'judged',
    reason: 'Of the rows with a remark that says in words what the other label is, but for slips.',
  },
  exactBelow: {
    value: 5,
    unit: 'rows',
    found: 'published',
    reason: 'Below so many rows to be expected χ² finds too much (Cochran 1954): Fisher’s exact test is used.',
  },
});
