import type { Frame, Timeline } from '../../insights/frame/frame';
import { TestLog } from '../../insights/judge/test-log';
import type { Column, Table } from '../../model';
import { handFacts } from '../../testing/hand-made-facts';
import { handDimension, handFrame, handMeasure, handTimeline } from '../../testing/hand-made-frame';
import { summaryOf } from '../../testing/summary-of';
import { mineHeadlines } from './headline';
import type { Dimension } from '../../insights/frame/frame';
import { LIMITS } from './limits';

const DAY = 86_400_000;
const START = Date.UTC(2024, 0, 1);
const EDGES = [0, 1, 2, 3].map((day) => START + day * DAY);
/** Two rows on the first day, three on the second, four on the third, and one after. */
const TIMES = [0, 0, 1, 1, 1, 2, 2, 2, 2, 3].map((day, i) => START + day * DAY + i * 60_000);
const COLUMNS = {
  cost: [4, 1, 3, 2, 5, 6, 8, 7, 10, 9],
  place: ['N', 'N', 'N', 'N', 'S', 'S', 'S', 'W', 'W', 'E'],
  state: ['ok', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok', 'no', 'no', null],
};

function mined(frame: Partial<Frame> = {}, timeline: Partial<Timeline> = {}, table: Partial<Table> = {}) {
  const made = handFrame(
    't',
    TIMES.length,
    {
      dimensions: [handDimension('place', COLUMNS.place), handDimension('state', COLUMNS.state, { outcome: true })],
      measures: [handMeasure('cost', COLUMNS.cost, { unit: 'EUR' })],
      timeline: handTimeline(TIMES, { edges: EDGES, ...timeline }),
      ...frame,
    },
    table,
  );
  return mineHeadlines({ frame: made, log: new TestLog() });
}

const figures = (found: ReturnType<typeof mined>) => found.map(({ told, topics }) => `${told.figure} ${topics.join(' ')}`);

test('rows come first, then the last period, measures, outcomes and lists', async () => {
  const found = mined();
  expect(found.map(({ told }) => told.figure)).toEqual(['rows', 'period', 'level', 'shares', 'values']);
  expect(found.map(summaryOf)).toEqual([
    {
      by: null,
      context: true,
      direction: 'none',
      effect: null,
      expected: 10,
      impact: 1,
      kind: 'headline',
      member: null,
      n: 10,
      of: 'count',
      p: [],
      strength: 0.06,
      topics: ['count'],
      unit: null,
      within: [],
    },
    {
      by: 'moment',
      context: true,
      direction: 'none',
      effect: null,
      expected: null,
      impact: 1,
      kind: 'headline',
      member: '3 January 2024',
      n: 10,
      of: 'count',
      p: [],
      strength: 0.04,
      topics: ['count', 'moment'],
      unit: null,
      within: [],
    },
    {
      by: null,
      context: true,
      direction: 'none',
      effect: null,
      expected: null,
      impact: 1,
      kind: 'headline',
      member: null,
      n: 10,
      of: 'cost',
      p: [],
      strength: 0.04,
      topics: ['cost'],
      unit: 'EUR',
      within: [],
    },
    {
      by: null,
      context: true,
      direction: 'none',
      effect: null,
      expected: null,
      impact: 1,
      kind: 'headline',
      member: 'ok',
      n: 9,
      of: 'rate(state=ok)',
      p: [],
      strength: 0.04,
      topics: ['state'],
      unit: '%',
      within: [],
    },
    {
      by: 'place',
      context: true,
      direction: 'none',
      effect: null,
      expected: null,
      impact: 1,
      kind: 'headline',
      member: 'N',
      n: 10,
      of: 'count',
      p: [],
      strength: 0.04,
      topics: ['place'],
      unit: null,
      within: [],
    },
  ]);
  expect(await handFacts(COLUMNS, found, TIMES)).toEqual([
    {
      first: 1704067200000,
      last: 1704326940000,
      value: 10,
    },
    {
      baseline: 3,
      value: 4,
    },
    {
      high: 9.1,
      low: 1.9,
      middle: 5.5,
      n: 10,
      total: 55,
      value: 5.5,
    },
    {
      n: 9,
      share1: 0.222222222,
      value: 0.777777778,
    },
    {
      members: 4,
      n: 10,
      second: 3,
      value: 4,
    },
  ]);
});

test('a running total is told from where to where', async () => {
  const rising = TIMES.map((_, i) => i + 1);
  const times = TIMES.map((_, i) => START + i * DAY);
  const found = mined({
    n: 30,
    dimensions: [],
    measures: [
      handMeasure(
        'cost',
        Array.from({ length: 30 }, (_, i) => i + 1),
      ),
    ],
    timeline: handTimeline(Array.from({ length: 30 }, (_, i) => START + i * DAY)),
  });
  expect(figures(found)).toEqual(['rows count', 'running cost']);
  const [, running] = found;
  expect(running?.sql.includes('moment IS NOT NULL')).toBe(true);
  expect(await handFacts({ cost: rising }, running ? [running] : [], times)).toEqual([{ value: 10, baseline: 1, n: 10 }]);
});

test('what is not whole at the end belongs to the table, what cannot be true does not', async () => {
  const last = async (table: Partial<Table>) => {
    const [rows] = mined({}, {}, { timeLimit: START + 1.5 * DAY, timeline: 'moment', ...table });
    const [facts] = await handFacts(COLUMNS, rows ? [rows] : [], TIMES);
    return facts?.['last'];
  };
  expect(await last({})).toBe(TIMES[4]);
  expect(await last({ notWhole: true })).toBe(TIMES[9]);
});

test('without a time neither its range nor a period is told', () => {
  const found = mined({ timeline: null });
  expect(found.map(({ told }) => told.figure)).toEqual(['rows', 'level', 'shares', 'values']);
  expect(found[0]?.sql).toBe('SELECT count(*) AS value FROM t');
});

test.each<[string, Partial<Timeline>, boolean]>([
  ['of two periods', { edges: EDGES.slice(0, 3) }, true],
  ['of a single one', { edges: EDGES.slice(0, 2) }, false],
  ['of readings', { regular: true }, false],
])('the last period of a time %s', (_, timeline, told) =>
  expect(mined({}, timeline).some((found) => found.told.figure === 'period')).toBe(told),
);

test('of each only the first ones are told', () => {
  const several = <T>(one: (name: string) => T) => 'abcdefghijkl'.split('').map(one);
  const found = mined({
    measures: several((name) => handMeasure(name, COLUMNS.cost)),
    dimensions: [
      ...several((name) => handDimension(`p${name}`, COLUMNS.place)),
      ...several((name) => handDimension(`s${name}`, COLUMNS.state, { outcome: true })),
    ],
  });
  const told = (figure: string) => found.filter((one) => one.told.figure === figure).length;
  expect([told('level'), told('shares'), told('values')]).toEqual([
    LIMITS.mostMeasures,
    LIMITS.mostOutcomes,
    LIMITS.mostDimensions,
  ]);
});

test('of an outcome of many labels only the first ones are told', () => {
  const labels = ['a', 'b', 'c', 'd', 'e', 'f'];
  const found = mined({ dimensions: [handDimension('state', labels, { outcome: true })] });
  expect(found.find(({ told }) => told.figure === 'shares')?.told).toMatchObject({ labels: labels.slice(0, LIMITS.mostLabels) });
});

test('one label more is named, what happened stands first, and a scale is told along itself', () => {
  const told = (labels: string[], changes: Partial<Dimension>) =>
    mined({ dimensions: [handDimension('state', labels, { outcome: true, ...changes })] }).find(({ told: { figure } }) => figure === 'shares')?.told; // prettier-ignore
  const five = ['a', 'b', 'c', 'd', 'e'];
  expect(told(five, {})).toMatchObject({ labels: five });
  expect(told(five, { event: 'd' })).toMatchObject({ labels: ['d', 'a', 'b', 'c', 'e'] });
  const { column } = handDimension('state', five);
  expect(told(five, { column: { ...column, order: ['e', 'c', 'a', 'b', 'd'] } })).toMatchObject({
    labels: ['e', 'c', 'a', 'b', 'd'],
  });
  expect(told(['no', 'yes'], { column: { ...column, role: 'boolean' } })).toMatchObject({ labels: ['yes', 'no'] });
});

test('lists of two labels are not told', () =>
  expect(figures(mined({ dimensions: [handDimension('place', ['N', 'S', 'S'])] }))).not.toContain('values place'));

test('what another table lends is told there', () => {
  const carried = ['cost', 'place', 'state'].map((name) => ({ name, carried: {} }) as unknown as Column);
  expect(figures(mined({}, {}, { columns: carried }))).toEqual(['rows count', 'period count moment']);
});

test('of a sample only the query knows how many rows there are', () =>
  expect(mined({ sampled: true })[0]).toMatchObject({ expected: null }));
