import { limits } from '../../limits';

/** Shares of labels that differ between groups. */
export const LIMITS = limits({
  nearlyOne: { value: 0.88, unit: 'V', found: 'judged', reason: 'From here on the two columns are nearly one.' },
  manyLabels: {
    value: 12,
    unit: 'labels',
    found: 'judged',
    reason: 'With more labels on the shorter side V speaks of a net of names (who is where) and of no single group.',
  },
  outcomeWeight: {
    value: 1.2,
    unit: 'strength',
    found: 'judged',
    reason: "What becomes of a row is worth more than what goes with what. Puts the kinds' strengths on one scale for ranking.",
  },
  outcomeReach: {
    value: 0.25,
    unit: 'exponent',
    found: 'judged',
    reason: 'An outcome of few rows matters, too: its share of the rows counts by its fourth root.',
  },
  pairWeight: { value: 0.85, unit: 'strength', found: 'judged', reason: "Puts the kinds' strengths on one scale for ranking." },
  weightOfNearlyOne: {
    value: 0.3,
    unit: 'share',
    found: 'judged',
    reason: 'Columns that are nearly one tell little of each other.',
  },
  ruled: {
    value: 0.995,
    unit: 'share',
    found: 'judged',
    reason:
      'Rows of a label that all have one answer, but for typing errors (half a per cent, as of arithmetic): somebody or something decides it so.',
  },
  fewestRuled: {
    value: 16,
    unit: 'rows',
    found: 'derived',
    reason: 'That would have the other answer by chance: as many are not missed by accident.',
  },
  weightOfRuled: {
    value: 0.3,
    unit: 'share',
    found: 'judged',
    reason:
      'What always or never is so is a rule of how things are done or written down, as what is nearly one is; who works there knows it.',
  },
  weightOfSameEnd: {
    value: 0.05,
    unit: 'share',
    found: 'judged',
    reason: 'Who was paid back had returned it: two columns of what became of the rows say it twice.',
  },
  weightOfSecond: {
    value: 0.7,
    unit: 'share',
    found: 'judged',
    reason: 'The second cell of a pair of columns is less news than the first.',
  },
});
