import type { Row } from '../../duckdb/cell';
import { handDimension, handFrame, handMeasure } from '../../testing/hand-made-frame';
import { handSaid } from '../../testing/hand-made-saying';
import { reaches } from '../farthest';
import { sayLevel } from './say';
import type { SlightTold } from './say-slight';

const PLACE = handDimension('place', ['North', 'North', 'South', "O'Hara"]);
const COST = handMeasure('cost', [1, 2, 3], { unit: 'EUR', additive: true });
const LEVELS = 'SELECT place AS x, avg(cost) AS y FROM t GROUP BY 1';
const TOLD: SlightTold = { slight: { measure: COST }, dimension: PLACE, levels: LEVELS };
const FACTS: Row = { low: 10, high: 12, lowest: 'South', highest: "O'Hara", n: 100 };

const said = (told: Partial<SlightTold>, facts: Row = {}) =>
  handSaid(sayLevel, { ...TOLD, ...told }, { ...FACTS, ...facts }, handFrame('t', 100));

test('groups that differ by little are said by their ends, which the words are held to', () =>
  expect(said({})).toEqual({
    sentence: "Mean cost differs by place: from €10 for rows with place South to €12 for rows with place O'Hara.",
    words: [
      reaches('low', `SELECT x = 'South' AS own, y FROM (${LEVELS})`),
      reaches('high', `SELECT x = 'O''Hara' AS own, y FROM (${LEVELS})`),
    ],
    n: 100,
  }));

test('shares that differ by little are said in per cent', () => {
  const outcome = handDimension('state', ['open', 'closed']);
  expect(said({ slight: { outcome, label: 'open' } }, { low: 0.1, high: 0.12 })?.sentence).toMatch(
    /from 10% for rows with place South to 12% for rows with place O'Hara\.$/,
  );
});

test.each<[string, Row, boolean]>([
  ['differ as they are printed', { low: 10, high: 10.5 }, true],
  ['are printed alike', { low: 10.000001, high: 10.000002 }, false],
])('groups that %s', (_, facts, told) => expect(said({}, facts) !== null).toBe(told));
