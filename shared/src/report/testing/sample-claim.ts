import type { Claim } from '../../contracts/reports/claim';

export const sampleClaim = (changes: Partial<Claim> = {}): Claim => ({
  id: 'k1',
  kind: 'group-difference',
  agent: 'suggestion-engine',
  table: 'tickets',
  subject: { filter: [], breakdown: 'category', measure: { op: 'duration', start: 'opened', end: 'closed' } },
  member: 'API Issues',
  direction: 'high',
  value: 52.1,
  unit: 'hours',
  baseline: 21.7,
  n: 12_340,
  effect: 0.31,
  p: 1e-9,
  q: 1e-8,
  score: 9,
  sentence: 'Tickets about API Issues take 2.4 times as long to close.',
  sql: 'SELECT median(hours) FROM tickets',
  ...changes,
});
