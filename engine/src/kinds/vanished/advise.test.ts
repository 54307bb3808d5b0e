import type { Table } from '../../model';
import { handAbout } from '../../testing/hand-made-about';
import { handDimension, handFrame } from '../../testing/hand-made-frame';
import { vanished } from '.';

const CLAIM = {
  kind: 'vanished' as const,
  member: '2024-06-11',
  subject: { filter: [{ column: 'station', op: '=' as const, value: 'C' }], breakdown: 'moment' },
};

function about(entity: string, isPanel = true, member: string | null = CLAIM.member) {
  const model = { shape: { kind: 'panel', entity: [entity], key: [] }, columns: [], algebra: [], outcome: { kind: 'none' } } as unknown as Table['model'];
  const panel = isPanel ? { things: Int32Array.of(0, 1), at: new Float64Array(2) } : null;
  const dimensions = [handDimension('station', ['C', 'D'])];
  return handAbout(handFrame('t', 2, { dimensions, panel }, { model }), { ...CLAIM, member });
} // prettier-ignore

test('of a member that no longer reports it is to be found out why, and there is nothing to draw', () => {
  expect(vanished.advise(about('station'))).toBe('Find out why nothing comes from station C since 11 June 2024.');
  expect(typeof vanished.chart === 'function' && vanished.chart(about('station'))).toBeNull();
});

test('nothing follows from a label that is seen no more', () => {
  expect(vanished.advise(about('place'))).toBeNull();
  expect(vanished.advise(about('station', false))).toBeNull();
  expect(vanished.advise(about('station', true, null))).toBeNull();
});
