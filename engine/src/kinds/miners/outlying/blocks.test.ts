import { each, handDomain, handEvent } from '../../../testing/hand-made-event';
import { handDimension, handTimeline } from '../../../testing/hand-made-frame';
import { blocksOf, cutBy, inBlock, timesOf, type Block, type Times } from './blocks';
import { LIMITS } from './limits';

const DAY = 86_400_000;
const ROWS = 1200;
const TEAM = each(ROWS, (row) => 'ABCD'[row % 4] ?? '');
const WAY = each(ROWS, (row) => ['road', 'rail', 'sea'][Math.floor(row / 4) % 3] ?? '');
const team = handDimension('team', TEAM);
const way = handDimension('way', WAY);
/** Ten rows a day in ten parts of twelve days each. */
const EDGES = each(11, (i) => 12 * i * DAY);
const days = (row: number) => Math.floor(row / 10) * DAY;
const times = timesOf(handTimeline(each(ROWS, days), { edges: EDGES }));
const one = (row: number, of: number) => (Math.floor(row / 12) * 7) % of === 0;

const told = ({ sides, time, own }: Block) => [...sides.map(({ dimension, code }) => dimension.labels[code] ?? ''), ...(time ? [time.how, String(time.edge)] : []), own.n, own.k]; // prettier-ignore
const found = (is: (row: number) => boolean, dimensions = [team], given: Times | null = times) => {
  const event = handEvent(each(ROWS, is));
  return blocksOf(event, handDomain(event), cutBy(dimensions), given)
    .sort((a, b) => b.gain - a.gain)
    .map(told);
};

describe('of each group the rows in which it is more often so', () => {
  test('are all of them', () => expect(found((row) => one(row, TEAM[row] === 'B' ? 2 : 10))).toEqual([['B', 300, 150]]));

  test('are those of a cell', () =>
    expect(found((row) => one(row, TEAM[row] === 'B' && WAY[row] === 'sea' ? 2 : 10), [team, way])).toEqual([['B', 'sea', 100, 50]])); // prettier-ignore

  test('are those since a time or until one', () => {
    expect(found((row) => one(row, TEAM[row] === 'B' && row >= 720 ? 2 : 10))).toEqual([['B', 'since', '6', 120, 60]]);
    expect(found((row) => one(row, TEAM[row] === 'B' && row < 480 ? 2 : 10))).toEqual([['B', 'until', '4', 120, 60]]);
    expect(found((row) => one(row, TEAM[row] === 'B' && row >= 720 ? 2 : 10), [team], null)).toEqual([['B', 300, 78]]);
  });

  test('are few rows that have most of what is seldom everywhere', () => {
    // Of 1200 rows twelve are so, ten of them of one of a dozen vans.
    const van = handDimension(
      'van',
      each(ROWS, (row) => `v${row % 12}`),
    );
    expect(found((row) => (row % 12 === 3 ? row % 120 === 3 : row === 1 || row === 4), [van], null)).toEqual([['v3', 100, 10]]);
    // Two in a hundred more than the others of a half say nothing but its size.
    const half = handDimension(
      'half',
      each(ROWS, (row) => (row % 2 === 0 ? 'a' : 'b')),
    );
    expect(found((row) => (row % 2 === 0 ? row % 120 === 0 : row % 600 === 1), [half], null)).toEqual([]);
  });

  test.each<[string, (row: number) => boolean]>([
    ['as often so in all', (row) => one(row, 5)],
    ['hardly more often so', (row) => one(row, TEAM[row] === 'B' ? 5 : 6)],
    ['less often so', (row) => one(row, TEAM[row] === 'B' ? 20 : 2)],
    ['so in fewer rows than make a habit', (row) => TEAM[row] === 'B' && row % 400 === 1],
  ])('are none where it is %s', (_, is) => expect(found(is).filter(([own]) => own === 'B')).toEqual([]));
});

test('a further column and a time must each make it twenty times as likely', () => {
  const event = handEvent(each(ROWS, (row) => one(row, TEAM[row] === 'B' ? 2 : 10)));
  const gainOf = (cut: ReturnType<typeof cutBy>, given: Times | null) => Math.max(...blocksOf(event, handDomain(event), cut, given).map(({ gain }) => gain)); // prettier-ignore
  const same = handDimension(
    'all',
    each(ROWS, () => 'one'),
  );
  const plain = gainOf(cutBy([team]), null);
  expect(plain - gainOf(cutBy([team, same]), null)).toBeCloseTo(LIMITS.leastGain, 9);
  const later = handEvent(each(ROWS, (row) => one(row, TEAM[row] === 'B' && row >= 720 ? 2 : 10)));
  const [since] = blocksOf(later, handDomain(later), cutBy([team]), times).sort((a, b) => b.gain - a.gain);
  const half = (k: number, n: number) => k * Math.log(k / n) + (n - k) * Math.log(1 - k / n);
  const turned = half(18, 180) + half(60, 120) - half(78, 300);
  expect(since?.gain).toBeCloseTo(
    Math.max(turned, half(60, 120) + half(since?.rest.k ?? 0, 1080) - half(60 + (since?.rest.k ?? 0), 1200)) -
      Math.log(4) -
      LIMITS.leastGain -
      Math.log(20),
    1,
  );
  // With times the group as a whole costs what it did.
  expect(gainOf(cutBy([team]), times)).toBeCloseTo(plain, 9);
  const wide = handDimension('team', [...TEAM], { labels: [...team.labels, 'E', 'F', 'G', 'H'] });
  expect(plain - gainOf(cutBy([wide]), null)).toBeCloseTo(Math.log(2), 9);
});

test('parts of the time are a few periods each, and what lies behind the last is of the last', () => {
  const long = timesOf(handTimeline([0, 1.5 * DAY, 47 * DAY, 51 * DAY, -DAY], { edges: each(49, (i) => i * DAY) }));
  expect(long && [long.edges.length, long.edges[1], [...long.parts]]).toEqual([24, 2, [0, 0, 23, 23, -1]]);
  expect(timesOf(handTimeline([], { edges: [0, DAY] }))).toBeNull();
  expect(timesOf(null)).toBeNull();
});

test('rows of a block are those of its labels, in its time', () => {
  const block = (time: Block['time']) => inBlock({ sides: [{ dimension: team, code: 1 }], time, own: { n: 0, k: 0 }, rest: { n: 0, k: 0 }, gain: 0 }, times); // prettier-ignore
  const rows = (isIn: (row: number) => boolean) => [1, 2, 601, 1001].filter(isIn);
  expect(rows(block(null))).toEqual([1, 601, 1001]);
  expect(rows(block({ how: 'since', edge: 5 }))).toEqual([601, 1001]);
  expect(rows(block({ how: 'until', edge: 5 }))).toEqual([1]);
});

test('a row without a label of either column lies in no cell', () => {
  const gap = handDimension('way', [null, 'sea', 'rail', 'sea', ...WAY.slice(4)]);
  expect([...cutBy([team, gap]).cells.slice(0, 3)].map((cell) => cell < 0)).toEqual([true, false, false]);
  expect(cutBy([], 3)).toMatchObject({ size: 1, cells: new Int32Array(3) });
});
