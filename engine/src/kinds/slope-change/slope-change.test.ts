import type { Measure, Timeline } from '../../insights/frame/frame';
import { TestLog } from '../../insights/judge/test-log';
import { handFacts } from '../../testing/hand-made-facts';
import { handFrame, handMeasure, handTimeline } from '../../testing/hand-made-frame';
import { summaryOf } from '../../testing/summary-of';
import { slopeChange } from '.';

interface Changes {
  measure?: Partial<Measure>;
  timeline?: Partial<Timeline>;
  sampled?: boolean;
}

const YEAR = (i: number) => Date.UTC(1980 + i, 0, 1);
/** A reading a year, up and down by a half from what `level` says. */
const years = (level: (year: number) => number, n = 30) =>
  Array.from({ length: n }, (_, i) => level(i) + (((i * 7) % 3) - 1) / 2);

function mined(cells: readonly number[], { measure, timeline, sampled = false }: Changes = {}) {
  const times = cells.map((_, i) => YEAR(i));
  const edges = [...times, YEAR(cells.length)];
  const frame = handFrame('t', cells.length, {
    measures: [handMeasure('level', cells, { unit: 'EUR', family: 'levels', ...measure })],
    timeline: handTimeline(times, { edges, grain: 'year', finest: 'year', regular: true, ...timeline }),
    sampled,
  });
  const found = slopeChange.mine({ frame, log: new TestLog() });
  return { found, times, said: (facts: Parameters<typeof slopeChange.say>[1]) => found.map((one) => slopeChange.say(one, facts, frame)?.sentence ?? null) };
} // prettier-ignore

/** Around 40 for fifteen years, then two more with each year. */
const bent = years((year) => 40 + 2 * Math.max(0, year - 15));

test('a series that begins to rise is told with both slopes', async () => {
  const { found, times, said } = mined(bent);
  expect(found.map(summaryOf)).toEqual([
    {
      by: 'moment',
      direction: 'up',
      effect: 66.6204324,
      expected: 2.00549451,
      impact: 1,
      kind: 'slope-change',
      member: '1996-01-01',
      n: 30,
      of: 'level',
      p: [0.00000106352502, 5.3176251e-7],
      strength: 0.660351418,
      topics: ['moment', 'level', 'trend×levels'],
      unit: 'EUR',
      within: [],
    },
  ]);
  const [facts = {}] = await handFacts({ level: bent }, found, times);
  expect([facts]).toEqual([
    {
      baseline: 0.00367647059,
      n: 30,
      value: 2.00549451,
    },
  ]);
  expect(said(facts)).toEqual(['From 1996 on, level rises by €2.01 a year, after about one level before.']);
  // The whole table does not bear it out where the slopes go another way.
  expect(said({ ...facts, value: -1 })).toEqual([null]);
});

const told = (cells: readonly number[], changes?: Changes) =>
  mined(cells, changes).found.map(
    ({ member, direction, told: { was, now } }) => `${String(member)} ${direction}: ${was}, ${now}`,
  );
test.each<[string, readonly number[], Changes, string[]]>([
  ['that rises and falls', years((year) => 40 - 2 * Math.abs(year - 15)), {}, ['1995-01-01 down: up, down']],
  ['that rises all along', years((year) => 40 + 2 * year), {}, []],
  ['that stays', years(() => 40), {}, []],
  ['that takes a new level', years((year) => (year < 15 ? 40 : 80)), {}, []],
  ['that lies so high that nobody sees it', bent.map((value) => value + 5000), {}, []],
  ['of nine years', bent.slice(11, 20), {}, []],
])('a series %s', (_, cells, changes, found) => expect(told(cells, changes)).toEqual(found));

test('of a sample only the query knows the slope', () =>
  expect(mined(bent, { sampled: true }).found[0]).toMatchObject({ expected: null }));
