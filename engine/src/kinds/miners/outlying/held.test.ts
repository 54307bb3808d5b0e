import { each, handDomain, handEvent } from '../../../testing/hand-made-event';
import { handDimension, handTimeline } from '../../../testing/hand-made-frame';
import { timesOf, type Block } from './blocks';
import { keptBy, leastKept } from './held';

const ROWS = 800;
const DAY = 86_400_000;
const TEAM = each(ROWS, (row) => (row % 4 === 0 ? 'B' : 'A'));
const team = handDimension('team', TEAM);
const times = timesOf(handTimeline(each(ROWS, (row) => row * DAY), { edges: each(11, (i) => 80 * i * DAY) })); // prettier-ignore
const isB = Uint8Array.from(TEAM, (label) => Number(label === 'B'));
const block = (time: Block['time'] = null): Block => ({ sides: [{ dimension: team, code: team.labels.indexOf('B') }], time, own: { n: 0, k: 0 }, rest: { n: 0, k: 0 }, gain: 0 }); // prettier-ignore
/** Half of the rows of B, and a sixth of the others. */
const isGlass = (row: number) => (row % 4 === 0 ? row % 32 < 16 : row % 4 === 1 && row % 32 < 16);
const one = (row: number, of: number) => (Math.floor(row / 4) * 7) % of === 0;

/** What is left of B beside rows of the same kind. */
const kept = (is: (row: number) => boolean, kind: (row: number) => number, size = 2) => {
  const event = handEvent(each(ROWS, is));
  return keptBy(event, handDomain(event), isB, each(ROWS, kind), size);
};

describe('of what a group has beyond the others', () => {
  test('nothing is left where the mix of another column makes it', () =>
    expect(kept((row) => isGlass(row) && one(row, 2), (row) => Number(isGlass(row)))).toBeLessThan(0.2)); // prettier-ignore

  test('all is left where both have the same mix', () =>
    expect(kept((row) => one(row, TEAM[row] === 'B' ? 2 : 10), (row) => Math.floor(row / 4) % 2)).toBeCloseTo(1, 1)); // prettier-ignore

  test('a column that parts its rows from all others leaves it', () =>
    expect(kept((row) => one(row, TEAM[row] === 'B' ? 2 : 10), (row) => isB[row] ?? 0)).toBe(1)); // prettier-ignore

  test('rows without others beside them count as the others do', () => {
    // Thirty-two of its forty rows are of a kind that forty others are, half of which are so; eight are of a kind of their own.
    const kind = each(200, (row) => (row < 32 ? 1 : row < 40 ? 2 : row < 80 ? 1 : 0));
    const event = handEvent(each(200, (row) => kind[row] !== 0 && row % 2 === 0));
    const own = Uint8Array.from(kind, (_, row) => Number(row < 40));
    expect(keptBy(event, handDomain(event), own, kind, 3)).toBeCloseTo((20 - 32 / 2 - 8 / 8) / (20 - 40 / 8), 9);
    // Of more kinds of its own it cannot be held against them.
    expect(keptBy(event, handDomain(event), own, kind.map((one, row) => (row < 20 ? 2 : one)), 3)).toBe(1);
  }); // prettier-ignore

  test('nothing is left where it has nothing beyond them', () => {
    const event = handEvent(each(ROWS, (row) => one(row, 2)));
    expect(
      keptBy(
        event,
        handDomain(event),
        isB,
        each(ROWS, (row) => Math.floor(row / 4) % 2),
        2,
      ),
    ).toBe(0);
    const less = handEvent(each(ROWS, (row) => one(row, TEAM[row] === 'B' ? 10 : 2)));
    expect(
      keptBy(
        less,
        handDomain(less),
        isB,
        each(ROWS, (row) => Math.floor(row / 4) % 2),
        2,
      ),
    ).toBe(0);
  });
});

describe('the least that is left of it', () => {
  const least = (is: (row: number) => boolean, time: Block['time'], held = [team]) => {
    const event = handEvent(each(ROWS, is));
    return leastKept(event, handDomain(event), block(time), times, held);
  };

  test('is that beside the column that explains most', () => {
    const mix = handDimension('kind', each(ROWS, (row) => (isGlass(row) ? 'glass' : 'wood')));
    expect(least((row) => isGlass(row) && one(row, 2), null, [team, mix])).toBeLessThan(0.2);
    expect(least((row) => isGlass(row) && one(row, 2), null)).toBeGreaterThan(0.9);
  }); // prettier-ignore

  test('is small where the group always was so', () => {
    expect(least((row) => one(row, TEAM[row] === 'B' ? 2 : 10), { how: 'since', edge: 5 })).toBeLessThan(0.3);
    expect(least((row) => one(row, TEAM[row] === 'B' && row >= 400 ? 2 : 10), { how: 'since', edge: 5 })).toBeGreaterThan(0.8);
  }); // prettier-ignore

  test('is small where it is so of all at that time', () => {
    const early = handDimension('half', each(ROWS, (row) => (row < 400 ? 'first' : 'second')));
    const later = (row: number) => one(row, row >= 400 ? 2 : 10);
    expect(least(later, { how: 'since', edge: 5 }, [early])).toBeLessThan(0.3);
  }); // prettier-ignore

  test('is small where its rows lie in a time in which it is so of all', () => {
    const late = Uint8Array.from(TEAM, (_, row) => Number(row >= 640 || row % 40 === 0));
    const dimension = handDimension('team', [...late].map((own) => (own === 1 ? 'B' : 'A')));
    const event = handEvent(each(ROWS, (row) => one(row, row >= 600 ? 2 : 20)));
    const own: Block = { ...block(), sides: [{ dimension, code: dimension.labels.indexOf('B') }] };
    // In its last two parts stand none but its own; a column of places has others beside it.
    expect(leastKept(event, handDomain(event), own, times, [])).toBe(1);
    const mixed = handDimension('team', each(ROWS, (row) => (row >= 600 ? (row % 4 < 3 ? 'B' : 'A') : row % 20 === 0 ? 'B' : 'A')));
    const beside: Block = { ...block(), sides: [{ dimension: mixed, code: mixed.labels.indexOf('B') }] };
    expect(leastKept(event, handDomain(event), beside, times, [])).toBeLessThan(0.3);
  }); // prettier-ignore
});
