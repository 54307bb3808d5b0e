import { claimsOf } from '../../contracts/report/block';
import type { Claim } from '../../contracts/report/claim';
import type { ReportDocument } from '../../contracts/report/document';
import { meanOf, rateOf, type TypedMeasure } from '../../contracts/report/measure';
import { sampleClaim, sampleDocument } from '../../testing/sample-document';
import { LIMITS } from './limits';
import { summarySection } from './summary-section';

const about = (measure: TypedMeasure, breakdown: string | null = null) => ({ filter: [], breakdown, measure });
const found = (id: string, changes: Partial<Claim> = {}) =>
  sampleClaim({ id, kind: 'trend', subject: about(meanOf(id)), ...changes });
const named = (claims: Claim[], changes: Partial<ReportDocument> = {}) =>
  summarySection(sampleDocument({ claims, ...changes })).blocks.flatMap(claimsOf);

test('names the best findings, as many as it holds, then how many rows there are', () => {
  const claims = ['c1', 'c2', 'c3', 'c4', 'c5'].map((id) => found(id, { subject: about(meanOf(id), id) }));
  expect(named([sampleClaim({ id: 'rows' }), ...claims])).toEqual(['c1', 'c2', 'c3', 'c4', 'rows']);
  expect(LIMITS.summaryFindings).toBe(4);
});

test('of findings of one family that split the rows alike, or measure the same, the first is named', () => {
  const claims = [
    found('c1', { subject: about(meanOf('cost'), 'region') }),
    found('same split', { subject: about(meanOf('age'), 'region') }),
    found('same measure', { subject: about(meanOf('cost'), 'team') }),
    found('neither', { subject: about(meanOf('age'), 'team') }),
    found('another family', { kind: 'group-difference', subject: about(meanOf('cost'), 'region') }),
  ];
  expect(named(claims)).toEqual(['c1', 'neither', 'another family']);
});

test('what two groups do over time is two matters, and of one measure one is named', () => {
  const step = (id: string, shop: string, of: string) =>
    found(id, {
      kind: 'group-step',
      subject: { ...about(meanOf(of), 'day'), filter: [{ column: 'shop', op: '=', value: shop }] },
    });
  expect(named([step('a', 'A', 'waste'), step('b', 'B', 'sales'), step('c', 'B', 'refunds'), step('d', 'C', 'waste')])).toEqual([
    'a',
    'b',
  ]);
});

test('leading values of different columns are not taken for one another, although all of them count rows', () => {
  const claims = ['a', 'b'].map((id) => found(id, { kind: 'dominance', subject: about({ op: 'count' }, null) }));
  expect(named(claims)).toEqual(['a', 'b']);
});

test('how often a label comes about is named where little else is told', () => {
  const often = (id: string) => found(id, { kind: 'dominance', subject: about({ op: 'count' }, id) });
  const other = (id: string) => found(id, { kind: 'correlation', subject: about(meanOf(id), `by ${id}`) });
  expect(named([often('a'), often('b'), often('c')])).toEqual(['a', 'b']);
  expect(named([often('a'), other('x')])).toEqual(['x', 'a']);
  expect(named([often('a'), other('x'), other('y')])).toEqual(['x', 'y']);
});

describe('the result that a table is about', () => {
  const outcome = (column: string) => ({ kind: 'outcome', outcome: { column } });
  const tables = (reading: object | undefined, name = 't') =>
    [
      { name, relation: name, rows: 3, columns: [], reading: reading && { algebra: [], ...reading } },
    ] as unknown as ReportDocument['tables'];
  const claims = (measure: TypedMeasure) => ['region', 'team'].map((by) => found(by, { subject: about(measure, by), q: 0.001 }));
  const lost = rateOf('lost', 'yes');

  test('is told with its level over all rows, before how many there are', () => {
    const level = (id: string, changes: Partial<Claim> = {}) =>
      sampleClaim({ id, kind: 'headline', agent: 'suggestion-engine', subject: about(lost), ...changes });
    const given = [
      sampleClaim({ id: 'rows' }),
      level('metric', { agent: 'report-generator' }),
      level('by team', { subject: about(lost, 'team') }),
      level('of another', { subject: about(rateOf('paid', 'yes')) }),
      level('level'),
      level('again'),
    ];
    expect(named(given, { tables: tables({ outcome: outcome('lost') }) })).toEqual(['level', 'rows', 'by team']);
    expect(named(given, { tables: tables({ outcome: outcome('price') }) })).not.toContain('level');
  });

  test.each<[string, TypedMeasure, ReportDocument['tables'], string[]]>([
    ['is worth several sentences', lost, tables({ outcome: outcome('lost') }), ['region', 'team']],
    ['is also what it was cut from', meanOf('days'), tables({ outcome: outcome('lost'), algebra: [{ kind: 'bucket', target: 'lost', of: 'days' }] }), ['region', 'team']],
    ['is no other column', lost, tables({ outcome: outcome('price') }), ['region']],
    ['is no count', { op: 'count' }, tables({ outcome: outcome('lost') }), ['region']],
    ['is not that of another table', lost, tables({ outcome: outcome('lost') }, 'other'), ['region']],
    ['is not a candidate', lost, tables({ outcome: { kind: 'candidates', candidates: [], outcome: { column: 'lost' } } }), ['region']],
    ['is not known of a report of before', lost, tables(undefined), ['region']],
  ])('%s', (_, measure, all, ids) => expect(named(claims(measure), { tables: all })).toEqual(ids)); // prettier-ignore

  test('is told once where chance may be all of it', () => {
    const levels = ['region', 'team'].map((by) => found(by, { subject: about(lost, by), q: null }));
    expect(named(levels, { tables: tables({ outcome: outcome('lost') }) })).toEqual(['region']);
  });

  test('is told once for one split', () => {
    const twice = [found('c1', { subject: about(lost, 'team') }), found('c2', { subject: about(lost, 'team') })];
    expect(named(twice, { tables: tables({ outcome: outcome('lost') }) })).toEqual(['c1']);
  });
});

test('rows are counted table by table, as the tables stand; what is small or a figure is no finding', () => {
  const tables = ['a', 'b'].map((name) => ({ name, relation: name, rows: 3, columns: [] }));
  const claims = [
    sampleClaim({ id: 'b', table: 'b' }),
    sampleClaim({ id: 'a', table: 'a' }),
    found('small', { small: true }),
    sampleClaim({ id: 'even', kind: 'evenness' }),
  ];
  expect(named(claims, { tables })).toEqual(['a', 'b']);
});

test.each<[string, Partial<Claim>]>([
  ['a group', { member: 'North' }],
  ['a metric', { agent: 'report-generator' }],
  ['each group', { subject: about({ op: 'count' }, 'region') }],
  ['a mean', { subject: about(meanOf('cost')) }],
  ['an even share', { kind: 'evenness' }],
])('%s is not how many rows there are', (_, changes) => expect(named([sampleClaim(changes)])).toEqual([]));

describe('a note that there is nothing to tell', () => {
  const notes = [
    { table: 't', about: 'nothing', sentence: 'Nothing stands out.' },
    { table: 't', about: 'unseen', sentence: 'Not this.' },
  ] as const;
  const texts = (claims: Claim[]) =>
    summarySection(sampleDocument({ claims, tests: { run: 1, reported: 0, notes: [...notes] } })).blocks.flatMap((block) =>
      block.type === 'paragraph' ? block.spans.map(({ text }) => text) : [],
    );

  test('stands where no finding is', () => {
    expect(texts([sampleClaim()])).toEqual(['There are 3 records.', 'Nothing stands out.']);
    expect(texts([])).toEqual(['Nothing stands out.']);
  });
  test('not beside a finding', () => expect(texts([found('c1')])).toEqual(['There are 3 records.']));
});

test('without anything to say there is no paragraph', () => {
  expect(summarySection(sampleDocument())).toMatchObject({ id: 'summary', kind: 'summary', blocks: [], parts: [] });
});
