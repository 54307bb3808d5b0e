import { normalFrom, randomFrom } from '../../stats/distributions/random';
import { beginsAt } from './begins';

const SIDES = { isOwn: (thing: number) => thing % 2 === 0, isOther: (thing: number) => thing % 2 === 1 };

/** Forty things at the moments given, of which every second one changes by so much at each of them. */
function world(changes: Readonly<Record<number, number>>, read: (thing: number, moment: number) => boolean = () => true) {
  const normal = normalFrom(randomFrom(3));
  const rows = Array.from({ length: 40 }, (_, thing) => {
    const level = 10 * normal();
    return Object.entries(changes).map(([moment, change]) => ({ thing, at: Number(moment), value: level + (thing % 2 === 0 ? change : 0) + normal() }));
  }).flat().filter(({ thing, at }) => read(thing, at));
  return beginsAt(
    { things: Int32Array.from(rows, ({ thing }) => thing), at: Float64Array.from(rows, ({ at }) => at) },
    Float64Array.from(rows, ({ value }) => value),
    SIDES,
  );
} // prettier-ignore

test.each<[string, Parameters<typeof world>[0], number | null]>([
  ['the first moment after the start', { 0: 0, 7: 4, 14: 5, 21: 6 }, 7],
  ['a later one', { 0: 0, 7: 0, 14: 5, 21: 6 }, 14],
  ['the one from which on it stays so', { 0: 0, 7: 4, 14: 0, 21: 6, 28: 6 }, 21],
  ['none where only the last differs', { 0: 0, 7: 0, 14: 6 }, null],
  ['none of two moments', { 0: 0, 7: 6 }, null],
  ['none where nothing differs', { 0: 0, 7: 0, 14: 0, 21: 0 }, null],
  ['none of a level that was there at the start', { 0: 5, 7: 5, 14: 5, 21: 5 }, null],
])('%s', (_, changes, begins) => expect(world(changes)).toBe(begins));

test('a moment at which few were read is none', () =>
  expect(world({ 0: 0, 7: 4, 14: 5, 99: 0 }, (thing, moment) => moment < 99 || thing < 6)).toBe(7));
