import { handDimension, handFrame, handMeasure, handTimeline } from '../../testing/hand-made-frame';
import { handFacts } from '../../testing/hand-made-facts';
import { TestLog } from '../../insights/judge/test-log';
import type { Frame, Unfinished, Waiting } from '../../insights/frame/frame';
import type { Column, Table } from '../../model';
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

async function toldOf(
  by: Unfinished['by'],
  owed: string | null,
  finest: Grain = 'day',
  changes: Partial<Frame> = {},
  table: Partial<Table> = {},
) {
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
      ...changes,
    },
    { ...table, columns: Object.keys(COLUMNS).map((name) => ({ name, type: name === 'status' ? 'text' : 'integer' }) as Column) },
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

const waits = (target: string, column?: string): Partial<Frame> => ({
  waiting: [{ wait: { target, state: column === undefined ? null : { column, labels: ['Open'] } } } as unknown as Waiting],
}); // prettier-ignore
const OPEN = { column: 'status', labels: ['Open'] };
const CURRENT = { column: 'status', labels: ['Closed'] };
const PENDING = { column: 'status', labels: ['Open', 'Pending'] };
const REGISTER = { model: { shape: { kind: 'entity', entity: [], key: [] }, time: { kind: 'entity', grain: 'day', columns: ['moment'] }, columns: [], algebra: [], outcome: { kind: 'none' } } } as unknown as Partial<Table>; // prettier-ignore

test.each<[string, Unfinished['by'], string | null, Partial<Frame>, Partial<Table>, number]>([
  ['another column waits', OPEN, null, waits('paid'), {}, 1],
  ['another state waits', OPEN, null, waits('paid', 'stage'), {}, 1],
  ['their state is told of those that wait', OPEN, null, waits('paid', 'status'), {}, 0],
  ['their end is told as waited for', { end: 'closed' }, null, waits('closed'), {}, 0],
  ['members of a list have not left', { end: 'closed' }, null, {}, REGISTER, 0],
  ['members of a list are current', CURRENT, null, {}, REGISTER, 0],
  ['members of a list are pending', PENDING, null, {}, REGISTER, 1],
  ['members of a list owe something', { end: 'closed' }, 'reserve', {}, REGISTER, 1],
  ['a list is one of tickets', { end: 'closed' }, null, { ticketLike: true }, REGISTER, 1],
  ['another end is waited for', { end: 'closed' }, null, waits('paid', 'closed'), {}, 1],
])('rows that are open are told of once: %s', async (_, by, owed, changes, table, n) =>
  expect(await toldOf(by, owed, 'day', changes, table)).toHaveLength(n),
);

test('nothing is said of rows that are no cases', () => {
  const frame = handFrame('t', TIMES.length, { timeline: handTimeline(TIMES) });
  expect(mineHeadlines({ frame, log: new TestLog() }).map(({ told }) => told.figure)).toEqual(['rows']);
});
