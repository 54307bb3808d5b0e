import type { Row } from '../../duckdb/cell';
import { handDimension, handMeasure } from '../../testing/hand-made-frame';
import { handSaid } from '../../testing/hand-made-saying';
import { reaches } from '../farthest';
import { sayFar, type FarTold } from './say';

const COST = handMeasure('cost', [1, 2, 3], { unit: 'EUR', additive: true });
const TOLD: FarTold = { measure: COST, at: 50, high: true, named: false };
const FACTS: Row = { value: 3, extreme: 90, baseline: 20, part: 0.2, n: 400 };

test('what is said, and what it rests on', () =>
  expect(handSaid(sayFar, TOLD, FACTS)).toEqual({
    sentence: '3 rows have a cost above €50 (the highest €90), far above the median of €20; together they are 20% of the total.',
    words: [reaches('high', 'SELECT cost = 90 AS own, cost AS y FROM t')],
    baseline: 20,
    n: 400,
  }));

test.each<[string, Partial<FarTold>, Row, string | null]>([
  ['one', {}, { value: 1 }, '1 row has a cost of €90, far above the median of €20; it is 20% of the total.'],
  [
    'with a part as small as may be',
    {},
    { part: 0.05 },
    '3 rows have a cost above €50 (the highest €90), far above the median of €20; together they are 5% of the total.',
  ],
  [
    'that are all of one kind',
    { held: { dimension: handDimension('gift type', ['Legacy', 'Legacy', 'Legacy']), label: 'Legacy' } },
    { part: 0, held: 3 },
    '3 rows have a cost above €50 (the highest €90), far above the median of €20; all of them have gift type Legacy.',
  ],
  [
    'that are mostly of one kind',
    { held: { dimension: handDimension('gift type', ['Legacy', 'Legacy', 'Cash']), label: 'Legacy' } },
    { part: 0, value: 8, held: 7 },
    '8 rows have a cost above €50 (the highest €90), far above the median of €20; 7 of them have gift type Legacy.',
  ],
  ['with too small a part', {}, { part: 0.04 }, '3 rows have a cost above €50 (the highest €90), far above the median of €20.'],
  [
    'with all of it',
    {},
    { part: 1 },
    '3 rows have a cost above €50 (the highest €90), far above the median of €20; together they are 100% of the total.',
  ],
  ['with more than all of it', {}, { part: 1.1 }, '3 rows have a cost above €50 (the highest €90), far above the median of €20.'],
  [
    'of what has no sum',
    { measure: { ...COST, additive: false } },
    {},
    '3 rows have a cost above €50 (the highest €90), far above the median of €20.',
  ],
  ['low', { high: false, at: 5 }, { extreme: 1 }, '3 rows have a cost below €5 (the lowest €1), far below the median of €20.'],
  [
    'of one with a name',
    { named: true },
    { value: 1, first: 'north' },
    'North has a cost of €90, far above the median of €20; it is 20% of the total.',
  ],
  [
    'of two with names',
    { named: true },
    { value: 2, first: 'north', second: 'south' },
    'North and south have a cost above €50 (the highest €90), far above the median of €20; together they are 20% of the total.',
  ],
  [
    'of which not all have a name',
    { named: true },
    { value: 3, first: 'north', second: 'south' },
    '3 rows have a cost above €50 (the highest €90), far above the median of €20; together they are 20% of the total.',
  ],
  ['none', {}, { value: 0 }, null],
])('%s', (_, told, facts, sentence) =>
  expect(handSaid(sayFar, { ...TOLD, ...told }, { ...FACTS, ...facts })?.sentence ?? null).toBe(sentence),
);
