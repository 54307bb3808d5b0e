import { each, handDomain, handEvent } from '../../../testing/hand-made-event';
import { handDimension, handTimeline } from '../../../testing/hand-made-frame';
import { timesOf, type Block } from './blocks';
import { sharedBy, standsApart } from './peers';

const ROWS = 1000;
const DAY = 86_400_000;
const TEAM = each(ROWS, (row) => 'ABCDE'[row % 5] ?? '');
const team = handDimension('team', TEAM);
const way = handDimension('way', each(ROWS, (row) => ['road', 'rail'][Math.floor(row / 5) % 2] ?? '')); // prettier-ignore
const times = timesOf(handTimeline(each(ROWS, (row) => row * DAY), { edges: each(11, (i) => 100 * i * DAY) })); // prettier-ignore
/** So many in twenty. */
const of20 = (row: number, share: number) => (Math.floor(row / 5) * 7) % 20 < share;

/** How far the others of A lie apart, where so many in twenty rows of each team are so. */
function apart(shares: Record<string, number>, time: Block['time'] = null, is = (row: number) => of20(row, shares[TEAM[row] ?? ''] ?? 0), sides = [{ dimension: team, code: team.labels.indexOf('A') }]) {
  const event = handEvent(each(ROWS, is));
  const own = each(ROWS, (row) => row).filter((row) => sides.every(({ dimension, code }) => dimension.codes[row] === code) && (!time || (time.how === 'since' ? row >= 100 * time.edge : row < 100 * time.edge)));
  const k = own.filter((row) => event.is[row] === 1).length;
  const domain = handDomain(event);
  return standsApart(event, domain, { sides, time, own: { n: own.length, k }, rest: { n: ROWS - own.length, k: domain.cases - k }, gain: 1 }, times)?.times ?? null;
} // prettier-ignore

describe('a group', () => {
  test('stands apart from others that are alike', () => expect(apart({ A: 8, B: 2, C: 2, D: 2, E: 2 })).toBe(1));

  test('is one of many where the next comes close', () => {
    expect(apart({ A: 8, B: 7, C: 2, D: 2, E: 2 })).toBeNull();
    expect(apart({ A: 6, B: 6, C: 4, D: 3, E: 2 })).toBeNull();
  });

  test('stands apart less clearly where the others differ by more than chance', () => {
    const spread = apart({ A: 16, B: 1, C: 6, D: 1, E: 6 });
    // One of the four may stand apart as well; of the others 60, 60 and 10 of 200 are so, 130 of 600 together.
    const share = 130 / 600;
    expect(spread).toBeCloseTo((2 * (60 - 200 * share) ** 2 + (10 - 200 * share) ** 2) / (200 * share * (1 - share)) / 2, 9);
  });

  test('at a time is held against the others at that time', () => {
    const since = (row: number) => of20(row, row < 500 ? 2 : TEAM[row] === 'A' || TEAM[row] === 'B' ? 10 : 2);
    expect(apart({}, { how: 'since', edge: 5 }, since)).toBeNull();
    const own = (row: number) => of20(row, TEAM[row] === 'A' && row >= 500 ? 10 : TEAM[row] === 'B' && row < 500 ? 10 : 2);
    expect(apart({}, { how: 'since', edge: 5 }, own)).not.toBeNull();
  });

  test('of a few rows is no peer as it stands', () => {
    const few = handDimension('team', each(ROWS, (row) => (row < 10 ? 'Z' : TEAM[row] ?? '')));
    const is = (row: number) => (row < 10 ? row < 6 : of20(row, TEAM[row] === 'A' ? 8 : 2));
    expect(apart({}, null, is, [{ dimension: few, code: few.labels.indexOf('A') }])).toBeNull();
    // Three of eight are no sign that others come close.
    const eight = handDimension('team', each(ROWS, (row) => (row < 8 ? 'Z' : TEAM[row] ?? '')));
    expect(apart({}, null, (row) => (row < 8 ? row < 3 : is(row)), [{ dimension: eight, code: eight.labels.indexOf('A') }])).not.toBeNull();
  }); // prettier-ignore

  test('and a label of another column are held against the cells of both', () => {
    const sides = [
      { dimension: team, code: team.labels.indexOf('A') },
      { dimension: way, code: way.labels.indexOf('rail') },
    ];
    const isRail = (row: number) => Math.floor(row / 5) % 2 === 1;
    const pairs = (row: number, share: number) => (Math.floor(row / 10) * 7) % 20 < share;
    expect(apart({}, null, (row) => pairs(row, TEAM[row] === 'A' && isRail(row) ? 10 : 2), sides)).toBe(1);
    expect(apart({}, null, (row) => pairs(row, isRail(row) ? 10 : 2), sides)).toBeNull();
    expect(apart({}, null, (row) => pairs(row, TEAM[row] === 'A' ? 10 : 2), sides)).toBeNull();
  });
});

describe('of what changes at a moment', () => {
  const shared = (is: (row: number) => boolean, time: Block['time'] = { how: 'since', edge: 5 }) => {
    const event = handEvent(each(ROWS, is));
    const side = { dimension: team, code: team.labels.indexOf('A') };
    return sharedBy(event, handDomain(event), { sides: [side], time, own: { n: 0, k: 0 }, rest: { n: 0, k: 0 }, gain: 1 }, times);
  };

  test('the others share nothing where they stay, and all where they do the same', () => {
    expect(shared((row) => of20(row, TEAM[row] === 'A' && row >= 500 ? 10 : 2))).toBeCloseTo(0, 9);
    expect(shared((row) => of20(row, row >= 500 ? 10 : 2))).toBeCloseTo(1, 1);
    expect(shared((row) => of20(row, row < 500 ? 10 : 2), { how: 'until', edge: 5 })).toBeCloseTo(1, 1);
  });

  test('the others share as much of it, whatever the others are like beside it', () =>
    expect(shared((row) => of20(row, TEAM[row] === 'A' ? (row >= 500 ? 10 : 2) : row >= 500 ? 4 : 2))).toBeCloseTo(0.37, 1));

  test('what always is so has none', () => expect(shared((row) => of20(row, 2), null)).toBe(0));
});
