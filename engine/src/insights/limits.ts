import { limits } from '../limits';

/** What findings of every kind are judged by. */
export const LIMITS = limits({
  lessEach: {
    value: 0.8,
    unit: 'share',
    found: 'judged',
    reason: 'Of descriptions each further one is asked about less than the one before.',
  },
  smallestGroup: {
    value: 10,
    unit: 'rows',
    found: 'judged',
    reason: 'Fewest rows of a group that a finding may speak of: of fewer, single rows make the figure.',
  },
  mostFindings: {
    value: 32,
    unit: 'findings',
    found: 'budget',
    reason: 'Findings that are told at all, beside the plain figures: more are not read.',
  },
  mostSmall: {
    value: 10,
    unit: 'findings',
    found: 'budget',
    reason: 'Results that are certain but small are listed up to here; the others are counted.',
  },
  tolerance: {
    value: 1e-6,
    unit: 'share',
    found: 'derived',
    reason: 'Two ways of adding up the same numbers differ by rounding alone.',
  },
  toleranceOfSamples: {
    value: 0.25,
    unit: 'share',
    found: 'judged',
    reason: 'A sample’s value may differ from the whole table’s by chance.',
  },
  rankOfSmall: {
    value: 1000,
    unit: 'times lower',
    found: 'judged',
    reason: 'Whatever is small stands behind every finding and every figure.',
  },
  rankOfFigures: { value: 100, unit: 'times lower', found: 'judged', reason: 'Figures stand behind every finding.' },
  digitsOfScores: { value: 4, unit: 'digits', found: 'judged', reason: 'Scores only put findings in an order.' },
  mostGroups: {
    value: 120,
    unit: 'groups',
    found: 'budget',
    reason: 'Groups that one split is tested with at most; rarer labels are left out.',
  },
  fallingSlope: {
    value: 0.6,
    unit: 'slope',
    found: 'judged',
    reason:
      'A slope of end on start: near 0 the end ignores the start, 1 means equal durations throughout; below this, late starts seem short by arithmetic alone.',
  },
  strays: {
    value: 0.2,
    unit: 'p',
    found: 'judged',
    reason: 'Below, the periods stray more from the line or the levels than their rows would make them.',
  },
  fewestLettersOfAWord: { value: 3, unit: 'letters', found: 'judged', reason: 'Shorter words join others.' },
  neighbours: { value: 3, unit: 'steps', found: 'judged', reason: 'Steps on either side that a reading is compared with.' },
  moves: {
    value: 0.4,
    unit: 'τ',
    found: 'judged',
    reason: 'From here on the usual level follows a trend (as for trends that are told).',
  },
  movesSurely: {
    value: 0.05,
    unit: 'p',
    found: 'judged',
    reason: 'The customary bound: the trend is only taken out, not told.',
  },
  columnsAStatement: {
    value: 120,
    unit: 'expressions',
    found: 'budget',
    reason: 'Expressions that one statement is given at most.',
  },
});
