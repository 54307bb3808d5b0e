import type { Frame, Panel } from '../../insights/frame/frame';
import { TestLog } from '../../insights/judge/test-log';
import { meanOf } from '../../contracts/report/measure';
import type { Column, Table } from '../../model';
import { normalFrom, randomFrom } from '../../stats/distributions/random';
import { handAbout } from '../../testing/hand-made-about';
import { handFacts } from '../../testing/hand-made-facts';
import { handFinding } from '../../testing/hand-made-finding';
import { handDimension, handFrame, handMeasure, handTimeline } from '../../testing/hand-made-frame';
import { changeDifference } from '.';
import { mineChangeDifferences } from './change-difference';
import { LIMITS } from './limits';

const STEPS = [0, 4, 8, 12];

interface World {
  /** Change of a thing of each group for one step of four weeks. */
  slopes: Readonly<Record<string, number>>;
  things?: number;
  /** How much slopes differ within a group. */
  scatter?: number;
  frame?: (cells: ReturnType<typeof cellsOf>) => Partial<Frame>;
  table?: Partial<Table>;
}

function cellsOf({ slopes, things = 60, scatter = 0.5 }: World) {
  const normal = normalFrom(randomFrom(5));
  const arms = Object.keys(slopes);
  const rows = Array.from({ length: things }, (_, thing) => {
    const arm = arms[thing % arms.length] ?? '';
    const [level, slope] = [150 + 8 * normal(), (slopes[arm] ?? 0) + scatter * normal()];
    return STEPS.map((week, step) => ({ thing, arm, week, sbp: level + slope * step, pulse: 70 + normal() }));
  }).flat();
  return {
    thing: rows.map(({ thing }) => thing),
    arm: rows.map(({ arm }) => arm),
    week: rows.map(({ week }) => week),
    sbp: rows.map(({ sbp }) => sbp),
    pulse: rows.map(({ pulse }) => pulse),
  };
}

const PANEL: Partial<Table> = {
  columns: [{ name: 'week', type: 'integer' }] as Column[],
  model: {
    shape: { kind: 'panel', entity: ['thing'], key: ['thing', 'week'] },
    columns: [],
    algebra: [],
    outcome: { kind: 'lead-measure', column: 'sbp' },
  } as unknown as Table['model'],
};

function mined(world: World) {
  const cells = cellsOf(world);
  const panel: Panel = { things: Int32Array.from(cells.thing), at: Float64Array.from(cells.week) };
  const frame = handFrame(
    't',
    cells.sbp.length,
    {
      panel,
      dimensions: [handDimension('arm', cells.arm), handDimension('week', cells.week)],
      measures: [handMeasure('sbp', cells.sbp, { unit: 'mmHg' })],
      ...world.frame?.(cells),
    },
    { ...PANEL, ...world.table },
  );
  const log = new TestLog();
  const found = mineChangeDifferences({ frame, log });
  log.settle();
  return { found: found.filter(({ tests }) => tests.length > 0), open: found.filter(({ tests }) => tests.length === 0), frame, cells, run: log.run };
} // prettier-ignore

const TRIAL: World = { slopes: { Drug: -4, Placebo: -1 } };

test('the group that goes further, beside the other', async () => {
  const { found, cells, run } = mined(TRIAL);
  expect(run).toBe(1);
  expect(found).toMatchObject([
    {
      kind: 'change-difference',
      subject: { filter: [], breakdown: 'arm', measure: meanOf('sbp') },
      member: 'Drug',
      direction: 'low',
      unit: 'mmHg',
      n: 240,
      impact: 1,
      leads: true,
      explains: ['week'],
      strength: LIMITS.weight,
      expected: null,
      told: {
        labels: ['Drug', 'Placebo'],
        others: false,
        against: 1,
        since: 4,
        higher: false,
        axis: 'week',
        things: 60,
        named: ['thing'],
        open: null,
      },
      topics: ['arm', 'sbp', 'arm×sbp'],
    },
  ]);
  expect(found[0]?.tests).toHaveLength(1);
  expect(found[0]?.tests[0]?.q).toBeLessThan(1e-4);
  expect(found[0]?.effect).toBeGreaterThan(0.5);
  const [facts = {}] = await handFacts({ thing: cells.thing, arm: cells.arm, week: cells.week, sbp: cells.sbp }, found);
  const mean = (arm: string, week: number) => {
    const own = cells.sbp.filter((_, row) => cells.arm[row] === arm && cells.week[row] === week);
    return own.reduce((sum, value) => sum + value, 0) / own.length;
  };
  expect(facts).toMatchObject({ first: 0, last: 12, least: 30, n: 240 });
  expect(facts.from0).toBeCloseTo(mean('Drug', 0), 5);
  expect(facts.to0).toBeCloseTo(mean('Drug', 12), 5);
  expect(facts.from1).toBeCloseTo(mean('Placebo', 0), 5);
  expect(facts.value).toBeCloseTo(mean('Drug', 12) - mean('Drug', 0), 5);
  expect(facts.baseline).toBeCloseTo(mean('Placebo', 12) - mean('Placebo', 0), 5);
});

test('the one that rises more is the higher one, whichever comes first', () =>
  expect(mined({ slopes: { Placebo: 1, Drug: 4 } }).found).toMatchObject([
    { member: 'Drug', direction: 'high', told: { labels: ['Drug', 'Placebo'], higher: true } },
  ]));

test('of several groups the one that goes furthest apart, then these in their order; it is chosen among them', () => {
  const { found } = mined({ slopes: { A: 1, B: 6, C: 2, D: 0.5 }, things: 80 });
  expect(found).toMatchObject([{ member: 'B', direction: 'high', told: { labels: ['B', 'C', 'A', 'D'], others: false } }]);
  const [whole, own] = found[0]?.tests ?? [];
  expect(own?.q).toBeGreaterThanOrEqual(whole?.q ?? 1);
  expect(mined({ slopes: { A: 1, B: -6, C: 2 } }).found).toMatchObject([{ member: 'B', told: { labels: ['B', 'A', 'C'], higher: false } }]);
}); // prettier-ignore

test('of many groups the others are told as one', async () => {
  const { found, cells } = mined({ slopes: { A: 1, B: 1, C: 6, D: 1, E: 1, F: 1 }, things: 120 });
  expect(found).toMatchObject([{ member: 'C', told: { labels: ['C'], others: true } }]);
  const [facts = {}] = await handFacts({ thing: cells.thing, arm: cells.arm, week: cells.week, sbp: cells.sbp }, found);
  expect(facts).toMatchObject({ least: 20, n: 480 });
  expect(Number(facts.to1) - Number(facts.from1)).toBeCloseTo(Number(facts.baseline), 5);
  expect(Object.keys(facts)).not.toContain('from2');
});

test('ends at which few were read are none', async () => {
  const { found, cells } = mined(TRIAL);
  // Beyond the last visit two stray readings.
  const more = {
    thing: [...cells.thing, 0, 2],
    arm: [...cells.arm, 'Drug', 'Drug'],
    week: [...cells.week, 16, 16],
    sbp: [...cells.sbp, 10, 10],
  };
  expect((await handFacts(more, found))[0]).toMatchObject({ first: 0, last: 12, n: 242 });
});

test('one thing, one figure: readings that are many of few things are no proof', () => {
  const { found, open, run } = mined({ ...TRIAL, things: 10, scatter: 0.1 });
  expect(run).toBe(1);
  // Of five and five the rank sums end at p = .009.
  expect(found).toEqual([]);
  expect(open).toMatchObject([
    { tests: [], strength: LIMITS.weightOfOpen, leads: true, told: { open: expect.closeTo(0.009, 3) } },
  ]);
});

test.each<[string, World]>([
  ['groups that change alike', { slopes: { Drug: -2, Placebo: -2 } }],
  ['groups of few things', { slopes: { Drug: -4, Placebo: -1 }, things: 9 }],
  ['what is certain and too little to matter', { slopes: { Drug: -0.5, Placebo: -0.1 }, scatter: 0.01 }],
  ['rows that are no readings of things', { ...TRIAL, frame: () => ({ panel: null }) }],
  ['a column that changes within things', { ...TRIAL, frame: ({ arm, week }) => ({ dimensions: [handDimension('arm', arm.map((own, row) => (week[row] === 0 ? own : own === 'Drug' ? 'Placebo' : 'Drug')))] }) }],
  ['a column of many labels', { slopes: Object.fromEntries('ABCDEFGHIJKLM'.split('').map((arm, i) => [arm, i])), things: 260 }],
  ['the moments themselves', { ...TRIAL, frame: ({ arm }) => ({ dimensions: [{ ...handDimension('arm', arm), column: { name: 'week', type: 'integer' } as Column }] }) }],
  ['what a measure is made of', { ...TRIAL, frame: ({ arm, sbp }) => ({ dimensions: [handDimension('sbp', arm)], measures: [handMeasure('sbp', sbp)] }) }],
  ['an age', { ...TRIAL, table: { ...PANEL, model: { ...PANEL.model, columns: [{ name: 'sbp', quantity: 'age' }] } as unknown as Table['model'] } }],
])('nothing of %s', (_, world) => {
  const { found, open } = mined(world);
  expect([...found, ...open]).toEqual([]);
}); // prettier-ignore

test('twelve labels are compared', () =>
  expect(mined({ slopes: Object.fromEntries('ABCDEFGHIJKL'.split('').map((arm, i) => [arm, i])), things: 240 }).run).toBe(1));

test('what leads the table comes first, and the other measures do not lead', () => {
  const { found, run } = mined({
    ...TRIAL,
    frame: ({ sbp, pulse, arm }) => ({
      measures: [handMeasure('pulse', pulse.map((value, row) => value + (arm[row] === 'Drug' ? 3 * (row % 4) : 0))), handMeasure('sbp', sbp)],
    }),
  }); // prettier-ignore
  expect(run).toBe(2);
  expect(found.map(({ subject, leads }) => [subject.measure, leads])).toEqual([
    [meanOf('sbp'), true],
    [meanOf('pulse'), undefined],
  ]);
});

test('of things that belong to something it is this that is compared', () => {
  const wards = (cells: ReturnType<typeof cellsOf>) => cells.thing.map((thing) => thing % 6);
  const frame = (cells: ReturnType<typeof cellsOf>): Partial<Frame> => ({
    units: [{ column: 'ward', codes: Int32Array.from(wards(cells)), size: 6, places: null, named: true }],
  });
  // Drug is given in three wards, Placebo in the other three: six wards are no proof, however many patients they have.
  expect(mined({ ...TRIAL, frame }).found).toEqual([]);
});

test('what may be chance is told of the likeliest column alone, and not beside what is none', () => {
  const { open, found } = mined({ ...TRIAL, things: 10, scatter: 0.1, frame: ({ arm, thing }) => ({ dimensions: [handDimension('arm', arm), handDimension('twin', arm.map((one) => (one === 'Drug' ? 'x' : 'y'))), handDimension('odd', thing.map((one) => (one < 5 ? 'x' : 'y')))] }) }); // prettier-ignore
  // p = .009 of three columns is none.
  expect([...open, ...found]).toEqual([]);
  const certain = mined(TRIAL);
  const [own] = certain.open;
  const [other] = certain.found;
  if (!own || !other) throw new Error('nothing was found');
  const pruned = (one: typeof own, beside: Parameters<typeof changeDifference.prune>[1]) => changeDifference.prune(one, beside, { derived: new Set() });
  expect(pruned(own, other)).toBe(true);
  expect(pruned(other, own)).toBe(false);
  expect(pruned(own, own)).toBe(false);
  expect(pruned(own, { ...other, subject: { ...other.subject, measure: meanOf('pulse') } })).toBe(false);
  expect(pruned(own, { ...handFinding({ kind: 'course' }), subject: other.subject, tests: other.tests })).toBe(false);
}); // prettier-ignore

describe('dates', () => {
  const dated = (changes: Parameters<typeof handTimeline>[1], distinct: number, months = 1): World => ({
    ...TRIAL,
    frame: ({ week, thing }) => {
      const at = week.map((one) => Date.UTC(2024, (months * one) / 4, 1));
      const column = { name: 'moment', type: 'timestamp', stats: { distinct } } as Column;
      return { timeline: { ...handTimeline(at, changes), column }, panel: { things: Int32Array.from(thing), at: Float64Array.from(at) } };
    },
  }); // prettier-ignore
  const EDGES = [0, 1, 2, 3].map((month) => Date.UTC(2024, month, 1));

  test('periods that are complete', async () => {
    const { found, cells } = mined(dated({ grain: 'month', finest: 'day', edges: EDGES }, 4));
    expect(found).toMatchObject([{ member: 'Drug', told: { axis: null, grain: 'month' } }]);
    const times = cells.week.map((one) => Date.UTC(2024, one / 4, 1));
    // The last month is none of the complete ones.
    expect((await handFacts({ thing: cells.thing, arm: cells.arm, sbp: cells.sbp }, found, times))[0]).toMatchObject({ first: EDGES[0], last: EDGES[2], n: 180 }); // prettier-ignore
  });

  test('a month of one year beside the same of another', async () => {
    const edges = Array.from({ length: 20 }, (_, month) => Date.UTC(2024, month, 1));
    const { found, cells } = mined(dated({ grain: 'month', finest: 'day', edges }, 20, 6));
    const times = cells.week.map((one) => Date.UTC(2024, (6 * one) / 4, 1));
    // The last month of all is July, and January stands first.
    expect((await handFacts({ thing: cells.thing, arm: cells.arm, sbp: cells.sbp }, found, times))[0]).toMatchObject({ first: Date.UTC(2024, 0, 1), last: Date.UTC(2025, 0, 1) }); // prettier-ignore
  });

  test('of a single period, or of two dates, what is finest', () => {
    expect(mined(dated({ grain: 'month', finest: 'day', edges: EDGES.slice(0, 2) }, 4)).found).toMatchObject([{ told: { grain: 'day' } }]);
    expect(mined(dated({ grain: 'month', finest: 'week', edges: EDGES }, 2)).found).toMatchObject([{ told: { grain: 'week' } }]);
  }); // prettier-ignore
});

describe('the chart', () => {
  const plan = (world: World, changes: Partial<Parameters<typeof handAbout>[1]> = {}) =>
    changeDifference.chart(handAbout(mined(world).frame, { member: 'Drug', subject: { breakdown: 'arm', measure: meanOf('sbp') }, ...changes })); // prettier-ignore

  test('has a line for each group', () =>
    expect(plan(TRIAL)).toEqual({
      type: 'line',
      title: 'Mean sbp by week',
      x: { label: 'Week', type: 'number' },
      y: { label: 'Mean sbp', unit: 'mmHg' },
      series: ['Arm Drug', 'Placebo'],
      sql: "SELECT week AS x, avg(sbp) FILTER (WHERE arm = 'Drug') AS y, avg(sbp) FILTER (WHERE arm = 'Placebo') AS y1 FROM t WHERE sbp IS NOT NULL AND week IS NOT NULL GROUP BY 1 ORDER BY 1 LIMIT 600",
      rows: ['Drug', 'Placebo'].map((arm) => ({
        how: 'mean',
        value: { sql: 'sbp', columns: ['sbp'] },
        where: `sbp IS NOT NULL AND week IS NOT NULL AND arm = '${arm}'`,
        at: { sql: 'week', columns: ['week'], axis: 'week', grain: 'day', place: 'week' },
      })),
      key: 'course|sbp|steps|arm',
    }));

  test('of many groups one for the member and one for all others', () =>
    expect(plan({ slopes: { A: 1, B: 1, C: 6, D: 1, E: 1, Drug: 1 } })).toMatchObject({
      series: ['Arm Drug', 'The others'],
      rows: [{}, { where: "sbp IS NOT NULL AND week IS NOT NULL AND NOT (arm = 'Drug')" }],
    }));

  test('is none without a member, a measure, a column of groups or things', () => {
    expect(plan(TRIAL, { member: null })).toBeNull();
    expect(plan(TRIAL, { subject: { breakdown: 'arm', measure: meanOf('gone') } })).toBeNull();
    expect(plan(TRIAL, { subject: { breakdown: 'gone', measure: meanOf('sbp') } })).toBeNull();
    expect(plan({ ...TRIAL, frame: () => ({ panel: null }) })).toBeNull();
  });
});
