import { limits } from '../../limits';

/** How a delimiter is told. */
export const LIMITS = limits({
  mostAmid: {
    value: 0.3,
    unit: 'share',
    found: 'judged',
    reason: 'Of the lines behind the block on top that may be remarks: where more begin so, the mark belongs to the values.',
  },
  rowsCompared: { value: 60, unit: 'rows', found: 'budget', reason: 'Looked at to tell remarks from values.' },
  doubled: {
    value: 0.6,
    unit: 'share',
    found: 'judged',
    reason: 'Of the rows in which every second cell is empty; within cells the single mark may stand, too.',
  },
  least: { value: 0.02, unit: 'score', found: 'judged', reason: 'Below, no delimiter is better than none.' },
  clearlyWorse: {
    value: 0.6,
    unit: 'share',
    found: 'judged',
    reason: 'Of the best delimiter’s score: where a declared one has less, it was declared wrongly.',
  },
  mostRecords: { value: 400, unit: 'records', found: 'budget', reason: 'Of the beginning that each dialect is tried on.' },
  mostCharacters: { value: 256 * 1024, unit: 'characters', found: 'budget', reason: 'And characters of it.' },
  mostCells: {
    value: 50_000,
    unit: 'cells',
    found: 'budget',
    reason: 'Of a record: no table has more, a wrong delimiter makes them.',
  },
  longestLeadIn: {
    value: 64 * 1024,
    unit: 'characters',
    found: 'budget',
    reason: 'Of a file’s beginning in which a statement of its form may stand.',
  },
  places: { value: 12, unit: 'places', found: 'budget', reason: 'All over a file from which samples are read.' },
  bytesAPlace: { value: 48 * 1024, unit: 'bytes', found: 'budget', reason: 'Read at each of them.' },
  enoughWhole: {
    value: 0.8,
    unit: 'share',
    found: 'judged',
    reason: 'Of the lines that must be whole for the file to have one column.',
  },
  mostWords: { value: 4, unit: 'words', found: 'judged', reason: 'Of a line that may be the name of a single column.' },
  better: {
    value: 1.001,
    unit: 'times',
    found: 'judged',
    reason: 'By which a dialect must read better than one that was tried before, which is the more usual one.',
  },
  spaced: {
    value: 0.7,
    unit: 'share',
    found: 'judged',
    reason: 'Of the delimiters that must have a space behind them for spaces to belong to the delimiter.',
  },
  typedPairs: {
    value: 0.9,
    unit: 'share',
    found: 'judged',
    reason: 'Of the cells that must be no words where spaces would make two columns.',
  },
  typedCells: {
    value: 0.3,
    unit: 'share',
    found: 'judged',
    reason: 'The same of three columns or more, which text rarely makes.',
  },
  repeatedNames: { value: 0.5, unit: 'share', found: 'judged', reason: 'Of the cells of a header that must differ.' },
  fewestNames: { value: 3, unit: 'cells', found: 'judged', reason: 'Of fewer cells two may be alike by accident.' },
  typedBelow: {
    value: 0.7,
    unit: 'share',
    found: 'judged',
    reason: 'Of the values of a column from which on a text above them is a name.',
  },
  fewestBelow: { value: 3, unit: 'values', found: 'judged', reason: 'Of fewer values no common shape can be seen.' },
  valuesAShape: { value: 20, unit: 'values', found: 'judged', reason: 'To each shape that they may have.' },
  valuesALabel: { value: 4, unit: 'values', found: 'judged', reason: 'To each label of a column of few labels.' },
  manyBelow: { value: 8, unit: 'values', found: 'judged', reason: 'From which on a label that is not among them is a name.' },
  longText: {
    value: 25,
    unit: 'characters',
    found: 'judged',
    reason: 'In the mean of a column of texts: a shorter one above them is its name.',
  },
  longestName: { value: 40, unit: 'characters', found: 'judged', reason: 'Of a name; a longer text is a value or a sentence.' },
  longestShared: {
    value: 12,
    unit: 'characters',
    found: 'published',
    reason:
      'That V8 copies out of a text by itself (SlicedString::kMinLength is 13): a longer piece keeps the whole text in memory.',
  },
});
