import { limits } from '../../limits';

/** How a table was read. */
export const LIMITS = limits({
  mostRelations: { value: 12, unit: 'relations', found: 'budget', reason: 'That are listed; more are counted only.' },
  mostExamples: { value: 3, unit: 'values', found: 'budget', reason: 'Of a column that stand beside its name.' },
  longestExample: { value: 40, unit: 'characters', found: 'budget', reason: 'Of a value; the rest of it is cut off.' },
}); // prettier-ignore
