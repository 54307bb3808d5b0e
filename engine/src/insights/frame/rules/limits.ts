import { limits } from '../../../limits';

/** When rows break a rule that others keep. */
export const LIMITS = limits({
  fewest: { value: 3, unit: 'rows', found: 'judged', reason: 'One or two that break a rule are looked at by who reads the rows.' },
  clearly: {
    value: 3,
    unit: 'roundings',
    found: 'judged',
    reason: 'What is off by less may have been rounded on the way as well.',
  },
  clearlyOf: { value: 0.001, unit: 'of the figure', found: 'judged', reason: 'A smaller part of what is reckoned is nothing to look into.' },
  mostNear: {
    value: 0.5,
    unit: 'of those that break it',
    found: 'judged',
    reason: 'Rows that are off by a few roundings: where there are as many, figures only nearly agree, and the rest is the tail of that.',
  },
  leastKept: { value: 0.85, unit: 'of the rows', found: 'derived', reason: 'As where rules are looked for (understand/algebra/kept).' },
  mostRowsOnce: { value: 300_000, unit: 'rows', found: 'budget', reason: 'In which repeats are looked for: each look sorts all rows.' },
  fewestThings: { value: 12, unit: 'values', found: 'judged', reason: 'Of a column that names things or persons: with fewer every row repeats others.' },
  mostThings: { value: 3, unit: 'columns', found: 'judged', reason: 'A sentence names no more beside the day: what needs more to tell its rows apart is not read as one thing booked twice.' },
  fewestOnce: { value: 8, unit: 'rows', found: 'judged', reason: 'That repeat another: of fewer nobody can say where they lie.' },
  sameRepeats: { value: 1.1, unit: 'times', found: 'judged', reason: 'Nearly all rows that are equal in the few columns are so in all that every row has: they are no two things of one sort.' },
  minutesApart: { value: 60, unit: 'minutes', found: 'judged', reason: 'What is entered again is entered soon.' },
  ofItsOwn: { value: 0.9, unit: 'of the rows', found: 'judged', reason: 'A second number or stamp of each row, which copies do not share.' },
  timesChance: { value: 5, unit: 'times what chance gives', found: 'judged', reason: 'As for rows that are alike (kinds/repetition).' },
}); // prettier-ignore
