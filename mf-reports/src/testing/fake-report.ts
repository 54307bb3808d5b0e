import type { Claim } from '@hub/shared/contracts/reports/claim';
import type { ReportDetail, Section } from '@hub/shared/contracts/reports/report';
import { answer, makeReport } from '@hub/shared/testing';

const makeClaim = (id: string, sentence: string): Claim => ({
  id,
  kind: 'group-difference',
  agent: 'suggestion-engine',
  table: 'tickets',
  subject: { filter: [], breakdown: 'team', measure: { op: 'count' } },
  member: null,
  direction: 'high',
  value: 52.1,
  unit: null,
  baseline: null,
  n: 60,
  effect: 0.31,
  p: null,
  q: null,
  score: 9,
  sentence,
  evidence: '60 rows, p < .001',
  sql: `SELECT '${id}'`,
});

const stats = { count: 60, missing: 3, distinct: 57 };

/** A report with as many findings: the first leads it, all stand under Findings. */
export function makeDetail(sentences: string[], changes: Partial<ReportDetail['report']> = {}): ReportDetail {
  const claims = sentences.map((sentence, i) => makeClaim(`c${i + 1}`, sentence));
  const findings: Section = {
    id: 'differences',
    kind: 'findings',
    title: 'Differences',
    parts: [],
    blocks: claims.map(({ id, sentence, evidence }) => ({
      type: 'paragraph',
      id: `differences/${id}`,
      spans: [{ text: sentence, claim: id, evidence }],
    })),
  };
  const summary: Section = {
    id: 'summary',
    kind: 'summary',
    title: 'Summary',
    parts: [],
    blocks: [
      {
        type: 'paragraph',
        id: 'summary/1',
        spans: claims.slice(0, 2).map(({ id, sentence }) => ({ text: sentence, claim: id })),
      },
    ],
  };
  return {
    report: makeReport({ id: 'r1', report_title: 'Tickets of 2026', ...changes }),
    document: {
      report: { title: 'Tickets', source_type: 'csv', source: 'tickets', created_at: '2026-11-20T09:30:00.000Z', period: null },
      tables: [
        {
          name: 'tickets',
          relation: 't',
          rows: 60,
          columns: [
            { name: 'opened', type: 'timestamp', role: 'timestamp', stats },
            { name: 'team', type: 'text', role: 'category', stats: { ...stats, missing: 0, top: [['Plan', 30]] } },
          ],
        },
      ],
      alerts: [],
      claims,
      charts: [],
      actions: [],
      tests: { run: 1, reported: 1 },
      engine: { name: 'engine', version: '1' },
    },
    blocks: { title: 'Tickets', provenance: 'The numbers come from tickets.', cards: [], sections: [summary, findings] },
  };
}

/** The stream of an analysis' progress, which says nothing new. */
export const silentProgress = (id: string) =>
  answer('get', `/analyses/${id}/progress`, () => new Promise<never>(() => undefined));
