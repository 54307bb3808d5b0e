import type { ColumnRelation } from '../../contracts/table/column-relation';
import type { ReportDocument } from '../../contracts/report/document';
import type { TableReading } from '../../contracts/table/table-reading';
import { sampleDocument } from '../../testing/sample-document';
import { relationText } from '../reading/relation-text';
import { t as inReport } from '../messages';
import { t } from '../reading/messages';
import { LIMITS } from './limits';
import { readingSections } from './reading-section';

const NOTHING: TableReading = {
  shape: { kind: 'unclear', entity: [] } as unknown as TableReading['shape'],
  time: null,
  outcome: { kind: 'none' },
  algebra: [],
  noFigures: [],
};
const table = (name: string, reading?: TableReading): ReportDocument['tables'][number] => ({
  name, relation: name, rows: 100, columns: [], ...(reading ? { reading } : {}),
}); // prettier-ignore
const sections = (...tables: ReportDocument['tables']) => readingSections(sampleDocument({ tables }));
/** Label and text of each line. */
const lines = (changes: Partial<TableReading>) =>
  sections(table('t', { ...NOTHING, ...changes }))[0]?.blocks.map((block) =>
    block.type === 'item' ? block.spans.map(({ text }) => text) : [],
  );
const line = (label: Parameters<typeof t>[0], text: string) => [inReport('labelled', { label: t(label as 'row') }), text];

test('of a table of which nothing is known nothing is said', () => expect(lines({})).toEqual([]));

test('what happens to members that leave is no arithmetic of rows, which holds in so many of them', () => {
  const held = { rows: 40, off: 2, of: 'table' } as const;
  const left: ColumnRelation = { kind: 'left-as-it-was', target: 'visits', of: 'state', label: 'over', how: 'added', held };
  expect(lines({ algebra: [left] })).toEqual([line('arithmetic', relationText(left))]);
});

test('reports of before have no such section, of several tables each has its own', () => {
  expect(sections(table('a'))).toEqual([]);
  const formed = { ...NOTHING, form: 'Turned.' };
  expect(sections(table('a'), table('b', formed))).toEqual([
    {
      id: 'reading-2',
      kind: 'reading',
      table: 1,
      title: inReport('in-table', { title: t('title'), table: 'b' }),
      parts: [],
      blocks: [
        {
          type: 'item',
          id: 'reading-2/1',
          spans: [{ text: inReport('labelled', { label: t('form') }), style: 'strong' }, { text: 'Turned.' }],
        },
      ],
    },
  ]);
  expect(sections(table('t', formed))).toMatchObject([{ id: 'reading', title: t('title') }]);
});

test('labels that are one are told with each other', () => {
  const oneLabel = [
    {
      column: 'Country',
      labels: [
        ['DE', 'Germany', 'Deutschland'],
        ['AT', 'Österreich'],
      ],
    },
    { column: 'Branch', labels: [['Graz', 'graz']] },
  ];
  expect(lines({ oneLabel })).toEqual([
    line('one-label', '“Country” (DE / Germany / Deutschland, AT / Österreich); “Branch” (Graz / graz)'),
  ]);
});

describe('what a row is', () => {
  const time = { name: 'at', grain: 'month' } as TableReading['time'];
  const is = (kind: string, entity: string[], own: TableReading['time'] = null) =>
    lines({ shape: { kind, entity } as TableReading['shape'], time: own })?.[0];
  const row = (kind: string, grain: string, entity: string, named: boolean, dated = false) =>
    line('row', t('row.is', { kind, dated, grain: t('grain', { grain }), entity, named }));

  test.each<[string, string, string[], TableReading['time'], string[]]>([
    ['a case', 'event', [], null, line('row', 'a case')],
    ['an event', 'event', [], time, line('row', 'an event')],
    ['a reading', 'series', [], time, row('series', 'month', '', false)],
    ['a reading of a thing', 'panel', ['city_name', 'Site'], time, row('panel', 'month', 'city name and site', true)],
    ['a thing with a name', 'entity', ['city_name'], null, row('entity', 'moment', 'city name', true)],
    ['a thing without', 'entity', [], null, row('entity', 'moment', '', false)],
  ])('%s', (_, kind, entity, own, told) => expect(is(kind, entity, own)).toEqual(told));
});

describe('its time', () => {
  const time = (grain: string, from?: string, to?: string) => lines({ time: { name: 'opened', grain, from, to } as TableReading['time'] });
  const range = (grain: string, from: string, to: string) => [line('time', t('time.is', { name: 'opened', grain, from, to }))];

  test.each<[string, string, string, string, string]>([
    ['month', '2020-01-01', '2020-05-01', 'January 2020', 'May 2020'],
    ['day', '2020-01-02', '2020-05-03T00:00:00Z', '2 January 2020', '3 May 2020'],
    ['hour', '2020-01-02T05:00:00', '2020-01-02T07:00:00', '2 January 2020, 05:00', '2 January 2020, 07:00'],
    ['minute', '2020-01-02T05:10:00', '2020-01-02T07:20:00', '2 January 2020, 05:00', '2 January 2020, 07:00'],
    ['second', '2020-01-02T05:10:01', '2020-01-02T07:20:02', '2 January 2020, 05:00', '2 January 2020, 07:00'],
  ])('by %s, from first to last', (grain, from, to, first, last) => expect(time(grain, from, to)).toEqual(range(grain, first, last)));

  test('is told without a range where one of its ends is not known', () => {
    const by = [line('time', t('time.by', { name: 'opened', grain: 'day' }))];
    for (const ends of [[], ['2020-01-01'], [undefined, '2020-01-01'], ['x', '2020-01-01'], ['2020-01-01', 'y']])
      expect(time('day', ...ends)).toEqual(by);
  });
}); // prettier-ignore

describe('what it is about', () => {
  const about = (outcome: unknown) => lines({ outcome: outcome as TableReading['outcome'] });

  test.each<[string, unknown, string[][]]>([
    ['a result that happens or not', { kind: 'outcome', outcome: { column: 'is_lost', event: 'yes' } }, [line('about', t('about.event', { column: 'is lost', event: 'yes', good: 'none' }))]],
    ['a result of which less is better', { kind: 'outcome', outcome: { column: 'lost', event: 'yes', good: 'low' } }, [line('about', t('about.event', { column: 'lost', event: 'yes', good: 'low' }))]],
    ['a result that is a level', { kind: 'outcome', outcome: { column: 'score', good: 'high' } }, [line('about', t('about.level', { column: 'score', good: 'high' }))]],
    ['two that may be it', { kind: 'candidates', candidates: [{ column: 'a_b' }, { column: 'c' }, { column: 'd' }] }, [line('about', t('about.candidates', { first: 'a b', second: 'c' }))]],
    ['only one that may be it', { kind: 'candidates', candidates: [{ column: 'a' }] }, []],
    ['none that may be it', { kind: 'candidates', candidates: [] }, []],
    ['a measure', { kind: 'lead-measure', column: 'net_sales' }, [line('about', t('about.lead', { column: 'net sales' }))]],
    ['nothing', { kind: 'none' }, []],
  ])('%s', (_, outcome, told) => expect(about(outcome)).toEqual(told));
}); // prettier-ignore

describe('its arithmetic', () => {
  const copy = (target: string, off = 0): ColumnRelation => ({ kind: 'copy', target, of: 'z', held: { rows: 100, off, of: 'table' } });
  const copies = (n: number) => Array.from({ length: n }, (_, i) => copy(`c${i}`));
  const told = (relation: ColumnRelation, of = 'all') =>
    t('arithmetic.all', { relation: relationText(relation), of, rows: relation.held.rows });

  test('says in how many rows each relation does not hold', () => {
    const but = t('arithmetic.but', { relation: relationText(copy('b', 2)), off: 2, rows: 100 });
    expect(lines({ algebra: [copy('a'), copy('b', 2)] })).toEqual([line('arithmetic', `${told(copy('a'))}; ${but}`)]);
  });

  test('says of how many rows it is known where these are not all', () => {
    const few: ColumnRelation = { ...copy('a'), held: { rows: 40, off: 0, of: 'table' } };
    const some: ColumnRelation = { ...copy('b'), held: { rows: 50, off: 0, of: 'sample' } };
    expect(lines({ algebra: [few, some] })).toEqual([line('arithmetic', `${told(few, 'some')}; ${told(some, 'sample')}`)]);
    expect(told(few, 'some')).toContain('in all 40 rows that show it');
  });

  test('counts what is more than it tells', () => {
    const all = copies(LIMITS.mostTold + 2);
    const first = all.slice(0, LIMITS.mostTold).map((one) => told(one)).join('; ');
    expect(lines({ algebra: all.slice(0, LIMITS.mostTold) })).toEqual([line('arithmetic', first)]);
    expect(lines({ algebra: all })).toEqual([line('arithmetic', `${first}; ${t('arithmetic.more', { n: 2 })}`)]);
  });
}); // prettier-ignore

test('columns whose figures mean nothing are named, last', () => {
  expect(lines({ noFigures: ['post_code', 'phase'], form: 'Turned.' })).toEqual([
    line('form', 'Turned.'),
    line('none', 'post code and phase'),
  ]);
});
