import { handDimension, handFrame, handMeasure } from '../../testing/hand-made-frame';
import { designsOf } from './design';
import { labelsOf, ranksOf } from './sides';
import type { Unit } from './unit';

/** 24 schools of 20 pupils, every second one run by the state; schools differ as given, pupils by a hundredth of that. */
function schools(differ: number) {
  const school = Array.from({ length: 480 }, (_, i) => Math.floor(i / 20));
  const run = school.map((own) => (own % 2 === 0 ? 'state' : 'church'));
  const points = school.map((own, i) => differ * Math.sin(own * 7.3) + Math.sin(i * 12.9898));
  const unit: Unit = { column: 'school', codes: Int32Array.from(school), size: 24, places: null, named: true };
  const [by, measure] = [handDimension('run', run), handMeasure('points', points)];
  const frame = handFrame('t', 480, { dimensions: [by], measures: [measure], units: [unit] });
  return {
    frame,
    by,
    measure,
    designs: () => designsOf(frame, labelsOf(by), ranksOf(measure), (row) => measure.values[row] ?? NaN),
  };
}

test('where units resemble themselves a mean rests on as many as there are of them', () => {
  const designs = [...schools(10).designs().values()];
  expect(designs.map(({ units }) => units)).toEqual([12, 12]);
  // All that pupils of one school have in common: 20 of them are worth one.
  for (const { effect } of designs) expect(effect).toBeGreaterThan(17);
});

test('where units are alike rows stand for themselves', () => expect(schools(0).designs().size).toBe(0));

test('what varies within units is met in the same units again', () => {
  const { frame, measure } = schools(10);
  const seat = handDimension(
    'seat',
    Array.from({ length: 480 }, (_, i) => (i % 4 < 2 ? 'front' : 'back')),
  );
  expect(designsOf(frame, labelsOf(seat), ranksOf(measure), (row) => measure.values[row] ?? NaN).size).toBe(0);
});
