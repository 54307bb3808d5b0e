import { limits } from '../../../limits';

/** Cells that are held against others of their row. */
export const LIMITS = limits({
  mostPairs: { value: 4, unit: 'pairs', found: 'budget', reason: 'Of days that follow each other, nearest first: each is asked about several times.' },
  mostTerms: { value: 12, unit: 'labels', found: 'budget', reason: 'That have a term of their own, over all pairs of days.' },
  mostNumbers: { value: 6, unit: 'pairs', found: 'budget', reason: 'Of numbers that are held against each other.' },
  fewest: { value: 100, unit: 'rows', found: 'judged', reason: 'That have both: of fewer nobody knows what is usual.' },
  inOrder: { value: 0.9, unit: 'of the rows', found: 'judged', reason: 'In which one day comes after another: some are slips, and days that come either way follow nothing.' },
  mostBeyond: { value: 0.35, unit: 'of the rows', found: 'judged', reason: 'That lie beyond what is held against: of more it is how things go.' },
  keepsMost: { value: 0.8, unit: 'of the rows', found: 'judged', reason: 'Are within a term that one keeps as a rule.' },
  keepsNearlyAll: { value: 0.95, unit: 'of the rows', found: 'judged', reason: 'Are within a term that is broken at times only.' },
  mostClasses: { value: 8, unit: 'labels', found: 'judged', reason: 'Of a column that says how long things may take.' },
  timesClass: { value: 3, unit: 'times', found: 'judged', reason: 'As long most rows of one label take as those of another, where each has its own term.' },
  sameCells: { value: 0.4, unit: 'of the rows', found: 'judged', reason: 'Hold the same in both, where one number is worked out of two days: it is the same thing then, and what differs is somebody’s doing.' },
  otherScale: { value: 4, unit: 'times', found: 'judged', reason: 'As large in the middle are two amounts at most that are held against each other.' },
  goAlong: { value: 1.5, unit: 'times', found: 'judged', reason: 'Apart lie the quartiles of the quotient of two amounts that go with each other: a price and its cost, and not a deposit and a rate.' },
  mostTails: { value: 6, unit: 'columns', found: 'budget', reason: 'Of figures whose ends are asked about, the leading ones first: two questions each.' },
  oftenBeyond: { value: 0.1, unit: 'of the rows', found: 'judged', reason: 'That pass an amount at the most: of more it is no end.' },
  usuallyBeyond: { value: 0.05, unit: 'of the rows', found: 'judged', reason: 'That pass an amount where one nearest to it is as round as another.' },
  seldomBeyond: { value: 0.02, unit: 'of the rows', found: 'judged', reason: 'That pass an amount at the least: fewer are rows far out, which are told by themselves.' },
  mostOfOneValue: { value: 0.5, unit: 'of those beyond', found: 'judged', reason: 'That hold the same value: it stands for something else, as 9.99 for a probe that was not read.' },
  fewestValues: { value: 20, unit: 'values', found: 'judged', reason: 'Of a figure that has ends: of fewer each is a class of its own.' },
  fewestSteps: { value: 5, unit: 'values', found: 'judged', reason: 'Of a percentage that is given in steps: two or three are rates of a tax, which a thing has by its kind.' },
  finest: { value: 9, unit: 'powers of ten', found: 'judged', reason: 'Below one, down to which a round number is looked for.' },
  hours: { value: 6, unit: 'hours', found: 'judged', reason: 'Within which four in five lie where something is to happen at an hour.' },
  quarter: { value: 15, unit: 'min', found: 'judged', reason: 'Hours are agreed upon in quarters.' },
}); // prettier-ignore
