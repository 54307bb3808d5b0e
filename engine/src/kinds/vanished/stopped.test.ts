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
