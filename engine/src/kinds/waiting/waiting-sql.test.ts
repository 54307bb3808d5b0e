import type { Frame } from '../../insights/frame/frame';
import { TestLog } from '../../insights/judge/test-log';
import { handFacts } from '../../testing/hand-made-facts';
import { handDimension, handFrame, handMeasure, handTimeline } from '../../testing/hand-made-frame';
import type { Wait } from '../../understand/waits/wait';
import { mineWaiting } from './waiting';

const DAY = 86_400_000;
const ROWS = 300;
const each = <Of>(of: (row: number) => Of): Of[] => Array.from({ length: ROWS }, (_, row) => of(row));

/** Calls, one a day; every tenth has no answer though it was wanted, and from row 200 on half of the night's, or of all. */
function world(rises: (row: number) => boolean, wait: Partial<Wait> = {}, changes: (frame: Frame) => Partial<Frame> = () => ({})) {
  const shift = each((row) => (row % 4 === 1 ? 'night' : 'day'));
  const wanted = each((row) => Number(row % 3 !== 2));
  const waits = each((row) => row % 3 !== 2 && (rises(row) ? row % 2 === 1 : row % 10 === 0));
  const priority = each((row) => (row % 7 === 0 ? 'urgent' : 'low'));
  const columns = { shift, priority, wanted, answer: waits.map((one) => (one ? null : 1)), cost: each((row) => row), no: each((row) => `C${row}`) };
  const times = each((row) => row * DAY);
  const own: Wait = {
    how: 'asked', target: 'answer', start: 'moment', due: null, asOf: ROWS * DAY, limit: 2, usual: 1, state: null, of: 'wanted = 1', among: 'wanted = 1',
    waiting: 'wanted = 1 AND answer IS NULL', money: 'cost', key: 'no', isMore: true, mayStayBlank: false, ...wait,
  };
  const frame = handFrame('t', ROWS, {
    dimensions: [handDimension('shift', shift), handDimension('priority', priority)],
    measures: [handMeasure('cost', columns.cost)],
    timeline: handTimeline(times),
    waiting: [{ wait: own, among: Uint8Array.from(wanted), waits: Uint8Array.from(waits, Number), since: Float64Array.from(times), holders: [] }],
  });
  const found = mineWaiting({ frame: { ...frame, ...changes(frame) }, log: new TestLog() });
  const rows = each((row) => row).filter((row) => wanted[row] === 1);
  const count = (of: (row: number) => boolean) => rows.filter(of).length;
  return { found, facts: async () => (await handFacts(columns, found, times))[0], count, waits: (row: number) => waits[row] === true, isNight: (row: number) => shift[row] === 'night', rows };
} // prettier-ignore

test('how many wait of how many, what they come to, since when, and how many are urgent', async () => {
  const { found, facts, count, waits, rows } = world(() => false);
  const own = rows.filter(waits);
  expect(found[0]).toMatchObject({ rows: { where: 'wanted = 1 AND answer IS NULL', beside: ['moment', 'cost'] }, topics: ['answer', 'waiting×answer'], n: rows.length });
  expect(await facts()).toEqual({
    value: own.length, of_all: rows.length, total: own.reduce((sum, row) => sum + row, 0), since: (own[0] ?? 0) * DAY, oldest: `C${own[0]}`,
    urgent: count((row) => waits(row) && row % 7 === 0),
    far: count((row) => waits(row) && ROWS - row > (found[0]?.told.far ?? NaN)),
    far_total: own.filter((row) => ROWS - row > (found[0]?.told.far ?? NaN)).reduce((sum, row) => sum + row, 0),
  });
}); // prettier-ignore

test('of one group since a day: before and after, and the others since then', async () => {
  const { found, facts, count, waits, isNight } = world((row) => row % 4 === 1 && row >= 200);
  const step = found[0]?.told.group?.step?.at ?? NaN;
  const since = (row: number) => row * DAY >= step;
  expect(found[0]?.member).toBe('night');
  expect(await facts()).toMatchObject({
    own: count((row) => isNight(row) && waits(row)), own_all: count(isNight),
    rest: count((row) => !isNight(row) && since(row) && waits(row)), rest_all: count((row) => !isNight(row) && since(row)),
    before: count((row) => isNight(row) && !since(row) && waits(row)), before_all: count((row) => isNight(row) && !since(row)),
    after: count((row) => isNight(row) && since(row) && waits(row)), after_all: count((row) => isNight(row) && since(row)),
  });
}); // prettier-ignore

test('of one group whenever: the others at any time', async () => {
  const { facts, count, waits, isNight } = world((row) => row % 4 === 1, { how: 'open' });
  expect(await facts()).toMatchObject({ own: count((row) => isNight(row) && waits(row)), own_all: count(isNight), rest: count((row) => !isNight(row) && waits(row)), rest_all: count((row) => !isNight(row)) }); // prettier-ignore
});

test('of all since a day, where rows have no date of their own by that of the table', async () => {
  const rise = (row: number) => row >= 150;
  const { found, facts, count, waits } = world(rise, { start: null }, () => ({ dimensions: [] }));
  const step = found[0]?.told.step?.at ?? NaN;
  const given = await facts();
  const since = (row: number) => row * DAY >= step;
  expect(given).toMatchObject({ before: count((row) => !since(row) && waits(row)), before_all: count((row) => !since(row)), after: count((row) => since(row) && waits(row)), after_all: count(since) }); // prettier-ignore
  expect(given).not.toHaveProperty('oldest');
  expect(given).not.toHaveProperty('since');
});

test('what is due is as old as its day, and what has neither key nor amount has none', async () => {
  const { found, facts, waits, rows } = world(() => false, { due: { sql: 'moment + INTERVAL 5 DAY', column: 'terms', days: true }, start: null, key: null, money: null }, () => ({ dimensions: [] })); // prettier-ignore
  expect(found[0]?.rows).toMatchObject({ beside: ['terms'] });
  expect(Object.keys((await facts()) ?? {})).toEqual(['value', 'of_all', 'since', 'far']);
  expect(await facts()).toMatchObject({ since: ((rows.find(waits) ?? 0) + 5) * DAY });
});
