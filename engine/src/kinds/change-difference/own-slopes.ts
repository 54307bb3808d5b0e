import type { Dimension, Panel } from '../../insights/frame/frame';
import { LIMITS } from './limits';

const sizeOf = ({ things }: Panel): number => things.reduce((most, thing) => Math.max(most, thing + 1), 0);

/** How much each thing's measure goes up for one more of what its moments are counted in, by least squares; NaN where it was read at no two moments. */
export function ownSlopes(panel: Panel, values: Float64Array): Float64Array {
  const size = sizeOf(panel);
  const none = () => new Float64Array(size);
  const [n, x, y, products, squares] = [none(), none(), none(), none(), none()];
  const each = (visit: (thing: number, at: number, value: number) => void) => {
    panel.things.forEach((thing, row) => {
      const [at = NaN, value = NaN] = [panel.at[row], values[row]];
      if (thing >= 0 && at === at && value === value) visit(thing, at, value);
    });
  };
  const add = (sums: Float64Array, thing: number, what: number) => {
    sums[thing] = (sums[thing] ?? 0) + what;
  };
  each((thing, at, value) => {
    add(n, thing, 1);
    add(x, thing, at);
    add(y, thing, value);
  });
  // From each thing's own middle: moments in milliseconds have squares without the last digits.
  each((thing, at, value) => {
    const from = at - (x[thing] ?? 0) / (n[thing] ?? 1);
    add(products, thing, from * (value - (y[thing] ?? 0) / (n[thing] ?? 1)));
    add(squares, thing, from * from);
  });
  return products.map((product, thing) => ((squares[thing] ?? 0) > 0 ? product / (squares[thing] ?? 1) : NaN));
}

/** The group that each thing is of in all its rows, −1 where it is of none or of several; null where that is so of too many for an attribute. */
export function groupOfThings(panel: Panel, { codes }: Pick<Dimension, 'codes'>): Int32Array | null {
  const groups = new Int32Array(sizeOf(panel)).fill(-1);
  const several = new Set<number>();
  panel.things.forEach((thing, row) => {
    const code = codes[row] ?? -1;
    if (thing < 0 || code === -1) return;
    const known = groups[thing] ?? -1;
    if (known === -1) groups[thing] = code;
    else if (known !== code) several.add(thing);
  });
  const some = groups.reduce((count, group) => count + (group === -1 ? 0 : 1), 0);
  if (some === 0 || several.size > LIMITS.mostVarying * some) return null;
  return groups.map((group, thing) => (several.has(thing) ? -1 : Math.max(-1, group)));
}

/** Figures of things, each at the first row of its thing. */
export function atFirstRows(panel: Panel, figures: ArrayLike<number>, none: number): Float64Array {
  const seen = new Set<number>();
  return Float64Array.from(panel.things, (thing) => {
    if (thing < 0 || seen.has(thing)) return none;
    seen.add(thing);
    return figures[thing] ?? none;
  });
}
