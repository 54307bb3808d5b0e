import { meanOf, type TypedMeasure } from '../../contracts/report/measure';
import { handFinding } from '../../testing/hand-made-finding';
import { handDimension, handFrame, handMeasure } from '../../testing/hand-made-frame';
import { hasOneFigureEach } from './one-figure';

const building = handDimension('building', ['A', 'A', 'B', 'B', 'C', null]);
const frame = handFrame('t', 6, {
  dimensions: [building, handDimension('meter', ['a', 'b', 'c', 'd', 'e', 'f'])],
  measures: [handMeasure('power', [10, 10, 30, null, 20, 5]), handMeasure('used', [1, 2, 3, 3, 4, 5])],
});
const TEST = { p: 0, q: 0 };
const of = (column: string, by = 'building', measure: TypedMeasure = meanOf(column), tests = [TEST]) =>
  handFinding({ kind: 'group-difference', subject: { filter: [], breakdown: by, measure }, member: 'A', tests });

test.each([
  ['what was fixed to each', of('power'), true],
  ['what differs from month to month', of('used'), false],
  ['what is read once of each', of('power', 'meter'), false],
  ['what all of it comes to', of('power', 'building', { op: 'sum', column: 'power' }), false],
  ['what is only described', of('power', 'building', meanOf('power'), []), false],
  ['what is not known', of('power', 'street'), false],
])('%s', (_, finding, isSo) => {
  const isOne = hasOneFigureEach(frame);
  expect([isOne(finding), isOne(finding)]).toEqual([isSo, isSo]);
});
