import { handFrame, handMeasure } from '../../../testing/hand-made-frame';
import { leadMeasures } from './lead-measures';

/** Three shops read four times each. */
const things = Int32Array.from({ length: 12 }, (_, row) => row % 3);
const panel = { things, at: Float64Array.from({ length: 12 }, (_, row) => Math.floor(row / 3)) };
const floor = (row: number) => [120, 80, 200][row % 3] ?? 0;
const names = (of: Parameters<typeof handFrame>[2]) => leadMeasures(handFrame('t', 12, of)).map(({ id }) => id);

test('what a thing keeps is no measure that leads', () => {
  const measures = [handMeasure('floor', [...things.keys()].map(floor)), handMeasure('sold', [...things.keys()].map((row) => 5 * row))];
  expect(names({ measures, panel })).toEqual(['sold', 'floor']);
  expect(names({ measures })).toEqual(['floor', 'sold']);
  const changed = [handMeasure('floor', [...things.keys()].map((row) => floor(row) + (row === 11 ? 1 : 0))), ...measures.slice(1)];
  expect(names({ measures: changed, panel })).toEqual(['floor', 'sold']);
}); // prettier-ignore
