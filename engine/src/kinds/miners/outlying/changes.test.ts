import { each, handDomain, handEvent } from '../../../testing/hand-made-event';
import { handDimension, handTimeline } from '../../../testing/hand-made-frame';
import { timesOf, type Block } from './blocks';
import { changesApart } from './changes';

const ROWS = 1200;
const DAY = 86_400_000;
const TEAM = each(ROWS, (row) => 'ABCD'[row % 4] ?? '');
const team = handDimension('team', TEAM);
const times = timesOf(handTimeline(each(ROWS, (row) => row * DAY), { edges: each(13, (i) => 100 * i * DAY) })); // prettier-ignore
const of20 = (row: number, share: number) => (Math.floor(row / 4) * 7) % 20 < share;

/** How the other groups lie where so many in twenty of a team are so, before and since the middle. */
function change(shares: Record<string, [number, number]>, time: Block['time'] = { how: 'until', edge: 6 }, sides?: Block['sides']) {
  const event = handEvent(each(ROWS, (row) => of20(row, shares[TEAM[row] ?? '']?.[row < 600 ? 0 : 1] ?? 0)));
  const rows = each(ROWS, (row) => row).filter((row) => TEAM[row] === 'A' && row < 600);
  const own = { n: rows.length, k: rows.filter((row) => event.is[row] === 1).length };
  const block = { sides: sides ?? [{ dimension: team, code: team.labels.indexOf('A') }], time, own, rest: { n: 0, k: 0 }, gain: 1 };
  return changesApart(event, handDomain(event), block, times);
} // prettier-ignore

test('a group that comes down to where the others are has changed by more than any of them', () =>
  expect(change({ A: [8, 4], B: [6, 6], C: [4, 4], D: [2, 2] })).toEqual({
    other: { n: 150, k: 28 },
    spread: { times: 1, of: Infinity },
  }));

test('one of which another changes as well has not', () => {
  expect(change({ A: [12, 4], B: [12, 4], C: [4, 4], D: [4, 4] })).toBeNull();
});

test('where the others change by more than chance it is less clear', () =>
  expect(change({ A: [16, 2], B: [4, 8], C: [8, 4], D: [4, 8] })?.spread.times).toBeGreaterThan(2));

test('what has no moment, no group or no others has no such change', () => {
  const ofA: [number, number] = [8, 4];
  expect(change({ A: ofA }, null)).toBeNull();
  expect(change({ A: ofA }, undefined, [])).toBeNull();
  const alone = handDimension(
    'all',
    each(ROWS, () => 'x'),
  );
  expect(change({ A: ofA }, undefined, [{ dimension: alone, code: 0 }])).toBeNull();
  const pair = handDimension('pair', TEAM.map((one) => (one === 'A' ? 'A' : 'other'))); // prettier-ignore
  expect(change({ A: ofA }, undefined, [{ dimension: pair, code: pair.labels.indexOf('A') }])).toBeNull();
});
