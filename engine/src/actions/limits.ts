import { limits } from '../limits';

/** What to do, derived from the findings. */
export const LIMITS = limits({
  mostCategories: {
    value: 7,
    unit: 'categories',
    found: 'budget',
    reason: 'Of tickets, the product’s own categories that are told.',
  },
  categoriesBeside: {
    value: 3,
    unit: 'categories',
    found: 'budget',
    reason: 'Over time, single records and data quality stand beside them.',
  },
  mostACategory: { value: 3, unit: 'actions', found: 'budget', reason: 'More on one subject is not read.' },
  mostActions: {
    value: 8,
    unit: 'actions',
    found: 'budget',
    reason: 'Where no product’s categories sort them, a few pieces of advice are read and twenty are not.',
  },
  mostAKind: { value: 2, unit: 'actions', found: 'judged', reason: 'Advice of one kind is much the same.' },
  weightOfOutcomes: {
    value: 0.2,
    unit: 'share',
    found: 'judged',
    reason: 'A category is what a row is, rather than how it ended.',
  },
  weightOfEntities: { value: 0.6, unit: 'share', found: 'judged', reason: 'Or whose it is.' },
  fewestOfACategory: { value: 3, unit: 'rows', found: 'judged', reason: 'Fewer rows are no category.' },
  leastOfACategory: { value: 0.005, unit: 'share', found: 'judged', reason: 'As above, of a long table.' },
  sameLever: {
    value: 0.75,
    unit: 'share of the rows',
    found: 'judged',
    reason: 'Of the smaller of two groups, as of groups under two names: what is done for the one is done for the other.',
  },
});
