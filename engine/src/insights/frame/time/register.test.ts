import type { TableModel } from '../../../contracts/table/table-model';
import { handFrame, handMeasure, handTimeline } from '../../../testing/hand-made-frame';
import { markElapsed } from './elapsed';
import { asCounted } from './register';

const members = (kind: 'entity' | 'event', grain: 'day' | 'year' = 'day') =>
  handFrame(
    't',
    3,
    { rows: 'members', timeline: handTimeline([1, 2, 3]) },
    { model: { shape: { kind }, time: { kind, grain } } as TableModel },
  );
const byTime = (frame: ReturnType<typeof members>) => ({
  subject: { filter: [], breakdown: frame.timeline?.column.name ?? '', measure: { op: 'count' as const } },
});

test('by the day on which they joined new members are counted', () => {
  const said = (frame: ReturnType<typeof members>) => asCounted(frame, byTime(frame)).rows;
  expect(said(members('entity'))).toBe('new members');
  expect(said(members('event'))).toBe('members');
  expect(said(members('entity', 'year'))).toBe('members');
});

test('what is known of them today says nothing of the day on which they joined', () => {
  const fee = handMeasure('fee', [3, 1, 2]);
  markElapsed(handTimeline([1, 2, 3]), [fee], [], [], true);
  expect(fee.elapsed).toBe(true);
});
