import { randomFrom } from '../../stats/distributions/random';
import { handDimension } from '../../testing/hand-made-frame';
import { columnsBehind } from './columns-behind';
import { LIMITS } from './limits';

const ROWS = 2000;

/** Rows of two sides that differ by shift and by skill, by which values go; colour goes with the side alone, mood with the value alone. */
function world(given: 'both' | 'shift' = 'both') {
  const random = randomFrom(3);
  const rows = Array.from({ length: ROWS }, () => {
    const side = random() < 0.5;
    const shift = random() < (side ? 0.8 : 0.3) ? 'night' : 'day';
    const skill = random() < (side ? 0.7 : 0.4) ? 'new' : 'old';
    const mood = random() < 0.5 ? 'good' : 'bad';
    const colour = random() < (side ? 0.8 : 0.2) ? 'red' : 'blue';
    const value =
      (shift === 'night' ? 4 : 0) + (given === 'both' && skill === 'new' ? 2 : 0) + (mood === 'bad' ? 3 : 0) + random();
    return { side, shift, skill, mood, colour, value };
  });
  const column = (of: 'shift' | 'skill' | 'mood' | 'colour', name: string = of) => handDimension(name, rows.map((row) => row[of])); // prettier-ignore
  return { rows, column, sides: Float64Array.from(rows, ({ side }) => Number(side)), values: Float64Array.from(rows, ({ value }) => value) }; // prettier-ignore
}

const behind = ({ sides, values, column }: ReturnType<typeof world>, holds: (strata: Int32Array) => boolean = () => true) => {
  const found = columnsBehind(sides, values, [column('mood'), column('colour'), column('skill'), column('shift'), column('shift', 'again')], holds);
  return { by: found.by.map(({ column: { name } }) => name), cells: new Set(found.strata).size };
}; // prettier-ignore

test('those that differ between the sides and go with the value, the one that could make most of it first, and none twice', () => {
  expect(behind(world())).toEqual({ by: ['shift', 'skill'], cells: 4 });
  expect(behind(world('shift'))).toEqual({ by: ['shift'], cells: 2 });
});

test('only as far as cells hold rows enough', () => {
  expect(behind(world(), () => false)).toEqual({ by: [], cells: 1 });
  expect(behind(world(), (strata) => new Set(strata).size <= 2)).toEqual({ by: ['shift'], cells: 2 });
});

test('rows of neither side say nothing of the value', () => {
  const given = world();
  const [sides, values] = [given.sides.map((side, row) => (row % 2 === 0 ? side : NaN)), given.values.map((value, row) => (row % 2 === 0 ? value : 1e6))];
  expect(behind({ ...given, sides, values }).by).toEqual(['shift', 'skill']);
}); // prettier-ignore

test('no more than are named', () => {
  const random = randomFrom(8);
  const sides = Float64Array.from({ length: ROWS }, (_, row) => row % 2);
  const columns = Array.from({ length: LIMITS.mostColumns + 1 }, (_, i) =>
    handDimension(`c${i}`, Array.from(sides, (side) => (random() < (side ? 0.75 : 0.25) ? 'x' : 'y'))),
  );
  const values = sides.map((_, row) => columns.reduce((sum, { labels, codes }) => sum + Number(labels[codes[row] ?? -1] === 'x'), random()));
  expect(columnsBehind(sides, values, columns, () => true).by).toHaveLength(LIMITS.mostColumns);
}); // prettier-ignore
