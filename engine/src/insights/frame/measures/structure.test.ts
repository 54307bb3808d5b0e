import { familyOf } from '../../../contracts/report/insight-kind';
import { columnRelation } from '../../../contracts/table/column-relation';
import { COUNT, meanOf, rateOf } from '../../../contracts/report/measure';
import { csvOf } from '../../../kinds/made-up-rows';
import { seeded, analyzeText } from '../../../testing/analyze-text';
import { handMeasure } from '../../../testing/hand-made-frame';
import { totalOf } from '../../judge/total-of';
import type { Frame } from '../frame';
import { structureOf } from './structure';

jest.setTimeout(60_000);

const held = { rows: 100, off: 0, of: 'table' };
const algebra = [
  columnRelation.parse({ kind: 'product', target: 'revenue', of: ['pieces', 'price'], factor: 1, plus: [], held }),
  columnRelation.parse({ kind: 'same-groups', target: 'price', of: 'article', held }),
  columnRelation.parse({ kind: 'linear', target: 'tax', of: 'revenue', factor: 0.19, offset: 0, held }),
  columnRelation.parse({ kind: 'settled', target: 'reason', of: 'state', label: 'over', nought: false, held }),
  columnRelation.parse({ kind: 'settled', target: 'charge', of: 'end', label: 'left', nought: true, absent: true, held }),
  columnRelation.parse({ kind: 'by-class', target: 'fee', of: null, by: 'class', held }),
  columnRelation.parse({ kind: 'by-class', target: 'seats', of: null, by: 'class', held }),
  columnRelation.parse({ kind: 'by-class', target: 'waste cost', of: 'waste', by: 'article', held }),
];
const isStructure = structureOf({
  table: {
    model: { algebra, units: [{ column: 'patient', count: 40, owns: ['height'], within: null }], outcome: { kind: 'none' } },
    columns: [],
    derived: [{ typed: { op: 'quotient', of: 'act hrs', by: 'est hrs' } }],
  },
  measures: [],
} as unknown as Frame);
const subject = (breakdown: string | string[] | null, column: string, filter: string[] = []) => ({
  breakdown,
  measure: meanOf(column),
  filter: filter.map((one) => ({ column: one, op: '=' as const, value: 'x' })),
});

test.each([
  ['a sum by what it is made of', subject('price', 'revenue')],
  ['a level by what its price stands for', subject('article', 'revenue')],
  ['two that are made of one', subject('tax', 'revenue')],
  ['one within the other', subject('region', 'tax', ['pieces'])],
  ['a reason that is only asked of one label, by that', subject('state', 'reason')],
  ['how often a result is by what it leaves at nought', { ...subject('charge', 'end'), measure: rateOf('end', 'left') }],
  ['what a label fixes', subject('class', 'fee')],
  ['what a thing has of its own, by the things', subject('patient', 'height')],
  ['seats by the fee, which both go by the class', subject('fee', 'seats')],
  ['a cost at the rate of its article by the pieces', subject('waste', 'waste cost')],
  ['what it came to by what was planned', subject('est hrs', 'act hrs')],
  ['two versions of one quantity', subject('budget_2013$', 'budget')],
])('%s is arithmetic', (_, own) => expect(isStructure(own)).toBe(true));

test.each([
  ['a group', subject('region', 'revenue')],
  ['what it came to by a group', subject('region', 'act hrs')],
  ['two quantities', subject('pieces', 'price')],
  ['what an article brings in all', { ...subject('article', 'revenue'), measure: totalOf(meanOf('revenue')) }],
  ['what a label fixes, by anything else', subject('region', 'fee')],
  ['what a thing has of its own, by anything else', subject('ward', 'height')],
  ['what all rows of a label come to', { ...subject('class', 'fee'), measure: totalOf(meanOf('fee')) }],
  ['a cost at the rate of its article by the article', subject('article', 'waste cost')],
  ['how often another label is by what one leaves at nought', { ...subject('charge', 'end'), measure: rateOf('end', 'home') }],
  ['a level', subject(null, 'revenue')],
  ['a count', { breakdown: 'revenue', measure: COUNT, filter: [] }],
])('%s may be news', (_, own) => expect(isStructure(own)).toBe(false));

test('arithmetic among columns is no finding, and hides no rows that are repeated', async () => {
  const random = seeded(8);
  const rows = Array.from({ length: 400 }, () => {
    const [pieces, price] = [1 + Math.floor(9 * random()), Number((5 + 40 * random()).toFixed(2))];
    return [`Rep ${'ABCDEFGHIJ'[Math.floor(10 * random())] ?? ''}`, ['Lamp', 'Rug'][Math.floor(2 * random())] ?? '', pieces, price, (pieces * price).toFixed(2)]; // prettier-ignore
  });
  const again = Array.from({ length: 14 }, () => rows[3] ?? []);
  await analyzeText(csvOf(['sales_rep', 'product', 'pieces', 'price', 'revenue'], [...rows, ...again]), ({ document }) => {
    const kinds = document.claims.map(({ kind }) => familyOf(kind));
    expect(kinds).toContain('repetition');
    expect(kinds).not.toContain('correlation');
  });
});

test('nothing is asked of two measures of one arithmetic: other columns of it ask no more questions', async () => {
  const random = seeded(12);
  const rows = Array.from({ length: 400 }, () => {
    const [pieces, price] = [1 + Math.floor(9 * random()), Number((5 + 40 * random()).toFixed(2))];
    const revenue = pieces * price;
    return [['Lamp', 'Rug', 'Chair'][Math.floor(3 * random())] ?? '', pieces, price, revenue.toFixed(2), (1.19 * revenue).toFixed(4)]; // prettier-ignore
  });
  await analyzeText(csvOf(['product', 'pieces', 'price', 'revenue', 'gross'], rows), ({ document }) => {
    expect(document.tests.notes?.[0]).toMatchObject({
      about: 'nothing',
      sentence: expect.stringContaining('no result is certain'),
    });
  });
});

test('that columns of one numbered family go together is no news where they mostly do', () => {
  const rows = Array.from({ length: 60 }, (_, i) => i);
  const columns = ['q1', 'q2', 'q3', 'q4', 'age'].map((name) => ({ name }));
  const of = (loading: number) =>
    structureOf({
      table: { model: { algebra: [], outcome: { kind: 'none' } }, columns, derived: [] },
      measures: columns.map(({ name }, c) => handMeasure(name, rows.map((row) => loading * row + ((row * (c * 17 + 7)) % 61)))), // prettier-ignore
    } as unknown as Frame);
  expect(of(3)(subject('q1', 'q4'))).toBe(true);
  expect(of(3)(subject('q1', 'age'))).toBe(false);
  expect(of(0)(subject('q1', 'q4'))).toBe(false);
});
