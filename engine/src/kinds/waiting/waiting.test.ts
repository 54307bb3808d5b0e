import type { Frame, Waiting } from '../../insights/frame/frame';
import { TestLog } from '../../insights/judge/test-log';
import { randomFrom } from '../../stats/distributions/random';
import { handDimension, handFrame } from '../../testing/hand-made-frame';
import type { Wait } from '../../understand/waits/wait';
import { mineWaiting } from './waiting';

const DAY = 86_400_000;
const ROWS = 600;

const WAIT: Wait = {
  how: 'asked', target: 'called', start: 'moment', due: null, asOf: ROWS * DAY, limit: 2, usual: 1.2, state: null,
  of: 'wanted', among: 'wanted', waiting: 'wanted AND called IS NULL', money: null, key: null, isMore: true, mayStayBlank: false,
}; // prettier-ignore

/** Rows of four teams, one a day, of which some wait. */
function mined(
  waits: (team: string, row: number) => number,
  wait: Partial<Wait> = {},
  frame: Partial<Frame> = {},
  holders: Waiting['holders'] = [],
) {
  const random = randomFrom(5);
  const teams = Array.from({ length: ROWS }, () => ['A', 'B', 'C', 'D'][Math.floor(4 * random())] ?? '');
  const own: Waiting = {
    wait: { ...WAIT, ...wait },
    among: new Uint8Array(ROWS).fill(1),
    waits: Uint8Array.from(teams, (team, row) => Number(random() < waits(team, row))),
    since: Float64Array.from(teams, (_, row) => row * DAY),
    holders,
  };
  const prio = teams.map((_, row) => (row % 5 === 0 ? 'urgent' : 'low'));
  const dimensions = [handDimension('team', teams), handDimension('priority', prio)];
  return mineWaiting({ frame: handFrame('t', ROWS, { dimensions, waiting: [own], ...frame }), log: new TestLog() })[0];
}

test('how many, where no group and no day stands out', () => {
  const found = mined(() => 0.1);
  expect(found).toMatchObject({ kind: 'waiting', member: null, leads: true, told: { group: null, step: null, urgent: { label: 'urgent' } } });
  expect(found?.sql).toContain('count(*) FILTER (WHERE wanted AND called IS NULL) AS value');
}); // prettier-ignore

test('the group of which more wait, and the day since which they do', () => {
  expect(mined((team) => (team === 'B' ? 0.4 : 0.08))).toMatchObject({ member: 'B', told: { group: { step: null } } });
  const since = mined((team, row) => (team === 'B' && row >= 350 ? 0.7 : 0.1));
  expect(since).toMatchObject({ member: 'B', told: { group: { label: 'B' } } });
  expect(Math.abs((since?.told.group?.step?.at ?? 0) / DAY - 350)).toBeLessThan(40);
});

test('the day since which more of all wait', () => {
  const at = mined((_, row) => (row >= 300 ? 0.45 : 0.1))?.told.step?.at ?? 0;
  expect(Math.abs(at / DAY - 300)).toBeLessThan(25);
});

test('what may stay blank is only told of a group or since a day; as many as always take longer do not lead', () => {
  expect(mined(() => 0.1, { mayStayBlank: true })).toBeUndefined();
  expect(mined((team) => (team === 'B' ? 0.4 : 0.08), { mayStayBlank: true })).toMatchObject({ member: 'B' });
  expect(mined(() => 0.1, { how: 'open', isMore: false })?.leads).toBeUndefined();
});

const customer = handDimension('customer', ['C1', 'C2']).column;
/** Forty customers of fifteen rows each, of whom so many rows wait. */
const heldSo = (waits: readonly number[]): Waiting['holders'] => [
  {
    column: customer,
    all: 40,
    any: waits.length,
    among: 600,
    waits: waits.reduce((sum, one) => sum + one, 0),
    money: 0,
    members: waits.map((one, i) => ({ label: `C${i}`, among: 15, waits: one, money: 0 })),
  },
];

test('the few who hold most of what waits are named, as many as hold more than others', () => {
  const few = mined(() => 0.1, {}, {}, heldSo([12, 10, 9, 2, 2, 1, 1, 1, 1, 1, 1, 1]));
  expect(few).toMatchObject({ member: null, subject: { breakdown: 'customer' }, told: { group: null, held: { any: 12 } } });
  expect(few?.told.held?.members.map(({ label }) => label)).toEqual(['C0', 'C1', 'C2']);
  expect(few?.sql).toContain(`FILTER (WHERE wanted AND called IS NULL AND customer IN ('C0', 'C1', 'C2')) AS held`);
  expect(few?.sql).not.toContain('AS oldest');
});

test.each<[string, number[]]>([
  ['all have about as many', Array.from({ length: 30 }, (_, i) => 2 + (i % 3))],
  ['those with the most have less than half of it', [8, 7, ...Array.from({ length: 30 }, () => 1)]],
  ['there are few', [3, 1, 1]],
])('nobody is named where %s', (_, waits) =>
  expect(mined(() => 0.1, {}, {}, heldSo(waits.sort((a, b) => b - a)))?.told.held).toBeNull(),
);

test('a label stands before the few where it says more of where they lie', () =>
  expect(mined((team) => (team === 'B' ? 0.9 : 0.01), {}, {}, heldSo([9, 8, 7, 1, 1, 1, 1, 1, 1]))?.told).toMatchObject({
    group: { label: 'B' },
    held: null,
  }));

test('where no few hold most of it, who has to pay the most is named, and by a name where there is one', () => {
  const [some] = heldSo(Array.from({ length: 30 }, () => 4));
  const owed = (share: number) =>
    (some ? [{ ...some, money: 1000, members: some.members.map((one, i) => ({ ...one, money: i === 7 ? 1000 * share : 10 })) }] : []).flatMap((one) => [{ ...one, column: { ...customer, name: 'account', type: 'integer' as const } }, one]);
  expect(mined(() => 0.1, {}, {}, owed(0.3))?.told.most).toMatchObject({ label: 'C7', column: { name: 'customer' } });
  expect(mined(() => 0.1, {}, {}, owed(0.05))?.told.most).toBeNull();
}); // prettier-ignore
