import { limits } from '../../limits';

/** How a table was read. */
export const LIMITS = limits({
  mostRelations: { value: 12, unit: 'relations', found: 'budget', reason: 'That are listed; more are counted only.' },
  mostExamples: { value: 3, unit: 'values', found: 'budget', reason: 'Of a column that stand beside its name.' },
  longestExample: { value: 40, unit: 'characters', found: 'budget', reason: 'Of a value; the rest of it is cut off.' },
  digitsOfFactor: { value: 6, unit: 'digits', found: 'judged', reason: 'That somebody chooses a factor with: rates of exchange have six at most.' },
  digitsOfEstimate: { value: 4, unit: 'digits', found: 'judged', reason: 'Of a factor that rounded figures tell; more of them are known by none.' },
}); // prettier-ignore
