import type { TableModel } from '../../../contracts/table/table-model';
import { meanOf } from '../../../contracts/report/measure';
import { handDimension, handFrame, handMeasure } from '../../../testing/hand-made-frame';
import { byLabelsOf } from './by-labels';

const ROWS = 120;
const KINDS = ['single', 'double', 'suite', 'family'] as const;
const rows = Array.from({ length: ROWS }, (_, i) => i);
const kind = (i: number) => KINDS[i % 4] ?? '';
/** A wave that goes neither with the kinds nor with anything else. */
const wave = (i: number) => ((i * 37) % 23) / 23;

const seats = (i: number) => [1, 2, 6, 9][i % 4]! + (wave(i) < 0.3 ? 1 : 0);
const guests = (i: number) => [1, 1, 1, 2][i % 4]! + (i % 4 > 0 && wave(i) > 0.5 ? 2 : 0);
const nights = (i: number) => 1 + Math.round(9 * wave(i));
const stops = (i: number) => (i % 4 === 0 || wave(i) < 0.5 ? 0 : 3);

function frame(shape: 'event' | 'panel', outcome?: string) {
  const measures = Object.entries({ seats, guests, nights, stops }).map(([name, of]) => handMeasure(name, rows.map(of)));
  const model = { shape: { kind: shape }, outcome: outcome === undefined ? { kind: 'none' } : { kind: 'outcome', outcome: { column: outcome, good: null } }, algebra: [], columns: [] }; // prettier-ignore
  return handFrame('t', ROWS, { measures, dimensions: [handDimension('kind', rows.map(kind))] }, { model: model as unknown as TableModel }); // prettier-ignore
}

const mean = (column: string, member: string | null, breakdown = 'kind') => ({
  subject: { filter: [], breakdown, measure: meanOf(column) },
  member,
});

test.each([
  ['seats that the kind says', mean('seats', 'suite'), true],
  ['another measure by those seats', mean('nights', null, 'seats'), true],
  ['guests of a kind that always has one', mean('guests', 'single'), true],
  ['guests of a kind that has now one and now three', mean('guests', 'suite'), false],
  ['what the kind says nothing of', mean('nights', 'suite'), false],
  ['no stops where others mostly have none either', mean('stops', 'single'), false],
  ['what all seats come to', { ...mean('seats', 'suite'), subject: { ...mean('seats', 'suite').subject, measure: { op: 'sum' as const, column: 'seats' } } }, false], // prettier-ignore
])('%s', (_, finding, isSo) => expect(byLabelsOf(frame('event'))(finding)).toBe(isSo));

test('a result that labels say nearly all of is what is asked, and so are things that are read again', () => {
  expect(byLabelsOf(frame('event', 'seats'))(mean('seats', 'suite'))).toBe(false);
  expect(byLabelsOf(frame('panel'))(mean('seats', 'suite'))).toBe(false);
});
