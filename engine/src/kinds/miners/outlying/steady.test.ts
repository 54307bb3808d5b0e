import { each, handDomain, handEvent } from '../../../testing/hand-made-event';
import { handDimension, handTimeline } from '../../../testing/hand-made-frame';
import { timesOf, type Block } from './blocks';
import { isSteady } from './steady';

const ROWS = 1200;
const DAY = 86_400_000;
const team = handDimension('team', each(ROWS, (row) => 'AB'[row % 2] ?? '')); // prettier-ignore
const times = timesOf(handTimeline(each(ROWS, (row) => row * DAY), { edges: each(13, (i) => 100 * i * DAY) })); // prettier-ignore

/** Of a team that has so many in twenty in each of twelve parts of the time: whether it keeps to one share on each side of its middle. */
function steady(shares: readonly number[], time: Block['time'] = { how: 'since', edge: 6 }, sides?: Block['sides']): boolean {
  const event = handEvent(each(ROWS, (row) => (Math.floor(row / 2) * 7) % 20 < (row % 2 === 0 ? (shares[Math.floor(row / 100)] ?? 0) : 4)));
  const block: Block = { sides: sides ?? [{ dimension: team, code: 0 }], time, own: { n: 0, k: 0 }, rest: { n: 0, k: 0 }, gain: 1 };
  return isSteady(event, handDomain(event), block, times);
} // prettier-ignore

const to = (before: number, after: number) => [...Array<number>(6).fill(before), ...Array<number>(6).fill(after)];

test('what is as often as it was until a moment, and as often as it is since then, is a step', () => {
  expect(steady(to(4, 12))).toBe(true);
  expect(steady([5, 4, 3, 4, 5, 4, 11, 12, 13, 12, 11, 12])).toBe(true);
});

test('what rises and falls with the seasons is none', () =>
  expect(steady([3, 4, 10, 12, 12, 11, 5, 4, 3, 3, 4, 4], { how: 'until', edge: 6 })).toBe(false));

test('without a moment or a group nothing is asked', () => {
  const season = [3, 4, 10, 12, 12, 11, 5, 4, 3, 3, 4, 4];
  expect(steady(season, null)).toBe(true);
  expect(steady(season, undefined, [])).toBe(true);
});
