import { handAbout } from '../../testing/hand-made-about';
import { handDimension, handFrame, handMeasure } from '../../testing/hand-made-frame';
import type { Wait } from '../../understand/waits/wait';
import { waiting } from '.';

const DAY = 86_400_000;
const WAIT = { target: 'called back', money: 'cost' } as Wait;
const CLAIM = {
  value: 2,
  member: 'A',
  subject: { filter: [{ column: 'called back', op: 'is null' as const, value: '' }], breakdown: 'team' },
};

const LEFT = { subject: { filter: [{ column: 'cost', op: '>' as const, value: '0' }], breakdown: 'team' } };

interface Given {
  wait?: Partial<Wait>;
  costs?: (number | null)[];
  sampled?: boolean;
  claim?:
    | {
        member?: string | null;
        subject?: { filter: { column: string; op: '>' | 'is null'; value: string }[]; breakdown: string };
      }
    | { value: null };
}

function advised({ wait = {}, costs = [100, 50, 7, null], sampled = false, claim = {} }: Given) {
  const frame = handFrame('t', 4, {
    rows: 'calls',
    sampled,
    dimensions: [handDimension('team', ['A', 'A', 'B', 'A'])],
    measures: [handMeasure('cost', costs, { unit: 'EUR' })],
    waiting: [
      {
        wait: { ...WAIT, ...wait },
        among: Uint8Array.of(1, 1, 1, 1),
        waits: Uint8Array.of(1, 0, 1, 1),
        since: new Float64Array(4),
        holders: [],
      },
    ],
  });
  return waiting.advise(handAbout(frame, { ...CLAIM, ...claim }));
}

test.each<[string, Given, string | null]>([
  ['with whom to begin, and what is at stake', {}, 'Follow up these 2 calls, cost of €107 in all, and begin with team A.'],
  ['the oldest first where no group stands out', { claim: { member: null } }, 'Follow up these 2 calls, cost of €107 in all, and begin with the oldest.'],
  ['no money where there is none', { wait: { money: null } }, 'Follow up these 2 calls, and begin with team A.'],
  ['no money of a column that is no amount', { wait: { money: 'team' } }, 'Follow up these 2 calls, and begin with team A.'],
  ['no money where those that wait cost nothing', { costs: [0, 50, 0, null] }, 'Follow up these 2 calls, and begin with team A.'],
  ['no money of a part of the rows', { sampled: true }, 'Follow up these 2 calls, and begin with team A.'],
  ['what is missing is seen to', { wait: { how: 'asked', limit: null } }, 'See to the missing “called back” of these 2 calls, cost of €107 in all, and begin with team A.'],
  ['what is open is settled, the largest first', { wait: { how: 'left', target: 'cost', asOf: null }, claim: { ...LEFT, member: null } }, 'Settle what is open in these 2 calls, €107 in all, the largest first.'],
  ['nothing of another column', { wait: { target: 'paid' } }, null],
  ['nothing without a number', { claim: { value: null } }, null],
])('%s', (_, given, advice) => expect(advised(given)).toBe(advice)); // prettier-ignore

test('first those that have been past it for long, where no group stands out', () => {
  const days = [1, 2, 3, 4, 5, 6, 80, 85, 88];
  const wait = { how: 'past', target: 'use by', money: null, usual: null, limit: null, due: { sql: '', column: 'use by', days: false }, asOf: 90 * DAY } as Wait; // prettier-ignore
  const frame = handFrame('t', days.length, {
    rows: 'lots',
    waiting: [
      {
        wait,
        among: new Uint8Array(days.length).fill(1),
        waits: new Uint8Array(days.length).fill(1),
        since: Float64Array.from(days, (day) => day * DAY),
        holders: [],
      },
    ],
  });
  const subject = { filter: [{ column: 'use by', op: 'is not null' as const, value: '' }], breakdown: null };
  expect(waiting.advise(handAbout(frame, { value: days.length, member: null, subject }))).toBe(
    'Look at what is still there of these 9 lots, first the 6 that are more than 30 days late.',
  );
});
