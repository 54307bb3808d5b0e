import { parseMeasure } from '@hub/shared/contracts/reports/claim';
import type { Claim } from '@hub/shared/contracts/reports/claim';
import type { ReportDocument } from '@hub/shared/contracts/reports/report';
import { moveOf } from './compare-claims';
import { compareReports } from './compare-reports';

const claim = (more: Partial<Claim> = {}): Claim => ({
  id: 'c1',
  kind: 'group-difference',
  agent: 'suggestion-engine',
  table: 'sales.csv',
  subject: { filter: [], breakdown: 'region', measure: parseMeasure('amount') },
  member: 'North',
  direction: 'high',
  value: 100,
  unit: 'EUR',
  baseline: 50,
  n: 200,
  effect: 0.4,
  p: 0.001,
  q: 0.002,
  score: 1,
  sentence: 'North leads.',
  sql: 'select 100',
  ...more,
});
const metric = (label: string, text: string, value: number, note?: string) =>
  claim({
    kind: 'headline',
    agent: 'report-generator',
    member: null,
    sentence: `${label}: ${text}${note === undefined ? '' : ` (${note})`}`,
    metric: { label, text, ...(note === undefined ? {} : { note }) },
    value,
  });

const column = (name: string, type: 'integer' | 'text' = 'text') => ({
  name,
  type,
  role: 'category' as const,
  stats: { count: 1, missing: 0, distinct: 1 },
});
const table = (name: string, rows: number, columns = [column('region')]) => ({ name, relation: 't1', rows, columns });
const report = (tables: ReportDocument['tables'], claims: Claim[]): ReportDocument => ({
  report: { title: 'Sales', source_type: 'csv', source: 'sales.csv', created_at: '2026-11-01T00:00:00Z', period: null },
  tables,
  claims,
  alerts: [],
  charts: [],
  actions: [],
  tests: { run: 1, reported: 1 },
  engine: { name: 'test', version: '1' },
});

test('of two reports in two languages the figures of the older one are written as those of the newer one', () => {
  const told = (label: string, text: string, value: number, note?: string) => {
    const made = metric(label, text, value, note);
    return {
      ...made,
      metric: { ...made.metric, figure: 'total' as const, label, text, ...(note === undefined ? {} : { note }) },
    };
  };
  const english = report([table('sales.csv', 10)], [told('Total amount', '€2.46 million', 2_460_000, 'half of it in May')]);
  const german = report([table('sales.csv', 10)], [told('Summe amount', '2,5 Millionen €', 2_500_000)]);
  const inGerman = { ...german, report: { ...german.report, language: 'de' as const } };
  expect(compareReports(english, inGerman).metrics).toMatchObject([
    { label: 'Summe amount', before: { text: '2,46 Millionen €' }, after: { text: '2,5 Millionen €' } },
  ]);
  expect(compareReports(inGerman, english).metrics).toMatchObject([
    { before: { text: '€2.5 million' }, after: { text: '€2.46 million (half of it in May)' } },
  ]);
});

test('a month is the same whether a claim is about its rows or about it among all months', () => {
  const month = (subject: Partial<Claim['subject']>) =>
    claim({ kind: 'measure-spike', member: '2024-12', subject: { filter: [], breakdown: null, measure: parseMeasure('amount'), ...subject } }); // prettier-ignore
  const of = (one: Claim) => report([table('sales.csv', 10)], [one]);
  const filtered = month({ filter: [{ column: 'month', op: '=', value: '2024-12' }] });
  expect(compareReports(of(filtered), of(month({ breakdown: 'month' })))).toMatchObject({
    appeared: [],
    vanished: [],
    unchanged: 1,
  });
  // Of another column it is another statement.
  expect(compareReports(of(filtered), of(month({ breakdown: 'due' })))).toMatchObject({ appeared: [{}], vanished: [{}] });
});

test.each<[Claim['kind'], string, string, number]>([
  ['seasonality', 'Monday, Friday', 'Montag, Freitag', 1],
  ['seasonality', 'November, December', 'November, Dezember', 1],
  ['seasonality', 'Monday', 'Dienstag', 0],
  ['seasonality', '09:00, 10:00', '09:00, 10:00', 1],
  ['measure-seasonality', 'March', 'März', 1],
  ['measure-seasonality', 'March', 'Mai', 0],
  ['headline', 'June 2026', 'Juni 2026', 1],
  ['headline', 'June 2026', 'Juni 2025', 0],
  ['headline', 'Q2 2026', '2. Quartal 2026', 1],
  ['headline', 'the week of 5 June 2023', 'Woche vom 5. Juni 2023', 1],
  ['headline', '5 June 2023, 14:00', '5. Juni 2023, 14 Uhr', 1],
  // What the data call it is no word of the report.
  ['group-difference', 'May', 'Mai', 0],
  ['group-difference', 'Friday', 'Freitag', 0],
])('%s: %s in English and %s in German', (kind, english, german, unchanged) => {
  const of = (member: string) => report([table('t', 1)], [claim({ kind, member })]);
  expect(compareReports(of(english), of(german)).unchanged).toBe(unchanged);
});

describe('a claim', () => {
  test.each<[string, Partial<Claim>, Partial<Claim>, string | null]>([
    ['with the same value has not moved', {}, {}, null],
    ['that changed by less than a tenth has not moved', {}, { value: 109 }, null],
    ['that changed by a tenth has moved', {}, { value: 110 }, 'share'],
    ['that fell by a tenth has moved', { value: -100 }, { value: -110 }, 'share'],
    ['that left zero has moved', { value: 0 }, { value: 0.001 }, 'share'],
    ['without a value then has moved', { value: null }, {}, 'share'],
    ['without a value at either time has not moved', { value: null }, { value: null }, null],
    ['within the older interval has not moved', { confidence: [80, 130] }, { value: 125 }, null],
    ['beyond the older interval has moved', { confidence: [99, 101] }, { value: 102 }, 'interval'],
    [
      'whose newer interval still holds the older value has not',
      { confidence: [99, 101] },
      { value: 102, confidence: [98, 106] },
      null,
    ],
    [
      'whose intervals both exclude the other value has moved',
      { confidence: [99, 101] },
      { value: 109, confidence: [108, 110] },
      'interval',
    ],
    ['with an interval only now counts by it', {}, { value: 105, confidence: [104, 106] }, 'interval'],
    ['that turned round has moved, however little', {}, { direction: 'low' }, 'direction'],
    ['that has no direction at one time has not turned', { direction: 'none' }, { direction: 'low' }, null],
  ])('%s', (_name, before, after, reason) => {
    expect(moveOf(claim(before), claim(after))).toBe(reason);
  });
});

describe('two reports of one source', () => {
  test('show what appeared, vanished, moved and stayed', () => {
    const before = [claim(), claim({ id: 'c2', member: 'South' }), claim({ id: 'c3', member: 'West', score: 3 })];
    const after = [
      claim({ id: 'c7', member: 'South', value: 150 }),
      claim({ id: 'c8', kind: 'trend', member: null }),
      claim({ id: 'c9', value: 101 }),
    ];
    const changes = compareReports(report([table('sales.csv', 10)], before), report([table('sales.csv', 12)], after));
    expect(changes.unchanged).toBe(1);
    expect(changes.appeared.map(({ id }) => id)).toEqual(['c8']);
    expect(changes.vanished.map(({ id }) => id)).toEqual(['c3']);
    expect(changes.moved).toMatchObject([
      { before: { id: 'c2' }, after: { id: 'c7', value: 150 }, reason: 'share', relative: 0.5 },
    ]);
    // What is sent holds no query.
    expect(changes.moved[0]?.after).not.toHaveProperty('sql');
  });

  test('match claims by filter, breakdown, measure and member, in whatever order the filters stand', () => {
    const a = { column: 'a', op: '=' as const, value: 1 };
    const b = { column: 'b', op: '=' as const, value: 'x' };
    const of = (subject: Claim['subject']) => report([table('t', 1)], [claim({ subject })]);
    const base = { filter: [a, b], breakdown: 'region', measure: parseMeasure('amount') };
    expect(compareReports(of(base), of({ ...base, filter: [b, a] })).unchanged).toBe(1);
    for (const other of [
      { ...base, filter: [a] },
      { ...base, breakdown: null },
      { ...base, measure: parseMeasure('count') },
    ])
      expect(compareReports(of(base), of(other))).toMatchObject({ unchanged: 0, appeared: [{}], vanished: [{}] });
  });

  test('a single table is the same one under another name, several are matched by their names', () => {
    const january = report([table('january.csv', 10)], [claim({ table: 'january.csv' })]);
    const february = report([table('february.csv', 12)], [claim({ table: 'february.csv' })]);
    expect(compareReports(january, february)).toMatchObject({
      unchanged: 1,
      tables: [{ name: 'february.csv', rows: { before: 10, after: 12 } }],
    });
    const two = (name: string) => report([table('orders', 5), table(name, 3)], [claim({ table: name })]);
    expect(compareReports(two('old'), two('new'))).toMatchObject({
      unchanged: 0,
      tables: [
        { name: 'orders', rows: { before: 5, after: 5 } },
        { name: 'new', rows: { before: null, after: 3 } },
        { name: 'old', rows: { before: 3, after: null } },
      ],
    });
  });

  test('columns are added, removed and read as another type', () => {
    const before = report([table('t', 1, [column('a'), column('b', 'integer'), column('gone')])], []);
    const after = report([table('t', 1, [column('a'), column('b'), column('new')])], []);
    expect(compareReports(before, after).tables).toEqual([
      {
        name: 't',
        rows: { before: 1, after: 1 },
        columns_added: ['new'],
        columns_removed: ['gone'],
        columns_retyped: [{ name: 'b', before: 'integer', after: 'text' }],
      },
    ]);
  });

  test('key metrics stand side by side and are no findings', () => {
    const before = report([table('t', 1)], [metric('Rows', '10', 10), metric('Rows in March: late', '4', 4)]);
    const after = report([table('t', 1)], [metric('Rows', '15', 15), metric('Avg amount', '3 EUR', 3)]);
    const changes = compareReports(before, after);
    expect(changes.metrics).toMatchObject([
      { label: 'Rows', before: { text: '10', value: 10 }, after: { text: '15', value: 15 }, relative: 0.5 },
      { label: 'Avg amount', before: null, after: { text: '3 EUR' }, relative: null },
      { label: 'Rows in March: late', before: { text: '4' }, after: null, relative: null },
    ]);
    expect(changes).toMatchObject({ appeared: [], vanished: [], moved: [], unchanged: 0 });
  });

  test('a label or a figure may hold whatever a header holds', () => {
    const before = report([table('t', 1)], [metric('Avg net: price', '50.5', 50.5, 'median: 50')]);
    const after = report([table('t', 1)], [metric('Avg net: price', '60', 60)]);
    expect(compareReports(before, after).metrics).toMatchObject([
      { label: 'Avg net: price', before: { text: '50.5 (median: 50)' }, after: { text: '60' } },
    ]);
  });

  test('a metric of a report of before, which has a sentence alone, is matched by its query', () => {
    const { metric: _, ...old } = { ...metric('Rows', '10', 10), unit: null, sql: 'SELECT count(*) FROM t' };
    const { metric: __, ...gone } = { ...metric('Late', '4', 4), unit: 'days', sql: 'SELECT 4' };
    const after = report([table('t', 1)], [{ ...metric('Rows', '15', 15), sql: 'SELECT count(*) FROM t' }]);
    expect(compareReports(report([table('t', 1)], [old, gone]), after).metrics).toMatchObject([
      { label: 'Rows', before: { text: '10', value: 10 }, after: { text: '15', value: 15 }, relative: 0.5 },
      { label: 'Late: 4', before: { text: '4 days', value: 4 }, after: null },
    ]);
  });

  const figure = (of: 'mean' | 'latest' | 'rows', label: string, value: number, more: Partial<Claim> = {}): Claim => ({
    ...metric(label, String(value), value),
    metric: { label, text: String(value), figure: of },
    ...more,
  });
  const ofColumn = (name: string) => ({ subject: { filter: [], breakdown: null, measure: parseMeasure(`mean(${name})`) } });

  test('metrics are matched by what they are, whatever they are called', () => {
    const before = report([table('t', 1)], [figure('rows', 'Rows', 10), figure('mean', 'Avg amount', 4, ofColumn('amount'))]);
    const after = report(
      [table('t', 1)],
      [
        figure('rows', 'Zeilen', 15),
        figure('mean', 'Mittel', 5, ofColumn('amount')),
        figure('mean', 'Avg amount', 9, ofColumn('cost')),
      ],
    );
    expect(compareReports(before, after).metrics).toMatchObject([
      { label: 'Zeilen', before: { value: 10 }, after: { value: 15 } },
      { label: 'Mittel', before: { value: 4 }, after: { value: 5 } },
      { label: 'Avg amount', before: null, after: { value: 9 } },
    ]);
  });

  test('counts of two periods are two figures', () => {
    const before = report([table('t', 1)], [figure('latest', 'Rows in May', 4, { sql: 'SELECT 5' })]);
    const after = report([table('t', 1)], [figure('latest', 'Rows in June', 6, { sql: 'SELECT 6' })]);
    expect(compareReports(before, after).metrics.map(({ before: old }) => old?.value ?? null)).toEqual([null, 4]);
  });

  test('a metric of a report of before, which does not tell its figure, is matched by its label', () => {
    const before = report([table('t', 1)], [metric('Rows', '10', 10)]);
    const after = report([table('t', 1)], [figure('rows', 'Rows', 15)]);
    expect(compareReports(before, after).metrics).toMatchObject([{ label: 'Rows', before: { value: 10 }, after: { value: 15 } }]);
  });
});
