import { openBench } from '../../read/testing/temporary-file';
import { handDimension, handFrame, handMeasure, handTable, handTimeline } from '../../testing/hand-made-frame';
import type { Frame } from '../frame/frame';
import type { Finding } from '../finding';
import { COUNT, meanOf, rateOf } from '../../contracts/report/measure';
import { findUnfinished, markOpenAccounts } from './find-unfinished';
import { hangsOnAge } from './hangs-on-age';
import { casesOf, type Case, type Field } from './made-cases';

const CLAIMS: Field = { rows: 2400, days: 720, lasts: 45, open: 'Open', over: ['Closed', 'Closed - nil'] };
const LOANS: Field = { rows: 1500, days: 1600, lasts: 900, open: 'Performing', over: ['Settled', 'Written off'] };
const TICKETS: Field = { rows: 900, days: 180, lasts: 9, open: 'in Bearbeitung', over: ['erledigt', 'abgelehnt'] };
const MEMBERS: Field = { rows: 3000, days: 2500, lasts: 600, open: 'activo', over: ['baja'] };

const MEASURES = ['paid', 'owed', 'visits', 'age', 'size', 'price'] as const;

/** What is found among cases: with a column of states, with the dates on which they ended, or with both. */
async function foundIn(cases: readonly Case[], has: { state?: string; end?: boolean }) {
  const bench = await openBench();
  try {
    const { connection } = bench.engine;
    const iso = (at: number | null) => (at === null ? null : new Date(at).toISOString());
    await handTable(connection, 't', { ended: cases.map(({ end }) => iso(end)) }, cases.map(({ start }) => start)); // prettier-ignore
    const dimensions = [
      ...(has.state === undefined ? [] : [handDimension(has.state, cases.map(({ state }) => state))]),
      handDimension('product', cases.map(({ kind }) => kind)),
    ]; // prettier-ignore
    const measures = MEASURES.map((one) => handMeasure(one, cases.map((own) => own[one]), one === 'age' ? { unit: 'days' } : {})); // prettier-ignore
    const timeline = handTimeline(cases.map(({ start }) => start));
    const { table } = handFrame('t', cases.length, { timeline }, { pairs: has.end ? [{ start: 'moment', end: 'ended' }] : [] });
    return { ...(await findUnfinished(connection, 't', { table, timeline, dimensions, measures })), dimensions, measures, timeline };
  } finally {
    await bench.close();
  }
} // prettier-ignore

test.each<[string, Field, { state?: string; end?: boolean }, string[]]>([
  ['claims by status and end', CLAIMS, { state: 'claim status', end: true }, ['age', 'claim status', 'ended', 'owed', 'paid', 'visits']],
  ['loans by status alone', LOANS, { state: 'STATUS' }, ['STATUS', 'age', 'owed', 'paid']],
  ['tickets by a header that says nothing', TICKETS, { state: 'x7' }, ['age', 'owed', 'paid', 'x7']],
  ['members by the end alone', MEMBERS, { end: true }, ['age', 'ended', 'owed', 'paid', 'visits']],
])('%s: what hangs on age, and what was known from the first day', async (_, field, has, columns) => {
  for (const seed of [1, 2, 3]) {
    const cases = casesOf(field, seed);
    const { by, open, columns: found = [] } = await foundIn(cases, has);
    expect(by).toEqual(has.state === undefined ? { end: 'ended' } : { column: has.state, labels: [field.open] });
    expect([...(open ?? [])]).toEqual(cases.map(({ end }) => Number(end === null)));
    expect([...found].filter((one) => columns.includes(one)).sort()).toEqual(columns);
    expect([...found].filter((one) => one === 'size' || one === 'price' || one === 'product')).toEqual([]);
  }
}); // prettier-ignore

test.each<[string, (cases: Case[]) => Case[], { state?: string; end?: boolean }]>([
  ['a new product is no state', (cases) => cases.map((one) => ({ ...one, state: 'x', end: one.start })), { state: 'status' }],
  ['what is all over', (cases) => cases.filter(({ end }) => end !== null && end < 600 * 864e5), { state: 'status', end: true }],
  ['a state that comes up at all times', (cases) => cases.map((one, i) => ({ ...one, state: i % 5 ? 'done' : 'open' })), { state: 'status' }],
  ['a state of the middle', (cases) => cases.map((one) => ({ ...one, state: one.start > 300 * 864e5 && one.start < 400 * 864e5 ? 'open' : 'done' })), { state: 'status' }],
  ['a label that came up late, of a column that says no state', (cases) => cases.map((one) => ({ ...one, state: one.kind })), { state: 'carrier' }],
  ['too few rows', (cases) => cases.slice(0, 100), { state: 'status', end: true }],
])('%s', async (_, change, has) => {
  expect((await foundIn(change(casesOf(CLAIMS, 4)), has)).by).toBeUndefined();
}); // prettier-ignore

test('nothing of it is told over the time in which cases began, nor beside the state; what is known from the first day is', async () => {
  const { by, open, columns, dimensions, measures, timeline } = await foundIn(casesOf(CLAIMS, 5), { state: 'status', end: true });
  if (!by || !open || !columns) throw new Error('no cases');
  const frame: Frame = handFrame('t', open.length, { timeline, dimensions, measures, unfinished: { by, open, columns, owed: null } });
  const isLeft = hangsOnAge(frame);
  const over = (measure: Finding['subject']['measure'], filter: Finding['subject']['filter'] = [], direction: Finding['direction'] = 'down') =>
    isLeft({ kind: 'trend', direction, subject: { filter, breakdown: 'moment', measure } });
  const by_ = (breakdown: string, measure: Finding['subject']['measure']) =>
    isLeft({ kind: 'group-difference', direction: 'up', subject: { filter: [], breakdown, measure } });
  expect([over(meanOf('paid')), over(rateOf('status', 'Open')), over(COUNT, [{ column: 'status', op: '=', value: 'Open' }])]).toEqual([true, true, true]);
  expect([over(COUNT), over(meanOf('size')), over(COUNT, [{ column: 'product', op: '=', value: 'new' }])]).toEqual([false, false, false]);
  // That cases take longer and longer is seen in spite of the young ones, of which only the quick are over.
  const lasts = { op: 'duration', start: 'moment', end: 'ended' } as const;
  expect([over(lasts, [], 'down'), over(lasts, [], 'up')]).toEqual([true, false]);
  expect([by_('status', meanOf('owed')), by_('product', meanOf('owed')), by_('status', meanOf('size'))]).toEqual([true, false, false]);
  expect(isLeft({ kind: 'driver', direction: 'up', subject: { filter: [], breakdown: 'status', measure: COUNT } })).toBe(true);
  expect(hangsOnAge({ ...frame, timeline: null })({ kind: 'trend', direction: 'down', subject: { filter: [], breakdown: 'moment', measure: meanOf('paid') } })).toBe(false);
}); // prettier-ignore

test.each<[string, 'left' | 'after', (row: number) => string, boolean]>([
  ['is one of the youngest where it says what is open', 'left', (row) => (row % 10 === 0 ? 'Open' : 'Settled'), true],
  ['is none of half of what is open', 'left', (row) => (row % 20 === 0 ? 'Post' : 'Bank'), false],
  ['is none of which half is open', 'left', (row) => (row % 5 === 0 ? 'North' : 'South'), false],
  ['is none where nothing is left of an account', 'after', (row) => (row % 10 === 0 ? 'Open' : 'Settled'), false],
])('a label %s', (_, how, labelOf, isOpen) => {
  const rows = Array.from({ length: 200 }, (_unused, row) => row);
  const left = handMeasure('left', rows.map((row) => (row % 10 === 0 ? 40 : 0)));
  const state = handDimension('state', rows.map(labelOf));
  markOpenAccounts([{ wait: { how, target: 'left' } as Frame['waiting'][number]['wait'] }], [left], [state]);
  expect(state.open ?? false).toBe(isOpen);
}); // prettier-ignore
