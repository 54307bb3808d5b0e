import { limits } from '../../limits';

/** Rows that are alike again and again. */
export const LIMITS = limits({
  leastRepeats: { value: 4, unit: 'rows', found: 'judged', reason: 'Fewer rows that are alike are no news.' },
  leastLead: {
    value: 2.5,
    unit: 'times the next',
    found: 'judged',
    reason: 'When many combinations repeat, repeating is what the data do.',
  },
  independent: {
    value: 0.5,
    unit: 'share of the combinations of chance',
    found: 'judged',
    reason:
      'With fewer combinations in the other rows one column says what the other is, and rows alike in both are alike in one.',
  },
  leastTimes: { value: 5, unit: 'times what chance gives', found: 'judged', reason: 'Frequent values meet often by themselves.' },
  fewestValues: { value: 4, unit: 'labels', found: 'judged', reason: 'With fewer parties everything repeats.' },
  mostEntities: { value: 4, unit: 'columns', found: 'budget', reason: 'Columns of parties that are looked through.' },
  mostAmounts: { value: 4, unit: 'columns', found: 'budget', reason: 'Columns of amounts that are looked through.' },
  mostClasses: { value: 6, unit: 'columns', found: 'budget', reason: 'Columns of classes that the rows may share.' },
  mostLabels: { value: 12, unit: 'labels', found: 'judged', reason: 'A class has few labels.' },
  largestClass: { value: 0.9, unit: 'share', found: 'judged', reason: 'A label that nearly all rows have is shared by chance.' },
  mostKeys: { value: 4, unit: 'columns', found: 'judged', reason: 'A sentence names no more.' },
  fewestAmounts: { value: 30, unit: 'values', found: 'judged', reason: 'Of a measure with fewer values each one repeats.' },
  nearlyAll: {
    value: 0.95,
    unit: 'share',
    found: 'judged',
    reason: 'So many of the alike rows must share a class for it to belong to them.',
  },
  upperQuartile: { value: 0.75, unit: 'share', found: 'derived', reason: 'Ends of the middle half of the amounts.' },
  percents: { value: 100, unit: '%', found: 'derived', reason: 'All of it.' },
  hardlyBeyond: {
    value: 0.01,
    unit: 'share of the rows',
    found: 'judged',
    reason: 'One in a hundred beyond an end is an exception to it.',
  },
  reached: {
    value: 0.25,
    unit: 'of the width of the middle half',
    found: 'judged',
    reason: 'An end of the scale is where others nearly come to as well; a nought too many lies further.',
  },
  fewestAtEnd: { value: 2, unit: 'rows', found: 'judged', reason: 'Of other parties: one may be there by itself.' },
  nearEnd: {
    value: 0.25,
    unit: 'of the alike rows',
    found: 'judged',
    reason: 'What is cut off at an end has a tail before it; copies have none.',
  },
  usual: {
    value: 2,
    unit: 'times the mean frequency',
    found: 'judged',
    reason: 'What others have twice as often as their other amounts is a standard, and no copy.',
  },
  ofMany: {
    value: 0.5,
    unit: 'things a row',
    found: 'judged',
    reason: 'Of the alike rows: entered twice, two are of one customer each time.',
  },
  leastExpected: { value: 0.01, unit: 'rows', found: 'derived', reason: 'Keeps the effect finite where chance gives none.' },
  weight: { value: 0.4, unit: 'strength', found: 'judged', reason: 'Of the fewest rows that are told.' },
  weightOfDoubling: { value: 0.15, unit: 'strength', found: 'judged', reason: 'Twice as many rows weigh this much more.' },
  mostStrength: { value: 0.85, unit: 'strength', found: 'judged', reason: "Puts the kinds' strengths on one scale for ranking." },
  leastImpact: {
    value: 0.3,
    unit: 'share',
    found: 'judged',
    reason: 'A few entries made twice matter in a table of any length.',
  },
  impactOfRows: {
    value: 5,
    unit: 'times the share of the rows',
    found: 'judged',
    reason: 'A fifth of all rows alike concern the whole table.',
  },
});
