import type { Report, ReportDocument } from '@hub/shared/contracts/reports/report';
import { guestDetail, leftOut } from './guest-detail';

const report: Report = {
  id: 'r1',
  report_title: 'Sales',
  source_type: 'postgres',
  created_at: '2026-11-20T09:30:00.000Z',
  status: 'completed',
  record_count: 60,
  processing_time: 2,
  table_names: ['sales'],
  report_content: 'All of it: SELECT 1, Jane Doe',
  file_path: 'private.csv',
  previous_id: 'r0',
};
const claim = (id: string, kind: 'outlier' | 'group-difference', chart: string): ReportDocument['claims'][number] => ({
  id,
  kind,
  agent: 'suggestion-engine',
  table: 'sales',
  subject: { filter: [], breakdown: 'team', measure: { op: 'count' } },
  member: null,
  direction: 'high',
  value: 1,
  unit: null,
  baseline: null,
  n: 60,
  effect: 0.3,
  p: null,
  q: null,
  score: 9,
  sentence: kind === 'outlier' ? 'Jane Doe paid 9,000.' : 'North sells most.',
  words: [{ says: 'most', sql: 'SELECT secret_word' }],
  chart,
  sql: 'SELECT secret_column',
  rows: { how: 'count', used: [], sql: 'SELECT secret_rows' },
  around: { all: 'SELECT secret_rows' },
  numbers: [{ from: 0, to: 1, value: 1, unit: null, is: '"secret_rows"' }],
});
const chart = (id: string, type: 'bar' | 'scatter', of: string): ReportDocument['charts'][number] => ({
  id,
  type,
  title: id,
  claim: of,
  x: { label: 'x', type: type === 'bar' ? 'category' : 'number' },
  y: { label: 'y' },
  series: [{ name: 's', points: [[type === 'bar' ? 'North' : 1, 7_654_321]] }],
  sql: 'SELECT secret_points',
  rows: [{ how: 'count', used: [], sql: 'SELECT secret_rows', at: 'x', aggregate: 'count(*)' }],
});
const document: ReportDocument = {
  report: { title: 'Sales', source_type: 'postgres', source: 'sales', created_at: '2026-11-20T09:30:00.000Z', period: null },
  tables: [
    {
      name: 'sales',
      relation: 't',
      rows: 60,
      columns: [
        {
          name: 'customer',
          type: 'text',
          role: 'text',
          stats: { count: 60, missing: 0, distinct: 60, min: 'Abe Roe', max: 'Zoe Roe', top: [['Jane Doe', 1]] },
        },
      ],
    },
  ],
  alerts: [
    {
      kind: 'near-duplicate-labels',
      severity: 'info',
      table: 'sales',
      columns: ['customer'],
      sentence: 'one label is spelt in two ways: “Jane Doe” and “jane doe”',
      examples: ['“Jane Doe” and “jane doe”'],
    },
    {
      kind: 'unread-cells',
      severity: 'info',
      table: 'sales',
      columns: ['a'],
      sentence: 'two cells',
      lines: [417],
      examples: ['Roe?'],
    },
  ],
  claims: [claim('c1', 'group-difference', 'bars'), claim('c2', 'outlier', 'far'), claim('c3', 'group-difference', 'dots')],
  charts: [chart('bars', 'bar', 'c1'), chart('far', 'bar', 'c2'), chart('dots', 'scatter', 'c3')],
  actions: [
    { category: 'Team', sentence: 'Look at Jane Doe.', claims: ['c2'] },
    { category: 'Team', sentence: 'Ask North.', claims: ['c1'] },
  ],
  tests: { run: 1, reported: 1 },
  engine: { name: 'engine', version: '1' },
};
const given = (allowed: { queries: boolean; rows: boolean }) => guestDetail(report, document, allowed);
const text = (allowed: { queries: boolean; rows: boolean }) => JSON.stringify(given(allowed));

test('a guest learns nothing of the owner’s other reports, ids and files, whatever is allowed', () => {
  for (const secret of ['"r1"', '"r0"', 'private.csv', 'All of it'])
    expect(text({ queries: true, rows: true })).not.toContain(secret);
});

test('queries are there only when the owner allows them', () => {
  expect(text({ queries: false, rows: true })).not.toContain('SELECT');
  for (const secret of ['secret_column', 'secret_points', 'secret_word'])
    expect(text({ queries: true, rows: true })).toContain(secret);
});

test('without row-level content single rows, quoted cells and values of columns are gone, and what is left is whole', () => {
  const { document: left, blocks } = given({ queries: true, rows: false });
  const all = JSON.stringify({ left, blocks });
  for (const secret of ['Jane Doe', 'jane doe', 'Abe Roe', 'Zoe Roe', 'Roe?', '417']) {
    expect(all).not.toContain(secret);
    expect(text({ queries: true, rows: true })).toContain(secret);
  }
  expect(left?.claims.map(({ id, chart: of }) => [id, of])).toEqual([
    ['c1', 'bars'],
    ['c3', undefined],
  ]);
  expect(left?.charts.map(({ id }) => id)).toEqual(['bars']);
  expect(left?.actions.map(({ sentence }) => sentence)).toEqual(['Ask North.']);
  expect(left?.alerts.map(({ kind }) => kind)).toEqual(['unread-cells']);
  const charts = blocks?.sections.flatMap(({ blocks: own }) =>
    own.flatMap((block) => (block.type === 'chart' ? [block.chart] : [])),
  );
  expect(new Set(charts)).toEqual(new Set(['bars']));
});

test('how much is kept back is told, and only where something is', () => {
  expect(leftOut(document, given({ queries: false, rows: false }))).toEqual({ findings: 1, charts: 2, actions: 1 });
  expect(leftOut(document, given({ queries: false, rows: true }))).toBeUndefined();
});

test('the rows behind its numbers are the owner’s to ask for', () =>
  expect(JSON.stringify(guestDetail(report, document, { queries: true, rows: true }))).not.toContain('secret_rows'));
