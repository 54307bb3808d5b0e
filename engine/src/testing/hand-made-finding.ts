import { COUNT } from '../contracts/report/measure';
import type { Finding } from '../insights/finding';

/** A finding of 100 rows that is half as strong as one can be, and rests on no test; what a test is about stands in `changes`. */
export const handFinding = (changes: Partial<Finding> & Pick<Finding, 'kind'>): Finding => ({
  subject: { filter: [], breakdown: null, measure: COUNT },
  member: null,
  direction: 'up',
  unit: null,
  n: 100,
  effect: 0.5,
  strength: 0.5,
  impact: 1,
  tests: [],
  expected: null,
  sql: 'SELECT 1 AS value',
  told: null,
  topics: [],
  ...changes,
});
