import type { ModelOutcome } from '../../contracts/table/table-model';
import type { Table } from '../../model';
import type { Frame } from '../../insights/frame/frame';
import { TestLog } from '../../insights/judge/test-log';
import { handFacts } from '../../testing/hand-made-facts';
import { handDimension, handFrame, handMeasure, handTimeline } from '../../testing/hand-made-frame';
import { COUNT, meanOf } from '../../contracts/report/measure';
import { groupLevels } from '.';
import { mineGroupLevels } from './group-levels';

const COLUMNS = {
  team: Array.from({ length: 30 }, (_, i) => 'ABC'[i % 3] ?? ''),
  side: Array.from({ length: 30 }, (_, i) => (i < 15 ? 'left' : 'right')),
  cost: Array.from({ length: 30 }, (_, i) => [10, 40, 20][i % 3] ?? 0).map((value, i) => value + (i % 2)),
  late: Array.from({ length: 30 }, (_, i) => (i % 5 === 0 ? 'yes' : 'no')),
};

function mined(changes: Partial<Frame> = {}, outcome: ModelOutcome = { kind: 'none' }) {
  const made = handFrame(
    't',
    30,
    {
      dimensions: [handDimension('side', COLUMNS.side), handDimension('team', COLUMNS.team)],
      measures: [handMeasure('cost', COLUMNS.cost)],
      ...changes,
    },
    { model: { columns: [], algebra: [], outcome, shape: { kind: 'event' } } as unknown as Table['model'] },
  );
  return mineGroupLevels({ frame: made, log: new TestLog() });
}

const subjects = (found: ReturnType<typeof mined>) =>
  found.map(({ subject, told }) => [subject.breakdown, told.labels.join(' ')]);

test('the leading measure by its groups: what goes furthest apart and, of it, the highest first', async () => {
  const found = mined();
  expect(subjects(found)).toEqual([
    ['team', 'B C A'],
    ['side', 'right left'],
  ]);
  expect(found).toMatchObject([{ kind: 'group-levels', context: true, tests: [], n: 30 }, {}]);
  expect(await handFacts(COLUMNS, found)).toMatchObject([{ value: 40.5, y0: 40.5, y1: 20.5, y2: 10.5, n: 30 }, {}]);
});

test('of the result, where there is one, the share of its event', async () => {
  const late = handDimension('late', COLUMNS.late, { outcome: true, event: 'yes' });
  const outcome: ModelOutcome = { kind: 'outcome', outcome: { column: 'late', event: 'yes', good: null } };
  const found = mined({ dimensions: [late, handDimension('side', COLUMNS.side)] }, outcome);
  expect(found).toMatchObject([
    { subject: { measure: { op: 'rate', column: 'late', value: 'yes' }, breakdown: 'side' }, unit: '%' },
  ]);
  expect(await handFacts(COLUMNS, found)).toEqual([{ value: 0.2, y0: 0.2, y1: 0.2, n: 30 }]);
});

test('an order of labels is kept', () => {
  const team = handDimension('team', COLUMNS.team);
  const ordered = { ...team, column: { ...team.column, order: ['A', 'B', 'C'] } };
  expect(subjects(mined({ dimensions: [ordered] }))).toEqual([['team', 'A B C']]);
});

test.each<[string, Partial<Frame>]>([
  ['nothing to look at', { measures: [] }],
  ['a series of readings', { timeline: handTimeline(COLUMNS.cost.map((_, i) => Date.UTC(2024, 0, 1 + i)), { regular: true }) }], // prettier-ignore
  ['names of those who act', { dimensions: [handDimension('team', COLUMNS.team, { entity: true })] }],
  ['more labels than a sentence holds', { dimensions: [handDimension('team', COLUMNS.team, { distinct: 6 })] }],
])('%s', (_, changes) => expect(mined(changes)).toEqual([]));

test('what is told of the same groups is not told twice', () => {
  const [own] = mined();
  if (!own) throw new Error('nothing was found');
  const told = { ...own, kind: 'group-difference' as const };
  const pruned = (other: typeof own) => groupLevels.prune(own, other, { derived: new Set() });
  expect(pruned(told)).toBe(true);
  expect(pruned({ ...told, subject: { ...own.subject, breakdown: 'side' } })).toBe(false);
  expect(pruned({ ...told, subject: { ...own.subject, measure: meanOf('other') } })).toBe(false);
  expect(pruned({ ...told, subject: { ...own.subject, measure: COUNT } })).toBe(false);
  expect(pruned({ ...told, kind: 'headline' })).toBe(false);
  const adjusted = { ...own, kind: 'adjusted-difference' as const, subject: { ...own.subject, breakdown: ['team', 'faculty'] } };
  expect(pruned(adjusted)).toBe(true);
  expect(pruned({ ...adjusted, subject: { ...adjusted.subject, breakdown: ['faculty', 'team'] } })).toBe(false);
});
