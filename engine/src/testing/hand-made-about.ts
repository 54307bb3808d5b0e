import { COUNT, type Claim } from '../contracts/report/claim';
import type { Frame } from '../insights/frame/frame';
import { aboutOf, type About } from '../kinds/about';

type Changes = Partial<Omit<Claim, 'subject'>> & { subject?: Partial<Claim['subject']> };

/** A claim of 100 rows that tells nothing yet; what a test is about stands in `changes`. */
export const handClaim = ({ subject, ...changes }: Changes): Claim => ({
  id: 'c1',
  kind: 'headline',
  agent: 'data-analyzer',
  table: 'things.csv',
  member: null,
  direction: 'high',
  value: null,
  unit: null,
  baseline: null,
  n: 100,
  effect: null,
  p: null,
  q: null,
  score: 0.5,
  sentence: '',
  sql: 'SELECT 1 AS value',
  ...changes,
  subject: { filter: [], breakdown: null, measure: COUNT, ...subject },
});

/** Such a claim with the parts of the frame that it speaks of. */
export const handAbout = (frame: Frame, changes: Changes): About => aboutOf(frame, handClaim(changes));
