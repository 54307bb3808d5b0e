import { limits } from '../../limits';

/** What the change of a quotient of two sums from one year to the next is made of. */
export const LIMITS = limits({
  leastChange: { value: 0.05, unit: 'share of the year before', found: 'judged', reason: 'As for every ratio: a smaller change needs no reason.' },
  leastExcess: { value: 0.25, unit: 'share of the change', found: 'judged', reason: 'A member carries as much of any change as it has of what is divided by: it must carry clearly more.' },
  mostQuotients: { value: 4, unit: 'quotients', found: 'budget', reason: 'Pairs of sums grow with the square.' },
  weight: { value: 0.75, unit: 'strength', found: 'judged', reason: 'As for changes of sums.' },
}); // prettier-ignore
