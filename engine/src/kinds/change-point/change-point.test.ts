import type { Frame, Measure, Timeline } from '../../insights/frame/frame';
import { TestLog } from '../../insights/judge/test-log';
import { firstRow } from '../../insights/rows-of';
import { openBench } from '../../read/testing/temporary-file';
import { handFrame, handMeasure, handTable, handTimeline } from '../../testing/hand-made-frame';
import { changePoint } from '.';
import { LIMITS } from './limits';

const edges = (n: number) => Array.from({ length: n + 1 }, (_, i) => Date.UTC(2000 + i, 0, 1));
/** Four rows a year, their mean the level of the year. */
const rowsOf = (levels: readonly number[]) =>
  levels.flatMap((level, year) => [-1, 0, 0, 1].map((off, i) => ({ at: Date.UTC(2000 + year, i, 2), level: level + off })));

interface Changes {
  timeline?: Partial<Timeline>;
  measure?: Partial<Measure>;
  frame?: Partial<Frame>;
}

function mined(levels: readonly number[], { timeline, measure, frame }: Changes = {}) {
  const rows = rowsOf(levels);
  const log = new TestLog();
  const own = { edges: edges(levels.length), grain: 'year', ...timeline } as const;
  const findings = changePoint.mine({
    frame: handFrame('t', rows.length, {
      measures: [handMeasure('level', rows.map(({ level }) => level), { unit: 'EUR', family: 'levels', ...measure })],
      timeline: handTimeline(rows.map(({ at }) => at), own),
      ...frame,
    }),
    log,
  });
  return { findings, run: log.run };
} // prettier-ignore
const told = (levels: readonly number[], changes?: Changes) =>
  mined(levels, changes).findings.map(({ member, direction }) => [member, direction]);

/** Around 50 for so many years, then around 80. */
const step = (before: number, after: number, to = 80) => [
  ...Array.from({ length: before }, (_, i) => 50 + (i % 2)),
  ...Array.from({ length: after }, (_, i) => to + (i % 2)),
];

/** 50 for so many years, then 80. */
const flat = (before: number, after: number) => [...Array<number>(before).fill(50), ...Array<number>(after).fill(80)];

test('a lasting change of level is told with its first year and both levels', () => {
  const { findings, run } = mined(step(8, 8));
  // Means of 50.5 and 80.5; within each of them the years lie half a unit off.
  const shift = 30 / Math.sqrt((16 * 0.25) / 14);
  expect(findings).toMatchObject([
    {
      kind: 'change-point',
      subject: { filter: [], breakdown: 'moment', measure: { op: 'mean', column: 'level' } },
      member: '2008-01-01',
      direction: 'up',
      unit: 'EUR',
      n: 64,
      impact: 1,
      expected: 80.5,
      told: { edge: Date.UTC(2008, 0, 1), up: true },
      topics: ['moment', 'level', 'trend×levels'],
    },
  ]);
  expect(findings[0]?.effect).toBeCloseTo(shift, 9);
  expect(findings[0]?.strength).toBeCloseTo((LIMITS.weight * shift) / (shift + LIMITS.halfStrength), 9);
  expect(findings[0]?.tests[0]?.p).toBeLessThan(0.01);
  expect(run).toBe(2);
});

test.each<[string, number[], Changes, unknown[][]]>([
  ['a fall', step(8, 8, 20), {}, [['2008-01-01', 'down']]],
  ['after few years', flat(LIMITS.fewestBeside, 13), {}, [['2003-01-01', 'up']]],
  ['after fewer years', flat(LIMITS.fewestBeside - 1, 14), {}, []],
  ['for few years', flat(13, LIMITS.fewestBeside), {}, [['2013-01-01', 'up']]],
  ['for fewer years', flat(14, LIMITS.fewestBeside - 1), {}, []],
  ['in as many years as it takes', step(5, 5), {}, [['2005-01-01', 'up']]],
  ['in fewer years', step(5, 4), {}, []],
  ['by a tenth', step(8, 8, 55.1), {}, [['2008-01-01', 'up']]],
  ['by less', step(8, 8, 54.9), {}, []],
  ['that is a slope', Array.from({ length: 16 }, (_, i) => 50 + 2 * i), {}, []],
  ['without any spread', flat(8, 8), {}, [['2008-01-01', 'up']]],
  ['in years of which one has no rows', step(8, 8), { timeline: { edges: edges(17) } }, [['2008-01-01', 'up']]],
  ['in years of which a tenth has none', step(9, 9), { timeline: { edges: edges(20) } }, [['2009-01-01', 'up']]],
  ['in years of which more have none', step(9, 9), { timeline: { edges: edges(21), regular: true } }, []],
  ['of a time that is no period', step(8, 8), { frame: { timeline: null } }, []],
])('%s', (_, levels, changes, found) => expect(told(levels, changes)).toEqual(found)); // prettier-ignore

test('a year without a reading hides no step, and the level after it is that of the readings', () => {
  const [found] = mined([...step(8, 4), NaN, ...step(0, 4)]).findings;
  expect(found).toMatchObject({ member: '2008-01-01', expected: null });
});

test('two levels without any spread are as far apart as can be told', () => {
  expect(mined(flat(8, 8)).findings[0]?.effect).toBe(LIMITS.shiftOfConstants);
});

test('readings are not counted, and of a sample the level is only known from the query', () => {
  expect(mined(step(8, 8), { timeline: { regular: true } }).run).toBe(1);
  expect(mined(step(8, 8), { frame: { sampled: true } }).findings[0]?.expected).toBeNull();
});

test('the query gives both levels and the number of rows', async () => {
  const rows = rowsOf(step(8, 8));
  const bench = await openBench();
  await handTable(bench.engine.connection, 't', { level: rows.map(({ level }) => level) }, rows.map(({ at }) => at)); // prettier-ignore
  const facts = await firstRow(bench.engine.connection, mined(step(8, 8)).findings[0]?.sql ?? '');
  await bench.close();
  expect(facts).toEqual({ value: 80.5, baseline: 50.5, n: 64 });
});
