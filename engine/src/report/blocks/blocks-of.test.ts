import { allBlocks, claimsOf, reportBlocks } from '../../contracts/report/block';
import type { Chart } from '../../contracts/report/chart';
import type { Claim } from '../../contracts/report/claim';
import type { ReportDocument } from '../../contracts/report/document';
import { sampleClaim, sampleDocument } from '../../testing/sample-document';
import { writeMarkdown } from '../formats/write-markdown';
import { blocksOf } from './blocks-of';

const metric = (id: string, label: string, text: string, changes: Partial<Claim> = {}): Claim =>
  sampleClaim({
    id,
    agent: 'report-generator',
    sentence: `${label}: ${text}`,
    metric: { label, text },
    ...changes,
  });

const cards = (claims: Claim[]) => blocksOf(sampleDocument({ claims })).cards.map(({ label, text }) => [label, text]);
const sectionOf = (document: ReportDocument, kind: string) => blocksOf(document).sections.find((one) => one.kind === kind);

describe('cards', () => {
  test('of tickets are found by what they are, in whatever language they are labelled', () => {
    const figures = ['response-time', undefined, 'tickets', 'resolved'] as const;
    const claims = figures.map((figure, i) =>
      metric(`c${i}`, `Zahl ${i}`, String(i), { metric: { label: `Zahl ${i}`, text: String(i), ...(figure && { figure }) } }),
    );
    expect(cards(claims).map(([label]) => label)).toEqual(['Zahl 2', 'Zahl 3', 'Zahl 0']);
  });

  test('of tickets are their four figures in their order', () => {
    const claims = ['Avg Response Time', 'Backlog', 'Total Issues', 'Resolved', 'Avg Satisfaction'].map((label, i) =>
      metric(`c${i}`, label, String(i)),
    );
    expect(cards(claims).map(([label]) => label)).toEqual(['Total Issues', 'Resolved', 'Avg Satisfaction', 'Avg Response Time']);
  });

  test('of other data are the leading four of Key Metrics; a lone ticket word is no ticket data', () => {
    const claims = ['Rows', 'Resolved', 'Third', 'Fourth', 'Fifth'].map((label, i) => metric(`c${i}`, label, String(i)));
    expect(cards(claims).map(([label]) => label)).toEqual(['Rows', 'Resolved', 'Third', 'Fourth']);
  });

  test('keep label and figure apart, whatever a header holds', () => {
    expect(cards([metric('c1', 'Avg net: price', '50.5'), metric('c2', 'Avg **a: b**', '7')])).toEqual([
      ['Avg net: price', '50.5'],
      ['Avg **a: b**', '7'],
    ]);
  });
});

test('each heading has an id of its own, in reading order, with what stands in it', () => {
  const report = blocksOf(
    sampleDocument({
      tables: ['a', 'b'].map((name) => ({ name, relation: name, rows: 3, columns: [] })),
      claims: ['a', 'b'].flatMap((table, i) => [
        sampleClaim({ id: `t${i}`, kind: 'trend', table }),
        metric(`m${i}`, 'Rows', '3', { table }),
      ]),
      actions: ['One', 'Two'].map((category) => ({ category, sentence: 'Do it.', claims: [] })),
    }),
  );
  expect(reportBlocks.parse(report)).toEqual(report);
  expect(report.sections.map(({ title, parts }) => [title, ...parts.map((part) => part.title)])).toEqual([
    ['Summary'],
    ['Key Metrics', 'a', 'b'],
    ['Most Important First in a'],
    ['Most Important First in b'],
    ['Suggested Actions', 'One', 'Two'],
    ['Data Quality'],
    ['Method'],
  ]);
  const ids = [
    ...report.sections.flatMap(({ id, parts }) => [id, ...parts.map((part) => part.id)]),
    ...allBlocks(report).map(({ id }) => id),
  ];
  expect(new Set(ids).size).toBe(ids.length);
});

test('statements that are worded alike keep the claims of their own tables', () => {
  const tables = ['a', 'b'].map((name) => ({ name, relation: name, rows: 3, columns: [] }));
  const claims = tables.map(({ name }) => sampleClaim({ id: `of-${name}`, table: name, sql: `SELECT count(*) FROM ${name}` }));
  const summary = sectionOf(sampleDocument({ tables, claims }), 'summary');
  expect(summary?.blocks.flatMap(claimsOf)).toEqual(['of-a', 'of-b']);
});

test('no chart is lost: one of a finding that does not lead stands below it among the others', () => {
  const chart: Chart = {
    id: 'g1',
    type: 'bar',
    title: 'Cost',
    x: { label: 'Kind', type: 'category' },
    y: { label: 'Cost' },
    series: [],
    claim: 'c15',
  };
  const claims = Array.from({ length: 16 }, (_, i) =>
    sampleClaim({ id: `c${i}`, kind: 'trend', ...(i >= 14 ? { chart: 'g1' } : {}) }),
  );
  const document = sampleDocument({ claims, charts: [chart] });
  const more = sectionOf(document, 'more')?.blocks.map((block) => (block.type === 'chart' ? block.chart : claimsOf(block)[0]));
  expect(more).toEqual(['c12', 'c13', 'c14', 'g1', 'c15']);
});

describe('a report of before', () => {
  const old = (id: string, sentence: string, value: number, unit: string | null): Claim => {
    const { metric: _, ...claim } = metric(id, '', '');
    return { ...claim, sentence, value, unit };
  };

  test('shows the cards that it always showed, whatever its labels hold', () => {
    const claims = [
      old('c1', 'Total Issues: 4,140', 4140, null),
      old('c2', 'Resolved: 2,070 (50%)', 2070, null),
      old('c3', 'Avg net: 50.5: €50.50 (median €48)', 50.5, 'EUR'),
      old('c4', 'Avg Response Time: 12.3 min', 12.3456, 'min'),
    ];
    const document = sampleDocument({ claims });
    expect(blocksOf(document).cards).toMatchObject([
      { label: 'Total Issues', text: '4,140', claim: 'c1' },
      { label: 'Resolved', text: '2,070', note: '50%', claim: 'c2' },
      { label: 'Avg Response Time', text: '12.3 min', claim: 'c4' },
    ]);
    expect(sectionOf(document, 'key-metrics')?.blocks[2]).toMatchObject({
      type: 'metric',
      label: 'Avg net: 50.5',
      text: '€50.50',
      note: 'median €48',
    });
  });

  test('lists a metric as a sentence when its figure is not to be found there', () => {
    const document = sampleDocument({ claims: [old('c1', 'Rows: about three', 3, null)] });
    expect(sectionOf(document, 'key-metrics')?.blocks).toEqual([
      { type: 'item', id: 'key-metrics/c1', spans: [{ text: 'Rows: about three', claim: 'c1' }] },
    ]);
    expect(blocksOf(document).cards).toEqual([]);
  });

  test('lists its actions as sentences, with the claim that they rest on', () => {
    const actions = [{ category: 'One', sentence: 'Do it. Evidence: It rises.', claims: ['c1'] }];
    const document = sampleDocument({ claims: [sampleClaim()], actions });
    expect(sectionOf(document, 'actions')?.parts[0]?.blocks).toMatchObject([
      { spans: [{ text: 'Do it. Evidence: It rises.', claim: 'c1' }] },
    ]);
  });

  test('know the topic of their tickets by the category’s name alone', () => {
    const actions = ['Billing Issues', 'North'].map((category) => ({ category, sentence: 'Do it.', claims: [] }));
    const parts = sectionOf(sampleDocument({ actions }), 'actions')?.parts;
    expect(parts?.map(({ title, topic }) => [title, topic])).toEqual([
      ['Billing Issues', 'billing'],
      ['North', undefined],
    ]);
  });

  test('names no claim behind words that a language model has put', () => {
    const claims = [sampleClaim({ id: 'c1', kind: 'trend', sentence: 'It climbs.', template: 'It rises.' })];
    const report = blocksOf(sampleDocument({ claims }));
    expect(JSON.stringify(report)).toContain('It climbs.');
    expect(allBlocks(report).flatMap(claimsOf)).toEqual([]);
  });
});

test('an alert names its lines once, whatever its column is called', () => {
  const alert = { severity: 'warning', table: 't', columns: [], lines: [3, 7] } as const;
  const alerts = [
    { ...alert, kind: 'unread-cells' as const, sentence: '2 cells of “line” could not be read as numbers.' },
    { ...alert, kind: 'skipped-lines' as const, sentence: 'Lines 3, 7 hold totals.' },
  ].map((one) => ({ ...one, columns: [...one.columns], lines: [...one.lines] }));
  const texts = sectionOf(sampleDocument({ alerts }), 'quality')?.blocks.map(
    (block) => block.type === 'item' && block.spans[1]?.text,
  );
  expect(texts).toEqual(['2 cells of “line” could not be read as numbers. (lines 3, 7)', 'Lines 3, 7 hold totals.']);
});

test('an action stands with its evidence, whatever a sentence holds', () => {
  const [advice, evidence] = ['Look at “ Evidence: x”.', 'It rises *much*.'];
  const actions = [{ category: 'a*b', sentence: `${advice} Evidence: ${evidence}`, advice, evidence, claims: ['c1'] }];
  const document = sampleDocument({ claims: [sampleClaim()], actions });
  expect(sectionOf(document, 'actions')?.parts[0]).toMatchObject({
    title: 'a*b',
    blocks: [{ spans: [{ text: advice }, { text: 'Evidence:', style: 'emphasis' }, { text: evidence, claim: 'c1' }] }],
  });
  expect(writeMarkdown(blocksOf(document), [])).toContain(
    '### a\\*b\n\n- Look at “ Evidence: x”. *Evidence:* It rises \\*much\\*.\n',
  );
});
