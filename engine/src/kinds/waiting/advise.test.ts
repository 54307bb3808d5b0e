import { handAbout } from '../../testing/hand-made-about';
import { handDimension, handFrame, handMeasure } from '../../testing/hand-made-frame';
import type { Wait } from '../../understand/waits/wait';
import { waiting } from '.';

const WAIT = { target: 'called back', money: 'cost' } as Wait;
const CLAIM = {
  value: 2,
  member: 'A',
  subject: { filter: [{ column: 'called back', op: 'is null' as const, value: '' }], breakdown: 'team' },
};

interface Given {
  wait?: Partial<Wait>;
  costs?: (number | null)[];
  sampled?: boolean;
  claim?: Partial<typeof CLAIM> | { member: null } | { value: null };
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
  ['nothing of another column', { wait: { target: 'paid' } }, null],
  ['nothing without a number', { claim: { value: null } }, null],
])('%s', (_, given, advice) => expect(advised(given)).toBe(advice)); // prettier-ignore
