import { COUNT, meanOf, type TypedMeasure } from '../../contracts/report/measure';
import { handAbout, handClaim } from '../../testing/hand-made-about';
import { handDimension, handFrame, handMeasure } from '../../testing/hand-made-frame';
import type { Column } from '../../model';
import { adviseOnFew } from './advise';
import { toldOf } from './told-of';

/** Forty members with twelve rows each, of which most rows have a cost and know whether they were late. */
const codes = Array.from({ length: 480 }, (_, row) => row % 40);
const cost = handMeasure('cost', codes.map((_, row) => (row % 7 === 0 ? -3 : row % 5))); // prettier-ignore
const late = handDimension('late', codes.map((_, row) => (row % 6 === 0 ? 'yes' : 'no'))); // prettier-ignore
const unit = {
  column: { name: 'unit', type: 'text', role: 'identifier' } as Column,
  noun: 'unit',
  codes: Int32Array.from(codes),
};
const frame = handFrame('t', codes.length, { entities: [unit], measures: [cost], dimensions: [late] });

const SUM: TypedMeasure = { op: 'sum', column: 'cost' };
const told = (measure: TypedMeasure, direction: 'high' | 'low' | 'none' = 'high', breakdown = 'unit') =>
  toldOf(frame, handClaim({ subject: { breakdown, measure }, direction, effect: 3 }));

test.each<[string, TypedMeasure, object, number]>([
  ['rows', COUNT, { of: 'rows' }, 1],
  ['a sum', SUM, { of: 'sum', measure: cost }, 1],
  // Averages and shares are those of members with half as many rows as others have.
  ['a level', meanOf('cost'), { of: 'level', measure: cost }, 6],
  ['a share', { op: 'rate', column: 'late', value: 'yes' }, { of: 'share', dimension: late, label: 'yes' }, 6],
])('what a claim tells of few by %s', (_, measure, question, least) => {
  const found = told(measure);
  expect(found).toMatchObject({
    question,
    told: { how: 'apart', direction: 'high', count: 3, question, least, members: { column: 'unit', size: 40 } },
  });
  expect(found?.members).toBe(found?.told.members);
});

test.each<[string, TypedMeasure, 'high' | 'low' | 'none', string[]]>([
  ['that come to less than nothing are below it', SUM, 'low', ['below', 'low']],
  ['that come to most stand apart', SUM, 'high', ['apart', 'high']],
  ['whose average is low stand apart as well', meanOf('cost'), 'low', ['apart', 'low']],
  ['of which no way is known are those with most', COUNT, 'none', ['apart', 'high']],
])('few %s', (_, measure, direction, expected) => {
  const found = told(measure, direction)?.told;
  expect([found?.how, found?.direction]).toEqual(expected);
});

test('what is not there any more is not told', () => {
  expect(told(COUNT, 'high', 'gone')).toBeNull();
  expect(told(meanOf('gone'))).toBeNull();
  expect(told({ op: 'rate', column: 'gone', value: 'yes' })).toBeNull();
});

test('of who comes to less than nothing it is advised what to look into', () => {
  const claim = { subject: { breakdown: 'unit', measure: SUM }, effect: 3, value: -70 };
  const advice = adviseOnFew(handAbout(frame, { ...claim, direction: 'low' }));
  expect(advice).toContain('70');
  expect(adviseOnFew(handAbout(frame, { ...claim, direction: 'low', value: null }))).toBeNull();
  expect(adviseOnFew(handAbout(frame, { ...claim, direction: 'high' }))).toBeNull();
});
