import { limits } from '../../limits';

/** How a table was read. */
export const LIMITS = limits({
  mostRelations: { value: 12, unit: 'relations', found: 'budget', reason: 'That are listed; more are counted only.' },
});
