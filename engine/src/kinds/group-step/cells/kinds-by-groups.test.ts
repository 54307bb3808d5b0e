import { handDimension, handFrame, handMeasure, handTimeline } from '../../../testing/hand-made-frame';
import { TestLog } from '../../../insights/judge/test-log';
import { passes } from '../../../insights/judge/gate';
import { seeded } from '../../made-up-rows';
import { mineGroupSteps } from '../group-step';
import { LIMITS } from '../limits';
import { asTold, groupsByKind, kindsByGroups } from './kinds-by-groups';

const N = 240;
const timeline = handTimeline([], { edges: [0, 1] });
const dimension = (name: string, labelOf: (row: number) => string | null, changes = {}) => ({ ...handDimension(name, Array.from({ length: N }, (_, row) => labelOf(row))), ...changes }); // prettier-ignore
const make = dimension('make', (row) => `M${row % 4}`);
const fault = dimension('fault', (row) => `F${row % 6}`);
const ended = dimension('ended', (row) => ['done', 'late', 'off'][row % 5 === 0 ? 1 : row % 3] ?? '', { outcome: true });
const asked = (dimensions: ReturnType<typeof dimension>[], told = [] as Parameters<typeof kindsByGroups>[3], panel = false) =>
  kindsByGroups(handFrame('t', N, { dimensions, ...(panel && { panel: { things: new Int32Array(N), at: new Float64Array(N) } }) }), timeline, dimensions, told)
    .map((splits) => [splits[0]?.kinds?.column.name, splits[0]?.dimension.column.name, splits.length]); // prettier-ignore

test('of two columns of groups the one with fewer labels is asked of the other’s, and what becomes of rows of both', () => {
  expect(asked([fault, make, ended])).toEqual([
    ['make', 'fault', 4],
    ['ended', 'fault', 3],
    ['ended', 'make', 3],
  ]);
});

test.each<[string, Parameters<typeof asked>]>([
  ['where things are read again and again', [[fault, make], [], true]],
  ['of who does it', [[fault, { ...make, entity: true }]]],
  ['of what is open', [[fault, { ...make, open: true }]]],
  ['of one column that says the other', [[fault, dimension('half', (row) => (row % 2 ? 'x' : 'y'))]]],
  ['of labels that hardly any row has', [[fault, dimension('rare', (row) => (row < LIMITS.fewestOfKind - 1 ? `R${row % 2}` : null))]]],
])('nothing is asked %s', (_, of) => expect(asked(...of).filter(([kinds]) => kinds !== 'fault')).toEqual([])); // prettier-ignore

test('of two labels the one says the other, and what is asked already is not asked again', () => {
  const size = dimension('size', (row) => (row % 7 < 3 ? 'small' : 'large'));
  expect(asked([fault, size])).toEqual([['size', 'fault', 1]]);
  const measure = handMeasure('size', Array.from({ length: N }, (_, row) => (row % 7 < 3 ? 1 : 0)), { columns: ['size'], typed: { op: 'rate', column: 'size', value: 'small' } }); // prettier-ignore
  expect(asked([fault, size], [measure])).toEqual([]);
});

test('a share is told as the number of its rows, beside that of the same kind elsewhere; what became of rows as a share', () => {
  const of = (dimensions: ReturnType<typeof dimension>[], place: number) =>
    kindsByGroups(handFrame('t', N, { dimensions }), timeline, dimensions, [])[place]?.[0];
  const share = of([fault, make], 0)!;
  // Of those that name nobody the column with more labels says the kind.
  const told = asTold(share, 2);
  expect([told.split.measure, told.split.dimension.column.name, told.split.within?.dimension.column.name, told.split.within?.label]).toEqual([null, 'make', 'fault', 'F2']); // prettier-ignore
  expect([...told.split.dimension.codes.keys()].every((row) => (told.split.dimension.codes[row] === -1) === (fault.codes[row] !== 2))).toBe(true); // prettier-ignore
  const ofWho = asTold({ ...share, dimension: { ...fault, entity: true } }, 2);
  expect([ofWho.split.dimension.column.name, ofWho.split.within?.label, ofWho.code]).toEqual(['fault', make.labels[0], 2]);
  const result = of([fault, ended], 0)!;
  expect(asTold(result, 1)).toEqual({ split: result, code: 1 });
  expect(groupsByKind({ timeline, measure: null, dimension: fault }, 0)).toBeNull();
});

/** Events of a year and a half in which one fault of one make becomes frequent, or what another number says. */
function events(rate: (of: { make: number; fault: number; week: number }) => number) {
  const random = seeded(5);
  const rows: { make: string; fault: string; at: number }[] = [];
  for (let week = 0; week < 78; week++)
    for (let m = 0; m < 4; m++)
      for (let f = 0; f < 6; f++)
        for (let left = rate({ make: m, fault: f, week }) + random() * 2 - 1; left > random(); left--)
          rows.push({ make: `M${m}`, fault: `F${f}`, at: Date.UTC(2023, 0, 2 + 7 * week + Math.floor(7 * random())) });
  return rows.sort((a, b) => a.at - b.at);
}

function told(rows: ReturnType<typeof events>): string[] {
  const edges = Array.from({ length: 19 }, (_, i) => Date.UTC(2023, i, 1));
  const frame = handFrame('t', rows.length, {
    dimensions: [handDimension('make', rows.map((row) => row.make)), handDimension('fault', rows.map((row) => row.fault))],
    timeline: handTimeline(rows.map(({ at }) => at), { edges, grain: 'month', finest: 'day' }),
  }); // prettier-ignore
  const log = new TestLog();
  const found = mineGroupSteps({ frame, log });
  log.settle();
  return found.filter(passes).map(({ subject: { filter, measure }, direction }) => [measure.op, ...filter.map(({ value }) => String(value)), direction].join(' ')); // prettier-ignore
}

test('the step of one fault of one make is told of both, and once', () => {
  expect(told(events(({ make: m, fault: f, week }) => (m === 1 && f === 2 && week >= 50 ? 9 : 2)))).toEqual(['count M1 F2 up']);
});

test('what a make does in all faults is told of the make, and what a fault does in all makes of the fault', () => {
  expect(told(events(({ make: m, week }) => (m === 1 && week >= 50 ? 6 : 2)))).toEqual(['count M1 up']);
  expect(told(events(({ fault: f, week }) => (f === 2 && week >= 50 ? 6 : 2)))).toEqual(['count F2 up']);
  expect(told(events(() => 2))).toEqual([]);
});
