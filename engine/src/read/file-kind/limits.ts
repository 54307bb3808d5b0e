import { limits } from '../../limits';

/** What is no table. */
export const LIMITS = limits({
  mostControl: { value: 0.03, unit: 'share', found: 'judged', reason: 'Of control characters; a file that has more is no text.' },
  fewKinds: {
    value: 8,
    unit: 'kinds',
    found: 'judged',
    reason: 'A text may use a few control characters as marks; a binary file has nearly all.',
  },
  enoughLog: {
    value: 0.6,
    unit: 'share',
    found: 'judged',
    reason: 'Lines that begin as those of a log do; messages may go over several.',
  },
  enough: { value: 0.8, unit: 'share', found: 'judged', reason: 'Lines that have the form of settings or of nested keys.' },
  lines: { value: 300, unit: 'lines', found: 'budget', reason: 'By which the kind of a text is told.' },
  sample: { value: 200, unit: 'records', found: 'budget', reason: 'By which running text is told.' },
  wordsOfLine: { value: 4.5, unit: 'words', found: 'judged', reason: 'Of a line in running text, in the mean.' },
  wordsOfCell: { value: 2, unit: 'words', found: 'judged', reason: 'Between the commas of a sentence, in the mean.' },
  mostTyped: {
    value: 0.08,
    unit: 'share',
    found: 'judged',
    reason: 'Of cells that are numbers or dates: in running text they are rare.',
  },
  mostOfName: { value: 4, unit: 'words', found: 'judged', reason: 'Of a first line that may be the name of a column.' },
});
