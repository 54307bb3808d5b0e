import type { Waiting } from '../../insights/frame/frame';
import { handDimension, handFrame } from '../../testing/hand-made-frame';
import { urgentOf } from './urgent';

const urgency = handDimension('urgency', ['low', 'urgent', 'low', 'urgent']);
const severity = handDimension('severity', ['minor', 'critical', 'critical', 'minor']);
const colour = handDimension('colour', ['critical', 'critical', 'blue', 'blue']);
const waits = (...own: number[]) => ({ wait: { state: null }, waits: Uint8Array.from(own) }) as unknown as Waiting;
const found = (own: Waiting, dimensions = [colour, urgency, severity], besides = colour) =>
  urgentOf(handFrame('t', 4, { dimensions }), own, besides);

test('the gravest label of a column that says how urgent a row is', () => {
  expect(found(waits(0, 1, 1, 0))).toEqual({ dimension: urgency, label: 'urgent' });
  expect(found(waits(1, 1, 0, 1), [severity, urgency])).toEqual({ dimension: severity, label: 'critical' });
});

test('the next such column, where none that waits has it or the group is told by the first', () => {
  expect(found(waits(1, 0, 1, 0))).toEqual({ dimension: severity, label: 'critical' });
  expect(found(waits(0, 1, 1, 0), [urgency, severity], urgency)).toEqual({ dimension: severity, label: 'critical' });
});

test('not of the column by which they were asked', () => {
  const asked = { ...waits(0, 1, 1, 0), wait: { state: { column: 'urgency', labels: ['urgent'] } } } as unknown as Waiting;
  expect(found(asked)).toEqual({ dimension: severity, label: 'critical' });
});

test('none where no column says it, none of its labels is grave or nothing that is grave waits', () => {
  expect(found(waits(1, 1, 1, 1), [handDimension('kind', ['urgent', 'critical'])])).toBeNull();
  expect(found(waits(1, 1, 1, 1), [handDimension('priority', ['a', 'b', 'a', 'b'])])).toBeNull();
  expect(
    found(
      waits(1, 0, 0, 1),
      [urgency].map((one) => ({ ...one, codes: Int32Array.of(0, 1, 1, 0) })),
    ),
  ).toBeNull();
});
