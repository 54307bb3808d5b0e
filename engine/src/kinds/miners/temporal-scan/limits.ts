import { limits } from '../../../limits';

/** Labels and words that are more frequent within a stretch of the time, that begin, or that end. */
export const LIMITS = limits({
  bins: { value: 60, unit: 'bins', found: 'budget', reason: 'Bins of as many rows each; every stretch of them is looked at.' },
  fine: { value: 4, unit: 'fine bins a bin', found: 'derived', reason: 'So that how cases cluster is seen from 1/240 of the rows to 1/40 of them.' },
  pairs: { value: 2, unit: 'fine bins', found: 'judged', reason: 'Cases may come two bins at a time.' },
  wide: { value: 6, unit: 'fine bins', found: 'judged', reason: 'A bin and a half, the widest at which cases are seen to cluster: 1/40 of the rows.' },
  mostLabels: { value: 40, unit: 'labels', found: 'budget', reason: 'Labels of a column that are looked at.' },
  fewestRows: { value: 60, unit: 'rows', found: 'judged', reason: 'With fewer, a bin holds no row.' },
  fewestCases: { value: 10, unit: 'rows', found: 'judged', reason: 'Fewer rows of a label are no beginning of anything.' },
  largestPart: { value: 0.5, unit: 'share', found: 'judged', reason: 'Of what most rows are, the rest has the episode.' },
  mostNew: { value: 1 / 3, unit: 'share', found: 'judged', reason: 'With more of its labels bound to a time, a column is a calendar or a batch number.' },
  leastTimes: { value: 1.5, unit: 'times the rest', found: 'judged', reason: 'Half as frequent again, as for every rate.' },
  leastExcess: { value: 0.2, unit: 'share of its rows', found: 'judged', reason: 'A stretch that holds fewer rows beyond the usual says little of the label.' },
  longest: { value: 0.6, unit: 'share of the rows', found: 'judged', reason: 'A longer stretch is the usual, and what is outside of it the exception.' },
  leastSince: { value: 0.02, unit: 'share', found: 'judged', reason: 'Of what has come or gone: a rarer label is no part of what is going on.' },
  leastWithout: { value: 0.1, unit: 'share of the rows', found: 'judged', reason: 'Something came only after a while.' },
  leastSinceLast: { value: 0.05, unit: 'share of the rows', found: 'judged', reason: 'Since something was there for the last time: who waits for a tenth of them is told late. Chance is asked by the scan.' },
  absent: { value: 3, unit: 'rows to be expected', found: 'derived', reason: 'Where so many would be expected and there is none, chance leaves one in twenty (Hanley and Lippman-Hand 1983).' },
  drift: { value: 1e-4, unit: 'p', found: 'measured', reason: 'Greater, and a rate that drifts may do as well: of labels whose rates do, one in two hundred is told.' },
  longerAway: { value: 3, unit: 'times', found: 'judged', reason: 'The longest absence inside: half of the labels that come and go at random are told no more, and no real beginning is lost.' },
  second: { value: 0.5, unit: 'of the likelihood ratio', found: 'judged', reason: 'A stretch with another one as clear comes again: a season, no episode.' },
  weight: { value: 0.7, unit: 'strength', found: 'judged', reason: "Puts the kinds' strengths on one scale for ranking." },
}); // prettier-ignore
