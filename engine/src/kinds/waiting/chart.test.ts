import type { Frame, Waiting } from '../../insights/frame/frame';
import type { Column } from '../../model';
import { handAbout } from '../../testing/hand-made-about';
import { handDimension, handFrame, handMeasure, handTimeline } from '../../testing/hand-made-frame';
import type { Wait } from '../../understand/waits/wait';
import { chartOfWaiting } from './chart';

const DAY = 86_400_000;
const ROWS = 400;
const WAIT: Wait = {
  how: 'open', target: 'closed', start: 'moment', due: null, asOf: ROWS * DAY, limit: 10, usual: 8, state: null,
  of: 'alive', among: 'alive', waiting: 'closed IS NULL', money: null, key: 'no', isMore: true, mayStayBlank: false,
}; // prettier-ignore
const column = (name: string) => ({ name, type: 'text', role: 'identifier', stats: {} }) as unknown as Column;

interface World {
  waits: (row: number) => boolean;
  wait?: Partial<Wait>;
  holders?: Waiting['holders'];
  frame?: Partial<Frame>;
  breakdown?: string;
  member?: string;
}

/** Four hundred rows, one a day, of two teams. */
function drawn({ waits, wait = {}, holders = [], frame = {}, breakdown, member }: World) {
  const rows = Array.from({ length: ROWS }, (_, row) => row);
  const waiting: Waiting = {
    wait: { ...WAIT, ...wait },
    among: new Uint8Array(ROWS).fill(1),
    waits: Uint8Array.from(rows, (row) => Number(waits(row))),
    since: Float64Array.from(rows, (row) => row * DAY),
    holders,
  };
  const times = rows.map((row) => row * DAY);
  const edges = Array.from({ length: 14 }, (_, i) => 30 * i * DAY);
  const world = {
    dimensions: [handDimension('team', rows.map((row) => (row % 2 === 0 ? 'A' : 'B')))],
    measures: [handMeasure('cost', [1], { unit: 'EUR' })],
    timeline: handTimeline(times, { edges, grain: 'month' }),
    waiting: [waiting],
    ...frame,
  }; // prettier-ignore
  const about = handFrame('t', ROWS, world, { columns: [column('no'), column('team')] });
  return chartOfWaiting(handAbout(about, { member: member ?? null, subject: { filter: [{ column: waiting.wait.target, op: 'is null', value: '' }], breakdown: breakdown ?? null } })); // prettier-ignore
}

test('by how long, those marked that have waited for far longer', () => {
  const plan = drawn({ waits: (row) => row % 8 === 0 && row < 380 });
  expect(plan).toMatchObject({ type: 'bar', title: 'Rows that wait for “closed” by days waited', highlight: '91 to 120' });
  expect(plan?.highlights?.at(-1)).toMatch(/^more than/);
  expect(plan?.sql).toContain(`WHEN moment < TIMESTAMP '1970-11-07' AND moment >= TIMESTAMP '1970-10-08' THEN '91 to 120'`);
});

test('by who holds them, by group, and by month', () => {
  const members = [12, 10, 9, 1, 1, 1, 1, 1, 1].map((waits, i) => ({ label: `C${i}`, among: 15, waits, money: 0 }));
  const holders = [{ column: column('customer'), all: 27, any: 9, among: 400, waits: 37, money: 0, members }];
  expect(drawn({ waits: (row) => row % 11 === 0, holders, breakdown: 'customer' })).toMatchObject({
    title: 'Rows that wait for “closed” by customer',
    highlights: ['C0', 'C1', 'C2'],
    rows: [{ how: 'count', where: 'alive AND closed IS NULL AND customer IS NOT NULL' }],
  });
  const ofA = { breakdown: 'team', member: 'A' };
  expect(drawn({ waits: (row) => row % 4 === 0, ...ofA })).toMatchObject({
    title: 'Share of rows that wait for “closed” by team',
    highlight: 'A',
    reference: { value: 0 },
    y: { unit: '%' },
  });
  expect(drawn({ waits: (row) => row % 2 === 0 && row > 250, wait: { how: 'asked' }, ...ofA })).toMatchObject({
    type: 'line',
    title: 'Share of rows that wait for “closed” by month, team A',
    series: ['A rows', 'All other rows'],
  });
});

test('by what they come to where nobody knows how long, and nothing where nothing tells them apart', () => {
  const undated = { start: null, asOf: null, limit: null, usual: null };
  expect(drawn({ waits: (row) => row % 8 === 0, wait: { ...undated, money: 'cost' } })).toMatchObject({
    title: 'Rows that wait for “closed”, cost by no',
    y: { label: 'Cost', unit: 'EUR' },
    rows: [{ how: 'highest', single: true }],
  });
  expect(drawn({ waits: (row) => row % 8 === 0, wait: undated })).toBeNull();
});
