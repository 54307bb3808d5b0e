import { limits } from '../../limits';

/** Series over time. */
export const LIMITS = limits({
  fewestAPeriod: { value: 3, unit: 'rows', found: 'judged', reason: 'Fewest values that a period’s mean is taken from.' },
  fewestSteps: { value: 8, unit: 'steps', found: 'judged', reason: 'A running total must have so many to be one.' },
  mostCorrections: {
    value: 0.02,
    unit: 'share of the steps',
    found: 'judged',
    reason: 'Steps of a running total that may go the other way.',
  },
  mostTakenBack: { value: 0.05, unit: 'share of the rise', found: 'judged', reason: 'What corrections may take back of it.' },
  leastRising: {
    value: 0.25,
    unit: 'share of the steps',
    found: 'judged',
    reason: 'A rise that nearly every reading shares in: of a rare jump up to a new level the level is worth telling.',
  },
  firstSteps: {
    value: 3,
    unit: 'mean steps',
    found: 'judged',
    reason: 'A running total begins with what its first step brought: each, or of several, whose first steps differ, their mean.',
  },
  leastBeginning: { value: 0.8, unit: 'share', found: 'judged', reason: 'Of several running totals so many must begin so.' },
  leastOrdered: {
    value: 0.95,
    unit: 'share of the rows',
    found: 'judged',
    reason: 'So many must lie in series for the table to be one of series.',
  },
  fewestPairs: { value: 20, unit: 'pairs', found: 'judged', reason: 'Fewest pairs of neighbours that persistence is told from.' },
  persists: {
    value: 1.645,
    unit: 'standard errors',
    found: 'derived',
    reason: 'One-sided 5% of a standard normal variable: below, neighbours are taken as independent.',
  },
  mostPersistence: { value: 0.99, unit: 'r', found: 'derived', reason: 'At 1 a series would be worth no reading at all.' },
  enoughSteps: { value: 40, unit: 'steps', found: 'judged', reason: 'Steps that are enough to tell chance from change.' },
  mostSteps: { value: 60, unit: 'steps', found: 'budget', reason: 'Finer steps of a series.' },
  rowsAStep: { value: 8, unit: 'rows', found: 'judged', reason: 'Rows that a step should hold.' },
  fewestAMean: { value: 3, unit: 'rows', found: 'judged', reason: 'As of a period.' },
  finer: { value: 1.5, unit: 'times the periods', found: 'judged', reason: 'Fewer steps tell no more than the periods.' },
  drift: {
    value: 0.01,
    unit: 'p',
    found: 'measured',
    reason:
      'Greater, and a share that drifts may do as well: of 108 that wander so far that they seem sure 27 are told, and of 351 lines and steps 301.',
  },
  trending: {
    value: 0.4,
    unit: 'r',
    found: 'judged',
    reason: 'Correlation with time from which on two series would go together only because both grow or fall.',
  },
  swinging: {
    value: 0.5,
    unit: 'R²',
    found: 'judged',
    reason:
      'Share of a series that one slow swing (a cubic in time) explains from which on it would go with any other slow swing.',
  },
  level: {
    value: 0.9,
    unit: 'r',
    found: 'judged',
    reason:
      'Correlation of a reading with the one before it from which on the readings are a level (people employed), not a flow (rain).',
  },
  stepsARow: { value: 50, unit: 'steps', found: 'budget', reason: 'A few rows of many centuries follow no hour of the day.' },
  stepsTried: { value: 200000, unit: 'steps', found: 'budget', reason: 'Tried in any case.' },
  leastAgreement: {
    value: 0.5,
    unit: 'r',
    found: 'judged',
    reason: 'A pattern that comes back shows in both halves of the time: correlation of the two halves’ profiles.',
  },
  coarseTenth: {
    value: 0.1,
    unit: 'quantile',
    found: 'judged',
    reason: 'Where nine gaps of ten are longer than the parts of a cycle, its parts are skipped.',
  },
  coarseParts: { value: 3, unit: 'parts', found: 'judged', reason: 'As above.' },
  partsOfTime: {
    value: 3,
    unit: 'parts of the time',
    found: 'judged',
    reason: 'The first and the last of them are set against each other; what is between parts them.',
  },
  fewestThatStay: {
    value: 3,
    unit: 'things',
    found: 'judged',
    reason: 'Of fewer, what the others would have done without those that come and leave is not known.',
  },
  nearlyAllStay: {
    value: 0.9,
    unit: 'share of the things',
    found: 'judged',
    reason: 'Where fewer than a tenth come or leave, a mean is that of those who stay.',
  },
  closedFor: {
    value: 0.25,
    unit: 'share of its readings',
    found: 'judged',
    reason:
      'What is nought in a quarter of its readings is so by its nature; less than that it was closed, or not counted, for a while.',
  },
  ofOwn: {
    value: 0.5,
    unit: 'share of the way',
    found: 'judged',
    reason: 'What those who stay take less of than half is mostly the others’ doing.',
  },
  lastDigits: {
    value: 1e-9,
    unit: 'of the figure',
    found: 'derived',
    reason: 'As far as a mean of equal figures may differ from them by adding them up.',
  },
  daysOfSeason: {
    value: 62,
    unit: 'days',
    found: 'judged',
    reason: 'On both sides of the same day of another year: a season of three months has its highest in any of them.',
  },
  partOfPeak: {
    value: 0.5,
    unit: 'of the distance from the usual',
    found: 'judged',
    reason: 'That the season of another year comes to: of less, this year had something of its own.',
  },
});
