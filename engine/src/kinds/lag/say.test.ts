import type { Row } from '../../duckdb/cell';
import { handFrame, handMeasure } from '../../testing/hand-made-frame';
import { handSaid, MONTHLY } from '../../testing/hand-made-saying';
import { LIMITS } from './limits';
import { sayLag, type LagTold } from './say';

const TOLD: LagTold = {
  first: handMeasure('rain', [1, 2, 3]),
  later: handMeasure('harvest', [1, 2, 3]),
  steps: 2,
  positive: true,
};
const FACTS: Row = { value: 0.8, n: 1200 };
const FRAME = handFrame('t', 100, { timeline: MONTHLY });
const said = (told: Partial<LagTold>, facts: Row, frame = FRAME) =>
  handSaid(sayLag, { ...TOLD, ...told }, { ...FACTS, ...facts }, frame);

test('what follows what, after how many steps, and what that rests on', () =>
  expect(said({}, {})).toEqual({
    sentence: 'Harvest follows rain 2 readings later: where rain moves up, it then rises.',
    n: 1200,
    counted: '1,200 pairs',
    evidence: ['r 0.80 of what each brings beyond its own course'],
  }));

test.each<[string, Partial<LagTold>, Row, string]>([
  ['the other way', { positive: false }, { value: -0.8 }, 'Harvest follows rain 2 readings later: where rain moves up, it then falls.'],
  ['after one step', { steps: 1 }, {}, 'Harvest follows rain 1 reading later: where rain moves up, it then rises.'],
  ['of several', { later: { ...TOLD.later, noun: 'harvests' }, first: { ...TOLD.first, noun: 'rains' } }, {}, 'Harvests follow rains 2 readings later: where rains move up, they then rise.'],
])('one that follows %s', (_, told, facts, sentence) => expect(said(told, facts)?.sentence).toBe(sentence)); // prettier-ignore

test.each<[string, Partial<LagTold>, Row, typeof FRAME, boolean]>([
  ['just so close', {}, { value: LIMITS.leastR }, FRAME, true],
  ['less close', {}, { value: LIMITS.leastR - 0.001 }, FRAME, false],
  ['as close the other way', { positive: false }, { value: -LIMITS.leastR }, FRAME, true],
  ['the other way in the whole table', {}, { value: -0.8 }, FRAME, false],
  ['without a time', {}, {}, { ...FRAME, timeline: null }, false],
])('series that are %s', (_, told, facts, frame, is) => expect(said(told, facts, frame) !== null).toBe(is));
