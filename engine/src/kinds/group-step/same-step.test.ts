import { handDimension, handMeasure, handTimeline } from '../../testing/hand-made-frame';
import { LIMITS } from './limits';
import { isComplement, isLengthsEvent, isPartsEvent, isToldBy, type OwnStep } from './same-step';

const MONTH = 30 * 86_400_000;
/** Periods of it lie before the step. */
const BEFORE = 10;
const STEP = BEFORE * MONTH;

interface Row {
  line: string;
  machine: string;
  isAfter: boolean;
  value: number | null;
  weight?: number;
}

/** Rows of a line's machines on both sides of the step, and of another line that stays. */
const rowsOf = (levels: Readonly<Record<string, readonly [number, number]>>, each = 10): Row[] =>
  Object.entries({ ...levels, m9: [100, 100] as const }).flatMap(([machine, [before, after]]) =>
    [false, true].flatMap((isAfter) =>
      Array.from({ length: each }, () => ({ line: machine === 'm9' ? 'L2' : 'L1', machine, isAfter, value: isAfter ? after : before })),
    ),
  ); // prettier-ignore

/** The steps of the line L1 and of its machine m1. */
function stepsIn(rows: readonly Row[], { line = {}, machine = {}, counted = false }: { line?: Partial<OwnStep['step']>; machine?: Partial<OwnStep['step']>; counted?: boolean } = {}) {
  const timeline = handTimeline(rows.map(({ isAfter }) => (isAfter ? STEP : STEP - 1)), { edges: Array.from({ length: 21 }, (_, i) => i * MONTH) });
  const weights = rows.some(({ weight }) => weight !== undefined) ? { weights: Float64Array.from(rows, ({ weight = 1 }) => weight) } : {};
  const measure = counted ? null : handMeasure('scrap', rows.map(({ value }) => value), weights);
  const stepOf = (column: 'line' | 'machine', label: string, changes: Partial<OwnStep['step']>): OwnStep => {
    const dimension = handDimension(column, rows.map((row) => row[column]));
    const code = dimension.labels.indexOf(label);
    return { split: { timeline, measure, dimension }, step: { moment: STEP, rest: [100, 100], code, ...changes } as OwnStep['step'] };
  };
  return { whole: stepOf('line', 'L1', { own: [100, 85], ...line }), part: stepOf('machine', 'm1', { own: [100, 70], ...machine }) };
} // prettier-ignore

const toldByPart = (...of: Parameters<typeof stepsIn>) => isToldBy(stepsIn(...of).whole, stepsIn(...of).part);
const toldByWhole = (...of: Parameters<typeof stepsIn>) => isToldBy(stepsIn(...of).part, stepsIn(...of).whole);

/** What m2 takes of the step of a line that falls by 15. */
const withOther = (fall: number) => rowsOf({ m1: [100, 70], m2: [100, 100 - fall] });

test.each<[number, boolean, boolean]>([
  [0, true, false],
  // A fifth of what both fall by together, a half each: from there on the line falls without the machine as well.
  [3.3, true, false],
  [3.4, false, false],
  // Half of it.
  [9.9, false, false],
  [10.1, false, true],
])('of a line whose other machine falls by %d', (fall, byPart, byWhole) => {
  expect([toldByPart(withOther(fall)), toldByWhole(withOther(fall))]).toEqual([byPart, byWhole]);
});

test.each<[number, boolean]>([
  [3.4, true],
  [9.9, true],
  [10.1, false],
])(
  'of two that are told the surer one, unless the others take half: of a line whose other machine falls by %d',
  (fall, byPart) => {
    const sure = { line: { p: 1e-5 }, machine: { p: 1e-7 } };
    expect(toldByPart(withOther(fall), sure)).toBe(byPart);
    expect(toldByPart(withOther(fall), { line: sure.machine, machine: sure.line })).toBe(false);
  },
);

test('what the other lines take is no part of it', () => {
  const beside = (fall: number, others: number) => withOther(fall).map((row) => (row.line === 'L2' && row.isAfter ? { ...row, value: 100 + others } : row)); // prettier-ignore
  // The others fall by 5: of the 13 to 14 by which the line falls more a fifth is 2.8.
  expect([7.9, 7.7].map((fall) => toldByPart(beside(fall, -5)))).toEqual([false, true]);
  // They rise by 5: of the 20 that are its own a fifth is 4, of which the other machine, where it stays, has 5.
  expect(toldByPart(beside(0, 5))).toBe(false);
});

test('steps at other times, or the other way, are others', () => {
  const away = LIMITS.oneTime * MONTH;
  const at = (moment: number) => toldByPart(withOther(0), { machine: { moment } });
  expect([at(STEP - away), at(STEP + away), at(STEP - away - 1), at(STEP + away + 1)]).toEqual([true, true, false, false]);
  expect(toldByPart(withOther(0), { machine: { own: [70, 100] } })).toBe(false);
});

test('a part has nearly all of its rows in the whole, which has others', () => {
  const moved = (count: number) =>
    withOther(0).map((row, i) => (row.machine === 'm1' && i < count ? { ...row, line: 'L2' } : row));
  expect([2, 3].map((count) => toldByPart(moved(count)))).toEqual([true, false]);
  const single = rowsOf({ m1: [100, 70] });
  expect([toldByPart(single), toldByWhole(single)]).toEqual([false, false]);
  // Three rows of m2 beside twenty of m1 are more than a tenth of the line, two are not.
  const few = (count: number) => [...single, ...single.slice(0, count).map((row) => ({ ...row, machine: 'm2' }))];
  expect([2, 3].map((count) => toldByPart(few(count)))).toEqual([false, true]);
});

test('rows without a value count for nothing, and those of a quotient by what it is a quotient by', () => {
  const empty = withOther(0).map((row, i) => (row.machine === 'm2' && i % 2 ? { ...row, value: null } : row));
  expect(toldByPart(empty)).toBe(true);
  // Of m2 one row in two falls by 6: by 3 of each, or by hardly any where it weighs little.
  const mixed = (weight: number) =>
    withOther(0).map((row, i) => ({ ...row, weight: 1, ...(row.machine === 'm2' && row.isAfter && i % 2 ? { value: 93, weight } : {}) }));
  expect([mixed(1), mixed(0.1)].map((rows) => toldByPart(rows))).toEqual([false, true]);
}); // prettier-ignore

test('how many rows there are is counted', () => {
  const counts = (after: number) => [
    ...withOther(0).filter(({ machine, isAfter }) => machine !== 'm1' || !isAfter),
    ...withOther(0).filter(({ machine, isAfter }) => machine === 'm1' && isAfter).slice(0, 2),
    ...Array.from({ length: after }, (): Row => ({ line: 'L1', machine: 'm2', isAfter: false, value: null })),
  ]; // prettier-ignore
  // The line falls from 20 rows to 12, and m2 by so many of those: a fifth of 8 is 1.6.
  const own = (after: number) => ({ counted: true, line: { own: [20 + after, 12] as [number, number], rest: [10, 10] as [number, number] }, machine: { own: [10, 2] as [number, number] } }); // prettier-ignore
  expect([0, 1, 3].map((after) => toldByPart(counts(after), own(after)))).toEqual([true, true, false]);
});

/** Rows of two lines that share two machines, with what each of the four pairs comes to before and after. */
const crossed = (levels: Readonly<Record<string, readonly [number, number]>>, of: Parameters<typeof stepsIn>[1] = {}) => {
  const rows = Object.entries(levels).flatMap(([pair, [before, after]]) =>
    Array.from({ length: 20 }, (_, i): Row => ({ line: pair.slice(0, 2), machine: pair.slice(2), isAfter: i % 2 > 0, value: i % 2 > 0 ? after : before })),
  );
  const { whole, part } = stepsIn(rows, of);
  return [isToldBy(whole, part), isToldBy(part, whole)];
}; // prettier-ignore

test('of two groups that cross, the one that moves by the other’s rows alone is told by that', () => {
  const [sure, less] = [{ p: 1e-7 }, { p: 1e-5 }];
  const stays = [100, 100] as const;
  // All of the machine falls, in whatever line: of the line it is the machine’s rows alone.
  expect(crossed({ L1m1: [100, 70], L1m2: stays, L2m1: [100, 70], L2m2: stays })).toEqual([true, false]);
  // What falls is the machine’s part in the line: the surer one is told, whichever that is.
  const cell = { L1m1: [100, 70], L1m2: stays, L2m1: stays, L2m2: stays } as const;
  expect(crossed(cell, { line: less, machine: sure })).toEqual([true, false]);
  expect(crossed(cell, { line: sure, machine: less })).toEqual([false, true]);
  // Both fall, each without the other as well.
  expect(crossed({ L1m1: [100, 40], L1m2: [100, 70], L2m1: [100, 70], L2m2: stays }, { line: less, machine: sure })).toEqual([false, false]);
  // Groups without a row in common.
  expect(crossed({ L1m2: [100, 70], L2m1: [100, 70], L2m2: stays })).toEqual([false, false]);
}); // prettier-ignore

test('of nearly the same rows a label says it, and not a cell', () => {
  const { whole } = stepsIn(withOther(0));
  const within = { dimension: handDimension('shift', ['day']), label: 'day' };
  const cell: OwnStep = { ...whole, split: { ...whole.split, dimension: { ...whole.split.dimension }, within } };
  expect([isToldBy(cell, whole), isToldBy(whole, cell)]).toEqual([true, false]);
});

test('all that a line shows at a time is its machine’s, whatever is looked at', () => {
  const event = (fall: number, of: Partial<OwnStep['step']> = {}) => {
    const { whole, part } = stepsIn(withOther(fall), { machine: { own: [5, 9], ...of } });
    return isPartsEvent(whole, { ...part, split: { ...part.split, measure: null } });
  };
  // Half of what both fall by together, a half each.
  expect([event(0), event(9.9), event(10.1), event(0, { moment: STEP + 5 * MONTH })]).toEqual([true, true, false, false]);
  const { whole, part } = stepsIn(withOther(0));
  // Of one measure that is asked already.
  expect([isPartsEvent(part, whole), isPartsEvent(whole, part)]).toEqual([false, false]);
});

test('a length that a firm needs less of is told of the firm, and not once more of a part of its rows by a longer one', () => {
  /** A firm's rows of two kinds, that fall by so many days in what is told of the firm, and the first kind by so many in what is told of that. */
  const event = ({ firm = [16, 16], kind = 16, ends = ['reported', 'done'] }: { firm?: [number, number]; kind?: number; ends?: string[] } = {}, of: Partial<OwnStep['step']> = {}) => {
    const rows = rowsOf({ m1: [31, 31 - firm[0]], m2: [31, 31 - firm[1]] });
    const { whole, part } = stepsIn(rows, { line: { own: [31, 15] }, machine: { own: [40, 24], ...of } });
    const ofPair = (cells: (number | null)[], columns: string[]) => handMeasure(columns.join(' to '), cells, { kind: 'duration', columns, pair: { start: columns[0] ?? '', end: columns[1] ?? '' } });
    const within = { dimension: handDimension('check', ['yes']), label: 'yes' };
    const longer = ofPair(rows.map(({ isAfter }) => (isAfter ? 40 - kind : 40)), ends);
    const shorter = ofPair(rows.map(({ value }) => value), ['checked', 'done']);
    const [label, cell]: [OwnStep, OwnStep] = [{ ...whole, split: { ...whole.split, measure: shorter } }, { ...part, split: { ...part.split, measure: longer, within } }];
    return [isLengthsEvent(cell, label), isLengthsEvent(label, cell)];
  };
  expect([event(), event({ kind: 13 })]).toEqual([[true, false], [true, false]]);
  // Most of what the longer one falls by lies elsewhere.
  expect(event({ kind: 33 })).toEqual([false, false]);
  // The firm's other rows stay: the part's is an event of its own.
  expect(event({ firm: [16, 0] })).toEqual([false, false]);
  expect(event({ ends: ['asked', 'reported'] })).toEqual([false, false]);
  expect(event({}, { moment: STEP + 5 * MONTH })).toEqual([false, false]);
  expect(event({}, { own: [24, 40] })).toEqual([false, false]);
}); // prettier-ignore

test('what one kind gains of a group’s rows the others lose', () => {
  const { whole, part } = stepsIn(withOther(0));
  const kinds = handDimension('fault', ['a', 'b', 'c']);
  const of = (own: OwnStep, up: boolean, label = 'a', column = kinds): OwnStep => ({
    split: { ...own.split, kinds: column, measure: handMeasure(label, []) },
    step: { ...own.step, own: up ? [1, 2] : [2, 1] },
  });
  expect(isComplement(of(whole, true), of(whole, false, 'b'))).toBe(true);
  expect(isComplement(of(whole, true), of(whole, true, 'b'))).toBe(false);
  expect(isComplement(of(whole, true), of(whole, false, 'b', handDimension('end', ['a', 'b'])))).toBe(false);
  expect(isComplement(of(whole, true), of(part, false, 'b'))).toBe(false);
  expect(isComplement(whole, { ...whole, step: { ...whole.step, own: [85, 100] } })).toBe(false);
});
