import { limits } from '../limits';

/** How figures and labels are put. */
export const LIMITS = limits({
  nearlyAllGiven: {
    value: 0.95,
    unit: 'share of the rows',
    found: 'judged',
    reason:
      'Where fewer have a value, a share of those who have one is said to be one of these: read as of all it is off by more than a twentieth.',
  },
  digitsOfFactor: {
    value: 6,
    unit: 'digits',
    found: 'judged',
    reason: 'That somebody chooses a factor with: rates of exchange have six at most.',
  },
  digitsOfEstimate: {
    value: 4,
    unit: 'digits',
    found: 'judged',
    reason: 'Of a factor that rounded figures tell; more of them are known by none.',
  },
  longestHeader: {
    value: 500,
    unit: 'characters',
    found: 'judged',
    reason: 'Of a header where it stands whole: several sentences of a survey. A longer one is no name that anybody reads.',
  },
  longestLabel: { value: 60, unit: 'characters', found: 'judged', reason: 'A cell’s text in a sentence; a longer one is cut.' },
  longestOpening: {
    value: 26,
    unit: 'characters',
    found: 'judged',
    reason: 'Of headers that begin alike: so much of the beginning stands before the part in which they differ.',
  },
  fewestGerman: {
    value: 2,
    unit: 'headers',
    found: 'judged',
    reason: 'With a German noun, before a table’s other headers keep their capitals: one may be borrowed.',
  },
  shortest: {
    value: 3,
    unit: 'letters',
    found: 'judged',
    reason: 'Of capitals: a header of none longer is abbreviations (`CA HT`), one with a longer word is written in capitals.',
  },
  mostlyGerman: {
    value: 0.2,
    unit: 'of the headers',
    found: 'judged',
    reason: 'As many of German ones have a noun that is known.',
  },
  ownNumbers: {
    value: 0.98,
    unit: 'share',
    found: 'judged',
    reason: 'Of the rows that have a number of their own, where each is the thing that it numbers; the rest are slips.',
  },
  timesFrom: {
    value: 1.6,
    unit: 'times',
    found: 'judged',
    reason: 'From here on a ratio reads as a multiple, below as a percentage.',
  },
});
