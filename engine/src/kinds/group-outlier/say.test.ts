import type { Row } from '../../duckdb/cell';
import { handDimension, handMeasure } from '../../testing/hand-made-frame';
import { handSaid } from '../../testing/hand-made-saying';
import { reaches } from '../farthest';
import { sayStranger, type StrangerTold } from './say';

const PLACE = handDimension('place', ['North', 'North', 'South']);
const COST = handMeasure('cost', [1, 2, 3], { unit: 'EUR', additive: true });
const TOLD: StrangerTold = { dimension: PLACE, label: 'North', measure: COST, at: 50, high: true, held: null };
const FACTS: Row = { value: 3, extreme: 90, baseline: 20, n: 40 };

test('what is said, and what it rests on', () =>
  expect(handSaid(sayStranger, TOLD, FACTS)).toEqual({
    sentence:
      '3 of the rows with place North have a cost above €50 (the highest €90), far above their median of €20, though not unusual for the table.',
    words: [reaches('high', `SELECT cost = 90 AS own, cost AS y FROM t WHERE place = 'North'`)],
    baseline: 20,
    n: 40,
  }));

test.each<[string, Partial<StrangerTold>, Row, string | null]>([
  [
    'whose they are',
    { held: { dimension: handDimension('firm', ['Voss']), label: 'Voss' } },
    { held: 3 },
    '3 of the rows with place North have a cost above €50 (the highest €90), far above their median of €20, though not unusual for the table; all of them have firm Voss.',
  ],
  [
    'one of them',
    {},
    { value: 1 },
    'One of the rows with place North has a cost of €90, far above their median of €20, though not unusual for the table.',
  ],
  [
    'low ones',
    { high: false, at: 5 },
    { extreme: 1 },
    '3 of the rows with place North have a cost below €5 (the lowest €1), far below their median of €20, though not unusual for the table.',
  ],
  [
    'one low one',
    { high: false },
    { value: 1, extreme: 1 },
    'One of the rows with place North has a cost of €1, far below their median of €20, though not unusual for the table.',
  ],
  ['none', {}, { value: 0 }, null],
])('%s', (_, told, facts, sentence) =>
  expect(handSaid(sayStranger, { ...TOLD, ...told }, { ...FACTS, ...facts })?.sentence ?? null).toBe(sentence),
);
