import type { Word } from '../../contracts/report/claim';
import type { Row } from '../../duckdb/cell';
import { handDimension, handFrame, handMeasure } from '../../testing/hand-made-frame';
import { handSaid, MONTHLY, MONTHS } from '../../testing/hand-made-saying';
import { normalFrom, randomFrom } from '../../stats/distributions/random';
import { sayFigure, type FigureTold } from './say';

const PLACE = handDimension('place', ['North', 'North', 'South']);
const COST = handMeasure('cost', [1, 2, 3], { unit: 'EUR', additive: true });
const HELD: Word = { says: 'growing', sql: 'SELECT true' };
const WORDS = { even: [HELD], tied: [HELD], other: [HELD] };
const TIES = {
  none: { first: 1, second: 1 },
  firsts: { first: 2, second: 2 },
  many: { first: 3, second: 3 },
  seconds: { first: 1, second: 3 },
};
/** The months of 2022 to 2024. */
const THREE_YEARS = Array.from({ length: 37 }, (_, month) => Date.UTC(2022, month, 1));
/** Rows by their month: 20 in each of the first and last year, three times as many in between. */
const STRAYING = THREE_YEARS.slice(1).flatMap((_, month) =>
  Array.from({ length: month >= 12 && month < 24 ? 60 : 20 }, () => month),
);
const TOLD: FigureTold = { figure: 'rows' };
const FACTS: Row = { value: 1000, n: 900 };

test('what is said, and what it rests on', () =>
  expect(handSaid(sayFigure, TOLD, FACTS)).toEqual({ sentence: 'The table holds 1,000 rows in 0 columns.', n: 1000 }));

test.each([
  ['as the file has them where its rows are the same', 1000, 'in 17 columns'],
  ['as the table is read where its rows are others', 250, 'in 2 columns'],
])('columns are counted %s', (_, rows, told) => {
  const frame = handFrame('t', 1000, {}, { columns: [PLACE.column, PLACE.column], written: { rows, columns: 17 } });
  expect(handSaid(sayFigure, TOLD, FACTS, frame)?.sentence).toContain(told);
});

const FLAG = { ...PLACE.column, role: 'boolean' as const };

test.each<[string, FigureTold, Row, string | null]>([
  [
    'rows over a time',
    { figure: 'rows' },
    { first: MONTHS[0] ?? 0, last: MONTHS[11] ?? 0 },
    'The table holds 1,000 rows in 0 columns from 1 January 2024 to 1 December 2024.',
  ],
  [
    'a level',
    { figure: 'level', measure: COST },
    { value: 12, low: 2, middle: 9, high: 30, total: 9000 },
    'Cost averages €12, half of the values are at most €9, four in five between €2 and €30; in all €9,000.',
  ],
  [
    'a level that is nearly always the same',
    { figure: 'level', measure: { ...COST, additive: false, noun: 'costs' } },
    { value: 12, low: 9, middle: 9, high: 9, total: 9000 },
    'Costs average €12, at least four in five of the values are exactly €9.',
  ],
  [
    'a share',
    { figure: 'level', measure: { ...COST, unit: null, fraction: true, noun: 'the deadline is missed' } },
    { value: 0.25 },
    'In 25% of 900 rows, the deadline is missed.',
  ],
  [
    'how long it takes',
    { figure: 'level', measure: { ...COST, unit: 'days', verb: 'close' } },
    { value: 12, low: 2, middle: 9, high: 30 },
    'Rows take 12 days to close on average, half of them at most 9 days, four in five between 2 days and 30 days (900 rows).',
  ],
  [
    'how long it always takes',
    { figure: 'level', measure: { ...COST, unit: 'days', verb: 'close' } },
    { value: 12, low: 9, middle: 9, high: 9 },
    'Rows take 12 days to close on average, at least four in five of them exactly 9 days (900 rows).',
  ],
  [
    'a running total',
    { figure: 'running', measure: COST, growing: HELD },
    { value: 90, baseline: 10 },
    'Cost goes from €10 up to €90 over time and hardly ever falls: read as a running total, so neither its mean nor its sum is given.',
  ],
  [
    'running totals',
    { figure: 'running', measure: { ...COST, noun: 'costs' }, growing: HELD },
    { value: 90, baseline: 10 },
    'Costs go from €10 up to €90 over time and hardly ever fall: read as a running total, so neither its mean nor its sum is given.',
  ],
  [
    'all shares',
    { figure: 'shares', dimension: PLACE, labels: ['North', 'South'] },
    { value: 0.7, share1: 0.3 },
    'Place is North for 70% of rows, South for 30%.',
  ],
  [
    'what happened, of two labels',
    { figure: 'shares', dimension: { ...PLACE, noun: 'status', distinct: 2, event: 'late' }, labels: ['late', 'on time'] },
    { value: 0.3, share1: 0.7, n: 20 },
    '30% of rows are late.',
  ],
  [
    'two labels of which the second one is what happened',
    { figure: 'shares', dimension: { ...PLACE, noun: 'status', distinct: 2, event: 'on time' }, labels: ['late', 'on time'] },
    { value: 0.3, share1: 0.7, n: 20 },
    'Status is late for 30% of rows, on time for 70%.',
  ],
  [
    'what happened, of three labels',
    {
      figure: 'shares',
      dimension: { ...PLACE, noun: 'status', distinct: 3, event: 'late' },
      labels: ['late', 'on time', 'early'],
    },
    { value: 0.3, share1: 0.6, share2: 0.1, n: 20 },
    'Status is late for 30% of rows, on time for 60%, early for 10%.',
  ],
  [
    'yes and no',
    { figure: 'shares', dimension: { ...PLACE, noun: 'cancelled', distinct: 2, column: FLAG }, labels: ['Yes', 'No'] },
    { value: 0.3, share1: 0.7, n: 20 },
    '30% of rows are cancelled.',
  ],
  [
    'yes and no of what is no deed',
    { figure: 'shares', dimension: { ...PLACE, noun: 'fraud', distinct: 2, column: FLAG }, labels: ['1', '0'] },
    { value: 0.3, share1: 0.7, n: 20 },
    'Fraud is yes for 30% of rows, no for 70%.',
  ],
  [
    'some shares',
    { figure: 'shares', dimension: { ...PLACE, distinct: 5 }, labels: ['North', 'South'] },
    { value: 0.4, share1: 0.2 },
    'Place is North for 40% of rows, South for 20%, one of 3 others for the rest.',
  ],
  [
    'values',
    { figure: 'values', dimension: PLACE, first: 'North', second: 'South', ties: TIES.none, words: WORDS },
    { value: 600, second: 300, members: 4, n: 1000 },
    'Place has 4 values; the most frequent are North (600, 60%) and South (300, 30%).',
  ],
  [
    'values that are all as frequent',
    { figure: 'values', dimension: PLACE, first: 'North', second: 'South', ties: TIES.none, words: WORDS },
    { value: 250, second: 250, members: 4, n: 1000 },
    'Each of the 4 values of place has 250 rows.',
  ],
  [
    'values of which two lead',
    { figure: 'values', dimension: PLACE, first: 'North', second: 'South', ties: TIES.firsts, words: WORDS },
    { value: 300, second: 300, members: 4, n: 1000 },
    'Place has 4 values; the most frequent are North and South, with 300 rows each (30%).',
  ],
  [
    'values of which three lead',
    { figure: 'values', dimension: PLACE, first: 'North', second: 'South', ties: TIES.many, words: WORDS },
    { value: 300, second: 300, members: 9, n: 1000 },
    'Place has 9 values; the most frequent are North, South and 1 other, with 300 rows each (30%).',
  ],
  [
    'values of which most lead',
    { figure: 'values', dimension: PLACE, first: 'North', second: 'South', ties: TIES.many, words: WORDS },
    { value: 300, second: 300, members: 4, n: 1000 },
    null,
  ],
  [
    'values of which several come second',
    { figure: 'values', dimension: PLACE, first: 'North', second: 'South', ties: TIES.seconds, words: WORDS },
    { value: 400, second: 200, members: 4, n: 1000 },
    'Place has 4 values; the most frequent is North (400, 40%), then South and 2 others with 200 each.',
  ],
  [
    'a period with more',
    { figure: 'period', timeline: MONTHLY },
    { value: 60, baseline: 40 },
    'December 2024, the last complete month, has 60 rows: 50% more than the 40 of November 2024.',
  ],
  [
    'a period with fewer',
    { figure: 'period', timeline: MONTHLY },
    { value: 15, baseline: 40 },
    'December 2024, the last complete month, has 15 rows: 63% fewer than the 40 of November 2024.',
  ],
  [
    'a period with fewer, as chance may have it',
    { figure: 'period', timeline: MONTHLY },
    { value: 30, baseline: 40 },
    'December 2024, the last complete month, has 30 rows; in November 2024 there were 40.',
  ],
  [
    'a period whose months stray much',
    { figure: 'period', timeline: { ...MONTHLY, edges: THREE_YEARS, period: Int32Array.from(STRAYING) } },
    { value: 150, baseline: 100 },
    'December 2024, the last complete month, has 150 rows; in December 2023 there were 100.',
  ],
  [
    'a period beside that of the year before',
    { figure: 'period', timeline: { ...MONTHLY, edges: THREE_YEARS } },
    { value: 150, baseline: 100 },
    'December 2024, the last complete month, has 150 rows: 50% more than the 100 of December 2023.',
  ],
  [
    'a period with nearly as many',
    { figure: 'period', timeline: MONTHLY },
    { value: 1001, baseline: 1000 },
    'December 2024, the last complete month, has 1,001 rows: nearly the 1,000 of November 2024.',
  ],
  [
    'a period with as many',
    { figure: 'period', timeline: MONTHLY },
    { value: 40, baseline: 40 },
    'December 2024, the last complete month, has 40 rows: as many as in November 2024.',
  ],
  [
    'a period after none',
    { figure: 'period', timeline: MONTHLY },
    { value: 40, baseline: 0 },
    'December 2024, the last complete month, has 40 rows, after none in November 2024.',
  ],
  [
    'a period with none after none',
    { figure: 'period', timeline: MONTHLY },
    { value: 0, baseline: 0 },
    'December 2024, the last complete month, has 0 rows, like November 2024.',
  ],
])('%s', (_, told, facts, sentence) =>
  expect(handSaid(sayFigure, told, { ...FACTS, ...facts })?.sentence ?? null).toBe(sentence),
);

test.each([
  ['of the season', 0.5, 0],
  ['of no season', 0, 0],
  ['that stray', 0.3, 0.25],
])('counts %s are seldom told as more or fewer, and a true step mostly is', (_, season, stray) => {
  const random = randomFrom(11);
  const normal = normalFrom(random);
  const told = (step: number) =>
    Array.from({ length: 200 }, () => {
      const month = (i: number) => 200 * (1 + season * Math.cos((i / 6) * Math.PI)) * Math.exp(stray * normal());
      const counts = THREE_YEARS.slice(1).map((_, i) => {
        const rate = month(i) * (i === 35 ? step : 1);
        return Math.max(1, Math.round(rate + Math.sqrt(rate) * normal()));
      });
      const period = Int32Array.from(counts.flatMap((n, i) => Array.from({ length: n }, () => i)));
      const facts = { value: counts[35] ?? 0, baseline: counts[23] ?? 0 };
      const timeline = { ...MONTHLY, edges: THREE_YEARS, period };
      return handSaid(sayFigure, { figure: 'period', timeline }, { ...FACTS, ...facts })?.sentence ?? '';
    }).filter((sentence) => /more than|fewer than/.test(sentence)).length;
  expect(told(1)).toBeLessThan(20);
  expect(told(stray > 0 ? 3.5 : 1.6)).toBeGreaterThan(150);
});
