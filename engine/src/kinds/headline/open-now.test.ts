import { handDimension, handFrame, handMeasure, handTimeline } from '../../testing/hand-made-frame';
import { handFacts } from '../../testing/hand-made-facts';
import { TestLog } from '../../insights/judge/test-log';
import type { Unfinished } from '../../insights/frame/frame';
import type { Column } from '../../model';
import type { Grain } from '../../wording/date-text';
import { mineHeadlines } from './headline';
import { sayFigure } from './say';

const DAY = 86_400_000;
const TIMES = Array.from({ length: 8 }, (_, i) => Date.UTC(2026, 0, 1) + 7 * i * DAY);
const COLUMNS = {
  status: ['Closed', 'Closed', 'Open', 'Closed', 'Closed', 'Pending', 'Open', 'Open'],
  reserve: [0, 0, 40, 0, 0, 7, 30, 20],
  closed: [1, 1, null, 1, 1, 1, null, null],
};

async function toldOf(by: Unfinished['by'], owed: string | null, finest: Grain = 'day') {
  const isOpen = (label: string | undefined) => Number('column' in by ? by.labels.includes(label ?? '') : label === 'Open');
  const frame = handFrame(
    't',
    TIMES.length,
    {
      dimensions: [handDimension('status', COLUMNS.status)],
      measures: [handMeasure('reserve', COLUMNS.reserve, { unit: 'EUR' })],
      timeline: handTimeline(TIMES, { finest }),
      rows: 'claims',
      unfinished: { by, open: Uint8Array.from(COLUMNS.status, isOpen), columns: new Set(['status', 'reserve']), owed },
    },
    { columns: Object.keys(COLUMNS).map((name) => ({ name, type: name === 'status' ? 'text' : 'integer' }) as Column) },
  );
  const found = mineHeadlines({ frame, log: new TestLog() }).filter(({ told }) => told.figure === 'open');
  const [facts] = await handFacts(COLUMNS, found, TIMES);
  return found.map((one) => ({ member: one.member, sentence: sayFigure(one, facts ?? {}, frame)?.sentence, facts }));
}

test.each<[string, Unfinished['by'], string | null, string, string, number]>([
  ['a label', { column: 'status', labels: ['Open'] }, 'reserve', 'Open', '3 claims are Open, with reserve of €90 in all; the oldest dates from 15 January 2026.', 3],
  ['several', { column: 'status', labels: ['Open', 'Pending'] }, null, 'Open, Pending', '4 claims have status Open and Pending; the oldest dates from 15 January 2026.', 4],
  ['an end', { end: 'closed' }, null, 'closed', '3 claims have no “closed” yet; the oldest dates from 15 January 2026.', 3],
])('what is open now, by %s', async (_, by, owed, member, sentence, value) =>
  expect(await toldOf(by, owed)).toMatchObject([{ member, sentence, facts: { value } }]),
); // prettier-ignore

test('what is dated by whole years has no day', async () => {
  const [told] = await toldOf({ column: 'status', labels: ['Open'] }, null, 'year');
  expect(told?.sentence).toBe('3 claims are Open; the oldest is of 2026.');
});

test('nothing is said of rows that are no cases', () => {
  const frame = handFrame('t', TIMES.length, { timeline: handTimeline(TIMES) });
  expect(mineHeadlines({ frame, log: new TestLog() }).map(({ told }) => told.figure)).toEqual(['rows']);
});
