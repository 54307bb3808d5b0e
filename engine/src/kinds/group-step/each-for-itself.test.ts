import { passes } from '../../insights/judge/gate';
import { TestLog } from '../../insights/judge/test-log';
import type { Table } from '../../model';
import { handDimension, handFrame, handMeasure, handTimeline } from '../../testing/hand-made-frame';
import { seeded } from '../made-up-rows';
import { gapOf } from './gap-of';
import { mineGroupSteps } from './group-step';

const WEEK = 7 * 86_400_000;
const START = Date.UTC(2022, 0, 3);
const WEEKS = 120;
const LINES = ['Search', 'Social', 'Display', 'Email'];
const LEVELS = [900, 500, 300, 150];

interface World {
  lines?: readonly string[];
  /** By which factor a line goes on, and from which week. */
  step: (line: number, week: number) => number;
  level?: (line: number, random: () => number) => number;
  digits?: number;
}

const strays = (line: number, random: () => number) => (LEVELS[line % 4] ?? 0) * (0.8 + 0.2 * (random() + random()));

/** One reading of each line in each week. */
function world({ lines = LINES, step, level = strays, digits = 1 }: World) {
  const random = seeded(4);
  const cells = Array.from({ length: WEEKS * lines.length }, (_, i) => [Math.floor(i / lines.length), i % lines.length] as const);
  const clicks = cells.map(([week, line]) => Number((level(line, random) * step(line, week)).toFixed(digits)));
  const timeline = handTimeline(cells.map(([week]) => START + week * WEEK), {
    edges: Array.from({ length: WEEKS + 1 }, (_, i) => START + i * WEEK),
    grain: 'week',
    finest: 'week',
    regular: true,
  });
  const dimension = handDimension('line', cells.map(([, line]) => lines[line] ?? ''));
  const measure = handMeasure('clicks', clicks);
  const model = { shape: { kind: 'panel', entity: ['line'], key: ['line', 'moment'], time: 'moment' }, outcome: { kind: 'lead-measure', column: 'clicks', because: { by: 'no-evidence' } }, algebra: [], columns: [] }; // prettier-ignore
  const panel = { things: Int32Array.from(cells, ([, line]) => line), at: Float64Array.from(cells, ([week]) => week) };
  const frame = handFrame('t', cells.length, { dimensions: [dimension], measures: [measure], timeline, panel }, { model: model as unknown as Table['model'] }); // prettier-ignore
  return { frame, split: { timeline, dimension, measure } };
} // prettier-ignore

function told(given: World) {
  const log = new TestLog();
  const found = mineGroupSteps({ frame: world(given).frame, log });
  log.settle();
  return found.filter(passes).map(({ told: { label, up, others, edge } }) => ({ label, up, others, week: Math.round((edge - START) / WEEK) })); // prettier-ignore
}

test('lines that step each at a time of its own are each told, with how many others do', () => {
  const at = [60, 40, 90, 25];
  const found = told({ step: (line, week) => (week < (at[line] ?? 0) ? 1 : line % 2 ? 0.6 : 1.5) });
  expect(found.toSorted((a, b) => a.week - b.week)).toEqual([
    { label: 'Email', up: false, others: 3, week: 25 },
    { label: 'Social', up: false, others: 3, week: 40 },
    { label: 'Search', up: true, others: 3, week: 60 },
    { label: 'Display', up: true, others: 3, week: 90 },
  ]);
});

test('the step of one line is told of that one alone', () =>
  expect(told({ step: (line, week) => (line === 2 && week >= 70 ? 1.5 : 1) })).toEqual([
    { label: 'Display', up: true, others: 0, week: 70 },
  ]));

test.each<[string, World['step']]>([
  ['all do at once', (_, week) => (week >= 60 ? 1.5 : 1)],
  ['most do within three weeks', (line, week) => (line > 0 && week >= 60 + line ? 1.5 : 1)],
  ['none does', () => 1],
  ['all do little by little', (line, week) => 1 + ((line % 2 ? -0.5 : 1) * week) / WEEKS],
])('what %s is no line’s own', (_, step) => expect(told({ step })).toEqual([]));

test('of more lines than a sentence can tell only what one of them does is looked for', () => {
  const lines = Array.from({ length: 13 }, (_, i) => `Line ${i}`);
  const found = told({ lines, step: (line, week) => (week < 20 + 6 * line ? 1 : line % 2 ? 0.6 : 1.5) });
  expect(found.filter(({ others }) => others > 0)).toEqual([]);
});

/** Cases of a week, by chance alone: so many draws of which each has one chance in a hundred. */
const cases = (mean: number) => (_: number, random: () => number) =>
  Array.from({ length: 100 * mean }, () => Number(random() < 0.01)).reduce((sum, one) => sum + one, 0);

test.each<[string, Partial<World>, object | undefined]>([
  ['that come by chance', { level: cases(4), digits: 0 }, { one: 1, others: 3 }],
  ['that stray far more than chance', { level: (_, random) => 4 + 60 * random() ** 3, digits: 0 }, undefined],
  ['of which there are parts', { level: cases(4), step: () => 0.5 }, undefined],
])('of cases %s it is known what one comes to', (_, given, known) => {
  const { frame, split } = world({ step: () => 1, ...given });
  expect(gapOf(frame, split, 0).cases).toEqual(known);
});

test('of cases beside which the others have none, and without one of them, it is said of how many', () => {
  const { frame, split } = world({ step: (line) => Number(line === 0), level: cases(4), digits: 0 });
  expect(gapOf(frame, split, 0).cases).toEqual({ one: 1, others: 0 });
  const all = world({ step: () => 1, level: cases(4), digits: 0 });
  expect(gapOf(all.frame, all.split, 0, 1).cases).toEqual({ one: 1, others: 2 });
});
