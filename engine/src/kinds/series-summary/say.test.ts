import type { Word } from '../../contracts/report/claim';
import type { Row } from '../../duckdb/cell';
import { handMeasure } from '../../testing/hand-made-frame';
import { handSaid, MONTHLY, MONTHS } from '../../testing/hand-made-saying';
import { farthest, reaches } from '../farthest';
import { saySummary, type SummaryTold } from './say';

const COST = handMeasure('cost', [1, 2, 3], { unit: 'EUR', additive: true });
const TOLD: SummaryTold = { measure: COST, timeline: MONTHLY, figures: 'figures' };
const FACTS: Row = {
  value: 30,
  baseline: 10,
  first: MONTHS[0] ?? 0,
  last: MONTHS[11] ?? 0,
  low: 5,
  low_at: MONTHS[2] ?? 0,
  high: 40,
  high_at: MONTHS[8] ?? 0,
  n: 12,
};

test('what is said, and what it rests on', () =>
  expect(handSaid(saySummary, TOLD, FACTS)).toEqual({
    sentence:
      'Cost is €10 in January 2024 and €30 in December 2024: lowest in March 2024 with €5, highest in September 2024 with €40.',
    words: [
      farthest('lowest', `SELECT epoch_ms(period) = ${MONTHS[2]} AS own, y FROM (figures)`),
      farthest('highest', `SELECT epoch_ms(period) = ${MONTHS[8]} AS own, y FROM (figures)`),
    ],
    without: 'Cost is €10 in January 2024 and €30 in December 2024, and varies between €5 and €40.',
    baseline: 10,
    n: 12,
  }));

test.each<[string, Row, Word['says'][]]>([
  ['stand alone', { top: 1, bottom: 1 }, ['highest', 'lowest']],
  ['are shared', { top: 2, bottom: 3 }, ['high', 'low']],
])('of several series whose ends %s', (_, ends, says) =>
  expect(
    handSaid(
      saySummary,
      { ...TOLD, timeline: null },
      { ...FACTS, series: 4, highest: 'North', lowest: 'South', ...ends },
    )?.words?.map((word) => word.says),
  ).toEqual(says),
);

test.each<[string, Partial<SummaryTold>, Row, string | null]>([
  [
    'of several',
    { measure: { ...COST, noun: 'costs' } },
    {},
    'Costs are €10 in January 2024 and €30 in December 2024: lowest in March 2024 with €5, highest in September 2024 with €40.',
  ],
  ['that stands still', {}, { low: 40 }, null],
  [
    'of several series',
    { timeline: null },
    { series: 4, highest: 'North', lowest: 'South', top: 1, bottom: 1 },
    'Of 4 series, mean cost is highest for North (€30) and lowest for South (€10).',
  ],
  [
    'of several series that share their ends',
    { timeline: null },
    { series: 9, highest: 'North', lowest: 'South', top: 3, bottom: 2 },
    'Of 9 series, mean cost is highest for North and 2 more (€30) and lowest for South and 1 more (€10).',
  ],
  [
    'of several series that are alike',
    { timeline: null },
    { series: 4, highest: 'North', lowest: 'South', top: 1, bottom: 1, value: 10 },
    null,
  ],
  [
    'of several series that lie closer than they scatter',
    { timeline: null },
    { series: 4, highest: 'North', lowest: 'South', top: 1, bottom: 1, value: 11, scatter: 4 },
    null,
  ],
])('%s', (_, told, facts, sentence) =>
  expect(handSaid(saySummary, { ...TOLD, ...told }, { ...FACTS, ...facts })?.sentence ?? null).toBe(sentence),
);

test('what events bring in a period, and when least and most', () => {
  const sums = { ...FACTS, value: 24.5, steps: 12 };
  expect(handSaid(saySummary, { ...TOLD, sums: true }, sums)).toEqual({
    sentence: 'Cost a month: €24.50 on average, least in March 2024 (€5), most in September 2024 (€40).',
    words: [
      reaches('low', `SELECT epoch_ms(x) = ${MONTHS[2]} AS own, y FROM (figures)`),
      reaches('high', `SELECT epoch_ms(x) = ${MONTHS[8]} AS own, y FROM (figures)`),
    ],
    n: 12,
  });
  const short = handSaid(saySummary, { ...TOLD, sums: true }, { ...sums, low_a_day: 0 });
  expect(short?.sentence).toBe('Cost a month: €24.50 on average, least €5, most in September 2024 (€40).');
  expect(short?.words).toHaveLength(1);
  const even = handSaid(saySummary, { ...TOLD, sums: true }, { ...sums, low_a_day: 0, high_a_day: 0 });
  expect(even?.sentence).toBe('Cost a month: €24.50 on average, least €5, most €40.');
  expect(handSaid(saySummary, { ...TOLD, sums: true }, { ...sums, steps: 5 })).toBeNull();
  expect(handSaid(saySummary, { ...TOLD, sums: true }, { ...sums, low: 40 })).toBeNull();
});
