import type { Dimension } from '../../insights/frame/frame';
import type { Rule } from '../../insights/frame/rules/rule';
import { TestLog } from '../../insights/judge/test-log';
import type { Table } from '../../model';
import { handDimension, handFrame, handTimeline } from '../../testing/hand-made-frame';
import { LIMITS } from './limits';
import { isThere, placeOf } from './where-broken';

const ROWS = 400;
const rowsOf = <Of>(of: (row: number) => Of): Of[] => Array.from({ length: ROWS }, (_, row) => of(row));
const firm = handDimension('firm', rowsOf((row) => 'ABCD'[row % 4] ?? '')); // prettier-ignore
const TIMES = rowsOf((row) => row);

interface Given {
  /** 1 where a row breaks the rule, −1 where it says nothing of it. */
  code: (row: number) => number;
  dimensions?: Dimension[];
  timed?: boolean;
  algebra?: unknown[];
}

function placed({ code, dimensions = [firm], timed = true, algebra = [] }: Given) {
  const rule: Rule = {
    says: { kind: 'part', part: 'net', whole: 'gross' },
    columns: ['net', 'gross'],
    where: '',
    broken: '',
    codes: Int32Array.from(TIMES, code),
  };
  const timeline = timed ? handTimeline(TIMES) : null;
  const table = { model: { shape: { kind: 'event', entity: [], key: [] }, columns: [], algebra, outcome: { kind: 'none' } } };
  const frame = handFrame('t', ROWS, { dimensions, timeline }, table as unknown as Partial<Table>);
  const place = placeOf(frame, rule, new TestLog());
  return place && { at: place.group && `${place.group.dimension.column.name} ${place.group.label}`, from: place.span?.from ?? null, to: place.span?.to ?? null, tests: place.tests.length };
} // prettier-ignore

const ofC = (row: number) => Number(row % 4 === 2 && row % 8 === 2);
const named = (name: string): Dimension => ({ ...firm, column: { ...firm.column, name } });
const NEVER = { from: null, to: null };

test.each<[string, Given, ReturnType<typeof placed>]>([
  ['a label that has most of them', { code: ofC }, { at: 'firm C', ...NEVER, tests: 2 }],
  ['a label, of rows that have no time', { code: ofC, timed: false }, { at: 'firm C', ...NEVER, tests: 2 }],
  ['a label, whatever rows there are of which the rule says nothing', { code: (row) => (row < 200 ? ofC(row) : -1) }, { at: 'firm C', ...NEVER, tests: 2 }],
  ['a label since a day', { code: (row) => Number(row % 4 === 2 && row >= 300) }, { at: 'firm C', from: 302, to: null, tests: 2 }],
  ['a time alone', { code: (row) => Number(row >= 350) }, { at: null, from: 350, to: null, tests: 1 }],
  ['no time of rows that have none', { code: (row) => Number(row >= 350), timed: false }, null],
  ['no label that has less than most of them', { code: (row) => Number(row % 4 === 2 ? row % 16 === 2 : row % 16 === 5 || row % 64 === 0) }, null],
  ['no label of a few', { code: (row) => Number(row === 2 || row === 202 || row === 398) }, null],
  ['no label of a column that the rule is about', { code: ofC, dimensions: [named('net')] }, null],
  ['no class that was cut from one', { code: ofC, dimensions: [named('size')], algebra: [{ kind: 'bucket', target: 'size', of: 'net' }] }, null],
  ['a class that was cut from another', { code: ofC, dimensions: [named('size')], algebra: [{ kind: 'bucket', target: 'size', of: 'age' }] }, { at: 'size C', ...NEVER, tests: 2 }],
  ['no label of a column with many', { code: ofC, dimensions: [{ ...firm, distinct: LIMITS.mostLabels + 1 }] }, null],
  ['a label of a column with as many as are asked', { code: ofC, dimensions: [{ ...firm, distinct: LIMITS.mostLabels }] }, { at: 'firm C', ...NEVER, tests: 2 }],
  ['no label that nearly all rows have', { code: ofC, dimensions: [handDimension('firm', rowsOf(() => 'A'))] }, null],
])('rows that break a rule lie with %s', (_, given, place) => expect(placed(given)).toEqual(place)); // prettier-ignore

test('of columns that say the same it is the one whose label has least else', () => {
  const wide = handDimension('side', rowsOf((row) => (row % 4 < 2 ? 'left' : 'right'))); // prettier-ignore
  expect([placed({ code: ofC, dimensions: [wide, firm] })?.at, placed({ code: ofC, dimensions: [firm, wide] })?.at]).toEqual(['firm C', 'firm C']);
}); // prettier-ignore

test('the rows of a place are those of its label, within its time, both ends included', () => {
  const frame = handFrame('t', ROWS, { timeline: handTimeline(TIMES) });
  const group = { dimension: firm, label: 'C', code: 2 };
  const span = (from: number | null, to: number | null) => ({ from, to, p: 0 });
  const rows = (place: Parameters<typeof isThere>[0]) => TIMES.filter((row) => row < 12 && isThere(place, frame, row));
  expect(rows({ group, span: null })).toEqual([2, 6, 10]);
  expect(rows({ group, span: span(6, null) })).toEqual([6, 10]);
  expect(rows({ group: null, span: span(null, 2) })).toEqual([0, 1, 2]);
  expect(rows({ group: null, span: span(3, 5) })).toEqual([3, 4, 5]);
  expect(isThere({ group: null, span: span(3, 5) }, handFrame('t', ROWS), 4)).toBe(false);
});
