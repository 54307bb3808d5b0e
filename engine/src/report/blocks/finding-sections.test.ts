import { claimsOf, type Block, type Section } from '../../contracts/report/block';
import type { Chart } from '../../contracts/report/chart';
import type { Claim } from '../../contracts/report/claim';
import type { ReportDocument } from '../../contracts/report/document';
import { LEADING } from '../../insights/judge/leading';
import { sampleClaim, sampleDocument } from '../../testing/sample-document';
import { t } from '../messages';
import { findingSections, smallSection } from './finding-sections';

const named = (blocks: readonly Block[]) =>
  blocks.map((block) => (block.type === 'chart' ? `chart ${block.chart}` : claimsOf(block)[0]));
/** Sections that hold something: id, title and what stands in them. */
const told = (sections: readonly Section[]) =>
  sections.filter(({ blocks }) => blocks.length > 0).map(({ id, title, blocks }) => [id, title, ...named(blocks)]);
const chart = (id: string): Chart => ({
  id, type: 'bar', title: id, x: { label: 'x', type: 'category' }, y: { label: 'y' }, series: [],
}); // prettier-ignore
const of = (claims: Claim[], changes: Partial<ReportDocument> = {}) => sampleDocument({ claims, ...changes });
const found = (id: string, changes: Partial<Claim> = {}) => sampleClaim({ id, kind: 'trend', ...changes });
const twoTables = ['a', 'b'].map((name) => ({ name, relation: name, rows: 3, columns: [] }));

test('findings stand in the order of the summary, whatever they tell of, each with its chart below it', () => {
  const claims = [
    found('c1', { score: 5, chart: 'g1' }),
    found('c2', { kind: 'outlier', score: 4 }),
    found('c3', { score: 3 }),
    found('c4', { kind: 'correlation', score: 2, chart: 'g2' }),
    found('c5', { kind: 'group-difference', score: 1 }),
  ];
  expect(told(findingSections(of(claims, { charts: [chart('g1'), chart('g2')] }), 0))).toEqual([
    ['leading', t('section.leading'), 'c1', 'chart g1', 'c2', 'c3', 'c4', 'chart g2', 'c5'],
  ]);
});

test('a chart is drawn once, below the first claim that it shows; one that is not there is not', () => {
  const claims = [found('c1', { chart: 'g1' }), found('c2', { chart: 'g1' }), found('c3', { chart: 'gone' }), found('c4')];
  expect(told(findingSections(of(claims, { charts: [chart('g1')] }), 0))).toEqual([
    ['leading', t('section.leading'), 'c1', 'chart g1', 'c2', 'c3', 'c4'],
  ]);
});

test('beyond the leading ones findings are listed, and behind them the figures without a chart', () => {
  const claims = [sampleClaim({ id: 'f1', kind: 'evenness' }), ...Array.from({ length: LEADING + 1 }, (_, i) => found(`c${i}`))];
  const sections = told(findingSections(of(claims), 0));
  expect(sections.map(([id, , ...rest]) => [id, rest.length])).toEqual([
    ['leading', LEADING],
    ['more', 2],
  ]);
  expect(sections[1]).toEqual(['more', t('section.more'), `c${LEADING}`, 'f1']);
});

test('figures with a chart make the overview', () => {
  const claims = [sampleClaim({ id: 'f1', kind: 'evenness', chart: 'g1' }), sampleClaim({ id: 'f2', kind: 'evenness' })];
  expect(told(findingSections(of(claims, { charts: [chart('g1')] }), 0))).toEqual([
    ['overview', t('section.overview'), 'f1', 'chart g1'],
    ['more', t('section.more'), 'f2'],
  ]);
});

test.each<[string, Partial<Claim>]>([
  ['how many rows there are', { kind: 'headline' }],
  ['what is certain but small', { kind: 'evenness', small: true }],
  ['what is found but small', { kind: 'trend', small: true }],
  ['what another agent tells', { kind: 'evenness', agent: 'report-generator' }],
  ['a figure of some rows only', { kind: 'evenness', subject: { filter: [{ column: 'a', op: '=', value: 'b' }], breakdown: null, measure: { op: 'count' } } }],
  ['another table', { kind: 'trend', table: 'other' }],
])('%s stands elsewhere', (_, changes) => expect(told(findingSections(of([sampleClaim(changes)]), 0))).toEqual([])); // prettier-ignore

test('of several tables each has its sections under its name and with its own ids', () => {
  const claims = [found('c1', { table: 'a' }), found('c2', { table: 'b' })];
  const document = of(claims, { tables: twoTables });
  expect(told(findingSections(document, 1))).toEqual([['leading-2', t('in-table', { title: t('section.leading'), table: 'b' }), 'c2']]);
  expect(findingSections(document, 1).at(-1)).toMatchObject({ id: 'more-2', kind: 'more', title: t('in-table', { title: t('section.more'), table: 'b' }), parts: [] });
  expect(findingSections(document, 1)[0]?.blocks[0]).toMatchObject({ id: 'leading-2/c2', type: 'paragraph' });
}); // prettier-ignore

describe('what is certain but small', () => {
  const small = (id: string, table = 't') => found(id, { table, small: true });
  const notes = [
    { table: 't', about: 'small', sentence: 'So many.' },
    { table: 'other', about: 'small', sentence: 'Elsewhere.' },
    { table: 't', about: 'unseen', sentence: 'Not seen.' },
  ] as const;

  test('is counted by a note, then listed', () => {
    const document = of([small('c1'), found('c2'), small('c3'), small('c4', 'other')], { tests: { run: 0, reported: 0, notes: [...notes] } });
    expect(smallSection(document, 0)).toEqual([
      {
        id: 'small',
        kind: 'small',
        title: t('section.small'),
        parts: [],
        blocks: [
          { type: 'paragraph', id: 'small/note-1', spans: [{ text: 'So many.' }] },
          { type: 'item', id: 'small/c1', spans: [{ text: 'There are 3 records.', claim: 'c1' }] },
          { type: 'item', id: 'small/c3', spans: [{ text: 'There are 3 records.', claim: 'c3' }] },
        ],
      },
    ]);
  }); // prettier-ignore

  test('has no section without a claim, whatever the notes say', () => {
    expect(smallSection(of([found('c1')], { tests: { run: 0, reported: 0, notes: [...notes] } }), 0)).toEqual([]);
  });

  test('of the second table has its name', () => {
    expect(smallSection(of([small('c1', 'b')], { tables: twoTables }), 1)).toMatchObject([
      { id: 'small-2', title: t('in-table', { title: t('section.small'), table: 'b' }) },
    ]);
  });
});
