import { limits } from '../../limits';

/** What is used of what there is, was allowed, planned or paid for. */
export const LIMITS = limits({
  fewestRows: { value: 30, unit: 'rows', found: 'judged', reason: 'With both: of fewer a reader sees each.' },
  fewestOver: { value: 3, unit: 'rows', found: 'judged', reason: 'One or two that use more are looked at by who reads the rows.' },
  mostOver: { value: 0.4, unit: 'of the rows', found: 'judged', reason: 'What more go beyond bounds nothing: it is another quantity, or a plan that nobody keeps.' },
  farBeyond: { value: 2, unit: 'times', found: 'judged', reason: 'As much as there is: of what bounds, hardly any use so much.' },
  mostFarBeyond: { value: 0.02, unit: 'of the rows', found: 'judged', reason: 'May be so far beyond: where more are, the one is no bound of the other.' },
  little: { value: 0.3, unit: 'of what there is', found: 'judged', reason: 'Who uses less than a third would do with half of it, even if use goes up by half.' },
  fewestLittle: { value: 5, unit: 'rows', found: 'judged', reason: 'That use little: of fewer a list is none.' },
  mostLittle: { value: 0.3, unit: 'of the rows', found: 'judged', reason: 'Where more use little that is how it is used.' },
  usual: { value: 0.5, unit: 'of what there is', found: 'judged', reason: 'Is used in the middle at least, so that little is less than usual.' },
  mostTold: { value: 2, unit: 'pairs of columns', found: 'judged', reason: 'Of which rows are named; the others have their ratios.' },
  bands: { value: 10, unit: 'bands', found: 'judged', reason: 'Of the use that a chart shows, up to all of it.' },
  mostAgreedBeyond: { value: 0.1, unit: 'of the rows', found: 'judged', reason: 'May come to twice of what was agreed: an estimate is less exact than a bound.' },
  leastMore: { value: 0.01, unit: 'of what was agreed', found: 'judged', reason: 'By which those that go beyond it come to more in all: less is rounding.' },
  whole: { value: 100, unit: 'percent', found: 'derived', reason: 'All that there is.' },
  weight: { value: 0.9, unit: 'strength', found: 'judged', reason: 'What is owed, or paid for nothing, can be acted on today.' },
  leastUsed: { value: 0, unit: 'of a unit', found: 'derived', reason: 'Nobody uses less than nothing.' },
}); // prettier-ignore
