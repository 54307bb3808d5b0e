import { limits } from '../../limits';

/** The result, group by group, where nothing that is certain can be told of it. */
export const LIMITS = limits({
  most: { value: 3, unit: 'columns', found: 'judged', reason: 'As many as of the plain levels: what is not certain is told by what it goes furthest apart.' },
  fewestRows: { value: 10, unit: 'rows', found: 'judged', reason: 'A share of fewer moves by more than ten points with a single row.' },
  fewRows: { value: 400, unit: 'rows', found: 'derived', reason: 'Two hundred on each side see 20% beside 10% four times in five (two proportions at 5%, power .8: 199): what is not certain of more rows is small, and does not lead.' },
  largestP: { value: 0.05, unit: 'p', found: 'published', reason: 'The customary level for one comparison that was planned (Fisher 1925): what may be so is told as what may be so.' },
  weight: { value: 0.5, unit: 'strength', found: 'judged', reason: 'Before what is certain of other columns: a reader asks for the result first.' },
}); // prettier-ignore
