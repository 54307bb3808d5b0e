import type { ModelOutcome } from '../../contracts/table/table-model';
import type { Table } from '../../model';
import type { Frame } from '../../insights/frame/frame';
import { TestLog } from '../../insights/judge/test-log';
import { handFacts } from '../../testing/hand-made-facts';
import { handDimension, handFrame, handMeasure, handTimeline } from '../../testing/hand-made-frame';
import { COUNT, meanOf, rateOf } from '../../contracts/report/measure';
import { resultLevels } from '.';
import { LIMITS } from './limits';

const ROWS = 40;
const each = (label: (row: number) => string) => Array.from({ length: ROWS }, (_, row) => label(row));
const COLUMNS = {
  team: each((row) => 'AB'[row % 2] ?? ''),
  side: each((row) => (row < 20 ? 'left' : 'right')),
  day: each((row) => ['mon', 'tue', 'wed', 'thu'][Math.floor(row / 10)] ?? ''),
  // Of team A 15 of 20, of B 3; on the four days 8, 5, 3 and 2 of 10.
  late: each((row) => ((row % 2 === 0 ? row < 20 || row % 4 === 0 : row < 6) ? 'yes' : 'no')),
  even: each((row) => (Math.floor(row / 2) % 2 === 0 ? 'odd' : 'even')),
  cost: Array.from({ length: ROWS }, (_, row) => 10 + (row % 2) * 5 + (row % 3)),
};
const LATE: ModelOutcome = { kind: 'outcome', outcome: { column: 'late', event: 'yes', good: null } };

function mined(changes: Partial<Frame> = {}, outcome: ModelOutcome = LATE, algebra: readonly object[] = []) {
  const dimensions = [
    handDimension('side', COLUMNS.side),
    handDimension('team', COLUMNS.team),
    handDimension('day', COLUMNS.day),
    handDimension('even', COLUMNS.even),
    handDimension('late', COLUMNS.late, { outcome: true, event: 'yes' }),
  ];
  const made = handFrame(
    't',
    ROWS,
    { dimensions, measures: [handMeasure('cost', COLUMNS.cost)], ...changes },
    { model: { columns: [], algebra, shape: { kind: 'entity' }, outcome } as unknown as Table['model'] },
  );
  return resultLevels.mine({ frame: made, log: new TestLog() });
}

test('the result by the groups by which it goes furthest apart, before all else', async () => {
  const found = mined();
  expect(found).toMatchObject([
    {
      kind: 'result-levels',
      subject: { measure: { op: 'rate', column: 'late', value: 'yes' }, breakdown: 'team' },
      leads: true,
      tests: [],
      n: ROWS,
      strength: LIMITS.weight,
      told: { labels: ['A', 'B'], result: new Set(['late']) },
    },
    { subject: { breakdown: 'day' } },
    { subject: { breakdown: 'side' } },
  ]);
  expect(found.every(({ context }) => context !== true)).toBe(true);
  expect((await handFacts(COLUMNS, found))[0]).toEqual({ value: 0.75, y0: 0.75, y1: 0.15, n: ROWS });
});

test('the mean of a result that is measured', () => {
  const [found] = mined({}, { kind: 'outcome', outcome: { column: 'cost', good: null } });
  expect(found).toMatchObject({ subject: { measure: meanOf('cost'), breakdown: 'team' } });
});

test('what the result was cut from, where it was', () => {
  const made = mined({}, LATE, [{ kind: 'bucket', target: 'late', of: 'cost', because: { by: 'type' } }]);
  expect(made).toMatchObject([{ kind: 'result-levels', subject: { measure: meanOf('cost'), breakdown: 'team' } }]);
});

test.each<[string, Partial<Frame>, ModelOutcome]>([
  ['no result', {}, { kind: 'none' }],
  ['so many rows that what is not certain of them is small', { n: LIMITS.fewRows }, LATE],
  ['a result that is neither counted nor measured', {}, { kind: 'outcome', outcome: { column: 'gone', good: null } }],
  ['a series of readings', { timeline: handTimeline(COLUMNS.cost.map((_, i) => Date.UTC(2024, 0, 1 + i)), { regular: true }) }, LATE], // prettier-ignore
  ['groups that are alike', { dimensions: [handDimension('late', COLUMNS.late, { event: 'yes' }), handDimension('even', COLUMNS.even)] }, LATE], // prettier-ignore
  ['groups of few rows', { dimensions: [handDimension('late', COLUMNS.late, { event: 'yes' }), handDimension('few', each((row) => (row < 9 ? 'a' : 'b')))] }, LATE], // prettier-ignore
])('%s', (_, changes, outcome) => expect(mined(changes, outcome)).toEqual([]));

test('they stand among the figures where anything else is told of the result', () => {
  const [own] = mined();
  if (!own) throw new Error('nothing was found');
  const pruned = (kind: typeof own.kind, subject: typeof own.subject) =>
    resultLevels.prune(own, { ...own, kind, subject }, { derived: new Set() });
  const by = (breakdown: string) => ({ filter: [], breakdown, measure: rateOf('late', 'yes') });
  expect(pruned('rate-difference', by('side'))).toBe(true);
  // How a measure differs between those to whom it happened and the others.
  expect(pruned('group-difference', { filter: [], breakdown: 'late', measure: meanOf('cost') })).toBe(true);
  expect(pruned('association', { filter: [], breakdown: 'side', measure: COUNT })).toBe(false);
  expect(pruned('group-levels', by('side'))).toBe(false);
  expect(pruned('result-levels', by('side'))).toBe(false);
});
