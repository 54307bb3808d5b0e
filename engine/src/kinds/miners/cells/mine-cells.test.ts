import type { Dimension, Frame, Measure } from '../../../insights/frame/frame';
import { TestLog } from '../../../insights/judge/test-log';
import { openBench, type Bench } from '../../../read/testing/temporary-file';
import { handDimension, handFrame, handMeasure, handTable, handTimeline } from '../../../testing/hand-made-frame';
import { factsOf, summaryOf } from '../../../testing/summary-of';
import { randomFrom } from '../../../stats/distributions/random';
import { usualOrAll } from '../../../testing/usual-or-all';
import { LIMITS } from './limits';
import { mineCells } from './mine-cells';
import { outcomesOf } from './targets';

/** Thirty rows of each of two teams and two sorts; what is used in team A costs more, and is lost more often. */
const ROWS = Array.from({ length: 120 }, (_, i) => {
  const [team, sort] = [i % 2 === 0 ? 'A' : 'B', i % 4 < 2 ? 'new' : 'used'];
  const own = team === 'A' && sort === 'used';
  const step = Math.floor(i / 4);
  return { team, sort, cost: (step * 7) % 10 + (own ? 12 : 0), state: own ? (step % 4 === 0 ? 'kept' : 'lost') : step % 5 === 0 ? 'lost' : 'kept' };
}); // prettier-ignore
const TEAM = ROWS.map(({ team }) => team);
const SORT = ROWS.map(({ sort }) => sort);
const COST = ROWS.map(({ cost }) => cost);
const STATE = ROWS.map(({ state }) => state);

interface Changes {
  team?: Partial<Dimension>;
  sort?: Partial<Dimension>;
  state?: Partial<Dimension>;
  cost?: Partial<Measure>;
  frame?: Partial<Frame>;
}

function mined({ team, sort, state, cost, frame }: Changes = {}) {
  const log = new TestLog();
  const dimensions = [
    handDimension('team', TEAM, team),
    handDimension('sort', SORT, sort),
    handDimension('state', STATE, { outcome: true, ...state }),
  ];
  const found = mineCells({ frame: handFrame('t', ROWS.length, { dimensions, measures: [handMeasure('cost', COST, cost)], ...frame }), log }); // prettier-ignore
  return { levels: found['mean-interaction'], shares: found['rate-interaction'], run: log.run };
}

const MADE = [
  { column: 'team', label: 'A' },
  { column: 'sort', label: 'used' },
];

test('a difference that one group alone has is told of that group', () => {
  const { levels, shares, run } = mined();
  expect(levels.map(summaryOf)).toEqual([
    {
      member: 'used',
      n: 30,
      impact: 1,
      atStake: true,
      expected: null,
      explains: ['team', 'sort'],
      makes: { groups: MADE, measures: [{ op: 'mean', column: 'cost' }] },
      topics: ['cost', 'team×sort'],
      kind: 'mean-interaction',
      direction: 'high',
      unit: null,
      effect: 1.73585215,
      strength: 0.607548251,
      of: 'cost',
      by: 'sort',
      within: ['team=A'],
      p: [1.35481091e-10],
    },
  ]);
  expect(shares.map(summaryOf)).toEqual([
    {
      member: 'used',
      n: 30,
      impact: 1,
      atStake: true,
      expected: null,
      explains: ['team', 'sort'],
      makes: { groups: MADE, measures: [{ op: 'rate', column: 'state', value: 'lost' }] },
      topics: ['rate(state=lost)', 'team×sort'],
      kind: 'rate-interaction',
      direction: 'high',
      unit: '%',
      effect: 0.533333333,
      strength: 0.693333333,
      of: 'rate(state=lost)',
      by: 'sort',
      within: ['team=A'],
      p: [0.00190082504],
    },
  ]);
  expect(levels[0]?.told).toMatchObject({ groupLabel: 'A', label: 'used', high: true, isAlone: true, along: [] });
  expect(run).toBe(2);
});

describe('the query', () => {
  let bench: Bench;
  beforeAll(async () => {
    bench = await openBench();
  });
  afterAll(() => bench.close());

  test('gives the level, or the share, in all four parts', async () => {
    const { connection } = bench.engine;
    await handTable(connection, 't', { team: TEAM, sort: SORT, cost: COST, state: STATE });
    const { levels, shares } = mined();
    expect(await Promise.all([...levels, ...shares].map((found) => factsOf(connection, found)))).toEqual([
      { value: 16.5, baseline: 4.5, n: 30, there: 4.5, rest: 4.5 },
      { value: 0.733333333, baseline: 0.2, n: 30, there: 0.2, rest: 0.2, all_events: 40 },
    ]);
  });
});

const ofColumn = (name: string) => ({ column: { name, type: 'text', role: 'category' } as Dimension['column'] });

test.each<[string, Changes, number, number]>([
  ['names of those who did it', { team: { entity: true } }, 1, 1],
  ['outcomes', { team: { outcome: true } }, 0, 0],
  ['columns of many labels', { sort: { distinct: LIMITS.mostLabels + 1 } }, 0, 0],
  ['columns of as many labels as may be', { sort: { distinct: LIMITS.mostLabels } }, 1, 1],
  ['outcomes of many labels', { state: { distinct: LIMITS.mostLabelsOfOutcomes + 1 } }, 1, 0],
  ['shares', { cost: { fraction: true } }, 0, 1],
  ['readings', { frame: { timeline: handTimeline([], { regular: true }) } }, 0, 0],
  ['events', { frame: { timeline: handTimeline([]) } }, 1, 1],
  ['a measure that is made of one of the columns', { cost: { columns: ['team'] } }, 0, 1],
  ['a column that is another one', { sort: ofColumn('state') }, 1, 0],
])('of %s', (_, changes, levels, shares) => {
  const found = mined(changes);
  expect([found.levels.length, found.shares.length]).toEqual([levels, shares]);
});

test('a difference that both groups have is none of either', () => {
  const both = ROWS.map(({ sort }, i) => ((Math.floor(i / 4) * 7) % 10) + (sort === 'used' ? 12 : 0));
  expect(mined({ frame: { measures: [handMeasure('cost', both)] } }).levels).toEqual([]);
});

test('values that never differ inside have no spread to judge by', () => {
  const flat = ROWS.map(({ team, sort }) => (team === 'A' && sort === 'used' ? 9 : 1));
  expect(mined({ frame: { measures: [handMeasure('cost', flat)] } })).toMatchObject({ levels: [], run: 1 });
});

test('of a rare outcome a few points are much, where they make up many of its events', () => {
  // In one cell one row in eight is lost, elsewhere one in fifty.
  const rows = Array.from({ length: 4000 }, (_, i) => ({ team: i % 2 === 0 ? 'A' : 'B', sort: i % 4 < 2 ? 'new' : 'used', at: Math.floor(i / 4) }));
  const state = rows.map(({ team, sort, at }) => (at % (team === 'A' && sort === 'used' ? 8 : 50) === 0 ? 'lost' : 'kept'));
  const dimensions = [
    handDimension('team', rows.map(({ team }) => team)),
    handDimension('sort', rows.map(({ sort }) => sort)),
    handDimension('state', state, { outcome: true }),
  ];
  const found = mineCells({ frame: handFrame('t', rows.length, { dimensions }), log: new TestLog() })['rate-interaction'];
  expect(found.map(({ member, effect, subject }) => [subject.filter[0]?.value, member, effect?.toFixed(3)])).toEqual([
    ['A', 'used', '0.105'],
  ]);
  // φ, and not the ten points themselves, says how much that is.
  expect(found[0]?.strength).toBeGreaterThan(0.2);
}); // prettier-ignore

/** Three teams by three sorts, each pair so often; what a row costs adds up from its team and its sort, and from its own cell where there is one. */
function goingTogether(ofCell: number) {
  const counts = [
    [60, 20, 10],
    [10, 20, 60],
    [20, 60, 20],
  ];
  const ofSort = [0, 4, 40];
  const rows = counts.flatMap((own, team) =>
    own.flatMap((count, sort) =>
      Array.from({ length: count }, (_, i) => ({
        team: `T${team}`,
        sort: `S${sort}`,
        cost: 10 * team + (ofSort[sort] ?? 0) + ((i * 7) % 10) * 2 + (team === 1 && sort === 1 ? ofCell : 0),
      })),
    ),
  );
  const dimensions = [
    handDimension(
      'team',
      rows.map(({ team }) => team),
    ),
    handDimension(
      'sort',
      rows.map(({ sort }) => sort),
    ),
  ];
  const frame = handFrame('t', rows.length, {
    dimensions,
    measures: [
      handMeasure(
        'cost',
        rows.map(({ cost }) => cost),
      ),
    ],
  });
  return { rows, levels: mineCells({ frame, log: new TestLog() })['mean-interaction'] };
}

test('where two columns go together, what only adds up is none of a cell, and a cell that stands out is told beside the same mix', async () => {
  expect(goingTogether(0).levels).toEqual([]);
  const { rows, levels } = goingTogether(-40);
  expect(levels.map(({ told }) => [told.groupLabel, told.label].sort())).toEqual([['S1', 'T1']]);
  const bench = await openBench();
  const of = (column: 'team' | 'sort' | 'cost') => rows.map((row) => row[column]);
  await handTable(bench.engine.connection, 't', { team: of('team'), sort: of('sort'), cost: of('cost') });
  const [facts] = await Promise.all(levels.map((found) => factsOf(bench.engine.connection, found)));
  await bench.close();
  // In the other sorts, team T1 costs 10 more than T0 and 10 less than T2; of the others in sort S1 three in four are T2.
  expect(levels[0]?.told).toMatchObject({ groupLabel: 'S1', label: 'T1' });
  expect(Number(facts?.there) - Number(facts?.rest)).toBeCloseTo((10 - 3 * 10) / 4, 9);
}); // prettier-ignore

test('of a rare outcome that falls anywhere few events in a small cell are no certainty', () => {
  const told: number[] = [];
  const sets = usualOrAll(24, 60);
  for (let seed = 1; seed <= sets; seed++) {
    const random = randomFrom(seed);
    const rare = [0.005, 0.01, 0.02, 0.04][seed % 4] ?? 0.01;
    const rows = [800, 2500, 6000][seed % 3] ?? 800;
    // Labels as they come: a few frequent ones, and several with some dozens of rows.
    const column = (labels: number) => Array.from({ length: rows }, () => `L${Math.floor(labels * random() ** 2.5)}`);
    const state = Array.from({ length: rows }, () => (random() < rare ? 'lost' : 'kept'));
    const dimensions = [
      ...[6, 9, 12].map((labels, i) => handDimension(`by${i}`, column(labels))),
      handDimension('state', state, { outcome: true }),
    ];
    const found = mineCells({ frame: handFrame('t', rows, { dimensions }), log: new TestLog() })['rate-interaction'];
    told.push(...found.filter(({ tests }) => tests.some(({ p }) => p < 0.01)).map(() => seed));
  }
  // Of 180 pairs of columns at a hundredth two, at most five by chance.
  expect(told.length).toBeLessThanOrEqual(sets / 12);
});

test('what else differs in the same cell stands in the same finding, and nothing that differs elsewhere', () => {
  const hours = COST.map((cost, i) => 2 * cost + (i % 3));
  const beside = ROWS.map(({ team, sort }, i) => ((i * 7) % 11) + (team === 'B' && sort === 'used' ? 15 : 0));
  const measures = [handMeasure('cost', COST), handMeasure('hours', hours), handMeasure('miles', beside)];
  const { levels } = mined({ frame: { measures } });
  expect(levels.map(({ subject, told }) => [subject.filter[0]?.value, subject.measure, told.along?.map(({ id }) => id)])).toEqual(
    [
      ['A', { op: 'mean', column: 'cost' }, ['hours']],
      ['B', { op: 'mean', column: 'miles' }, []],
    ],
  );
});

/** Of three teams and three sorts so many hours for those that were planned, which vary tenfold from row to row. */
const needed = (of: (team: number, sort: number) => number) => {
  const rows = Array.from({ length: 720 }, (_, i) => ({ team: i % 3, sort: Math.floor(i / 3) % 3, planned: 2 * 1.3 ** ((i * 37) % 10), off: 1 + (((i * 53) % 17) - 8) / 40 })); // prettier-ignore
  const dimensions = [handDimension('team', rows.map(({ team }) => `T${team}`)), handDimension('sort', rows.map(({ sort }) => `S${sort}`))]; // prettier-ignore
  const measures = [
    handMeasure('planned', rows.map(({ planned }) => planned)),
    handMeasure('needed', rows.map(({ planned, off, team, sort }) => planned * off * of(team, sort))),
  ]; // prettier-ignore
  return mineCells({ frame: handFrame('t', rows.length, { dimensions, measures }), log: new TestLog() })['mean-interaction'];
};

test('amounts that go in proportion are set against each other, in a cell alone and not where two effects come together', () => {
  expect(needed((team, sort) => (team === 1 && sort === 2 ? 1.4 : 1)).map(({ subject, member, direction }) => [subject.measure, [member, subject.filter[0]?.value].sort(), direction])).toEqual([
    [{ op: 'quotient', of: 'needed', by: 'planned' }, ['S2', 'T1'], 'high'],
  ]);
  expect(needed((team, sort) => (team === 1 ? 1.3 : 1) * (sort === 2 ? 1.3 : 1))).toEqual([]);
  expect(needed((team) => (team === 1 ? 1.4 : 1))).toEqual([]);
}); // prettier-ignore

test('labels of which each makes an event some times as likely have nothing of their own where both meet', () => {
  // 5 in 100, 8 under one label, 20 under the other: some 29 under both by their odds.
  const shares = [[0.05, 0.08], [0.2, 0.286]]; // prettier-ignore
  const rows = Array.from({ length: 16_000 }, (_, i) => ({ team: i % 2, sort: Math.floor(i / 2) % 2, at: Math.floor(i / 4) }));
  const isLost = ({ team, sort, at }: (typeof rows)[number]) => ((at * 619) % 4000) / 4000 < (shares[team]?.[sort] ?? 0);
  const dimensions = [
    handDimension('team', rows.map(({ team }) => `T${team}`)),
    handDimension('sort', rows.map(({ sort }) => `S${sort}`)),
    handDimension('state', rows.map((row) => (isLost(row) ? 'lost' : 'kept')), { outcome: true }),
  ]; // prettier-ignore
  const told = mineCells({ frame: handFrame('t', rows.length, { dimensions }), log: new TestLog() })['rate-interaction'];
  expect(told.filter(({ tests }) => tests.every(({ p }) => p < 1e-3))).toEqual([]);
});

test.each([
  ['what nobody wishes for, though the table has another result', ['fine', 'rejected', 'reworked'], ['rejected', 'reworked']],
  ['nothing where no label says so', ['red', 'green', 'blue'], []],
])('it is asked how often a label comes: %s', (_, labels, asked) => {
  const column = handDimension(
    'check',
    Array.from({ length: 60 }, (__, i) => labels[i % 6 < 3 ? 0 : i % 6 < 5 ? 1 : 2] ?? ''),
  );
  expect(outcomesOf(handFrame('t', 60, { dimensions: [column] })).map(({ outcome, code }) => outcome.labels[code])).toEqual(
    asked,
  );
});

test('whether there is any of an amount is asked of cells, and splits none', () => {
  const any = handDimension('has cost', ROWS.map(({ state }) => String(state === 'lost'))); // prettier-ignore
  const dimensions = [handDimension('team', TEAM), handDimension('sort', SORT), any];
  const frame = handFrame('t', ROWS.length, { dimensions, measures: [handMeasure('cost', COST)] }, { made: ['has cost'] });
  const found = mineCells({ frame, log: new TestLog() });
  expect(found['rate-interaction'].map(({ subject }) => subject.measure)).toEqual([
    { op: 'rate', column: 'has cost', value: 'true' },
  ]);
  expect(found['mean-interaction'].map(({ subject }) => subject.breakdown)).toEqual(['sort']);
});
