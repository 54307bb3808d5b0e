import { limits } from '../../limits';

/** Which members carry the change of a sum from one year to the next. */
export const LIMITS = limits({
  months: { value: 12, unit: 'months', found: 'derived', reason: 'A year, so that both sides hold the same months and no season is told as a change.' },
  mostMembers: { value: 60, unit: 'members', found: 'judged', reason: 'Of more, each carries little.' },
  mostColumns: { value: 4, unit: 'columns', found: 'budget', reason: 'The first splits are those that a reader asks for.' },
  named: { value: 3, unit: 'members', found: 'judged', reason: 'The others stand together, so that the parts still sum to the change.' },
  leastChange: { value: 0.03, unit: 'share of the year before', found: 'judged', reason: 'A smaller change needs no reason.' },
  leastExcess: { value: 0.25, unit: 'share of the change', found: 'judged', reason: 'A member carries as much of any change as it has of the sum: it must carry clearly more.' },
  remembers: { value: 0, unit: 'r × √n', found: 'measured', reason: 'Twelve months are alike too little by chance: what is alike at all is taken for memory, or 1 of 100 sums that remember by .5 show a member.' },
  mostMemory: { value: 0.8, unit: 'r', found: 'judged', reason: 'Months that remember more than this have no scatter that a change could be held against.' },
  weight: { value: 0.75, unit: 'strength', found: 'judged', reason: 'What changed and where stands before how it changed from month to month.' },
}); // prettier-ignore
