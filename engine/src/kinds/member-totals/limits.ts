import { limits } from '../../limits';

/** Who brings how much of a sum. */
export const LIMITS = limits({
  fewestMembers: { value: 3, unit: 'members', found: 'judged', reason: 'Of two the one is what the other leaves.' },
  mostMembers: { value: 60, unit: 'members', found: 'judged', reason: 'Of more the first is seen, and the last is one of many small ones.' },
  mostPairs: { value: 4, unit: 'columns', found: 'budget', reason: 'A reader asks for a few of the splits; the others are charts.' },
  leastCovered: { value: 0.9, unit: 'of the sum', found: 'judged', reason: 'With more of it missing, what is told as the whole is a part.' },
  few: { value: 0.01, unit: 'of the rows', found: 'judged', reason: 'So few are looked at one by one, and say nothing of the member that they belong to.' },
  even: { value: 1.25, unit: 'times the last', found: 'judged', reason: 'First and last that near are told as even, not as an order; averages that near are one.' },
  weightOfEven: { value: 0.2, unit: 'strength', found: 'judged', reason: 'That nobody brings more than others answers a question, but begins no report.' },
  weightOfRows: { value: 0.15, unit: 'strength', found: 'judged', reason: 'Who brings more only for having more rows begins no report, and stands behind who brings more of each.' },
  weight: { value: 0.55, unit: 'strength', found: 'judged', reason: 'An exact description; it stands behind what was tested.' },
}); // prettier-ignore
