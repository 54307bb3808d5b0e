import type { Claim } from '../contracts/report/claim';
import type { ReportDocument } from '../contracts/report/document';

/** A claim on the table `t`; what a test is about stands in `changes`. */
export const sampleClaim = (changes: Partial<Claim> = {}): Claim => ({
  id: 'c1',
  kind: 'headline',
  agent: 'suggestion-engine',
  table: 't',
  subject: { filter: [], breakdown: null, measure: { op: 'count' } },
  member: null,
  direction: 'none',
  value: 3,
  unit: null,
  baseline: null,
  n: 3,
  effect: null,
  p: null,
  q: null,
  score: 0,
  sentence: 'There are 3 records.',
  sql: 'SELECT 3',
  ...changes,
});

/** The document of a report on the table `t`; what a test is about stands in `changes`. */
export const sampleDocument = (changes: Partial<ReportDocument> = {}): ReportDocument => ({
  report: { title: 'T', source_type: 'csv', source: 't.csv', created_at: '2026-11-22T10:00:00.000Z', period: null },
  tables: [{ name: 't', relation: 't', rows: 3, columns: [] }],
  alerts: [],
  claims: [],
  charts: [],
  actions: [],
  tests: { run: 0, reported: 0 },
  engine: { name: 'engine', version: '1' },
  ...changes,
});
