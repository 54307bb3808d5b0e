import type { Table } from '../../model';
import { handFrame, handMeasure } from '../../testing/hand-made-frame';
import { readAgain, stepChart, stepOf, type Step } from './along-steps';

const WEEK: Step = { sql: 'week', columns: ['week'], axis: 'week', grain: 'day', place: 'week' };
const SBP = handMeasure('sbp', [1, 2], { unit: 'mmHg' });
const FRAME = handFrame('t', 2);

test('the chart has the mean of all rows at each step', () =>
  expect(stepChart(FRAME, WEEK, SBP)).toEqual({
    type: 'line',
    title: 'Mean sbp by week',
    x: { label: 'Week', type: 'number' },
    y: { label: 'Mean sbp', unit: 'mmHg' },
    series: ['Mean sbp'],
    sql: 'SELECT week AS x, avg(sbp) AS y FROM t WHERE sbp IS NOT NULL AND week IS NOT NULL GROUP BY 1 ORDER BY 1 LIMIT 600',
    rows: [{ how: 'mean', value: { sql: 'sbp', columns: ['sbp'] }, where: 'sbp IS NOT NULL AND week IS NOT NULL', at: WEEK }],
    key: 'course|sbp|steps',
  }));

test('or that of each of some groups, along dates of which some count', () => {
  const groups = [
    { label: 'Drug', where: 'arm = 1' },
    { label: 'Sham', where: 'arm = 2' },
  ];
  const dated: Step = { ...WEEK, axis: null, grain: 'month', within: 'week > 0' };
  expect(stepChart(FRAME, dated, handMeasure('sbp', [1]), { by: 'arm', groups })).toMatchObject({
    title: 'Mean sbp by month',
    x: { label: 'Month', type: 'time', grain: 'month' },
    y: { label: 'Mean sbp' },
    series: ['Drug', 'Sham'],
    sql: 'SELECT week AS x, avg(sbp) FILTER (WHERE arm = 1) AS y, avg(sbp) FILTER (WHERE arm = 2) AS y1 FROM t WHERE sbp IS NOT NULL AND week IS NOT NULL AND week > 0 GROUP BY 1 ORDER BY 1 LIMIT 600',
    rows: [{}, { where: 'sbp IS NOT NULL AND week IS NOT NULL AND week > 0 AND arm = 2' }],
    key: 'course|sbp|steps|arm',
  });
});

test('an age is not read again, and neither are the steps', () => {
  const columns = [{ name: 'age', quantity: 'age' }];
  const frame = (model: object) =>
    handFrame('t', 2, { measures: ['week', 'age', 'sbp'].map((column) => handMeasure(column, [1, 2])) }, { model: { columns, algebra: [], outcome: { kind: 'none' }, shape: { kind: 'event' }, ...model } as unknown as Table['model'] }); // prettier-ignore
  expect(readAgain(frame({}), 'week').map(({ id }) => id)).toEqual(['sbp']);
  expect(readAgain(frame({ columns: [] }), 'week').map(({ id }) => id)).toEqual(['age', 'sbp']);
});

test('a part of a whole that stands beside it is told by its share', () => {
  const algebra = [{ kind: 'quotient', target: 'rate', of: ['met'], less: [], by: ['due'], factor: 100 }];
  const model = { columns: [], algebra, outcome: { kind: 'none' }, shape: { kind: 'event' } } as unknown as Table['model'];
  const frame = handFrame('t', 2, { measures: ['met', 'due', 'rate'].map((column) => handMeasure(column, [1, 2])) }, { model });
  expect(readAgain(frame, 'week').map(({ id }) => id)).toEqual(['rate']);
});

test('steps that less than half of the things reach are left out', () => {
  const at = [...Array.from({ length: 10 }, (_, i) => [i, 1] as const), ...Array.from({ length: 5 }, (_, i) => [i, 2] as const), [0, 3] as const]; // prettier-ignore
  const model = { columns: [], shape: { kind: 'panel', entity: ['track'], key: ['track', 'week'] } } as unknown as Table['model'];
  const step = (rows: readonly (readonly [number, number])[]) =>
    stepOf(
      handFrame(
        't',
        rows.length,
        { panel: { things: Int32Array.from(rows, ([thing]) => thing), at: Float64Array.from(rows, ([, moment]) => moment) } },
        { model, columns: [{ name: 'week', type: 'integer' }] as Table['columns'] },
      ),
    );
  expect(step(at)).toMatchObject({ place: 'week', within: 'week <= 2' });
  expect(step(at.slice(0, 15))).not.toHaveProperty('within');
});
