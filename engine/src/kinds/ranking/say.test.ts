import type { Word } from '../../contracts/report/claim';
import type { Row } from '../../duckdb/cell';
import { handMeasure } from '../../testing/hand-made-frame';
import { handSaid } from '../../testing/hand-made-saying';
import { sayRanking, type RankingTold } from './say';

const COST = handMeasure('cost', [1, 2, 3], { unit: 'EUR', additive: true });
const word = (says: Word['says'], name: string): Word => ({ says, sql: `SELECT '${name}'` });
const TOLD: RankingTold = {
  measure: COST,
  thing: 'place',
  highest: (names) => word('highest', names.join()),
  lowest: (name) => word('lowest', name),
};
const FACTS: Row = {
  value: 50,
  next: 45,
  low: 5,
  highest: 1,
  lowest: 1,
  n: 20,
  first: 'north',
  second: 'south',
  third: 'west',
  last: 'east',
};

test('what is said, and what it rests on', () =>
  expect(handSaid(sayRanking, TOLD, FACTS)).toEqual({
    sentence: 'North has the highest cost, €50, ahead of south (€45); east has the lowest, €5.',
    baseline: 45,
    n: 20,
    words: [word('highest', 'north'), word('lowest', 'east')],
  }));

test.each<[string, Partial<RankingTold>, Row, string | null]>([
  ['by far', {}, { value: 67.5 }, 'North has by far the highest cost, €67.50, ahead of south (€45); east has the lowest, €5.'],
  ['not quite by far', {}, { value: 67 }, 'North has the highest cost, €67, ahead of south (€45); east has the lowest, €5.'],
  ['with several last ones', {}, { lowest: 2 }, 'North has the highest cost, €50, ahead of south (€45).'],
  [
    'by far, with several last ones',
    {},
    { value: 90, lowest: 2 },
    'North has by far the highest cost, €90, ahead of south (€45).',
  ],
  ['among many', {}, { n: 301 }, 'North has the highest cost, €50, ahead of south (€45).'],
  [
    'among as many as a last one is told of',
    {},
    { n: 300 },
    'North has the highest cost, €50, ahead of south (€45); east has the lowest, €5.',
  ],
  ['two together', {}, { highest: 2 }, 'North and south have the highest cost, €50; east has the lowest, €5.'],
  ['three together, with several last ones', {}, { highest: 3, lowest: 2 }, 'North, south and west have the highest cost, €50.'],
  ['four together', {}, { highest: 4 }, null],
  [
    'before one with nothing',
    {},
    { next: 0, low: -1 },
    'North has the highest cost, €50, ahead of south (€0); east has the lowest, −€1.',
  ],
  ['of few', {}, { n: 4 }, null],
  ['of five', {}, { n: 5 }, 'North has the highest cost, €50, ahead of south (€45); east has the lowest, €5.'],
  ['of equal ones', {}, { low: 50 }, null],
])('%s', (_, told, facts, sentence) =>
  expect(handSaid(sayRanking, { ...TOLD, ...told }, { ...FACTS, ...facts })?.sentence ?? null).toBe(sentence),
);
