import type { Claim } from '../contracts/report/claim';

type Given = Pick<Claim, 'kind' | 'table' | 'subject' | 'value' | 'n' | 'sentence' | 'sql'>;

/**
 * A claim as every kind and agent makes it. What is not given is that of a plain figure: nothing was compared and nothing tested.
 * @param place its number within the report, from 1 on
 */
export const makeClaim = (place: number, given: Given & Partial<Omit<Claim, 'id'>>): Claim => ({
  id: `c${place}`,
  agent: 'suggestion-engine',
  member: null,
  direction: 'none',
  unit: null,
  baseline: null,
  effect: null,
  p: null,
  q: null,
  score: 0,
  ...given,
});
