import { limits } from '../../limits';

/** Words that prevail. */
export const LIMITS = limits({
  leastInside: {
    value: 0.5,
    unit: 'share',
    found: 'judged',
    reason: 'Of a word’s rows, the part from which on their group is told.',
  },
  weight: { value: 0.85, unit: 'strength', found: 'judged', reason: "Puts the kinds' strengths on one scale for ranking." },
  fewestNumbered: { value: 20, unit: 'rows', found: 'judged', reason: 'Of fewer rows a leading name is chance.' },
  leastConcentration: {
    value: 1.5,
    unit: 'times the even share',
    found: 'judged',
    reason: 'As for a label that outnumbers the others.',
  },
  leastShare: {
    value: 0.2,
    unit: 'share',
    found: 'judged',
    reason: 'Of many numbered names a small share is the largest without prevailing.',
  },
  weightOfNumbered: {
    value: 0.75,
    unit: 'strength',
    found: 'judged',
    reason: "Puts the kinds' strengths on one scale for ranking.",
  },
});
