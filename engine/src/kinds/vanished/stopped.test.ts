import { TestLog } from '../../insights/judge/test-log';
import type { Table } from '../../model';
import { handFacts } from '../../testing/hand-made-facts';
import { handDimension, handFrame, handMeasure, handTimeline } from '../../testing/hand-made-frame';
import { handSaid } from '../../testing/hand-made-saying';
import { sayVanished } from './say';
import { mineStopped } from './stopped';

const DAY = 86_400_000;
const PERIODS = 30;
const STATIONS = ['A', 'B', 'C', 'D', 'E', 'F'];

/** Stations that are read once a week. @param isRead whether there is anything of one in a week */
function mined(isRead: (station: string, week: number) => boolean, blank = false) {
  const all = Array.from({ length: PERIODS }, (_, week) => STATIONS.map((station) => ({ station, week }))).flat();
  const rows = blank ? all : all.filter(({ station, week }) => isRead(station, week));
  const times = rows.map(({ week }) => 7 * week * DAY);
  const load = rows.map(({ station, week }) => (isRead(station, week) ? 5 + week : null));
  const stations = rows.map(({ station }) => station);
  const frame = handFrame(
    't',
    rows.length,
    {
      panel: { things: Int32Array.from(stations, (one) => STATIONS.indexOf(one)), at: Float64Array.from(times) },
      dimensions: [handDimension('station', stations)],
      measures: [handMeasure('load', load)],
      timeline: handTimeline(times),
    },
    { model: { shape: { kind: 'panel', entity: ['station'], key: [] }, columns: [], algebra: [], outcome: { kind: 'none' } } as unknown as Table['model'] },
  );
  const found = mineStopped({ frame, log: new TestLog() });
  return { found, facts: async () => (await handFacts({ station: stations, load }, found, times))[0] ?? {} };
} // prettier-ignore

test.each([false, true])('a station of which nothing is known any more (its rows are there: %s)', async (blank) => {
  const { found, facts } = mined((station, week) => station !== 'C' || week < 24, blank);
  expect(found).toMatchObject([{ kind: 'vanished', member: '1970-06-11', leads: true, told: { stopped: { label: 'C' } } }]);
  const row = await facts();
  expect(row).toMatchObject({ value: 6, own_after: 0, go_on: 5, members: 6 });
  const said = found[0] && handSaid(sayVanished, found[0].told, row);
  expect(said?.sentence).toMatch(/^Nothing is reported for station C after .* 1970, in the 6 periods since then; 5 of 5 others still report\.$/);
}); // prettier-ignore

test.each<[string, (station: string, week: number) => boolean]>([
  ['all go on', () => true],
  ['it is only late', (station, week) => station !== 'C' || week < 28],
  ['it comes and goes', (station, week) => station !== 'C' || week % 8 < 5],
  ['half of them have stopped', (station, week) => station < 'D' || week < 20],
])('nothing where %s', (_, isRead) => expect(mined(isRead).found).toEqual([]));

describe('at the edge', () => {
  const stopped = (isRead: (station: string, week: number) => boolean, blank = false) =>
    mined(isRead, blank).found.map(({ told }) => told.stopped.label);

  test.each<[string, (week: number) => boolean, string[]]>([
    ['of three periods without', (week) => week < 27, ['C']],
    ['of three times its longest absence', (week) => week < 24 && week !== 8 && week !== 9, ['C']],
    ['of less than that', (week) => week < 25 && week !== 8 && week !== 9, []],
    ['of eight periods before', (week) => week >= 2 && week < 10, ['C']],
    ['of seven periods before', (week) => week >= 3 && week < 10, []],
    ['of nine in ten periods before', (week) => week < 20 && week !== 5 && week !== 11, ['C']],
    ['of fewer than that', (week) => week < 20 && week % 6 !== 5, []],
  ])('%s', (_, isRead, expected) => expect(stopped((station, week) => station !== 'C' || isRead(week))).toEqual(expected));

  test('the one that has been away for longest comes first, and nothing is told where more than a fifth have stopped', () => {
    const ends: Record<string, number> = { B: 24, C: 20 };
    expect(stopped((station, week) => week < (ends[station] ?? 30))).toEqual([]);
    expect(stopped((station, week) => week < (station === 'B' ? 24 : 30))).toEqual(['B']);
  });

  test('nothing where the others end by and by as well', () => {
    const ends: Record<string, number> = { C: 20, D: 28, E: 28 };
    expect(stopped((station, week) => week < (ends[station] ?? 30))).toEqual([]);
    expect(stopped((station, week) => week < ({ C: 20, D: 28 }[station] ?? 30))).toEqual(['C']);
  });
});

const FACTS = { value: 6, own_after: 0, go_on: 5, members: 6 };
test.each<[string, object, string | null]>([
  ['several periods', {}, 'Nothing is reported for station C after 11 June 1970, in the 6 periods since then; 5 of 5 others still report.'],
  ['one period', { value: 1, go_on: 4 }, 'Nothing is reported for station C after 11 June 1970, in the one period since then; 4 of 5 others still report.'],
  ['no period', { value: 0 }, null],
  ['some rows of it since then', { own_after: 1 }, null],
])('said of %s', (_, facts, sentence) => {
  const [found] = mined((station, week) => station !== 'C' || week < 24).found;
  expect((found && handSaid(sayVanished, found.told, { ...FACTS, ...facts }))?.sentence ?? null).toBe(sentence);
}); // prettier-ignore
