import { handDimension, handFrame, handMeasure, handTimeline } from '../../testing/hand-made-frame';
import { handSaid } from '../../testing/hand-made-saying';
import type { Row } from '../../duckdb/cell';
import { sayGroupStep, type GroupStepTold } from './say';

const DAY = 86_400_000;
const MARCH = Date.UTC(2024, 2, 1);
const TOLD: GroupStepTold = {
  timeline: handTimeline([], { edges: [Date.UTC(2024, 1, 1), MARCH], grain: 'month' }),
  dimension: handDimension('region', ['East', 'West']),
  label: 'East',
  measure: handMeasure('units', [1, 2]),
  edge: MARCH,
  up: false,
  least: 8,
  others: 0,
  dated: null,
};
const FACTS: Row = { value: 60, baseline: 80, others: 101, others_before: 100, n: 120 };

test.each<[string, Partial<GroupStepTold>, Row, string | null]>([
  ['a fall', {}, {}, 'From March 2024 on, units for rows in East fall to a new level: 60 on average, after 80 before (−25%); for the others 101 after 100.'],
  ['of a season', { season: true }, {}, 'From March 2024 on, units for rows in East fall to a new level: 60 on average, after 80 in the same months a year before (−25%); for the others 101 after 100.'],
  ['a small part of what has no nought', { least: 3 }, { value: 76 }, 'From March 2024 on, units for rows in East fall to a new level: 76 on average, after 80 before; for the others 101 after 100.'],
  ['others that stay', {}, { others: 100 }, 'From March 2024 on, units for rows in East fall to a new level: 60 on average, after 80 before (−25%); for the others it stays at 100.'],
  ['a rise on a day', { up: true, edge: MARCH + 4 * 86_400_000 }, { value: 100 }, 'From about 5 March 2024 on, units for rows in East rise to a new level: 100 on average, after 80 before (+25%); for the others 101 after 100.'],
  ['a day that is known', { up: true, edge: MARCH + 4 * DAY, dated: { moment: MARCH + 4 * DAY, from: MARCH + 4 * DAY, to: MARCH + 4 * DAY } }, { value: 100 }, 'From 5 March 2024 on, units for rows in East rise to a new level: 100 on average, after 80 before (+25%); for the others 101 after 100.'],
  ['a share of which nothing is left', { measure: handMeasure('fuel', [0, 1], { fraction: true }) }, { value: 0, baseline: 0.08, others: 0.08, others_before: 0.08 }, 'From March 2024 on, the share with fuel for rows in East falls to none at all, after 8% before; for the others it stays at 8%.'],
  ['several that step', { others: 1, dimension: handDimension('region', ['East', 'West', 'North']) }, { others: 40 }, 'From March 2024 on, units for rows in East fall to a new level: 60 on average, after 80 before (−25%); 1 of the 2 others steps as well.'],
  ['from below nought', { up: true }, { value: 10, baseline: -10 }, 'From March 2024 on, units for rows in East rise to a new level: 10 on average, after −10 before; for the others 101 after 100.'],
  ['the other way', { up: true }, {}, null],
  ['hardly a change', {}, { value: 72.1 }, null],
  ['as little as may be', {}, { value: 72 }, 'From March 2024 on, units for rows in East fall to a new level: 72 on average, after 80 before (−10%); for the others 101 after 100.'],
  ['what the others do as well', {}, { others: 89 }, null],
  ['the same factor', {}, { others: 40, others_before: 50 }, null],
  ['a cell of two columns', { within: { dimension: handDimension('article', ['Tea', 'Rye']), label: 'Rye' } }, {}, 'From March 2024 on, units for region East, article Rye fall to a new level: 60 on average, after 80 before (−25%); for article Rye elsewhere 101 after 100.'],
  ['half of it', {}, { others: 90 }, 'From March 2024 on, units for rows in East fall to a new level: 60 on average, after 80 before (−25%); for the others 90 after 100.'],
])('%s', (_, told, facts, sentence) =>
  expect(handSaid(sayGroupStep, { ...TOLD, ...told }, { ...FACTS, ...facts })?.sentence ?? null).toBe(sentence),
); // prettier-ignore

test('days that it may have been stand below', () => {
  const dated = { moment: MARCH + 4 * DAY, from: MARCH + 2 * DAY, to: MARCH + 5 * DAY };
  const said = handSaid(sayGroupStep, { ...TOLD, edge: dated.moment, dated }, FACTS);
  expect(said?.sentence).toMatch(/^From about 5 March 2024 on, /);
  expect(said?.evidence).toEqual(['95% interval of the date 3 March 2024 to 6 March 2024']);
});

test('of a length how many are late for what was set', () => {
  const column = { type: 'timestamp', role: 'time' };
  const model = { columns: [{ ...column, name: 'in' }, { ...column, name: 'out' }, { ...column, name: 'promised on', time: 'due' }] };
  const frame = handFrame('t', 100, {}, { model, columns: model.columns } as never);
  const measure = handMeasure('time', [1, 2], { kind: 'duration', unit: 'days', pair: { start: 'in', end: 'out' } });
  const late = (facts: Row) => handSaid(sayGroupStep, { ...TOLD, up: true, least: 0.2, measure }, { value: 3, baseline: 2.5, others: 2.4, others_before: 2.4, n: 90, ...facts }, frame)?.sentence;
  expect(late({ late: 0.46, late_before: 0.08, late_others: 0.07 })).toMatch(/ 46% of them are late by “promised on” since then, after 8% before, and 7% of the others\.$/);
  expect(late({ late: 0.1, late_before: 0.08, late_others: 0.07 })).not.toContain('late by');
}); // prettier-ignore

test('what else changes at that time is told with both levels, where it changes by enough', () => {
  const along = ['wait', 'staff', 'income'].map((column) => handMeasure(column, [1, 2]));
  const facts = { ...FACTS, along_0: 25, along_0_before: 9, along_1: 9.5, along_1_before: 10, along_2: 70, along_2_before: 100 };
  expect(handSaid(sayGroupStep, { ...TOLD, along }, facts)?.sentence).toMatch(
    /; for the others 101 after 100\. Along with it, wait rises from 9 to 25 and income falls from 100 to 70\.$/,
  );
});
