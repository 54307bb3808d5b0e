import type { Row } from '../../duckdb/cell';
import { handFrame, handMeasure } from '../../testing/hand-made-frame';
import { handSaid } from '../../testing/hand-made-saying';
import { LIMITS } from './limits';
import { sayConcentration, type ConcentrationTold } from './say';

const TOLD: ConcentrationTold = {
  measure: handMeasure('sales', [1, 2], { unit: 'EUR', additive: true }),
  holders: { column: 'shop', each: true },
  part: 0.05,
};
const FACTS: Row = { value: 0.8, first: 5, n: 100, part: 800, total: 1000 };
const said = (told: Partial<ConcentrationTold>, facts: Row = {}) =>
  handSaid(sayConcentration, { ...TOLD, ...told }, { ...FACTS, ...facts }, handFrame('t', 100, { rows: 'shops' }));

test('what the first of them hold is said, and what an even spread would give them', () =>
  expect(said({})).toEqual({
    sentence: 'The first 5% of the shops (5 of 100) account for 80% of all sales: €800 of €1,000.',
    baseline: 0.05,
    n: 100,
  }));

test.each<[string, Partial<ConcentrationTold>, Row, string | undefined]>([
  ['rows of customers', { measure: null, holders: { column: 'customer', each: false } }, {}, 'The first 5% of the customers (5 of 100) account for 80% of the shops.'],
  ['another part', { part: 0.1 }, { first: 20, n: 200 }, 'The first 10% of the shops (20 of 200) account for 80% of all sales: €800 of €1,000.'],
  ['just so much', {}, { value: LIMITS.least }, 'The first 5% of the shops (5 of 100) account for 50% of all sales: €800 of €1,000.'],
  ['less than that', {}, { value: LIMITS.least - 0.001 }, undefined],
  ['nothing', {}, { value: null }, undefined],
])('of %s', (_, told, facts, sentence) => expect(said(told, facts)?.sentence).toBe(sentence)); // prettier-ignore
