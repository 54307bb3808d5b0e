import { handDimension, handMeasure } from '../../../testing/hand-made-frame';
import { dropRedundant } from './redundancy';

const rows = Array.from({ length: 60 }, (_, row) => row);
/** Hours that a job took, by its two times. */
const took = rows.map((row) => 2 + ((row * 37) % 41) / 7);
const between = handMeasure('took', took, { kind: 'duration', pair: { start: 'began', end: 'ended' }, unit: 'hours' });
const keptOf = (name: string, cells: number[]) =>
  dropRedundant([], [between, handMeasure(name, cells)], () => 0).kept.map(({ columns }) => columns.join());

test.each<[string, (hours: number) => number]>([
  ['minutes', (hours) => Math.round(hours * 60)],
  ['hours with one decimal', (hours) => Math.round(hours * 10) / 10],
  ['whole hours', (hours) => Math.floor(hours)],
  ['hours begun', (hours) => Math.ceil(hours)],
  ['days', (hours) => Math.round((hours / 24) * 1000) / 1000],
])('what a column holds in %s is no second measure of how long it took', (_, of) => {
  expect(keptOf('length', took.map(of))).toEqual(['length']);
});

test('a length that only goes with it is one of its own', () => {
  expect(
    keptOf(
      'planned',
      took.map((hours, row) => Math.round(hours * 60 + (row % 9) * 12)),
    ),
  ).toHaveLength(2);
  expect(
    keptOf(
      'pieces',
      took.map((hours) => Math.round(hours * 23)),
    ),
  ).toHaveLength(2);
});

test('a ratio of two columns that stands in the table in percent is told by its column', () => {
  const ratio = handMeasure('made', took.map((hours) => hours / 10), { kind: 'ratio', columns: ['produced', 'planned'] }); // prettier-ignore
  const kept = (cells: number[], unit: string | null) =>
    dropRedundant([], [ratio, handMeasure('yield', cells, { unit })], () => 0).kept.map(({ columns }) => columns.join());
  const percent = took.map((hours) => Math.round(hours * 100) / 10);
  expect(kept(percent, 'percent')).toEqual(['yield']);
  expect(kept(percent.map((one) => one / 100), '%')).toEqual(['yield']); // prettier-ignore
  expect(kept(percent, null)).toHaveLength(2);
});

test('of columns that say the same the result stays, whatever it is called', () => {
  const late = rows.map((row) => (row % 4 === 0 ? 'true' : 'false'));
  const [fined, isLate] = [handDimension('fined', late), handDimension('has days late', late, { event: 'true', outcome: true })];
  const kept = dropRedundant([fined, isLate], [], ({ name }) => name.length).dimensions;
  expect(kept).toEqual([isLate]);
});
