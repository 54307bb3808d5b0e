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
});
