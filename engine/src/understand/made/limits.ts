import { limits } from '../../limits';

/** Which columns are made of a table's own: whether something happened, and how much of a whole it happened to. */
export const LIMITS = limits({
  mostlyNothing: {
    value: 0.5,
    unit: 'of the filled rows',
    found: 'judged',
    reason: 'Where most rows are nought the median is, and the mean is that of nobody.',
  },
  mostlyBlank: {
    value: 0.7,
    unit: 'of the rows',
    found: 'judged',
    reason: 'Above it an amount is filled where it came about; below it cells may as well be unknown.',
  },
  leastBlank: {
    value: 0.5,
    unit: 'of the rows',
    found: 'judged',
    reason: 'What is filled in most rows is asked of all of them.',
  },
  mostlyEvent: {
    value: 0.5,
    unit: 'of the filled rows',
    found: 'judged',
    reason: 'A remark that is made of other things as often is none about the result.',
  },
  seldomElse: {
    value: 0.2,
    unit: 'of the share among the filled rows',
    found: 'judged',
    reason: 'Five times as often as without it: that much a voucher or an extra does not move what came of a row.',
  },
  leastPending: {
    value: 0.02,
    unit: 'of the rows',
    found: 'judged',
    reason: 'Fewer that are not over move no share by a digit that is told.',
  },
  mostWithout: { value: 4, unit: 'columns', found: 'budget', reason: 'Figures of those of whom the result did not come about.' },
  mostTimes: { value: 4, unit: 'columns', found: 'budget', reason: 'Moments of a row whose distances are tried.' },
  ofTimes: {
    value: 0.98,
    unit: 'of the rows that are not nought',
    found: 'judged',
    reason: 'Rounding moves a few of them to the next day; by chance no two moments lie as far apart as a third column says.',
  },
  fewestOf: {
    value: 20,
    unit: 'rows',
    found: 'judged',
    reason: 'On both sides: how often it happens cannot be compared among groups with fewer.',
  },
  mostHappenings: { value: 2, unit: 'columns', found: 'budget', reason: 'Each is compared with all others once more.' },
  blankForNo: {
    value: 0.5,
    unit: 'blank cells a no',
    found: 'judged',
    reason: 'Who leaves it blank half as often as he writes no means no by it; a few gaps beside many answers are not known.',
  },
  mostMarks: { value: 4, unit: 'columns', found: 'budget', reason: 'Each is compared with all others once more.' },
  mostRates: { value: 3, unit: 'columns', found: 'budget', reason: 'The rates that matter; more repeat each other.' },
  mostEarned: { value: 1, unit: 'columns', found: 'budget', reason: 'What came in by one thing that was given for it.' },
  offPlan: {
    value: 0.5,
    unit: 'of the usual distance',
    found: 'judged',
    reason: 'Half a week off in a week, between two visits that may both be early or late.',
  },
  onPlan: {
    value: 0.8,
    unit: 'of the readings',
    found: 'judged',
    reason: 'As far behind the one before as is usual: who comes by chance does so one time in three.',
  },
  mostTried: { value: 60, unit: 'pairs', found: 'budget', reason: 'One query; tables with more counts are wide.' },
  offPart: {
    value: 0.002,
    unit: 'of the rows',
    found: 'judged',
    reason: 'A part is never above its whole but by a slip of the pen.',
  },
  refuted: {
    value: 3,
    unit: 'log likelihood',
    found: 'judged',
    reason:
      'Counts that are twenty times likelier as even ones than as those of a base that goes up and down are none of it. Where the base hardly moves, words decide.',
  },
  mostOfWhole: {
    value: 0.98,
    unit: 'of the whole',
    found: 'judged',
    reason: 'What happens to nearly all is told by those to whom it does not.',
  },
  fewestLeft: {
    value: 10,
    unit: 'rows',
    found: 'judged',
    reason: 'Who left, and who is still there: with fewer no group can be told from the others.',
  },
  leastLeft: { value: 0.01, unit: 'share', found: 'judged', reason: 'Of all rows: what is rarer is an exception and no result.' },
  fewestStays: {
    value: 20,
    unit: 'rows',
    found: 'judged',
    reason: 'On both sides: how often it comes about cannot be compared among groups with fewer.',
  },
  leastOpen: {
    value: 0.1,
    unit: 'of the rows',
    found: 'judged',
    reason: 'Where fewer still go on, nearly all are known to their end, and how long they took is what is asked.',
  },
  slipsOfStays: {
    value: 0.05,
    unit: 'of the rows',
    found: 'judged',
    reason: 'Ends without a day, days without an end and ends before their start: more are no slips.',
  },
  slipsAtCut: {
    value: 0.002,
    unit: 'of the moments',
    found: 'judged',
    reason:
      'Typed wrongly they lie after the table was written. A cut that is taken too early costs the youngest rows and no truth.',
  },
  oldOpen: {
    value: 0.05,
    unit: 'of the first fifth of the rows',
    found: 'judged',
    reason: 'Of work all but what was forgotten is done after so long; of members and things some go on.',
  },
  watchedUnlike: {
    value: 0.5,
    unit: 'times',
    found: 'judged',
    reason:
      'By which the least watched tenth falls short of the most watched: where all began together, whether they ever ended is asked of all at one age.',
  },
  endsGoOn: {
    value: 0.2,
    unit: 'of the time that the oldest were watched',
    found: 'judged',
    reason: 'What comes early or never (a parcel that is sent back) is known of all but the youngest rows.',
  },
  nearlyAsMuch: {
    value: 0.75,
    unit: 'of the most information',
    found: 'derived',
    reason: 'Errors are longer by 15% (1 ÷ √0.75), and younger rows are seen.',
  },
  daysOfMonths: {
    value: 90,
    unit: 'days',
    found: 'judged',
    reason: 'Three steps of what is dated by months: of fewer nobody knows which side of the border it is on.',
  },
  yearsOfYears: { value: 3, unit: 'years', found: 'judged', reason: 'Three steps of what is dated by years.' },
});
