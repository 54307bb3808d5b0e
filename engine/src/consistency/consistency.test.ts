import { parseMeasure } from '../contracts/report/measure';
import type { Claim } from '../contracts/report/claim';
import type { ReportDocument } from '../contracts/report/document';
import { analyzeText } from '../testing/analyze-text';
import { usualOrAll } from '../testing/usual-or-all';
import { claimRules, printed } from './testing/claim-rules';
import { generateTable } from './testing/generated-table';
import { findContradictions } from './testing/find-contradictions';
import { NOTHING_KNOWN } from './testing/facts';
import { reportRules, type ReportRule } from './testing/report-rules';

jest.setTimeout(600_000);

/** More of them, and other ones, are run by `pnpm score:consistency`. */
const TABLES = 104;
const ANALYSED = usualOrAll(8, TABLES);

describe('generated tables of all shapes', () => {
  // One test for each of eight parts, so that a failure tells which tables to draw again.
  test.each([0, 1, 2, 3, 4, 5, 6, 7])('no report contradicts itself, part %i', async (part) => {
    const found: string[] = [];
    for (let seed = 1 + part; seed <= ANALYSED; seed += 8) {
      const table = generateTable(seed);
      await analyzeText(table.csv, async (output) => {
        for (const { rule, sentence } of await findContradictions(output, table))
          found.push(`${table.name} | ${rule} | ${sentence}`);
      });
    }
    expect(found).toEqual([]);
  });

  test('hold every fault that is looked for', () => {
    const tables = Array.from({ length: TABLES }, (_, i) => generateTable(i + 1));
    expect(tables.filter(({ total }) => total).length).toBeGreaterThan(10);
    expect(tables.filter(({ cumulated }) => cumulated.length > 0).length).toBeGreaterThan(5);
    expect(tables.filter(({ lastPossible }) => lastPossible !== null).length).toBeGreaterThan(5);
    expect(new Set(tables.map(({ rows }) => rows)).size).toBeGreaterThan(20);
  });
});

const claim = (over: Partial<Claim>): Claim => ({
  id: 'c1',
  kind: 'headline',
  agent: 'suggestion-engine',
  table: 't',
  subject: { filter: [], breakdown: null, measure: parseMeasure('count') },
  member: null,
  direction: 'none',
  value: 1,
  unit: null,
  baseline: null,
  n: 10,
  effect: null,
  p: null,
  q: null,
  score: 1,
  sentence: '',
  sql: '',
  ...over,
});

/** What each rule must find: a claim, and what its query answers. */
const BROKEN: [rule: string, over: Partial<Claim>, facts?: Record<string, unknown>][] = [
  ['the sentence holds no number but a mark of failure', { sentence: 'Cost averages NaN.' }],
  ['equal to nothing', { sentence: 'May has 4 records: as many as in April.', value: 4, baseline: 0 }],
  ['direction against baseline', { kind: 'group-difference', direction: 'high', value: 1, baseline: 2 }],
  ['trend against its slope and end levels', { kind: 'trend', direction: 'up' }, { early: 5, late: 3 }],
  [
    'trend against its slope and end levels',
    {
      kind: 'trend',
      direction: 'up',
      sentence: 'Sales rise over time, from 10 a year in 2001 to 50 a year in 2011: about 9 more with each year.',
    },
    { early: 10, late: 50, steps: 10, value: 4 },
  ],
  ['trend against the correlation beside it', { kind: 'trend', direction: 'up' }, { r: -0.4 }],
  ['correlation against its coefficients', { kind: 'correlation', direction: 'pos' }, { value: 0.3, linear: -0.4 }],
  ['highest and lowest are one', { kind: 'series-summary' }, { highest: 'A', lowest: 'A' }],
  ['highest and lowest are one', { kind: 'measure-seasonality', direction: 'high' }, { value: 4, other: 4 }],
  ['times the base', { sentence: 'Cost averages 20 for A, 4 times the overall 10.', value: 20, baseline: 10 }],
  ['above and below the base', { sentence: 'Cost averages 20 for A, 30% below the overall 10.', value: 20, baseline: 10 }],
  ['a share beyond its whole', { kind: 'contribution', value: 1.2, sentence: 'x' }],
  ['members out of order, or beyond their sum', { kind: 'member-totals' }, { value: 7, next: 5, low: 1, total: 10 }],
  ['members out of order, or beyond their sum', { kind: 'member-totals' }, { value: 7, next: 1, low: 2, total: 10 }],
  ['only so many, though more than usual', { kind: 'spike', direction: 'down', value: 5, baseline: 4 }],
  ['more of a change than there is', { kind: 'driver', value: 0.9 }, { before: 10, after: 20, was: 1, now_is: 13 }],
  [
    'hardly a difference that is one',
    { sentence: 'there is hardly such a difference (1 against 9)' },
    { there: 1, rest: 9, value: 1, baseline: 10 },
  ],
  ['quantiles out of order', {}, { low: 3, middle: 2, high: 4 }],
  ['an effect is denied', { sentence: 'Cost neither rises nor falls steadily with age.' }],
];

describe('the rules find what they are for', () => {
  const broken = (over: Partial<Claim>, facts: Record<string, unknown> = {}) =>
    Object.entries(claimRules).flatMap(([rule, holds]) => (holds(claim(over), facts) ? [] : [rule]));

  test.each(BROKEN.map(([rule, over, facts]) => ({ rule, over, facts })))('$rule', ({ rule, over, facts }) =>
    expect(broken(over, facts)).toContain(rule),
  );

  const report = (claims: Claim[], over: Partial<ReportDocument> = {}): Parameters<ReportRule>[0] => ({
    document: {
      report: { title: 'T', source_type: 'csv', source: 't', created_at: '2026-01-01T00:00:00Z', period: null },
      tables: [],
      alerts: [],
      claims,
      charts: [],
      actions: [],
      tests: { run: 0, reported: 0 },
      engine: { name: 'e', version: '1' },
      ...over,
    },
    markdown: '## Summary\n\nNothing was compared.\n',
    known: NOTHING_KNOWN,
  });
  const subject = { filter: [], breakdown: 'region', measure: parseMeasure('cost') };

  test.each<[string, ReturnType<typeof report>]>([
    [
      'two directions of one thing',
      report([
        claim({ kind: 'group-difference', subject, member: 'A', direction: 'high' }),
        claim({ kind: 'group-difference', subject, member: 'A', direction: 'low' }),
      ]),
    ],
    [
      'more than one is the highest',
      report([
        claim({ subject, member: 'A', sentence: 'Cost averages 4 for A: the highest by region.' }),
        claim({ subject, member: 'B', sentence: 'Cost averages 4 for B: the highest by region.' }),
      ]),
    ],
    [
      'parts beyond the whole',
      report([claim({ kind: 'contribution', subject, value: 0.7 }), claim({ kind: 'contribution', subject, value: 0.6 })]),
    ],
    [
      'a running total is told as a level',
      { ...report([claim({ kind: 'spike', subject })]), known: { cumulated: ['cost'], total: null, lastPossible: null } },
    ],
    [
      'a date that the notes call impossible',
      {
        ...report([], {
          report: {
            title: 'T',
            source_type: 'csv',
            source: 't',
            created_at: '2026-01-01T00:00:00Z',
            period: ['2020-01-01', '2046-01-01'],
          },
        }),
        known: { cumulated: [], total: null, lastPossible: 1 },
      },
    ],
    [
      'a mean in a card that the notes call untypical',
      report(
        [
          claim({
            agent: 'report-generator',
            subject: { ...subject, breakdown: null },
            metric: { label: 'Avg cost', text: '4', figure: 'mean' },
          }),
        ],
        {
          alerts: [{ kind: 'skew', severity: 'info', table: 't', columns: ['cost'], sentence: '' }],
        },
      ),
    ],
    [
      'a total counted as a part',
      {
        ...report([claim({ agent: 'report-generator', subject: { ...subject, measure: parseMeasure('sum(cost)') }, value: 20 })]),
        known: { cumulated: [], total: { column: 'region', member: 'All', rows: 1, parts: { cost: 10 } }, lastPossible: null },
      },
    ],
    [
      'nothing is told and nothing is said about it',
      report([], { tables: [{ name: 't', relation: 't', rows: 5, columns: [] }] }),
    ],
  ])('%s', (rule, made) => expect(reportRules[rule]?.(made)).not.toEqual([]));

  const steps = (...directions: Claim['direction'][]) =>
    report(directions.map((direction, i) => claim({ kind: 'change-point', subject, member: `200${i}-01-01`, direction })));
  const courses = reportRules['two courses of one series'];

  test('a series may step up and down, but not both ways at once, and not against its only trend', () => {
    expect(courses?.(steps('up', 'down'))).toEqual([]);
    const both = steps('up', 'down').document.claims.map((one) => ({ ...one, member: '2000-01-01' }));
    expect(courses?.(report(both))).toHaveLength(1);
    expect(
      courses?.(report([...steps('up').document.claims, claim({ kind: 'trend', subject, direction: 'down' })])),
    ).toHaveLength(1);
  });

  test.each([
    ['−1.5 million', -1_500_000],
    ['$3,040', 3040],
    ['2 billion', 2e9],
  ])('%s is read as printed', (text, value) => expect(printed(text)).toBe(value));
});
