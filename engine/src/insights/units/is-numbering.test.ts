import { handFrame, handMeasure } from '../../testing/hand-made-frame';
import type { TableModel } from '../../contracts/table/table-model';
import { isNumbering } from './is-numbering';

/** Two hundred values from 100 on, each of which stands beside one group. */
const VALUES = Array.from({ length: 400 }, (_, i) => 100 + (i % 200));
const UNIT = { column: 'machine', codes: Int32Array.from(VALUES, (value) => value - 100), size: 200, places: null, named: false };
const modelled = (outcome: TableModel['outcome']) =>
  handFrame('t', 400, {}, { model: { columns: [], outcome } as unknown as TableModel }).table;

test('numbers that other columns belong to name things; what leads the table is a figure, however its groups lie apart', () => {
  const machine = handMeasure('machine', VALUES);
  expect(isNumbering(modelled({ kind: 'none' }), machine, [UNIT])).toBe(true);
  expect(isNumbering(modelled({ kind: 'lead-measure', column: 'machine', because: { by: 'no-evidence' } }), machine, [UNIT])).toBe(false);
}); // prettier-ignore
