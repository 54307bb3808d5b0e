import { meanOf } from '../../contracts/report/claim';
import type { TableModel } from '../../contracts/table/table-model';
import type { Frame } from '../../insights/frame/frame';
import type { Table } from '../../model';
import { handAbout } from '../../testing/hand-made-about';
import { handDimension, handFrame, handMeasure } from '../../testing/hand-made-frame';
import { LIMITS } from './limits';
import { groupDifference } from '.';

const ROWS = 60;
const place = handDimension('place', Array.from({ length: ROWS }, (_, i) => (i % 2 === 0 ? 'North' : 'South'))); // prettier-ignore
/** Up to 59, or growing by half with each row. */
const EVEN = Array.from({ length: ROWS }, (_, i) => i);
const LOPSIDED = EVEN.map((i) => 1.5 ** i);

function drawn(cells: readonly number[], frame: Partial<Frame> = {}, table: Partial<Table> = {}, by = 'place') {
  const made = handFrame('t', ROWS, { dimensions: [place], measures: [handMeasure('cost', cells)], ...frame }, table);
  return groupDifference.chart(handAbout(made, { kind: 'group-difference', subject: { breakdown: by, measure: meanOf('cost') } }));
} // prettier-ignore

/** A table in which the cost is a quotient of two others, and its mean that of the rows together. */
const model = {
  columns: [{ name: 'cost', overMembers: { how: 'weighted-mean' } }],
  algebra: [{ kind: 'quotient', target: 'cost', of: ['a'], less: [], by: ['b'], factor: 1, held: { rows: ROWS, off: 0, of: 'table' } }],
} as unknown as TableModel; // prettier-ignore

test.each<[string, ReturnType<typeof drawn>, string | undefined]>([
  ['by their means', drawn(EVEN), 'bar'],
  ['by their spread where a few are far above', drawn(LOPSIDED), 'box'],
  ['by their spread up to a number of rows', drawn(LOPSIDED, {}, { rows: LIMITS.mostForQuantiles }), 'box'],
  ['by their means in a longer table', drawn(LOPSIDED, {}, { rows: LIMITS.mostForQuantiles + 1 }), 'bar'],
  ['as they are together where the parts stand in the table', drawn(LOPSIDED, {}, { model }), 'bar'],
  ['not at all without a measure', drawn(EVEN, { measures: [] }), undefined],
  ['not at all without groups', drawn(EVEN, {}, {}, 'team'), undefined],
])('groups are drawn %s', (_, chart, type) => expect(chart?.type).toBe(type));

test('how it stands among others', () =>
  expect(groupDifference).toMatchObject({ rows: 'subject', standing: { onePerFamily: true, explainable: true } }));
