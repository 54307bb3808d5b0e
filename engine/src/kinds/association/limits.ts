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
  weightOfSecond: {
    value: 0.7,
    unit: 'share',
    found: 'judged',
    reason: 'The second cell of a pair of columns is less news than the first.',
  },
});
