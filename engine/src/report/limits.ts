import { limits } from '../limits';

/** The title of a report and the figures at its head. */
export const LIMITS = limits({
  longestTitle: {
    value: 120,
    unit: 'characters',
    found: 'budget',
    reason: 'A title is read in lists and in the tab of a browser.',
  },
  digitsInUnit: {
    value: 15,
    unit: 'digits',
    found: 'derived',
    reason: 'Of a share times a hundred, as a double holds them: more are those of the multiplication.',
  },
  mostMetrics: { value: 9, unit: 'figures', found: 'budget', reason: 'That a report tells.' },
  mostMeasures: { value: 4, unit: 'measures', found: 'budget', reason: 'That have figures among them.' },
  fewMetrics: {
    value: 3,
    unit: 'figures',
    found: 'judged',
    reason: 'With fewer figures a column of groups has a place at the head as well.',
  },
  leadingLabel: {
    value: 1.25,
    unit: 'times an even share',
    found: 'judged',
    reason: 'Of labels that are about as frequent their number is told: which of them is first was arranged, or is chance.',
  },
  lastHour: { value: 23, unit: 'hour', found: 'derived', reason: 'The last hour of a day.' },
  latestHours: {
    value: 20,
    unit: 'hour',
    found: 'judged',
    reason: 'Whole numbers up to so many and no further may be hours of a day, for all that is known.',
  },
  shortestListed: {
    value: 1000,
    unit: 'number',
    found: 'judged',
    reason: 'Kinds and codes of a list have four digits and more.',
  },
  mostListed: { value: 9, unit: 'values', found: 'judged', reason: 'Of what is measured in thousands there are more values.' },
  listedAgain: {
    value: 4,
    unit: 'rows a value',
    found: 'judged',
    reason: 'From here on a column divides the table rather than measures.',
  },
  errorsOffEven: {
    value: 3,
    unit: 'standard errors',
    found: 'derived',
    reason:
      'By which the middle half of some numbers lies closer together than that of evenly drawn ones (√(1/4n) each): by chance in one of a thousand columns.',
  },
  fewLabels: {
    value: 12,
    unit: 'labels',
    found: 'judged',
    reason: 'Of so few the share of the first says something; of more how many they are.',
  },
  mostStates: {
    value: 12,
    unit: 'labels',
    found: 'judged',
    reason: 'Of a column that says how a row ended; one with more says something else.',
  },
  partThatShows: {
    value: 0.005,
    unit: 'share of the total',
    found: 'derived',
    reason: 'Three figures of a sum are read: less of it changes none of them.',
  },
});
