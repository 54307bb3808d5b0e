import { LIMITS } from './limits';
import type { Finding } from './finding';

type Open = 'kind' | 'subject' | 'unit' | 'n' | 'sql' | 'told' | 'topics';
export type Described<Told> = Pick<Finding<Told>, Open> & Partial<Finding<Told>>;

/**
 * A finding that is exact for this table and needs no test: a course, an order, a total.
 *
 * @param place of what it is about among what the table is about, from 0: each further one is asked about less
 */
export const described = <Told>(weight: number, place: number, given: Described<Told>): Finding<Told> => ({
  member: null,
  direction: 'none',
  effect: null,
  strength: weight * LIMITS.lessEach ** place,
  impact: 1,
  tests: [],
  expected: null,
  ...given,
});
