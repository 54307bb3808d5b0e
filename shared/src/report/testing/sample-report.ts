import type { Claim } from '../../contracts/reports/claim';
import type { MetricBlock, ReportBlocks, ReportDocument, Section, Span } from '../../contracts/reports/report';
import { sampleCharts } from './sample-charts';
import { sampleClaim } from './sample-claim';

const metric = (label: string, text: string, note?: string): MetricBlock => ({
  type: 'metric',
  id: `key-metrics/${label}`,
  label,
  text,
  ...(note === undefined ? {} : { note }),
  claim: `m-${label}`,
});

const FIGURES = [
  metric('Total Issues', '12,340'),
  metric('Resolved', '10,021', '81.2%'),
  metric('Avg Satisfaction', '3.9'),
  metric('Avg Response Time', '42.5 min'),
];

const CHART = { ...sampleCharts.bar, id: 'g1', claim: 'k1', sql: 'SELECT category, median(hours) FROM tickets GROUP BY 1' };

export const sampleDocument = (changes: Partial<ReportDocument> = {}): ReportDocument => ({
  report: {
    title: 'Support tickets',
    source_type: 'csv',
    source: 'tickets.csv',
    created_at: '2026-11-21T00:00:00Z',
    period: null,
  },
  tables: [],
  alerts: [],
  claims: [sampleClaim()],
  charts: [CHART],
  actions: [],
  tests: { run: 40, reported: 1 },
  engine: { name: 'hub', version: '1.0.0' },
  ...changes,
});

/** A section of one paragraph, and a chart below it where one is named. */
export const sampleSection = (title: string, spans: Span[], chart?: string): Section => {
  const id = title.toLowerCase();
  return {
    id,
    kind: 'findings',
    title,
    blocks: [
      { type: 'paragraph', id: `${id}/1`, spans },
      ...(chart === undefined ? [] : [{ type: 'chart' as const, id: `${id}/${chart}`, chart }]),
    ],
    parts: [],
  };
};

export const stating = ({ id, sentence }: Pick<Claim, 'id' | 'sentence'>): Span => ({ text: sentence, claim: id });

const action = (id: string, title: string, text: string): Section['parts'][number] => ({
  id,
  title,
  blocks: [{ type: 'item', id: `${id}/1`, spans: [{ text }] }],
});

export const sampleBlocks = (changes: Partial<ReportBlocks> = {}): ReportBlocks => ({
  title: 'Support tickets',
  provenance: 'tickets.csv · 12,340 rows',
  cards: FIGURES,
  sections: [
    { ...sampleSection('Summary', [stating(sampleClaim())]), kind: 'summary' },
    { id: 'key-metrics', kind: 'key-metrics', title: 'Key Metrics', blocks: FIGURES, parts: [] },
    sampleSection('Differences', [stating(sampleClaim())], 'g1'),
    {
      id: 'actions',
      kind: 'actions',
      title: 'Suggested Actions',
      blocks: [],
      parts: [
        action('actions-1', 'API Issues', 'Give API tickets a queue of their own.'),
        action('actions-2', 'Login Issues', 'Add a link.'),
      ],
    },
  ],
  ...changes,
});
