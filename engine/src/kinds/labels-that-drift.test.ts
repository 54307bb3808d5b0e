import { TestLog } from '../insights/judge/test-log';
import type { Finding } from '../insights/finding';
import { handDimension, handFrame, handTimeline } from '../testing/hand-made-frame';
import { normalFrom, randomFrom } from '../stats/distributions/random';
import { mineGroupsOverTime } from './miners/groups-over-time/mine-groups-over-time';
import { mineShareTrends } from './share-trend/share-trend';

const DAY = 86_400_000;
const START = Date.UTC(2024, 0, 1);
const DAYS = 360;
const LABELS = ['Kiel', 'Bonn', 'Ulm', 'Hof'];

/** What is told for certain of a table in which the odds of four labels take a step at random each day, or come back to their level within a month. */
function toldOf(seed: number, memory: number): string[] {
  const random = randomFrom(seed);
  const normal = normalFrom(random);
  const step = memory === 1 ? 0.05 : 0.6 * Math.sqrt(1 - memory ** 2);
  const weights = LABELS.map(() => {
    let at = 0;
    return Array.from({ length: DAYS }, () => Math.exp((at = memory * at + step * normal())));
  });
  const rows = Array.from({ length: 2000 }, () => {
    const day = Math.floor(random() * DAYS);
    let left = random() * weights.reduce((sum, own) => sum + (own[day] ?? 0), 0);
    return { day, label: LABELS[weights.findIndex((own) => (left -= own[day] ?? 0) < 0)] ?? 'Hof' };
  });
  const edges = Array.from({ length: 13 }, (_, i) => START + 30 * i * DAY);
  const timeline = handTimeline(rows.map(({ day }) => START + day * DAY), { edges }); // prettier-ignore
  const frame = handFrame('t', rows.length, { dimensions: [handDimension('depot', rows.map(({ label }) => label))], timeline }); // prettier-ignore
  const mining = { frame, log: new TestLog() };
  const found: Finding[] = [...mineGroupsOverTime(mining)['subgroup-count-trend'], ...mineShareTrends(mining)];
  return found.filter(({ tests }) => tests.every(({ p }) => p < 1e-5)).map(({ kind }) => kind);
}

// What wanders without bound may end up far away, along a line: a drift as smooth as that is not told from a trend.
test.each<[string, number, number]>([
  ['swing', 0.96, 1],
  ['wander', 1, 6],
])('of twenty tables whose labels %s few tell a trend of them', (_, memory, most) => {
  const told = Array.from({ length: 20 }, (_unused, seed) => toldOf(seed + 1, memory));
  expect(told.filter((kinds) => kinds.length > 0).length).toBeLessThanOrEqual(most);
});
