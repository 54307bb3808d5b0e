import type { Frame, Measure } from '../../../insights/frame/frame';
import { TestLog } from '../../../insights/judge/test-log';
import { handFacts } from '../../../testing/hand-made-facts';
import { handDimension, handFrame, handMeasure, handTimeline } from '../../../testing/hand-made-frame';
import { summaryOf } from '../../../testing/summary-of';
import { isOfResult } from '../../../testing/result-log';
import type { Unit } from '../../../insights/units/unit';
import { rank } from '../../../stats/distributions/ranks';
import { correlate } from '../../../stats/correlation/spearman';
import { LIMITS } from './limits';
import { mineMeasurePairs } from './mine-measure-pairs';

const ROWS = 80;
/** Numbers from 0 to 79, each once, in no order: 37 has no divisor in common with 80. */
const mixed = (by: number) => Array.from({ length: ROWS }, (_, i) => (i * by + 11) % ROWS);
const X = mixed(37);
/** Follows X as far as the other numbers let it. */
const following = (stray: number, sign = 1, by = 23) => X.map((x, i) => sign * x + stray * ((mixed(by)[i] ?? 0) - ROWS / 2));

function mined(
  columns: Readonly<Record<string, readonly number[]>>,
  frame: Partial<Frame> = {},
  changes: Partial<Measure> = {},
  log = new TestLog(),
) {
  const measures = Object.entries(columns).map(([column, cells], i) => handMeasure(column, cells, i === 0 ? changes : {}));
  const found = mineMeasurePairs({ frame: handFrame('t', measures[0]?.values.length ?? 0, { measures, ...frame }), log });
  return { found, run: log.run };
}

const pairs = ({ found }: ReturnType<typeof mined>) =>
  Object.values(found).flat().map(({ kind, topics, direction, small }) => `${kind}: ${topics.slice(0, 2).join(' ')} ${direction}${small ? ' small' : ''}`); // prettier-ignore

test('measures that rise together are told with their ρ', async () => {
  const columns = { x: X, y: following(0.5) };
  const { found, run } = mined(columns);
  expect(found.correlation.map(summaryOf)).toEqual([
    {
      by: 'x',
      direction: 'pos',
      effect: 0.900445382,
      expected: null,
      impact: 1,
      kind: 'correlation',
      member: null,
      n: 80,
      of: 'y',
      p: [6.28840979e-30],
      strength: 0.900445382,
      topics: ['x', 'y', 'x×y'],
      unit: null,
      within: [],
    },
  ]);
  expect(run).toBe(1);
  expect(await handFacts(columns, found.correlation)).toEqual([
    {
      bottom: 8.75,
      linear: 0.891490956,
      n: 80,
      n_bottom: 20,
      n_top: 20,
      top: 68.75,
      value: 0.900445382,
    },
  ]);
});

test.each<[string, Parameters<typeof mined>, string[]]>([
  ['that go opposite ways', [{ x: X, y: following(0.5, -1) }], ['correlation: x y neg']],
  ['that know nothing of each other', [{ x: X, y: mixed(23) }], []],
  ['of one column', [{ x: X, y: following(0) }, {}, { columns: ['y'] }], []],
  ['of which one is a share', [{ x: X, y: following(0) }, {}, { fraction: true }], []],
  ['of 29 rows', [{ x: X.slice(0, 29), y: following(0).slice(0, 29) }], []],
  ['of 30 rows', [{ x: X.slice(0, 30), y: following(0).slice(0, 30) }], ['correlation: x y pos']],
])('measures %s', (_, args, told) => expect(pairs(mined(...args))).toEqual(told));

test('what two stronger links imply is told behind them', () => {
  const alone = mined({ x: following(0.6, 1, 23), z: following(0.6, 1, 17) }).found.correlation[0];
  const { correlation } = mined({ x: following(0.6, 1, 23), y: X, z: following(0.6, 1, 17) }).found;
  const strength = (a: string, b: string) =>
    correlation.find(({ topics }) => topics[0] === a && topics[1] === b)?.strength ?? NaN;
  expect(correlation).toHaveLength(3);
  expect(strength('x', 'z')).toBeCloseTo(0.6 * (alone?.strength ?? NaN), 12);
  expect(strength('x', 'y')).toBeCloseTo(mined({ x: following(0.6, 1, 23), y: X }).found.correlation[0]?.strength ?? NaN, 12);
});

describe('amounts that all go together closely', () => {
  const seats = X.map((x) => x + 1);
  const amounts = (columns: Record<string, readonly number[]>, additive = true) =>
    mineMeasurePairs({
      frame: handFrame('t', seats.length, { measures: Object.entries(columns).map(([column, cells]) => handMeasure(column, cells, { additive })) }),
      log: new TestLog(),
    }).correlation; // prettier-ignore
  // What is paid is seats at a price, of which every fifth has a discount and none pays above a limit.
  const paid = seats.map((one, i) => Math.min(700, one * 9 * (i % 5 === 0 ? 0.8 : 1)));
  const used = following(0.1).map((one) => one + 1);
  test('are told by the closest pair', () =>
    expect(amounts({ seats, paid, used }).map(({ topics }) => topics[2])).toEqual(['seats×used']));
  test('are told each where they are no amounts', () => expect(amounts({ seats, paid, used }, false)).toHaveLength(3));
  test('and what goes with none of them closely by itself', () => {
    const told = amounts({ seats, paid, tickets: X.map((x, i) => x + 2 * ((i * 37) % 80)) });
    expect(told.map(({ topics }) => topics[2])).toEqual(['seats×paid', 'seats×tickets', 'paid×tickets']);
  });
});

describe('within a group', () => {
  /** In the first half y follows x, in the second one it goes as `other` says. */
  const half = (other: (i: number) => number) => following(0.3).map((y, i) => (i % 2 === 0 ? y : other(i)));
  const team = X.map((_, i) => (i % 2 === 0 ? 'A' : 'B'));
  const groups = (changes: Parameters<typeof handDimension>[2] = {}) => ({ dimensions: [handDimension('team', team, changes)] });

  test('a link of its own is told', async () => {
    const columns = { x: X, y: half((i) => 200 + ((i * 7) % 13)) };
    const { found } = mined(columns, groups());
    expect(found['subgroup-correlation'].map(summaryOf)).toEqual([
  {
    by: "x",
    direction: "pos",
    effect: 0.962101313,
    expected: null,
    impact: 0.5,
    kind: "subgroup-correlation",
    member: "A",
    n: 40,
    of: "y",
    p: [
      4.79367561e-23,
      1.01669766e-15,
    ],
    strength: 0.865891182,
    topics: [
      "x",
      "y",
      "x×y",
    ],
    unit: null,
    within: [
      "team=A",
    ],
  },
]);
    expect(await handFacts({ ...columns, team }, found['subgroup-correlation'])).toEqual([
  {
    bottom: 7.6,
    linear: 0.959002842,
    n: 40,
    n_bottom: 10,
    n_top: 10,
    top: 71.2,
    value: 0.962101313,
  },
]);
  });

  const apart = { x: X, y: half((i) => 200 + ((i * 7) % 13)) };
  const inside = (...args: Parameters<typeof mined>) => mined(...args).found['subgroup-correlation'].map(({ subject }) => subject.filter[0]?.value);
  test.each<[string, Parameters<typeof mined>, string[]]>([
    ['as over all rows', [{ x: X, y: following(0.3) }, groups()], []],
    ['the other way round in both (Simpson)', [{ x: X.map((x, i) => x + (i % 2) * 200), y: X.map((x, i) => (i % 2) * 500 - x) }, groups()], ['A', 'B']],
    ['where only a few values differ', [{ x: X, y: X.map((x, i) => (i % 2 === 0 && x > 66 ? x : 0)) }, groups()], []],
    ['of names', [apart, groups({ entity: true })], []],
    ['of the measure itself', [apart, groups(), { columns: ['team'] }], []],
    ['of as many labels as may be', [apart, groups({ labels: ['A', 'B', ...'cdefghijkl'.split('')] })], ['A']],
    ['of too many labels', [apart, groups({ labels: ['A', 'B', ...'cdefghijklm'.split('')] })], []],
  ])('%s', (_, args, labels) => expect(inside(...args)).toEqual(labels)); // prettier-ignore
}); // prettier-ignore

describe('readings', () => {
  const DAY = 86_400_000;
  const times = (rows: number, series = 1) => Array.from({ length: rows }, (_, i) => Math.floor(i / series) * DAY);
  const regular = (rows: number, series = 1): Partial<Frame> => ({ timeline: handTimeline(times(rows, series), { regular: true, edges: [0, rows * DAY] }) }); // prettier-ignore
  const steps = Array.from({ length: ROWS }, (_, i) => ((i * 37) % 11) - 5);
  const sum = (list: readonly number[]) => list.map((_, i) => list.slice(0, i + 1).reduce((a, b) => a + b, 0));
  const drift = (own: readonly number[]) => sum(own.map((step) => step + 2));

  test('that drift are compared by their changes', async () => {
    const columns = { x: drift(steps), y: drift(steps.map((step, i) => step + (i % 3))) };
    const { found } = mined(columns, regular(ROWS));
    expect(found.correlation).toEqual([]);
    expect(found['change-correlation'].map(summaryOf)).toEqual([
      {
        by: 'x',
        direction: 'pos',
        effect: 0.9713562,
        expected: null,
        impact: 0.9875,
        kind: 'change-correlation',
        member: null,
        n: 79,
        of: 'y',
        p: [8.19810814e-50],
        strength: 0.58281372,
        topics: ['x', 'y', 'x×y'],
        unit: null,
        within: [],
      },
    ]);
    expect(await handFacts(columns, found['change-correlation'], times(ROWS))).toEqual([
      {
        bottom: -1.04761905,
        linear: 0.969730992,
        n: 79,
        n_bottom: 21,
        n_top: 22,
        top: 7.09090909,
        value: 0.9713562,
      },
    ]);
  });

  test('whose changes know nothing of each other are not told', () =>
    expect(pairs(mined({ x: drift(steps), y: drift(steps.map((_, i) => ((i * 29) % 13) - 6)) }, regular(ROWS)))).toEqual([]));

  test('of several series what only changes with time for all of them does not count', () => {
    const town = Array.from({ length: ROWS }, (_, i) => (i % 2 === 0 ? 'Rome' : 'Oslo'));
    const dimensions = [handDimension('town', town)];
    const wave = Array.from({ length: ROWS }, (_, i) => Math.floor(i / 2) % 10);
    const columns = { x: wave.map((x, i) => x + ((i * 37) % 7) / 10), y: wave.map((x, i) => x + ((i * 29) % 11) / 10) };
    expect(pairs(mined(columns, { ...regular(ROWS, 2), dimensions }))).toEqual([]);
  });
});

test('a link so weak that it matters little is told where it is certain', () => {
  // The first 2003 numbers, each once, in two orders that know nothing of each other; a thirteenth of the second is of the first.
  const order = (by: number) => Array.from({ length: 2003 }, (_, i) => (i * by + 11) % 2003);
  const [x, other] = [order(37), order(911)];
  expect(pairs(mined({ x, y: x.map((own, i) => own + 12 * (other[i] ?? 0)) }))).toEqual(['correlation: x y pos small']);
  expect(pairs(mined({ x, y: other }))).toEqual([]);
});

test('a whole is not compared with its parts', () => {
  const y = mixed(23);
  const { found, run } = mined({ x: X, y, sum: X.map((x, i) => x + (y[i] ?? 0)) });
  expect([found.correlation, run]).toEqual([[], 1]);
  expect(mined({ x: X, y, more: X.map((x, i) => x + 2 * (y[i] ?? 0)) }).run).toBe(3);
});

test('what events add up to over time is not compared', () => {
  const timeline = handTimeline(Array.from({ length: ROWS }, (_, i) => i * 86_400_000)); // prettier-ignore
  const total = X.map((_, i) => i + 1);
  expect(mined({ total, y: following(0.5) }, { timeline }).run).toBe(0);
  expect(mined({ y: following(0.5), total }, { timeline }).run).toBe(0);
  // Of one that begins far above nothing the level may be compared.
  expect(mined({ level: total.map((sum) => sum + 1000), y: following(0.5) }, { timeline }).run).toBe(1);
});

describe('readings of several series', () => {
  const DAY = 86_400_000;
  const TOWNS = 8;
  const MOMENTS = 10;
  const cells = Array.from({ length: TOWNS * MOMENTS }, (_, i) => ({ town: i % TOWNS, moment: Math.floor(i / TOWNS), i }));
  const frame: Partial<Frame> = {
    timeline: handTimeline(cells.map(({ moment }) => moment * DAY), { regular: true, edges: [0, MOMENTS * DAY] }), // prettier-ignore
    dimensions: [handDimension('town', cells.map(({ town }) => `T${town}`))], // prettier-ignore
  };
  const columns = (make: (cell: (typeof cells)[number]) => { x: number; y: number }) => {
    const made = cells.map(make);
    return { x: made.map(({ x }) => x), y: made.map(({ y }) => y) };
  };
  const [first, second] = [(i: number) => ((i * 37) % 83) / 83, (i: number) => ((i * 29) % 79) / 79];
  const p = (made: ReturnType<typeof columns>) => mined(made, frame).found.correlation[0]?.tests[0]?.p;

  /** Towns by their level, of which the last three change places by the other measure. */
  const LEVELS = [0, 10, 20, 30, 40, 70, 50, 60];
  const levels = columns(({ town, i }) => ({ x: 10 * town + first(i), y: (LEVELS[town] ?? 0) + second(i) }));

  test('are as certain as their towns where these differ', () => {
    expect(pairs(mined(levels, frame))).toEqual(['correlation: x y pos']);
    const between = correlate(rank(Float64Array.from(LEVELS.keys())).ranks, rank(Float64Array.from(LEVELS)).ranks);
    expect(p(levels)).toBeCloseTo(2 * (between?.p ?? NaN), 12);
    // Towns alone would say less than the rows do.
    expect(p(levels)).toBeGreaterThan(mined(levels, {}).found.correlation[0]?.tests[0]?.p ?? NaN);
  });

  test('are told by what each brings beyond the one before', () => {
    const along = columns(({ i }) => ({ x: first(i), y: first(i) + 0.3 * second(i) }));
    expect(pairs(mined(along, frame))).toEqual(['correlation: x y pos']);
    expect(p(along)).toBeLessThan(1e-6);
  });

  test('are not told where both only change with the time', () =>
    expect(
      pairs(
        mined(
          columns(({ moment, i }) => ({ x: 10 * moment + first(i), y: 10 * moment + second(i) })),
          frame,
        ),
      ),
    ).toEqual([]));

  test('are not told where side by side they go the other way', () => {
    // Both rise with the time, and of one moment the town with more of the one has less of the other.
    const against = columns(({ town, moment, i }) => ({ x: 20 * moment + town + first(i), y: 20 * moment - town + second(i) }));
    expect(pairs(mined(against, frame))).toEqual([]);
  });

  test('weigh by what is left within towns and moments: neither that large towns have more of both nor a season', () => {
    const share = (made: ReturnType<typeof columns>) => {
      const [one] = mined(made, frame).found.correlation;
      return (one?.strength ?? NaN) / Math.abs(one?.effect ?? NaN);
    };
    expect(share(levels)).toBeLessThanOrEqual(LIMITS.leastLeft);
    expect(share(columns(({ i }) => ({ x: first(i), y: first(i) + 0.6 * second(i) })))).toBeGreaterThan(0.7);
  });

  test('come with what each of them is, where that changes from one to the next, and not with what a town always is', () => {
    // Each town makes one of four things at a moment, in no order.
    const thing = (i: number) => Math.floor(4 * ((i * 31) % 73) / 73);
    const dimensions = [
      ...(frame.dimensions ?? []),
      handDimension('thing', cells.map(({ i }) => `Thing ${thing(i)}`)),
      handDimension('half', cells.map(({ town }) => (town < 4 ? 'A' : 'B'))),
    ];
    const behind = (made: ReturnType<typeof columns>) =>
      mined(made, { ...frame, dimensions }).found.correlation.map(({ told, idle }) => [told.behind?.by.column.name, idle]);
    expect(behind(columns(({ i }) => ({ x: 5 * thing(i) + first(i), y: 7 * thing(i) + second(i) })))).toEqual([['thing', 'mix']]);
    expect(behind(columns(({ i }) => ({ x: thing(i) + 6 * first(i), y: thing(i) + 6 * first(i) + second(i) })))).toEqual([[undefined, undefined]]);
    expect(behind(levels)).toEqual([[undefined, undefined]]);
  }); // prettier-ignore

  test('are not looked at within groups', () => {
    const dimensions = [...(frame.dimensions ?? []), handDimension('half', cells.map(({ town }) => (town < 4 ? 'A' : 'B')))]; // prettier-ignore
    expect(mined(levels, { ...frame, dimensions }).run).toBe(1);
    expect(mined(levels, { ...frame, dimensions, timeline: null }).run).toBeGreaterThan(2);
  });
});

test('series that drift, whose readings no column tells apart, have no changes to compare', () => {
  const times = Array.from({ length: ROWS }, (_, i) => Math.floor(i / 2) * 86_400_000);
  const drift = times.map((_, i) => 100 + i + ((i * 37) % 11));
  const frame = (at: readonly number[]) => ({ timeline: handTimeline(at, { regular: true, edges: [0, ROWS * 86_400_000] }) });
  expect(mined({ x: drift, y: drift }, frame(times)).run).toBe(0);
  expect(mined({ x: drift, y: drift }, frame(times.map((_, i) => i * 86_400_000))).run).toBe(1);
});

describe('groups that are looked at', () => {
  const unrelated = { x: X, y: mixed(23) };
  const parts = (sizes: readonly number[]) => sizes.flatMap((size, i) => Array<string>(size).fill(`g${i}`));
  const run = (
    dimensions: ReturnType<typeof handDimension>[],
    columns: Readonly<Record<string, readonly number[]>> = unrelated,
  ) => mined(columns, { dimensions }).run;

  test('have thirty rows', () => {
    expect(run([handDimension('team', parts([50, 30]))])).toBe(3);
    expect(run([handDimension('team', parts([51, 29]))])).toBe(2);
  });

  test('are the most frequent of a column, of the first columns', () => {
    // Three times as many rows, so that each of five labels has enough of them.
    const long = (by: number) => Array.from({ length: 240 }, (_, i) => (i * by + 11) % 241);
    const five = handDimension('team', parts([48, 48, 48, 48, 48]));
    expect(run([five], { x: long(37), y: long(101) })).toBe(1 + LIMITS.leadingMembers);
    const team = parts([40, 40]);
    const columns = (count: number) => Array.from({ length: count }, (_, i) => handDimension(`c${i}`, team));
    expect(run(columns(LIMITS.mostDimensions))).toBe(1 + 2 * LIMITS.mostDimensions);
    expect(run(columns(LIMITS.mostDimensions + 1))).toBe(1 + 2 * LIMITS.mostDimensions);
  });
});

test('a group’s own link is as certain as what its rows belong to', () => {
  // Of each ten rows of a customer both measures are nearly the same.
  const customer = Array.from({ length: 160 }, (_, i) => Math.floor(i / 10));
  const team = customer.map((own) => (own % 2 === 0 ? 'A' : 'B'));
  const x = customer.map((own, i) => 10 * own + (i % 10) / 10);
  const y = customer.map((own, i) => (own % 2 === 0 ? x[i] ?? 0 : (own * 37) % 160) + ((i * 7) % 10) / 10);
  const dimensions = [handDimension('team', team)];
  const unit: Unit = { column: 'customer', codes: Int32Array.from(customer), size: 16, places: null, named: true };
  const p = (units: Unit[]) => mined({ x, y }, { dimensions, units }).found['subgroup-correlation'].find(({ member }) => member === 'A')?.tests[0]?.p ?? NaN;
  expect(p([unit])).toBeGreaterThan(1e6 * p([]));
}); // prettier-ignore

test('where hardly any value differs from the most frequent one, a group has no link of its own', () => {
  // In A so many rows have a value that is not nought, and y follows it.
  const of = (different: number) => {
    const team = X.map((_, i) => (i % 2 === 0 ? 'A' : 'B'));
    const x = X.map((own, i) => (i % 2 === 0 && i >= 2 * different ? 0 : own + 1));
    const y = x.map((own, i) => (i % 2 === 0 ? own : -own));
    return mined({ x, y }, { dimensions: [handDimension('team', team)] }).found['subgroup-correlation'].map(
      ({ member }) => member,
    );
  };
  expect(of(LIMITS.fewestDifferent)).toContain('A');
  expect(of(LIMITS.fewestDifferent - 1)).not.toContain('A');
});

test.each([
  ['x', [true]],
  ['y', [true]],
  ['z', [false]],
] as const)('what is asked of %s counts as of the result: %s', (column, of) =>
  expect(isOfResult(column, (log) => mined({ x: X, y: following(0.5) }, {}, {}, log).found.correlation)).toEqual(of),
);

test('what is nearly the other tells little of it', () => {
  const [near] = mined({ x: X, y: following(0.1) }).found.correlation;
  expect(near?.strength).toBeCloseTo(LIMITS.weightOfNearlyOne * Math.abs(near?.effect ?? 0), 8);
});
