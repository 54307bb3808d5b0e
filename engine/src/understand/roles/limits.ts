import { limits } from '../../limits';

/** What tells a role from another. */
export const LIMITS = limits({
  shortestCode: {
    value: 1000,
    unit: 'number',
    found: 'judged',
    reason: 'Kinds are numbered with few digits; a code of four and more is one of a list that is kept elsewhere.',
  },
  mostKinds: { value: 30, unit: 'values', found: 'judged', reason: 'Kinds that a code may stand for before it is one of many.' },
  ranksDiffer: {
    value: 0.5,
    unit: 'share',
    found: 'judged',
    reason: 'Ranks are nearly all different; where many share one, less than half are.',
  },
  mostSexes: { value: 5, unit: 'values', found: 'judged', reason: 'Both, neither and not known.' },
  fewestDigits: {
    value: 5,
    unit: 'digits',
    found: 'judged',
    reason: 'Of the numbers that are given to people and things by lot.',
  },
  fewestRows: {
    value: 30,
    unit: 'rows',
    found: 'judged',
    reason: 'In fewer rows numbers of many digits lie evenly by accident.',
  },
  fewestNeighbours: {
    value: 3,
    unit: 'columns',
    found: 'judged',
    reason: 'Columns that stand together under one pattern; two may by accident.',
  },
  longestName: {
    value: 60,
    unit: 'characters',
    found: 'judged',
    reason: 'Texts that are different in every row and as short as names are.',
  },
  unique: {
    value: 0.99,
    unit: 'share',
    found: 'judged',
    reason: 'Of values that differ where each row has its own, but for slips.',
  },
  wordiestName: {
    value: 7,
    unit: 'words',
    found: 'judged',
    reason: 'Sentences have more words than names, titles and addresses.',
  },
  fewestNames: { value: 10, unit: 'rows', found: 'judged', reason: 'In fewer rows texts are different by accident.' },
  longestQuotient: { value: 4, unit: 'words', found: 'judged', reason: 'As in “debt to income”; what is longer is a sentence.' },
  mostByNumber: {
    value: 9,
    unit: 'values',
    found: 'judged',
    reason: 'So many kinds a person gives by number: seven days, nine grades.',
  },
  repeated: { value: 4, unit: 'rows a value', found: 'judged', reason: 'From here on a column divides the table.' },
  mostSteps: { value: 5, unit: 'values', found: 'judged', reason: 'A quotient of so few values in so many rows each is none.' },
  manyRows: { value: 20, unit: 'rows a value', found: 'judged', reason: 'The rows that are meant by so many.' },
  examples: { value: 5, unit: 'values', found: 'budget', reason: 'Values of a column that the reading shows.' },
  mostLetterCodes: {
    value: 12,
    unit: 'labels',
    found: 'judged',
    reason: 'Of one or two letters that are codes for something; more of them are names of their own, such as states.',
  },
  shortPlural: {
    value: 4,
    unit: 'letters',
    found: 'judged',
    reason: 'Words that are cut for a header keep three or four letters; of those that end with s few are plurals.',
  },
  timesNamed: {
    value: 4,
    unit: 'rows a number',
    found: 'derived',
    reason:
      'Numbers of five digits that are measured meet by accident once in thousands of rows; four rows for each number on average are no accident.',
  },
  telling: {
    value: 0.8,
    unit: 'of the numbers',
    found: 'judged',
    reason: 'Are not rounded: the numbers of things end with two noughts once in a hundred, rounded figures mostly.',
  },
  firstDegree: {
    value: 4,
    unit: 'degrees',
    found: 'derived',
    reason: 'Of a hundred directions the least is below it in two of three tables.',
  },
  circle: { value: 360, unit: 'degrees', found: 'derived', reason: 'All the way round.' },
  lastDegree: { value: 355, unit: 'degrees', found: 'derived', reason: 'The same at the other end of the circle.' },
  highestFirstRank: {
    value: 3,
    unit: 'ranks',
    found: 'judged',
    reason: 'With which ranks may begin where the first rows are missing.',
  },
  lowestStatus: {
    value: 100,
    unit: 'codes',
    found: 'published',
    reason: 'Of HTTP (RFC 9110), as every status of three digits begins.',
  },
  highestStatus: { value: 599, unit: 'codes', found: 'published', reason: 'Of the same.' },
  mostStatus: { value: 60, unit: 'codes', found: 'published', reason: 'That RFC 9110 and its extensions name.' },
  fewestOfCounts: {
    value: 6,
    unit: 'numbers',
    found: 'derived',
    reason: 'Of five numbers one order in eight has its highest frequency inside and none rising beside it; of six one in 24.',
  },
  fewestKinds: { value: 3, unit: 'values', found: 'judged', reason: 'Two numbers are yes and no.' },
  fewestBlocks: {
    value: 5,
    unit: 'values',
    found: 'judged',
    reason: 'Blocks of rows in the file; fewer numbers stand for kinds, or were sorted by accident.',
  },
  blockRows: { value: 2, unit: 'rows a value', found: 'judged', reason: 'On average: of single rows none stand together.' },
  brokenBlocks: {
    value: 0.05,
    unit: 'of the blocks',
    found: 'judged',
    reason:
      'May stand in two places of the file, by late entries; rows that lie about stand in as many blocks as there are rows.',
  },
  offNought: {
    value: 10,
    unit: 'of a scale of a hundred',
    found: 'judged',
    reason: 'Counts of rows that nobody dated begin at none or one; figures on a scale of a hundred keep off its end.',
  },
  ofAHundred: { value: 100, unit: 'of a hundred', found: 'derived', reason: 'Percentages and points end there.' },
  compact: {
    value: 2,
    unit: 'times the lower quartile',
    found: 'judged',
    reason:
      'An upper quartile below this: sizes of things (people of a place, sales of a firm) spread more, their properties (cylinders, seats, calories) less.',
  },
});
