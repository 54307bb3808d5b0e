import { meanOf } from '../../../contracts/report/measure';
import type { TableModel } from '../../../contracts/table/table-model';
import { handFinding } from '../../../testing/hand-made-finding';
import { handDimension, handFrame, handMeasure, handTimeline } from '../../../testing/hand-made-frame';
import type { Frame } from '../../frame/frame';
import { byNatureOf, pastOf } from './by-nature';

const ROWS = 400;
const DAY = 86_400_000;
const rows = Array.from({ length: ROWS }, (_, i) => i);
/** Between 0 and 2, going with nothing else. */
const noise = (i: number) => (2 * ((i * 37) % 101)) / 101;
const sort = (i: number) => ['urgent', 'soon', 'usual', 'idle'][i % 4] ?? '';
const firm = (i: number) => ['Able', 'Bond', 'Cole', 'Dyer'][i % 4] ?? '';
const half = (i: number) => (i % 2 === 0 ? 'own' : 'hired');

interface Asked {
  label: string;
  of?: (i: number) => string;
  kind?: string;
  isSize?: boolean;
  entity?: boolean;
  isTimed?: boolean;
  periods?: number;
}
type Days = (label: string, i: number) => number;

/** Days that rows of each label take, in the order of time. */
function frameOf(days: Days, { of = firm, kind = 'event', entity = false, isTimed = true, periods = 13 }: Asked): Frame {
  return handFrame(
    't',
    ROWS,
    {
      measures: [handMeasure('days', rows.map((i) => days(of(i), i) + noise(i)))],
      dimensions: [handDimension('label', rows.map(of), { entity }), handDimension('area', rows.map((i) => (i < 200 ? 'A' : 'B')))],
      timeline: isTimed ? handTimeline(rows.map((i) => i * DAY), { edges: Array.from({ length: periods + 1 }, (_, i) => (i * ROWS * DAY) / periods) }) : null,
    },
    { model: { shape: { kind, entity: [], key: [] }, outcome: { kind: 'none' }, algebra: [], columns: [] } as unknown as TableModel },
  );
} // prettier-ignore

const levelOf = (member: string) =>
  handFinding({ kind: 'group-difference', subject: { filter: [], breakdown: 'label', measure: meanOf('days') }, member });
const isKnown = (days: Days, asked: Asked): boolean =>
  byNatureOf(frameOf(days, asked), () => asked.isSize === true)(levelOf(asked.label));

const ladder = (label: string) => ({ urgent: 2, soon: 5, usual: 8, idle: 11 })[label] ?? 0;
const slow = (label: string) => (label === 'Cole' ? 15 : 5);

test.each<[string, boolean]>([
  ['the least of a row of sorts that all differ', isKnown(ladder, { of: sort, label: 'urgent' })],
  ['and the most of them', isKnown(ladder, { of: sort, label: 'idle' })],
  ['the one of two', isKnown((label) => (label === 'own' ? 2 : 9), { of: half, label: 'own' })],
  [
    'the sort of the largest things that are read again, though the others are alike',
    isKnown(slow, { label: 'Cole', isSize: true, kind: 'panel' }),
  ],
])('%s is what its sort is like', (_, known) => expect(known).toBe(true));

test.each<[string, boolean]>([
  ['one that departs from others that are alike', isKnown(slow, { label: 'Cole' })],
  ['a firm with the largest things of firms that are alike', isKnown(slow, { label: 'Cole', isSize: true, entity: true, kind: 'panel' })],
  ['one with the largest amounts of things that happen', isKnown(slow, { label: 'Cole', isSize: true })],
  ['one of a row that was otherwise at first', isKnown((label, i) => (i < 200 && label === 'urgent' ? 8 : ladder(label)), { of: sort, label: 'urgent' })],
  ['one of a row that was like the others at last', isKnown((label, i) => (i >= 300 && label === 'idle' ? 6 : ladder(label)), { of: sort, label: 'idle' })],
  ['one of a row in three years', isKnown(ladder, { of: sort, label: 'urgent', periods: 3 })],
  ['one of a row where nothing has a time', isKnown(ladder, { of: sort, label: 'urgent', isTimed: false })],
  ['one of a row of things that are listed once', isKnown(ladder, { of: sort, label: 'urgent', kind: 'entity' })],
])('%s is not', (_, known) => expect(known).toBe(false)); // prettier-ignore

test.each<[string, Days, boolean]>([
  ['is past where it came down in the last part', (label, i) => (label === 'Cole' && i < 300 ? 15 : 5), true],
  ['is not where it came down in the middle', (label, i) => (label === 'Cole' && i < 200 ? 15 : 5), false],
  ['nor where it is as it was', slow, false],
  ['nor where it came down by a third', (label, i) => (label === 'Cole' ? (i < 300 ? 15 : 12) : 5), false],
  ['nor where it is so since the last part', (label, i) => (label === 'Cole' && i >= 300 ? 15 : 5), false],
])('a group that was apart %s', (_, days, isPast) =>
  expect(pastOf(frameOf(days, { label: 'Cole' }))(levelOf('Cole'))).toBe(isPast),
);

test('nothing is past where nothing has a time', () => {
  const asked = { label: 'Cole', isTimed: false };
  expect(pastOf(frameOf((label, i) => (label === 'Cole' && i < 300 ? 15 : 5), asked))(levelOf('Cole'))).toBe(false);
});
