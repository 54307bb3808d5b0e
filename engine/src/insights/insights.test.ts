import { parseMeasure } from '../contracts/report/measure';
import type { Table } from '../model';
import { handFinding } from '../testing/hand-made-finding';
import type { Finding } from './finding';
import { prune } from './judge/prune';
import { passes } from './judge/gate';
import { fences } from '../kinds/outlier/fences';
import { rank } from './judge/rank';
import { containsTerm, literal, name, number } from './sql';
import { TestLog } from './judge/test-log';
import { termsOf } from './text-terms';
import { THRESHOLDS } from '../thresholds';

const [ALL, RESULT, MAIN, TIME] = [
  THRESHOLDS.familywise.value,
  THRESHOLDS.chanceOfResult.value,
  THRESHOLDS.chanceOfMain.value,
  THRESHOLDS.chanceOfTime.value,
];

const finding = (over: Partial<Finding>): Finding =>
  handFinding({
    kind: 'group-difference',
    subject: { filter: [], breakdown: 'kind', measure: parseMeasure('cost') },
    member: 'A',
    direction: 'high',
    ...over,
  });
const nothing = { aliases: new Map<string, string>(), measures: [], parents: new Map<string, string>() };

describe('the chance of a false claim', () => {
  test('is parted among families: questions of one sort do not take the power of another', () => {
    const log = new TestLog();
    for (let i = 0; i < 50; i++) log.add(0.9, 'inside');
    const pair = log.add(0.0001);
    const trend = log.add(0.0001, 'time');
    for (let i = 0; i < 9; i++) log.add(0.9);
    log.settle();
    expect(log.run).toBe(61);
    // Ten questions of pairs, one of time.
    expect(pair.q).toBeCloseTo((0.0001 * 10 * ALL) / MAIN);
    expect(trend.q).toBeCloseTo((0.0001 * ALL) / TIME);
    expect(log.below(0.01)).toBe(2);
  });

  test('its parts add up to the whole', () => {
    const { chanceOfTime, chanceInside, chanceApart, chanceOfUnits } = THRESHOLDS;
    expect(RESULT + MAIN + chanceOfTime.value + chanceInside.value + chanceApart.value + chanceOfUnits.value).toBeCloseTo(ALL);
  });

  test('a member is chosen from its like, within a question that holds', () => {
    const log = new TestLog();
    const whole = log.add(1e-6);
    const [first, second] = [log.member(0.004, whole, 5), log.member(1e-9, whole, 5)];
    log.settle();
    expect(log.run).toBe(1);
    expect(first.q).toBeCloseTo(0.02);
    expect(second.q).toBe(whole.q);
  });

  test('pairs of a wide table that were compared roughly count as questions', () => {
    const log = new TestLog(new Set(), { pairs: 999, ofResult: 0 });
    const pair = log.add(1e-7);
    log.settle();
    expect(pair.q).toBeCloseTo((1e-7 * 1000 * ALL) / MAIN);
  });

  test('a table with a result has a part of its own for what goes with it', () => {
    const log = new TestLog(new Set(['passed', 'score']));
    const [ofResult, beside] = [log.add(0.0001, ['score', 'age']), log.add(0.0001, ['age', 'sex'])];
    for (let i = 0; i < 9; i++) log.add(0.9, ['age', 'height']);
    log.settle();
    expect(ofResult.q).toBeCloseTo((0.0001 * ALL) / RESULT);
    expect(beside.q).toBeCloseTo((0.0001 * 10 * ALL) / MAIN);
    expect(log.ofResult?.chance).toBe(RESULT);
    expect(new TestLog().ofResult).toBeNull();
  });

  test('pairs with the result that were compared roughly count among its questions, and all pairs among those of pairs', () => {
    const log = new TestLog(new Set(['score']), { pairs: 999, ofResult: 99 });
    const [ofResult, beside] = [log.add(1e-7, ['score', 'age']), log.add(1e-7, ['age', 'sex'])];
    log.settle();
    expect(ofResult.q).toBeCloseTo((1e-7 * 100 * ALL) / RESULT, 8);
    expect(beside.q).toBeCloseTo((1e-7 * 1000 * ALL) / MAIN, 8);
  });

  test('the parts of all families add up to the chance of any false claim', () => {
    const log = new TestLog(new Set(['score']));
    const tests = ([['score', 'age'], ['age'], 'time', 'inside', 'units'] as const).map((about) => log.add(1e-6, about));
    log.settle();
    // Each is the only question of its family: its q is p times the whole chance by the part.
    expect(tests.reduce((sum, { q }) => sum + (1e-6 * 0.01) / q, 0)).toBeCloseTo(0.01);
  });

  test("all of a finding's tests must hold", () => {
    const held = { p: 0, q: 0.009 };
    expect(passes(finding({ tests: [held, { ...held, q: 0.02 }] }))).toBe(false);
    expect(passes(finding({ tests: [held] }))).toBe(true);
  });
});

describe('ranking', () => {
  test('a second finding on the same subject stands behind a new one', () => {
    const first = finding({ strength: 0.9, topics: ['kind×cost'] });
    const again = finding({ strength: 0.85, member: 'B', topics: ['kind×cost'] });
    const other = finding({ subject: { filter: [], breakdown: 'place', measure: parseMeasure('cost') }, member: 'X', strength: 0.6, topics: ['place×cost'] }); // prettier-ignore
    expect(rank([again, other, first]).map((ranked) => ranked.finding)).toEqual([first, other, again]);
  });
});

describe('folding', () => {
  test('what has no number for its worth stands last, with one that can be written', () => {
    const [broken, sound] = [finding({ strength: NaN, member: 'B' }), finding({ strength: 0.1 })];
    expect(rank([broken, sound]).map(({ finding: one, score }) => [one, Number.isFinite(score)])).toEqual([
      [sound, true],
      [broken, true],
    ]);
  });

  test('the same rows under two names are told once, by the plainer name', () => {
    const plain = finding({});
    const renamed = finding({
      subject: { filter: [], breakdown: 'desk', measure: parseMeasure('cost') },
      member: 'Desk A',
      strength: 0.9,
    });
    expect(prune([renamed, plain], { ...nothing, aliases: new Map([['desk=Desk A', 'kind=A']]) })).toEqual([plain]);
  });

  test("a narrower group that shares its wider group's difference is folded into it", () => {
    const narrow = finding({
      subject: { filter: [], breakdown: 'title', measure: parseMeasure('cost') },
      member: 'A1',
      strength: 0.9,
    });
    expect(prune([narrow, finding({})], { ...nothing, parents: new Map([['title=A1', 'kind=A']]) })).toEqual(
      [finding({})].map((): unknown => expect.objectContaining({ member: 'A' })),
    );
  });

  test('of what has to be done about a column nothing else is told, or nothing over time', () => {
    const of = (kind: Finding['kind'], measure: string) => finding({ kind, subject: { filter: [], breakdown: null, measure: parseMeasure(measure) }, member: kind }); // prettier-ignore
    const left = finding({ kind: 'waiting', member: null, instead: { all: ['cost'], time: ['stock'] } });
    const [level, over, kept, figure] = [of('contribution', 'cost'), of('measure-spike', 'stock'), of('contribution', 'stock'), of('headline', 'cost')]; // prettier-ignore
    expect(prune([left, level, over, kept, figure], nothing)).toEqual([left, kept, figure]);
  });

  test('what classes of a number tell of a measure is told by the number, unless they are the result', () => {
    const byClass = finding({ subject: { filter: [], breakdown: 'class', measure: parseMeasure('cost') }, member: 'high' });
    const link = finding({ kind: 'correlation', subject: { filter: [], breakdown: 'wind', measure: parseMeasure('cost') }, member: null }); // prettier-ignore
    const model = (outcome: object) =>
      ({ model: { algebra: [{ kind: 'bucket', target: 'class', of: 'wind' }], outcome } }) as unknown as Table;
    expect(prune([byClass, link], { ...nothing, table: model({ kind: 'none' }) })).toEqual([link]);
    expect(prune([byClass], { ...nothing, table: model({ kind: 'none' }) })).toEqual([byClass]);
    const result = { kind: 'outcome', outcome: { column: 'class' } };
    expect(prune([byClass, link], { ...nothing, table: model(result) })).toHaveLength(2);
  });

  test("an overall trend that is one group's alone gives way to it", () => {
    const overall = finding({
      kind: 'trend',
      subject: { filter: [], breakdown: 'date', measure: parseMeasure('cost') },
      member: null,
      direction: 'up',
    });
    const group = finding({
      kind: 'subgroup-trend',
      subject: { filter: [{ column: 'kind', op: '=', value: 'A' }], breakdown: 'date', measure: parseMeasure('cost') },
      direction: 'up',
      effect: 0.9,
      rest: 0.02,
    });
    expect(prune([overall, group], nothing)).toEqual([group]);
    expect(prune([overall, { ...group, rest: 0.5 }], nothing)).toHaveLength(2);
  });
});

describe('SQL', () => {
  test.each([
    ['opened_at', 'opened_at'],
    ['order', '"order"'],
    ['Cost "net"', '"Cost ""net"""'],
    ['1st', '"1st"'],
  ])('column %s is written %s', (column, written) => expect(name(column)).toBe(written));

  test('negative numbers never start a comment', () => expect(number(-3)).toBe('(-3)'));

  test("labels take their column's type", () => {
    const column = { name: 'x', role: 'category' as const, stats: { count: 1, missing: 0, distinct: 1 }, unit: null };
    expect(literal({ ...column, type: 'text' }, "it's")).toBe("'it''s'");
    expect(literal({ ...column, type: 'integer' }, '5')).toBe('5');
    expect(literal({ ...column, type: 'boolean' }, 'true')).toBe('true');
  });

  test("a term's special characters are text", () => expect(containsTerm('note', "a.b'c")).toContain("a\\.b''c"));
});

test('terms are words of meaning, numbered names also by their stem', () => {
  expect([...termsOf('The printer12 is not working, again!')].sort()).toEqual(['printer', 'printer12', 'working']);
  expect([...termsOf('Printer12 and scanner-7', true)]).toEqual(['printer12', 'scanner-7']);
});

test('fences are set on the log scale for skewed values and find nothing in even ones', () => {
  const skewed = Float64Array.from({ length: 200 }, (_, i) => Math.exp((i % 50) / 25));
  skewed[0] = 5000;
  expect(fences(skewed)).toEqual([expect.objectContaining({ high: true })]);
  expect(fences(Float64Array.from({ length: 200 }, (_, i) => i))).toEqual([]);
});

describe('folding', () => {
  test("a group's level is told with its share of the total, and no weaker", () => {
    const level = finding({ strength: 0.7 });
    const share = finding({
      kind: 'contribution',
      subject: { ...level.subject, measure: parseMeasure('sum(cost)') },
      strength: 0.4,
    });
    expect(prune([level, share], nothing)).toEqual([{ ...share, strength: 0.7 }]);
  });

  test('the same repeated rows by fewer columns are not told again', () => {
    const repeated = (...breakdown: string[]) =>
      finding({ kind: 'repetition', subject: { filter: [], breakdown, measure: parseMeasure('count') } });
    const [all, some] = [repeated('user', 'cost', 'kind'), repeated('kind', 'cost')];
    expect(prune([some, all], nothing)).toEqual([all]);
  });

  test('a link with the narrower of two levels is told of the wider one', () => {
    const link = (measure: string) =>
      finding({ kind: 'association', subject: { filter: [], breakdown: 'plane', measure: parseMeasure(measure) } });
    const parents = new Map([['town=Ulm', 'land=Nord']]);
    const [town, land] = [link('rate(town=Ulm)'), link('rate(land=Nord)')];
    expect(prune([town, land], { ...nothing, parents })).toEqual([land]);
  });
});
